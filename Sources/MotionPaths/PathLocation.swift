/// What a distance beyond the ends of a path means.
public enum PathOverrun: Sendable, Hashable, CaseIterable {
  /// The nearer end.
  case clamped
  /// On a closed path, the distance modulo the length, so that −1 is 1 before the end; an open path has ends, and
  /// clamps. This is CSS's rule for `offset-distance`.
  case wrapped
}

/// Which of two segments that meet at a distance answers for it.
public enum PathJoint: Sendable, Hashable, CaseIterable {
  /// The one that ends there, as in CSS.
  case previous
  /// The one that begins there.
  case next
}

/// A place on a path: a segment, and a parameter on it.
public struct PathLocation: Sendable, Hashable {
  /// The segment's index in ``PacedPath/segments``.
  public var segment: Int
  /// The segment's parameter, from 0 to 1.
  public var parameter: Double

  /// A location from its parts.
  public init(segment: Int, parameter: Double) {
    self.segment = segment
    self.parameter = parameter
  }
}

#if !hasFeature(Embedded)
  extension PathOverrun: Codable {}
  extension PathJoint: Codable {}
  extension PathLocation: Codable {}
#endif
