import NumericalMethods

extension CubicSegment {
  /// The arc length ∫|B′| from 0 to 1.
  ///
  /// Within `accuracy`, or 8·2⁻⁵² of itself if that is larger, whatever the curve does: the speed is the modulus of a complex quadratic, its
  /// roots tell where it is not analytic, and with them the number of nodes follows from a proved bound. Costs 8 to 48 evaluations of
  /// the speed for smooth curves, a few hundred next to a cusp; nothing for a point.
  public func length(accuracy: Double) -> Double { length(to: 1, accuracy: accuracy) }

  public func length(to t: Double, accuracy: Double) -> Double {
    let (hodograph, scale) = hodograph
    return hodograph.length(to: t, accuracy: accuracy * scale) / scale
  }

  public func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double {
    if distance <= 0 || length == 0 { return 0 }
    if distance >= length { return 1 }
    let (hodograph, scale) = hodograph
    let accuracy = accuracy > 0 ? accuracy * scale : 0
    let total = length < .infinity ? length * scale : hodograph.length(to: 1, accuracy: accuracy)
    let fraction = distance * scale / total
    guard fraction.isFinite else { return .nan }
    let allowed = max(0x1p-51, accuracy / total)
    return fallingRoot(in: (0, 1), start: fraction, tolerance: allowed) { t in
      let (velocity, acceleration) = (hodograph.value(at: t), hodograph.derivative(at: t))
      let speed = velocity.norm
      return Jet(
        value: fraction - hodograph.length(to: t, accuracy: accuracy / 4) / total,
        slope: -speed / total, curvature: speed > 0 ? -(velocity / speed).dot(acceleration) / total : 0)
    }.root
  }

  /// B′ times a power of two with which it is finite.
  private var hodograph: (hodograph: CubicHodograph, scale: Double) {
    let scale = CurveFrame.scale(for: BoundingBox(around: start, end).union(control1).union(control2))
    let (first, second) = (start * scale, control1 * scale)
    let (third, last) = (control2 * scale, end * scale)
    return (
      CubicHodograph(first: 3 * (second - first), middle: 3 * (third - second), last: 3 * (last - third)), scale
    )
  }
}

/// The derivative of a cubic curve as a complex polynomial: first·(1−t)² + middle·2t(1−t) + last·t².
struct CubicHodograph {
  var first, middle, last: SIMD2<Double>

  func value(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return first * (s * s) + middle * (2 * s * t) + last * (t * t)
  }

  func derivative(at t: Double) -> SIMD2<Double> {
    2 * (middle - first).interpolated(to: last - middle, at: t)
  }

  /// ∫|h| from 0 to t.
  func length(to t: Double, accuracy: Double) -> Double {
    let over = first.interpolated(to: middle, at: t)
    let part = CubicHodograph(
      first: first, middle: over, last: over.interpolated(to: middle.interpolated(to: last, at: t), at: t))
    guard part.first.isFinite, part.middle.isFinite, part.last.isFinite, t.isFinite else { return .nan }
    let size = max(part.first.largestComponent, part.middle.largestComponent, part.last.largestComponent)
    guard t != 0, size > 0 else { return 0 }
    let scale = normalizingScale(forSize: size)
    let scaled = CubicHodograph(first: part.first * scale, middle: part.middle * scale, last: part.last * scale)
    let wanted = max(0x1p-54, accuracy / 2 * scale / t.magnitude)
    return t * (CubicSpeed(scaled, tolerance: wanted).integral(from: 0, width: 1, tolerance: wanted) / scale)
  }
}

/// The speed of a cubic curve on 0…1.
struct CubicSpeed: AnalyticSpeed {
  private var hodograph: CubicHodograph
  private(set) var branchPoints: (first: BranchPoint, second: BranchPoint)

  /// The speed of a hodograph of size about 1, to be integrated with an error up to `tolerance`.
  init(_ hodograph: CubicHodograph, tolerance: Double) {
    self.hodograph = hodograph
    branchPoints = (.none, .none)
    // a·t² + 2b·t + c, its discriminant written so that it needs no a: b² − a·c.
    let (c, middle) = (hodograph.first, hodograph.middle)
    let b = middle - c
    let a = (hodograph.last - middle) - b
    let root = complexSquareRoot(complexProduct(middle, middle) - complexProduct(c, hodograph.last))
    let larger = -(b.dot(root) >= 0 ? b + root : b - root)
    let (first, second) = (complexQuotient(larger, a), complexQuotient(c, larger))
    branchPoints = (
      branchPoint(first, other: second, leading: a, tolerance: tolerance),
      branchPoint(second, other: first, leading: a, tolerance: tolerance)
    )
  }

  /// The branch point at a root of the hodograph. So near the real axis that it makes less difference than the tolerance it is a kink:
  /// |a||t − z₂|·(√(s² + b²) − |s|), of which the integral is below |a||t − z₂|·b²(1 + ln(1/b)).
  private func branchPoint(
    _ root: SIMD2<Double>, other: SIMD2<Double>, leading: SIMD2<Double>, tolerance: Double
  ) -> BranchPoint {
    guard root.isFinite else { return .none }
    let farther = other.isFinite ? leading.norm * (1 + other.norm) : 4
    let height = root.y.magnitude
    return BranchPoint(real: root.x, imaginary: 64 * farther * height * height <= tolerance ? 0 : height)
  }

  func speed(at t: Double) -> Double {
    let value = hodograph.value(at: t)
    return squareRoot(value.dot(value))
  }

  func largestEllipse(halfWidth: Double) -> Double { 0x1p20 }

  func bound(center: Double, halfWidth: Double, ellipse: Double) -> Double {
    // In x on −1…1 the polynomial is constant + linear·x + square·x², and |x| is at most the larger semi-axis.
    let curvature = (hodograph.last - hodograph.middle) - (hodograph.middle - hodograph.first)
    let slope = 2 * (hodograph.middle - hodograph.first).interpolated(to: hodograph.last - hodograph.middle, at: center)
    let semiAxis = (ellipse + 1 / ellipse) / 2 * halfWidth
    return speed(at: center) + semiAxis
      * (squareRoot(slope.dot(slope)) + semiAxis * squareRoot(curvature.dot(curvature)))
  }
}

private func complexProduct(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(left.x * right.x - left.y * right.y, left.x * right.y + left.y * right.x)
}

private func complexQuotient(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(left.dot(right), right.cross(left)) / right.dot(right)
}

/// The root with a non-negative real part.
private func complexSquareRoot(_ value: SIMD2<Double>) -> SIMD2<Double> {
  let size = value.norm
  guard size > 0 else { return .zero }
  let larger = squareRoot((size + value.x.magnitude) / 2)
  let smaller = value.y / (2 * larger)
  return value.x >= 0 ? SIMD2(larger, smaller) : SIMD2(smaller.magnitude, value.y < 0 ? -larger : larger)
}
