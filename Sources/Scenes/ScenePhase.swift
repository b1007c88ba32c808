public import Timelines

/// The tracks of a scene that share one clock.
public struct ScenePhase: Sendable {
  /// The name.
  public let name: String
  /// The user's action at time 0.
  public let trigger: String
  /// The tracks.
  public let timeline: MotionTimeline
  /// The tracks as the scene's table lists them, and those that no clock drives.
  public let rows: [SceneRow]
  /// What to draw.
  public let shapes: [SceneShape]
  /// The duration in seconds that the tutorial declares to the system for a view controller's transition; nil for a phase that is none.
  public let declaredDuration: Double?

  /// The length in seconds; infinite where a row never ends.
  public var totalDuration: Double { timeline.totalDuration }
}

/// A row of a scene's table: one track.
public struct SceneRow: Sendable, Hashable {
  /// The part of the scene to which it belongs.
  public let part: String
  /// The name, as the table has it.
  public let name: String
  /// The name on the phase's timeline; nil for a row that no clock drives.
  public let track: String?
  /// The property that it moves; nil for a row that no clock drives.
  public let property: String?
  /// The law in words.
  public let law: String
  /// When it starts on the phase's clock, in seconds; nil where no clock starts it.
  public let start: Double?
  /// Why there is no start; nil where there is one.
  public let startReason: String?
  /// When it ends on the phase's clock, in seconds; nil where it never does.
  public let end: Double?
  /// Why there is no end; nil where there is one.
  public let endReason: String?
  /// The first value.
  public let from: TimelineValue?
  /// The last value.
  public let to: TimelineValue?
}
