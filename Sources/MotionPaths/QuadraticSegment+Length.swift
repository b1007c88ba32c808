public import NumericalMethods

extension QuadraticSegment {
  /// The arc length ∫|B′| from 0 to 1, in closed form.
  ///
  /// With d₀ = control − start, d₁ = end − control, R = |d₀| + |d₁|, C = d₀ + d₁, A = d₁ − d₀ and z = |A|/R,
  /// L = ½(R + |C|²/R) + 2(d₀×d₁)²/R³·k(z), k(z) = (artanh z − z)/z³. Every term is positive, so nothing cancels. Within 4·2⁻⁵² of
  /// itself at every scale; scaling the curve by a power of two scales the length exactly. `accuracy` makes no difference.
  @inlinable @inline(__always)
  public func length(accuracy: Double) -> Double { hodograph.length }

  /// t times the length of the hodograph from its start to its point at t: as exact, relative to itself, as the whole length.
  @inlinable @inline(__always)
  public func length(to t: Double, accuracy: Double) -> Double { hodograph.length(to: t) }

  @inlinable
  public func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double {
    hodograph.parameter(atDistance: distance, length: length).root
  }

  /// B′/2.
  @inlinable @inline(__always)
  package var hodograph: QuadraticHodograph { QuadraticHodograph(first: control - start, last: end - control) }
}

/// Half the derivative of a quadratic curve: first·(1−t) + last·t.
@frozen
@usableFromInline
package struct QuadraticHodograph {
  @usableFromInline package var first, last: SIMD2<Double>

  @inlinable @inline(__always)
  init(first: SIMD2<Double>, last: SIMD2<Double>) {
    self.first = first
    self.last = last
  }

  /// 2∫|h| from 0 to 1.
  @inlinable @inline(__always)
  package var length: Double {
    let (firstSize, lastSize) = (squareRoot(first.dot(first)), squareRoot(last.dot(last)))
    let sum = firstSize + lastSize
    guard sum > 0x1p-240, sum < 0x1p240 else { return scaledLength }
    let (chord, bend) = (first + last, last - first)
    let straight = 0.5 * (sum + chord.dot(chord) / sum)
    let cross = first.cross(last)
    let area = cross * cross
    let square = sum * sum
    // Too flat for the second term to count; here the logarithm's argument may have no meaning.
    guard area > 0x1p-120 * square * square else { return straight }
    let bendSquare = bend.dot(bend)
    if bendSquare < 0.1 * square {
      return straight + 2 * area / (square * sum) * Self.smallBend(bendSquare / square)
    }
    let bendSize = squareRoot(bendSquare)
    // R − |A| in a form that does not cancel: (R² − |A|²)/2 = r₀r₁ + d₀·d₁.
    let (product, dot) = (firstSize * lastSize, first.dot(last))
    let gap = dot >= 0 ? product + dot : area / (product - dot)
    let outer = sum + bendSize
    let logarithm = logarithm(outer * outer / (2 * gap))
    return straight + area / (bendSquare * bendSize) * (logarithm - 2 * bendSize / sum)
  }

  /// k(z) = Σ z²ⁿ/(2n + 3) for z² < 0.1, given z².
  @inlinable @inline(__always)
  static func smallBend(_ x: Double) -> Double {
    let x2 = x * x
    let x4 = x2 * x2
    let low = (1.0 / 3 + x / 5) + x2 * (1.0 / 7 + x / 9)
    let middle = (1.0 / 11 + x / 13) + x2 * (1.0 / 15 + x / 17)
    let high = (1.0 / 19 + x / 21) + x2 * (1.0 / 23 + x / 25)
    return low + x4 * (middle + x4 * high)
  }

  /// 2∫|h| from 0 to t.
  @inlinable @inline(__always)
  package func length(to t: Double) -> Double {
    t * QuadraticHodograph(first: first, last: first.interpolated(to: last, at: t)).length
  }

  /// The length of a curve whose powers leave the range of a double.
  @usableFromInline
  var scaledLength: Double {
    let size = max(first.largestComponent, last.largestComponent)
    guard size > 0, size < .infinity else { return size }
    let scale = Double(sign: .plus, exponent: -size.exponent, significand: 1)
    return QuadraticHodograph(first: first * scale, last: last * scale).length / scale
  }

  /// The parameter at a distance and the number of times that a length was computed for it.
  @inlinable
  package func parameter(atDistance distance: Double, length: Double) -> BracketedRoot {
    if distance <= 0 || length == 0 { return BracketedRoot(root: 0, evaluations: 0) }
    if distance >= length { return BracketedRoot(root: 1, evaluations: 0) }
    return fallingRoot(in: (0, 1), start: distance / length, tolerance: 0x1p-52) { t in
      let speed = first.interpolated(to: last, at: t)
      return Jet(value: (distance - self.length(to: t)) / length, slope: -2 * speed.norm / length)
    }
  }
}
