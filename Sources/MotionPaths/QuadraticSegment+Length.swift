public import NumericalMethods

extension QuadraticSegment {
  /// The arc length ∫|B′| from 0 to 1, in closed form.
  ///
  /// With d₀ = control − start, d₁ = end − control, R = |d₀| + |d₁|, C = d₀ + d₁, A = d₁ − d₀ and z = |A|/R,
  /// L = ½(R + |C|²/R) + 2(d₀×d₁)²/R³·k(z), k(z) = (artanh z − z)/z³. Every term is positive, so nothing cancels. Within 4·2⁻⁵² of
  /// itself at every scale; scaling the curve by a power of two scales the length exactly. `accuracy` makes no difference.
  @inlinable @inline(__always)
  public func length(accuracy: Double) -> Double {
    let length = hodograph.length
    return length < .infinity ? length : reduced.hodograph.length / overflowReduction
  }

  /// t times the length of the hodograph from its start to its point at t: as exact, relative to itself, as the whole length.
  @inlinable @inline(__always)
  public func length(to t: Double, accuracy: Double) -> Double {
    let length = hodograph.length(to: t)
    return length.magnitude < .infinity ? length : reduced.hodograph.length(to: t) / overflowReduction
  }

  @inlinable
  public func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double {
    guard length < 0x1p1000 else {
      let (hodograph, distance) = (reduced.hodograph, distance * overflowReduction)
      return hodograph.parameter(atDistance: distance, length: hodograph.length).root
    }
    return hodograph.parameter(atDistance: distance, length: length).root
  }

  /// The curve with coordinates whose differences do not overflow.
  @usableFromInline
  var reduced: QuadraticSegment {
    QuadraticSegment(
      start: start * overflowReduction, control: control * overflowReduction, end: end * overflowReduction)
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
    if bendSquare < 0.0625 * square {
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

  /// k(z) = Σ z²ⁿ/(2n + 3), given z² < 1/16; the first term left out is below 2⁻⁵².
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

  /// The length of a curve whose powers leave the range of a double; NaN where the hodograph is not finite.
  @usableFromInline
  var scaledLength: Double {
    guard first.isFinite, last.isFinite else { return .nan }
    let size = max(first.largestComponent, last.largestComponent)
    guard size > 0 else { return 0 }
    let scale = normalizingScale(forSize: size)
    return QuadraticHodograph(first: first * scale, last: last * scale).length / scale
  }

  /// The parameter at a distance, and how often a length was computed for it.
  ///
  /// Householder's iteration of order 4 on s(t) = distance in a bracket, from a start that is exact at both ends and for straight curves.
  @inlinable @inline(__always)
  package func parameter(atDistance distance: Double, length: Double) -> BracketedRoot {
    guard distance > 0, distance < length, length > 0x1p-200, length < 0x1p200 else {
      return rareParameter(atDistance: distance, length: length)
    }
    let bend = last - first
    let bendSquare = bend.dot(bend)
    let bendSize = squareRoot(bendSquare)
    let cross = first.cross(last)
    let square = cross * cross
    let allowed = 0x1p-54 * length
    var t = start(fraction: distance / length, bendSize: bendSize, cross: cross)
    var (lower, upper) = (0.0, 1.0)
    var evaluations = 0
    while true {
      let velocity = first.interpolated(to: last, at: t)
      let speedSquare = velocity.dot(velocity)
      let inverseSpeed = 1 / squareRoot(speedSquare)
      let value = t * QuadraticHodograph(first: first, last: velocity).length - distance
      evaluations += 1
      if value == 0 || evaluations == 64 { return BracketedRoot(root: t, evaluations: evaluations) }
      if value < 0 { lower = t } else { upper = t }
      // Newton's step, and s″/s′ and s‴/s′.
      let newton = 0.5 * value * inverseSpeed
      let inverseSquare = inverseSpeed * inverseSpeed
      let second = velocity.dot(bend) * inverseSquare
      let third = square * (inverseSquare * inverseSquare)
      let step = newton * (3 * newton * second - 6) / (6 - 6 * newton * second + newton * newton * third)
      let next = t + step
      // The distance to the nearest point where s is not analytic is |h|/|A|; what the step leaves is its fourth power.
      let stepSquare = step * step
      if stepSquare * stepSquare * bendSquare * bendSize <= allowed * speedSquare {
        return BracketedRoot(root: min(max(next, lower), upper), evaluations: evaluations)
      }
      t = next > lower && next < upper ? next : lower + (upper - lower) / 2
    }
  }

  /// The parameter at which a simpler curve with the same ends has covered a fraction of its length.
  ///
  /// In u = h·A/|A|, s is the difference of u√(u² + c²) + c²·asinh(u/c), c = |first×last|/|A|. In its place, a function that has the same
  /// slope at 0, the same growth and an inverse without a logarithm: ½u(|u| + √(u² + 16c²)) = w ⇔ u = w/√(4c² + |w|).
  @inlinable @inline(__always)
  func start(fraction: Double, bendSize: Double, cross: Double) -> Double {
    let bend = last - first
    guard bendSize > 0x1p-20 * (first.largestComponent + last.largestComponent) else { return fraction }
    let direction = bend / bendSize
    let gap = cross / bendSize
    let square = gap * gap
    let (u0, u1) = (first.dot(direction), last.dot(direction))
    let w0 = 0.5 * u0 * (u0.magnitude + squareRoot(u0 * u0 + 16 * square))
    let w1 = 0.5 * u1 * (u1.magnitude + squareRoot(u1 * u1 + 16 * square))
    let w = w0 + (w1 - w0) * fraction
    let u = w / squareRoot(4 * square + w.magnitude)
    return (u - u0) / bendSize
  }

  /// The parameter at a distance that is not inside the curve, or of a curve whose powers leave the range of a double.
  @usableFromInline
  func rareParameter(atDistance distance: Double, length: Double) -> BracketedRoot {
    if distance <= 0 || length == 0 { return BracketedRoot(root: 0, evaluations: 0) }
    if distance >= length { return BracketedRoot(root: 1, evaluations: 0) }
    guard distance > 0, first.isFinite, last.isFinite else { return BracketedRoot(root: .nan, evaluations: 0) }
    let scale = normalizingScale(forSize: max(first.largestComponent, last.largestComponent))
    let scaled = QuadraticHodograph(first: first * scale, last: last * scale)
    let total = scaled.length
    guard total > 0, total < 0x1p200 else { return BracketedRoot(root: .nan, evaluations: 0) }
    return scaled.parameter(atDistance: distance * scale, length: total)
  }
}
