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

  /// Seconds; infinite where the motion never ends.
  public var duration: Double {
    switch self {
    case .spring(_, let duration): duration
    case .curve(let motion): motion.duration
    }
  }

  /// The value at local time 0.
  public var from: Value {
    switch self {
    case .spring(let motion, _): motion.from
    case .curve(let motion): motion.value(at: 0)
    }
  }

  /// The value at the end.
  public var to: Value {
    switch self {
    case .spring(let motion, _): motion.to
    case .curve(let motion): motion.value(at: motion.duration)
    }
  }

  /// The value at a local time; before 0 the first, from the end on the last.
  @inline(__always)
  public func value(at time: Double) -> Value {
    switch self {
    case .spring(let motion, let duration): time < duration ? motion.value(at: time) : motion.to
    case .curve(let motion): motion.value(at: time)
    }
  }

  /// The velocity at a local time in value units per local second; zero before 0 and from the end on.
  @inline(__always)
  public func velocity(at time: Double) -> Value {
    guard time >= 0, time < duration else { return .zero }
    return switch self {
    case .spring(let motion, _): motion.velocity(at: time)
    case .curve(let motion): motion.velocity(at: time)
    }
  }
}

extension TrackMotion {
  /// The motion by a law from one value to another.
  ///
  /// - Throws: ``TimelineError`` that names the track and what does not fit.
  init(_ law: MotionLaw<Value>, from: Value, to: Value, track: String) throws(TimelineError) {
    guard from.isFinite, to.isFinite else {
      throw .law(track: track, reason: "the components of from and to must be finite numbers")
    }
    guard from.isCompatible(with: to) else {
      throw .mixedKinds(track: track, property: "", reason: "starts and ends in different colour spaces")
    }
    switch law {
    case .spring(let spring, let velocity, let rule):
      do {
        let motion = try SpringMotion(checking: spring, from: from, to: to, velocity: velocity)
        self = .spring(motion, duration: try motion.settling(rule).duration)
      } catch {
        throw TimelineError(track: track, error)
      }
    case .curve(let curve, let duration):
      try requireDuration(duration, track: track)
      self = .curve(CurveMotion(from: from, to: to, curve: curve, duration: duration))
    }
  }
}

/// Refuses a duration that is negative or not finite.
func requireDuration(_ duration: Double, track: String) throws(TimelineError) {
  guard duration >= 0, duration < .infinity else {
    throw .argument(
      track: track, "duration", value: duration, requirement: "must be a finite number of seconds, at least 0")
  }
}
