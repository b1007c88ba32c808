/// Which points a path encloses; the names are CoreGraphics'.
public enum FillRule: Sendable, Hashable, CaseIterable {
  /// Those around which the path turns, in one direction more often than in the other: SVG's `nonzero`. A circle drawn
  /// against the direction of the rectangle around it is a hole.
  case winding
  /// Those from which a ray crosses the path an odd number of times: every shape inside another is a hole.
  case evenOdd
}

#if !hasFeature(Embedded)
  extension FillRule: Codable {}
#endif
