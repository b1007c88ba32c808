/// A track of any kind of value.
public indirect enum AnyTrack: Sendable, Hashable {
  /// A track of numbers.
  case scalar(Track<Double>)
  /// A track of points.
  case point(Track<SIMD2<Double>>)
  /// A track of sizes.
  case size(Track<Size>)
  /// A track of rectangles.
  case rectangle(Track<Rectangle>)
  /// A track of colours.
  case color(Track<Color>)
  /// A track of transforms.
  case transform(Track<Transform>)
  /// A track of matrices.
  case matrix(Track<Matrix4x4>)
}

/// Something to do with a track, whatever the kind of its value.
package protocol TrackVisitor {
  associatedtype Result
  associatedtype Failure: Error
  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(Failure) -> Result
}

extension AnyTrack {
  /// What the visitor makes of the track.
  package func accept<Visitor: TrackVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) -> Visitor.Result {
    switch self {
    case .scalar(let track): try visitor.visit(track)
    case .point(let track): try visitor.visit(track)
    case .size(let track): try visitor.visit(track)
    case .rectangle(let track): try visitor.visit(track)
    case .color(let track): try visitor.visit(track)
    case .transform(let track): try visitor.visit(track)
    case .matrix(let track): try visitor.visit(track)
    }
  }

  private var summary: TrackSummary {
    var summary = TrackSummary()
    return accept(&summary)
  }

  /// The name.
  public var name: String { summary.name }
  /// What it moves.
  public var property: String { summary.property }
  /// The kind of its values.
  public var kind: ValueKind { summary.kind }
  /// When it runs.
  public var timing: TrackTiming { summary.timing }
  /// Whether its value is added to the property's other tracks.
  public var isAdditive: Bool { summary.isAdditive }
  /// The first value of the law.
  public var from: TimelineValue { summary.from }
  /// The last value of the law.
  public var to: TimelineValue { summary.to }
  /// How long one run of the law lasts, in local seconds.
  public var duration: Double { summary.duration }
  /// How long the track is active, in the parent's seconds.
  public var activeDuration: Double { summary.activeDuration }
  /// Whether any value but the first ever shows.
  public var moves: Bool { summary.moves }
  /// The law's name: `spring`, `curve`, `springEasing`, `keyframes`, `path`, `decay` or `function`.
  public var lawName: String { summary.lawName }

  /// The value at a time of the parent, counted from the track's place; nil where it shows nothing.
  public func value(at time: Double) -> TimelineValue? {
    var reading = TrackReading(time: time, isVelocity: false)
    return accept(&reading)
  }

  /// The velocity at a time of the parent, per second of the parent; nil where it shows nothing.
  public func velocity(at time: Double) -> TimelineValue? {
    var reading = TrackReading(time: time, isVelocity: true)
    return accept(&reading)
  }
}

/// What a track shows at one time.
private struct TrackReading: TrackVisitor {
  let time: Double
  let isVelocity: Bool

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(Never) -> TimelineValue? {
    (isVelocity ? track.velocity(at: time) : track.value(at: time))?.erased
  }
}

/// What can be said of a track without the type of its value.
struct TrackSummary: TrackVisitor {
  var name = ""
  var property = ""
  var kind = ValueKind.scalar
  var timing = TrackTiming.standard
  var isAdditive = false
  var from = TimelineValue.scalar(0)
  var to = TimelineValue.scalar(0)
  var activeDuration = 0.0
  var duration = 0.0
  var moves = false
  var lawName = ""
  /// The track that it is a function of.
  var source: String?

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(Never) -> TrackSummary {
    name = track.name
    property = track.property
    kind = Value.kind
    timing = track.timing
    isAdditive = track.isAdditive
    from = track.from.erased
    to = track.to.erased
    duration = track.motion.duration
    activeDuration = track.activeDuration
    moves = track.motion.moves
    lawName = track.law.name
    if case .function(let other, _) = track.law { source = other }
    return self
  }

  func node(start: TrackStart, parent: Int) -> TimelineNode {
    var node = TimelineNode(content: .track(kind), name: name, start: start, parent: parent)
    node.delay = timing.delay
    node.activeDuration = activeDuration
    return node
  }
}
