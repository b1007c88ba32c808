/// The point of a segment that is nearest to a given point.
@frozen
public struct NearestPoint: Sendable, Hashable {
  /// Where on the segment it is, from 0 to 1.
  public var parameter: Double
  /// The point itself.
  public var point: SIMD2<Double>
  /// Its distance from the given point.
  public var distance: Double

  /// A nearest point from its parts.
  @inlinable
  public init(parameter: Double, point: SIMD2<Double>, distance: Double) {
    self.parameter = parameter
    self.point = point
    self.distance = distance
  }
}

extension CurveSegment {
  /// The segment's point at a parameter, as a candidate for the nearest to `target`.
  func candidate(at t: Double, for target: SIMD2<Double>) -> NearestPoint {
    let found = point(at: t)
    return NearestPoint(parameter: t, point: found, distance: found.distance(to: target))
  }

  /// The nearest to `target` among both ends and the points at `parameters`; the first one of equals.
  func nearest(to target: SIMD2<Double>, among parameters: some Sequence<Double>) -> NearestPoint {
    var best = candidate(at: 0, for: target)
    for t in parameters {
      let other = candidate(at: t, for: target)
      if other.distance < best.distance { best = other }
    }
    let last = candidate(at: 1, for: target)
    return last.distance < best.distance ? last : best
  }
}
