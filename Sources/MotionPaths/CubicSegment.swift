public import NumericalMethods

/// A cubic Bézier curve: B(t) = (1−t)³·start + 3t(1−t)²·control1 + 3t²(1−t)·control2 + t³·end.
///
/// **Length.** Within the accuracy asked for, or 8·2⁻⁵² of itself if that is larger, at cusps, loops and single points too; see
/// ``length(accuracy:)``.
@frozen
public struct CubicSegment: Sendable, Hashable {
  /// The point at t = 0.
  public var start: SIMD2<Double>
  /// The point towards which the curve starts.
  public var control1: SIMD2<Double>
  /// The point from which the curve arrives.
  public var control2: SIMD2<Double>
  /// The point at t = 1.
  public var end: SIMD2<Double>

  /// A curve from its control points.
  @inlinable
  public init(start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }
}

extension CubicSegment: CurveSegment {
  @inlinable
  public func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let outer = start * (s * s * s) + end * (t * t * t)
    return outer + (control1 * (3 * s * s * t) + control2 * (3 * s * t * t))
  }

  @inlinable
  public func derivative(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let (first, middle, last) = (control1 - start, control2 - control1, end - control2)
    return 3 * (first * (s * s) + middle * (2 * s * t) + last * (t * t))
  }

  @inlinable
  public func secondDerivative(at t: Double) -> SIMD2<Double> {
    let (first, middle, last) = (control1 - start, control2 - control1, end - control2)
    return 6 * (middle - first).interpolated(to: last - middle, at: t)
  }

  public func unitTangent(at t: Double) -> SIMD2<Double> { frame(at: t).unitTangent }

  public func curvature(at t: Double) -> Double { frame(at: t).curvature }

  public var boundingBox: BoundingBox {
    let (first, middle, last) = (control1 / 2 - start / 2, control2 / 2 - control1 / 2, end / 2 - control2 / 2)
    var box = BoundingBox(around: start, end)
    for axis in 0..<2 {
      let slope = BernsteinPolynomial(degree: 2, SIMD8(first[axis], middle[axis], last[axis], 0, 0, 0, 0, 0))
      for t in slope.rootsInUnitInterval { box = box.union(point(at: t)) }
    }
    return box
  }

  @inlinable
  public var reversed: CubicSegment {
    CubicSegment(start: end, control1: control2, control2: control1, end: start)
  }

  @inlinable
  public func split(at t: Double) -> (first: CubicSegment, second: CubicSegment) {
    let (before, over, after) = (
      start.interpolated(to: control1, at: t), control1.interpolated(to: control2, at: t),
      control2.interpolated(to: end, at: t)
    )
    let middle = point(at: t)
    return (
      CubicSegment(start: start, control1: before, control2: before.interpolated(to: over, at: t), end: middle),
      CubicSegment(start: middle, control1: over.interpolated(to: after, at: t), control2: after, end: end)
    )
  }

  @inlinable
  public func subsegment(from lower: Double, to upper: Double) -> CubicSegment {
    CubicSegment(
      start: point(at: lower), control1: blossom(lower, lower, upper), control2: blossom(lower, upper, upper),
      end: point(at: upper))
  }

  /// The symmetric function that is affine in each argument and agrees with the curve where they are equal.
  @inlinable
  func blossom(_ first: Double, _ second: Double, _ third: Double) -> SIMD2<Double> {
    let (before, over, after) = (
      start.interpolated(to: control1, at: first), control1.interpolated(to: control2, at: first),
      control2.interpolated(to: end, at: first)
    )
    return before.interpolated(to: over, at: second)
      .interpolated(to: over.interpolated(to: after, at: second), at: third)
  }

  /// The nearest point; the stationary points of the distance are the roots of a polynomial of degree 5.
  public func nearest(to point: SIMD2<Double>) -> NearestPoint {
    let (p0, p1) = (start / 2 - point / 2, control1 / 2 - point / 2)
    let (p2, p3) = (control2 / 2 - point / 2, end / 2 - point / 2)
    let (d0, d1, d2) = (control1 / 2 - start / 2, control2 / 2 - control1 / 2, end / 2 - control2 / 2)
    let scale = max(
      max(p0.largestComponent, p1.largestComponent, p2.largestComponent, p3.largestComponent),
      max(d0.largestComponent, d1.largestComponent, d2.largestComponent))
    guard scale > 0, scale < .infinity else { return candidate(at: 0, for: point) }
    func dot(_ position: SIMD2<Double>, _ velocity: SIMD2<Double>) -> Double {
      (position / scale).dot(velocity / scale)
    }
    // (B − point)·B′ in the Bernstein basis, in units of the largest distance.
    let product = BernsteinPolynomial(
      degree: 5,
      SIMD8(
        dot(p0, d0),
        (2 * dot(p0, d1) + 3 * dot(p1, d0)) / 5,
        (dot(p0, d2) + 6 * dot(p1, d1) + 3 * dot(p2, d0)) / 10,
        (3 * dot(p1, d2) + 6 * dot(p2, d1) + dot(p3, d0)) / 10,
        (3 * dot(p2, d2) + 2 * dot(p3, d1)) / 5,
        dot(p3, d2), 0, 0))
    return nearest(to: point, among: product.rootsInUnitInterval)
  }
}

extension CubicSegment {
  private func frame(at t: Double) -> CurveFrame {
    let scale = CurveFrame.scale(for: BoundingBox(around: start, end).union(control1).union(control2))
    let curve = CubicSegment(
      start: start * scale, control1: control1 * scale, control2: control2 * scale, end: end * scale)
    let third = 6 * ((curve.end - curve.start) - 3 * (curve.control2 - curve.control1))
    return CurveFrame(
      first: curve.derivative(at: t), second: curve.secondDerivative(at: t), third: third, isArriving: t >= 1,
      scale: scale)
  }
}
