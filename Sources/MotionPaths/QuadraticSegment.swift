public import NumericalMethods

/// A quadratic Bézier curve: B(t) = (1−t)²·start + 2t(1−t)·control + t²·end.
///
/// **Length.** Within 4·2⁻⁵² of itself for every curve, straight and pointed ones included, at any scale: a closed form, `accuracy`
/// makes no difference. It is infinite only where it is beyond the largest double. See ``length(accuracy:)``.
@frozen
public struct QuadraticSegment: Sendable, Hashable {
  /// The point at t = 0.
  public var start: SIMD2<Double>
  /// The point towards which the curve starts and from which it arrives.
  public var control: SIMD2<Double>
  /// The point at t = 1.
  public var end: SIMD2<Double>

  /// A curve from its control points.
  @inlinable
  public init(start: SIMD2<Double>, control: SIMD2<Double>, end: SIMD2<Double>) {
    self.start = start
    self.control = control
    self.end = end
  }
}

extension QuadraticSegment: CurveSegment {
  @inlinable
  public func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return start * (s * s) + control * (2 * s * t) + end * (t * t)
  }

  @inlinable
  public func derivative(at t: Double) -> SIMD2<Double> {
    2 * (control - start).interpolated(to: end - control, at: t)
  }

  @inlinable
  public func secondDerivative(at t: Double) -> SIMD2<Double> {
    2 * ((end - control) - (control - start))
  }

  public func unitTangent(at t: Double) -> SIMD2<Double> { frame(at: t).unitTangent }

  public func curvature(at t: Double) -> Double { frame(at: t).curvature }

  public var boundingBox: BoundingBox {
    let (first, last) = (control / 2 - start / 2, end / 2 - control / 2)
    var box = BoundingBox(around: start, end)
    for axis in 0..<2 {
      for t in BernsteinPolynomial(degree: 1, SIMD8(first[axis], last[axis], 0, 0, 0, 0, 0, 0)).rootsInUnitInterval {
        box = box.union(point(at: t))
      }
    }
    return box
  }

  @inlinable
  public var reversed: QuadraticSegment { QuadraticSegment(start: end, control: control, end: start) }

  @inlinable
  public func split(at t: Double) -> (first: QuadraticSegment, second: QuadraticSegment) {
    let (before, after) = (start.interpolated(to: control, at: t), control.interpolated(to: end, at: t))
    let middle = point(at: t)
    return (
      QuadraticSegment(start: start, control: before, end: middle),
      QuadraticSegment(start: middle, control: after, end: end)
    )
  }

  @inlinable
  public func subsegment(from lower: Double, to upper: Double) -> QuadraticSegment {
    // The blossom of the curve at (lower, upper).
    let middle = start.interpolated(to: control, at: lower)
      .interpolated(to: control.interpolated(to: end, at: lower), at: upper)
    return QuadraticSegment(start: point(at: lower), control: middle, end: point(at: upper))
  }

  /// The nearest point; the stationary points of the distance are the roots of a cubic equation.
  public func nearest(to point: SIMD2<Double>) -> NearestPoint {
    let (first, last) = (control / 2 - start / 2, end / 2 - control / 2)
    let origin = start / 2 - point / 2
    let scale = max(origin.largestComponent, first.largestComponent, last.largestComponent)
    guard scale > 0, scale < .infinity else { return candidate(at: 0, for: point) }
    // (B − point)·B′ in the Bernstein basis, in units of the largest distance.
    let (d0, d1, p0) = (first / scale, last / scale, origin / scale)
    let (p1, p2) = (p0 + d0, p0 + d0 + d1)
    let product = BernsteinPolynomial(
      degree: 3,
      SIMD8(
        p0.dot(d0), (2 * p1.dot(d0) + p0.dot(d1)) / 3, (p2.dot(d0) + 2 * p1.dot(d1)) / 3, p2.dot(d1), 0, 0, 0, 0))
    return nearest(to: point, among: product.rootsInUnitInterval)
  }
}

extension QuadraticSegment {
  private func frame(at t: Double) -> CurveFrame {
    let scale = CurveFrame.scale(for: BoundingBox(around: start, end).union(control))
    let curve = QuadraticSegment(start: start * scale, control: control * scale, end: end * scale)
    return CurveFrame(
      first: curve.derivative(at: t), second: curve.secondDerivative(at: t), third: .zero, isArriving: t >= 1,
      scale: scale)
  }
}
