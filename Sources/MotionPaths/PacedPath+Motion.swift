import NumericalMethods

extension PacedPath {
  /// The point at a distance from the start of the path.
  public func point(atDistance distance: Double, overrun: PathOverrun = .clamped) -> SIMD2<Double> {
    point(at: location(atDistance: distance, overrun: overrun))
  }

  /// The point at a fraction of the length.
  public func point(atFraction fraction: Double, overrun: PathOverrun = .clamped) -> SIMD2<Double> {
    point(atDistance: fraction * length, overrun: overrun)
  }

  /// The point at a place of the path; traps for a segment that the path does not have.
  public func point(at location: PathLocation) -> SIMD2<Double> {
    segments[location.segment].point(at: location.parameter)
  }

  /// The direction at a distance, as a vector of length 1; at a joint that of the segment that `joint` names. Zero for
  /// a path without length.
  public func unitTangent(
    atDistance distance: Double, overrun: PathOverrun = .clamped, joint: PathJoint = .previous
  ) -> SIMD2<Double> {
    unitTangent(at: location(atDistance: distance, overrun: overrun, joint: joint))
  }

  /// The direction at a place, as a vector of length 1; zero on a segment that is one point.
  public func unitTangent(at location: PathLocation) -> SIMD2<Double> {
    segments[location.segment].unitTangent(at: location.parameter)
  }

  /// The angle of a thing that moves along the path, in radians, −π…π and what `autoReverse` or `fixed` add; 0 is to
  /// the right, π/2 down. On a path without length the direction is 0, as in CSS.
  public func angle(
    atDistance distance: Double, rotation: PathRotation = .auto, overrun: PathOverrun = .clamped,
    joint: PathJoint = .previous
  ) -> Double {
    if case .fixed(let angle) = rotation { return angle }
    let tangent = unitTangent(atDistance: distance, overrun: overrun, joint: joint)
    let angle = arcTangent(y: tangent.y, x: tangent.x)
    return rotation == .auto ? angle : angle + .pi
  }

  /// The place that is nearest to a point, and the point there; of equally near ones, the first. The time is
  /// proportional to the number of segments.
  public func nearest(to point: SIMD2<Double>) -> (location: PathLocation, nearest: NearestPoint) {
    var best = (location: PathLocation(segment: 0, parameter: .nan), nearest: segments[0].nearest(to: point))
    best.location.parameter = best.nearest.parameter
    for index in segments.indices.dropFirst() {
      let candidate = segments[index].nearest(to: point)
      if candidate.distance < best.nearest.distance {
        best = (PathLocation(segment: index, parameter: candidate.parameter), candidate)
      }
    }
    return best
  }
}
