public import NumericalMethods

/// A straight line from one point to another, at constant speed.
///
/// Its length is √(Δx² + Δy²) within 2 ulp; it is infinite only where it is beyond the largest double. `accuracy` makes no difference.
@frozen
public struct LineSegment: Sendable, Hashable {
  /// The point at t = 0.
  public var start: SIMD2<Double>
  /// The point at t = 1.
  public var end: SIMD2<Double>

  /// A line between two points.
  @inlinable
  public init(start: SIMD2<Double>, end: SIMD2<Double>) {
    self.start = start
    self.end = end
  }
}

extension LineSegment: CurveSegment {
  @inlinable
  public func point(at t: Double) -> SIMD2<Double> { start.interpolated(to: end, at: t) }

  @inlinable
  public func derivative(at t: Double) -> SIMD2<Double> { end - start }

  @inlinable
  public func secondDerivative(at t: Double) -> SIMD2<Double> { .zero }

  public func unitTangent(at t: Double) -> SIMD2<Double> {
    let direction = end - start
    return direction.isFinite ? direction.unit : (end / 2 - start / 2).unit
  }

  /// Zero.
  @inlinable
  public func curvature(at t: Double) -> Double { 0 }

  @inlinable
  public var boundingBox: BoundingBox { BoundingBox(around: start, end) }

  @inlinable
  public var reversed: LineSegment { LineSegment(start: end, end: start) }

  @inlinable
  public func split(at t: Double) -> (first: LineSegment, second: LineSegment) {
    let middle = point(at: t)
    return (LineSegment(start: start, end: middle), LineSegment(start: middle, end: end))
  }

  @inlinable
  public func subsegment(from start: Double, to end: Double) -> LineSegment {
    LineSegment(start: point(at: start), end: point(at: end))
  }

  @inlinable
  public func length(accuracy: Double) -> Double { start.distance(to: end) }

  @inlinable
  public func length(to t: Double, accuracy: Double) -> Double { t * start.distance(to: end) }

  @inlinable
  public func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double {
    if distance <= 0 || length == 0 { return 0 }
    return distance >= length ? 1 : distance / length
  }

  public func nearest(to point: SIMD2<Double>) -> NearestPoint {
    // In units of the line, so that no square overflows or vanishes.
    let along = end / 2 - start / 2
    let direction = along.unit
    let t = (point / 2 - start / 2).dot(direction) / along.norm
    return candidate(at: t > 0 ? min(t, 1) : 0, for: point)
  }
}
