public import Engines
public import Springs

/// Something that happens to a track, or the end of a group.
public enum TimelineEvent: Sendable {
  /// Its activity ends, or the last one of a group does.
  case ended
  /// It is settled by a rule, for good. Of laws other than springs the rules that concern the value alone can be asked.
  case settled(SettlingRule)
  /// An engine that runs the track's spring calls it done, at the nominal time; POP also a timing curve, as its basic
  /// animation.
  case completed(in: AnimationEngine)
  /// For the first time it has come this part of the way from its first to its last value.
  case reaches(Double)
  /// For the first time it is at this value: of numbers only.
  case passes(Double)
}

/// When an element of a timeline starts.
public enum TrackStart: Sendable {
  /// Seconds after the place that its group or sequence gives it: the start of a group, the end of the element before
  /// it in a sequence. May be negative.
  case at(Double)
  /// Seconds after something happens to the track or group of that name; the offset may be negative.
  case after(String, TimelineEvent, offset: Double = 0)
}

/// A part of a timeline: a track, or several elements in a sequence, in a group or staggered.
public struct TimelineElement: Sendable {
  /// What an element consists of.
  public enum Content: Sendable {
    /// One track.
    case track(AnyTrack)
    /// Elements one after the other.
    case sequence([TimelineElement])
    /// Elements that start together.
    case group([TimelineElement])
    /// Elements that start one after the other at an interval in seconds, which may be negative.
    case stagger([TimelineElement], interval: Double)
  }

  /// The name of a sequence or group, for those that start after it; a track has its own.
  public var name: String?
  /// When it starts.
  public var start: TrackStart
  /// What it consists of.
  public var content: Content

  /// An element from its parts.
  public init(name: String? = nil, start: TrackStart = .at(0), content: Content) {
    self.name = name
    self.start = start
    self.content = content
  }

  /// One track.
  public static func track<Value>(_ track: Track<Value>, starts start: TrackStart = .at(0)) -> TimelineElement {
    TimelineElement(start: start, content: .track(Value.erased(track)))
  }

  /// Elements one after the other: it lasts as long as all of them together.
  public static func sequence(
    named name: String? = nil, starts start: TrackStart = .at(0), _ elements: [TimelineElement]
  ) -> TimelineElement {
    TimelineElement(name: name, start: start, content: .sequence(elements))
  }

  /// Elements that start together: it lasts as long as the longest.
  public static func group(
    named name: String? = nil, starts start: TrackStart = .at(0), _ elements: [TimelineElement]
  ) -> TimelineElement {
    TimelineElement(name: name, start: start, content: .group(elements))
  }

  /// Elements that start one after the other, `interval` seconds apart.
  public static func stagger(
    named name: String? = nil, starts start: TrackStart = .at(0), _ elements: [TimelineElement], interval: Double
  ) -> TimelineElement {
    TimelineElement(name: name, start: start, content: .stagger(elements, interval: interval))
  }
}
