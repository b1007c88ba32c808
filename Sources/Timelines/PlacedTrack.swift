internal import NumericalMethods
internal import TimingCurves

/// A track with its place on a timeline's clock.
struct PlacedTrack<Value: TrackValue>: Sendable {
  let track: Track<Value>
  /// When it starts to be active.
  let begin: Double
  /// When its activity ends.
  let end: Double
  /// The index of its node.
  let node: Int

  @inline(never)
  func value(at time: Double) -> Value? { track.value(elapsed: time - begin, hasEnded: time >= end) }

  @inline(never)
  func velocity(at time: Double) -> Value? { track.velocity(elapsed: time - begin, hasEnded: time >= end) }
}

/// When a track runs, and where its table has the law that it runs by.
struct TrackClock: Sendable {
  enum Law { case spring, cubic, other }

  let begin: Double
  let end: Double
  let speed: Double
  let timeOffset: Double
  let duration: Double
  /// When it is taken away, after its start.
  let removal: Double
  var law = Law.other
  /// The index among the table's springs or cubics.
  var index = 0

  init<Value>(_ placed: PlacedTrack<Value>) {
    begin = placed.begin
    end = placed.end
    speed = placed.track.timing.speed
    timeOffset = placed.track.timing.timeOffset
    duration = placed.track.motion.duration
    removal = placed.track.timing.removal
  }
}

/// A motion between two values by a cubic timing curve.
struct CubicMotion<Value: TrackValue>: Sendable {
  let from: Value
  let to: Value
  let curve: CubicBezierCurve

  @inline(__always)
  func value(at fraction: Double) -> Value { from.interpolated(to: to, by: curve.value(at: fraction)) }
}
