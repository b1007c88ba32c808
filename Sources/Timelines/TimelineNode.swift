/// An element of a timeline with its place on the clock. Nodes are kept breadth first, so that children are neighbours.
struct TimelineNode: Sendable {
  enum Content: Sendable {
    case track(ValueKind)
    case sequence
    case group
    case stagger(interval: Double)
  }

  let content: Content
  /// The track's name, or the group's; empty where it has none.
  let name: String
  let start: TrackStart
  let parent: Int
  var children = 0..<0
  /// The track's index in the table of its kind.
  var slot = 0
  /// When it starts: a track its activity, a group its place.
  var begin = Double.nan
  /// When its activity, or the last one of the group, ends.
  var end = Double.nan
  /// The track's delay.
  var delay = 0.0
  /// How long the track is active.
  var activeDuration = 0.0

  var isTrack: Bool { if case .track = content { true } else { false } }
}
