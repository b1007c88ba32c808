public import MotionPaths
public import TimingCurves

/// How time is shared along a path.
public enum PathPacing: String, Sendable, Hashable, CaseIterable {
  /// Every segment takes the same time, and its parameter is linear in it: Core Animation's mode linear. The speed is
  /// not constant.
  case parameter
  /// The distance is linear in time: constant speed, Core Animation's mode paced.
  case paced
}

/// A motion along a path: of a point the position, of a number the angle of what moves there.
///
/// The angle is continuous along the path: it does not jump by 2π, and turns the shorter way round at a corner.
public struct PathMotion: Sendable, Hashable {
  /// The path.
  public var path: MotionPath
  /// How time is shared along it.
  public var pacing: PathPacing
  /// How what moves is turned; only a track of numbers asks.
  public var rotation: PathRotation
  /// The timing curve over the whole; where it leaves 0…1 the ends of the path hold.
  public var curve: TimingCurve
  /// Seconds.
  public var duration: Double

  /// A motion along a path; a ``Track`` checks it.
  public init(
    _ path: MotionPath, pacing: PathPacing = .parameter, rotation: PathRotation = .auto, curve: TimingCurve = .linear,
    duration: Double
  ) {
    self.path = path
    self.pacing = pacing
    self.rotation = rotation
    self.curve = curve
    self.duration = duration
  }
}
