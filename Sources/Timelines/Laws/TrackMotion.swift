internal import NumericalMethods
public import Springs

/// A law between two values, ready to be asked: where the value is at any local time.
///
/// Local time runs from 0 to ``duration``; a ``TrackTiming`` says when that is.
public enum TrackMotion<Value: TrackValue>: Sendable, Hashable {
  /// A spring and the time after which the value is its target.
  case spring(SpringMotion<Value>, duration: Double)
  /// A timing curve.
  case curve(CurveMotion<Value>)
  /// A spring used as an easing.
  case springEasing(EasingMotion<Value>)
  /// Keyframes.
  case keyframes(KeyframeRun<Value>)
  /// A motion along a path.
  case path(PathRun<Value>)
  /// POP's decay.
  case decay(DecayMotion<Value>)
  /// A function of another track.
  case function(FunctionMotion<Value>)
  /// A function of a track that is not known yet: zero, for no time.
  case unlinked

  /// Seconds; infinite where the motion never ends.
  public var duration: Double {
    switch self {
    case .spring(_, let duration): duration
    case .curve(let motion): motion.duration
    case .springEasing(let motion): motion.duration
    case .keyframes(let run): run.keyframes.duration
    case .path(let run): run.motion.duration
    case .decay(let motion): motion.duration
    case .function(let motion): motion.duration
    case .unlinked: 0
    }
  }

  /// The value at the start; also of a motion without duration, which at time 0 is at its end.
  public var from: Value {
    if case .spring(let motion, _) = self { motion.from } else { value(at: -1) }
  }

  /// The value at the end.
  public var to: Value {
    if case .spring(let motion, _) = self { motion.to } else { value(at: duration) }
  }

  /// The value at a local time; before 0 the first, from the end on the last.
  @inline(__always)
  public func value(at time: Double) -> Value {
    switch self {
    case .spring(let motion, let duration): time < duration ? motion.value(at: time) : motion.to
    case .curve(let motion): motion.value(at: time)
    default: otherValue(at: time)
    }
  }

  @inline(never)
  private func otherValue(at time: Double) -> Value {
    switch self {
    case .spring(let motion, let duration): time < duration ? motion.value(at: time) : motion.to
    case .curve(let motion): motion.value(at: time)
    case .springEasing(let motion): motion.value(at: time)
    case .keyframes(let run): run.value(at: time)
    case .path(let run): run.value(at: time)
    case .decay(let motion): motion.value(at: time)
    case .function(let motion): motion.value(at: time)
    case .unlinked: .zero
    }
  }

  /// The velocity at a local time in value units per local second; zero before 0 and from the end on.
  public func velocity(at time: Double) -> Value {
    guard time >= 0, time < duration else { return .zero }
    return switch self {
    case .spring(let motion, _): motion.velocity(at: time)
    case .curve(let motion): motion.velocity(at: time)
    case .springEasing(let motion): motion.velocity(at: time)
    case .keyframes(let run): run.velocity(at: time)
    case .path(let run): run.velocity(at: time)
    case .decay(let motion): motion.velocity(at: time)
    case .function(let motion): motion.velocity(at: time)
    case .unlinked: .zero
    }
  }
}

extension TrackMotion {
  /// Whether any value but the first ever shows.
  var moves: Bool {
    switch self {
    case .spring(let motion, let duration): duration > 0 && (motion.from != motion.to || motion.velocity != .zero)
    case .curve(let motion): motion.duration > 0 && motion.from != motion.to
    case .springEasing(let motion): motion.from != motion.to
    case .keyframes(let run): run.keyframes.duration > 0 && run.keyframes.values.contains { $0 != run.from }
    case .path(let run): run.moves
    case .decay(let motion): motion.duration > 0
    case .function(let motion): motion.source.moves
    case .unlinked: false
    }
  }

  /// The motion by a law.
  ///
  /// - Parameters:
  ///   - law: the law.
  ///   - from: the first value; nil for a law that has one itself.
  ///   - to: the last value; nil for a law that leads to one itself.
  ///   - track: the name for errors.
  /// - Throws: ``TimelineError`` that names the track and what does not fit.
  init(_ law: MotionLaw<Value>, from: Value?, to: Value?, track: String) throws(TimelineError) {
    switch law {
    case .spring(let spring, let velocity, let rule):
      let (from, to) = try ends(from, to, track: track)
      guard velocity.isFinite else { throw .law(track: track, reason: "the velocity must be finite") }
      self = try naming(track) { () throws(SpringError) in
        let motion = try SpringMotion(checking: spring, from: from, to: to, velocity: velocity)
        return .spring(motion, duration: try motion.settling(rule).duration)
      }
    case .timedSpring(let spring, let velocity, let duration):
      let (from, to) = try ends(from, to, track: track)
      guard velocity.isFinite else { throw .law(track: track, reason: "the velocity must be finite") }
      try requireDuration(duration, track: track)
      self = try naming(track) { () throws(SpringError) in
        .spring(try SpringMotion(checking: spring, from: from, to: to, velocity: velocity), duration: duration)
      }
    case .curve(let curve, let duration):
      let (from, to) = try ends(from, to, track: track)
      try requireDuration(duration, track: track)
      self = .curve(CurveMotion(from: from, to: to, curve: curve, duration: duration))
    case .springEasing(let easing):
      let (from, to) = try ends(from, to, track: track)
      let (progress, duration) = try easing.motion(track: track)
      self = .springEasing(EasingMotion(from: from, to: to, progress: progress, duration: duration))
    case .keyframes(let keyframes):
      guard from == nil, to == nil else {
        throw .law(track: track, reason: "keyframes have their own first and last value; leave out from and to")
      }
      self = .keyframes(try KeyframeRun(keyframes, track: track))
    case .path(let motion):
      guard from == nil, to == nil else {
        throw .law(track: track, reason: "a path has its own ends; leave out from and to")
      }
      self = .path(try PathRun(motion, track: track))
    case .decay(let velocity, let deceleration, let threshold):
      guard let from, from.isFinite, to == nil else {
        throw .law(track: track, reason: "a decay needs a finite from, and finds its own end: leave out to")
      }
      self = .decay(
        try DecayMotion(
          from: from, velocity: velocity, deceleration: deceleration, threshold: threshold, track: track))
    case .function:
      guard from == nil, to == nil else {
        throw .law(track: track, reason: "a function has its values from another track; leave out from and to")
      }
      self = .unlinked
    }
  }
}

/// Both ends of a motion that needs them.
private func ends<Value: TrackValue>(
  _ from: Value?, _ to: Value?, track: String
) throws(TimelineError) -> (from: Value, to: Value) {
  guard let from, let to else { throw .law(track: track, reason: "the law needs both from and to") }
  guard from.isFinite, to.isFinite else {
    throw .law(track: track, reason: "the components of from and to must be finite numbers")
  }
  guard from.isCompatible(with: to) else {
    throw .law(track: track, reason: "from and to are colours of different spaces")
  }
  return (from, to)
}

/// Refuses a duration that is negative or not finite.
func requireDuration(_ duration: Double, track: String) throws(TimelineError) {
  guard duration >= 0, duration < .infinity else {
    throw .argument(
      track: track, "duration", value: duration, requirement: "must be a finite number of seconds, at least 0")
  }
}
