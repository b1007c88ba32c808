internal import NumericalMethods

/// A value that glides on and slows down, as Facebook POP's decay animation moves it.
///
/// With d what a millisecond leaves of the speed, x(t) = from + v/1000·d/(1 − d)·(1 − d^(1000t)); done when every
/// component is slower than five thresholds per second, after ln(5·threshold/|v|)/(1000·ln d) seconds. POP computes the
/// same in single precision, which `POPDecay` reproduces.
///
/// Source: facebook/pop 1.0.11 (87d1f8b), POPDecayAnimationInternal.h.
public struct DecayMotion<Value: TrackValue>: Sendable, Hashable {
  /// The value at the start.
  public let from: Value
  /// POP's velocity, in value units per second; x′(0) is −d·ln d/(1 − d) times that, 0.999 for the default, because
  /// POP sums whole milliseconds.
  public let initialVelocity: Value
  /// What a millisecond leaves of the speed.
  public let deceleration: Double
  /// Seconds.
  public let duration: Double

  init(from: Value, velocity: Value, deceleration: Double, threshold: Double, track: String) throws(TimelineError) {
    guard deceleration >= 0.1, deceleration <= 0.999999 else {
      throw .argument(
        track: track, "deceleration", value: deceleration, requirement: "must be from 0.1 to 0.999999")
    }
    guard threshold >= 1e-30, threshold <= 1e30 else {
      throw .argument(track: track, "threshold", value: threshold, requirement: "must be from 1e-30 to 1e30")
    }
    let speed = velocity.maximumNorm
    guard velocity.isFinite, speed <= 1e30 else {
      throw .argument(track: track, "velocity", value: speed, requirement: "must be of a magnitude up to 1e30")
    }
    self.from = from
    initialVelocity = velocity
    self.deceleration = deceleration
    duration = speed > 0 ? max(logarithm(5 * threshold / speed) / (1000 * logarithm(deceleration)), 0) : 0
  }

  /// The factor of the velocity in x(t) − from once everything has decayed, in seconds.
  private var reach: Double { deceleration / (1 - deceleration) / 1000 }
  /// ln d per second.
  private var rate: Double { 1000 * logarithm(deceleration) }

  func value(at time: Double) -> Value {
    from + initialVelocity.scaled(by: -reach * exponentialMinusOne(rate * min(max(time, 0), duration)))
  }

  func velocity(at time: Double) -> Value { initialVelocity.scaled(by: -reach * rate * exponential(rate * time)) }

  /// The times at which the product with a direction is at a value: it moves one way only.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    let way = initialVelocity.product(with: direction) * reach
    let passed = (level - from.product(with: direction)) / way
    guard way != 0, passed >= 0, passed < 1 else { return level == from.product(with: direction) ? [0] : [] }
    let time = logarithmOnePlus(-passed) / rate
    return time <= duration ? [time] : []
  }
}
