public import NumericalMethods
public import Springs

/// A spring from 0 to 1 used as an easing: it ends at 1, exactly, after its duration.
///
/// With x(t) the spring's own motion from 0 to 1 and D the duration, the progress is x(t)/x(D): a spring's motion
/// again, to 1/x(D) instead of 1, with its derivatives of every order. Where x(D) is within ε of 1, so is the factor.
public struct SpringEasing: Sendable, Hashable {
  /// How long the easing lasts.
  public enum Length: Sendable, Hashable {
    /// Seconds.
    case duration(Double)
    /// Until the rule holds for good for the motion from 0 to 1.
    case settled(SettlingRule)
  }

  /// The spring.
  public let spring: Spring
  /// The velocity at the start as a part of the whole way per second.
  public let relativeVelocity: Double
  /// How long the easing lasts.
  public let length: Length

  /// An easing; a ``Track`` checks it.
  public init(_ spring: Spring, relativeVelocity: Double = 0, lasts length: Length = .settled(.within(0.001))) {
    self.spring = spring
    self.relativeVelocity = relativeVelocity
    self.length = length
  }

  /// The easing as a motion from 0 that passes 1 at its duration, and that duration.
  func motion(track: String) throws(TimelineError) -> (motion: SpringMotion<Double>, duration: Double) {
    let motion = try naming(track) { () throws(SpringError) in
      try SpringMotion(checking: spring, from: 0, to: 1, velocity: relativeVelocity)
    }
    let seconds: Double
    switch length {
    case .duration(let duration): seconds = duration
    case .settled(let rule):
      seconds = try naming(track) { () throws(SpringError) in try motion.settling(rule) }.duration
    }
    guard seconds > 0, seconds < .infinity else {
      throw .argument(
        track: track, "duration", value: seconds, requirement: "of an easing must be a finite number above 0")
    }
    let progress = motion.value(at: seconds)
    guard progress >= 0.5 else {
      throw .argument(
        track: track, "duration", value: seconds,
        requirement: "the spring has only come \(progress) of its way by then; it must have come half")
    }
    let scaled = try naming(track) { () throws(SpringError) in
      try SpringMotion(checking: spring, from: 0, to: 1 / progress, velocity: relativeVelocity / progress)
    }
    return (scaled, seconds)
  }
}

/// A motion between two values by a spring used as an easing.
public struct EasingMotion<Value: TrackValue>: Sendable, Hashable {
  /// The value at progress 0.
  public let from: Value
  /// The value at progress 1.
  public let to: Value
  /// The progress.
  public let progress: SpringMotion<Double>
  /// Seconds.
  public let duration: Double

  @inline(__always)
  func value(at time: Double) -> Value {
    from.interpolated(to: to, by: time < duration ? progress.value(at: time) : 1)
  }

  @inline(__always)
  func velocity(at time: Double) -> Value { (to - from).scaled(by: progress.velocity(at: time)) }

  /// The times at which the product with a direction is at a value.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    let (start, end) = (from.product(with: direction), to.product(with: direction))
    guard start != end else { return start == level ? [0] : [] }
    return progress.times(of: (level - start) / (end - start), until: duration)
  }
}

extension SpringMotion<Double> {
  /// The times before `end` at which the motion is at a value, ascending; only the first of a motion that never ends.
  func times(of value: Double, until end: Double) -> [Double] {
    var times: [Double] = from == value ? [0] : []
    for time in crossings(of: value) {
      guard time < end, end < .infinity || times.isEmpty else { break }
      times.append(time)
    }
    return times
  }
}
