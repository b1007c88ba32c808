/// How a thing is turned that moves along a path.
public enum PathRotation: Sendable, Hashable {
  /// It keeps an angle, in radians.
  case fixed(Double)
  /// It looks ahead: its x axis points in the direction of the path. CSS's `auto`, `kCAAnimationRotateAuto`.
  case auto
  /// It looks back. CSS's `reverse`, `kCAAnimationRotateAutoReverse`.
  case autoReverse
}

#if !hasFeature(Embedded)
  extension PathRotation: Codable {}
#endif
