public import NumericalMethods

/// Facebook POP's decay animation: a value that glides on and slows down.
///
/// Over t milliseconds v ← v·dᵗ and x ← x + v/1000 · d(1 − dᵗ)/(1 − d), with the deceleration d per millisecond; done when
/// |v| < 5 thresholds. It is the one animation of POP whose duration can be read beforehand.
///
/// **Source:** facebook/pop 1.0.11 (87d1f8b), POPDecayAnimationInternal.h.
///
/// **Departs from the physics:** speed, power and distance are single-precision numbers, at every frame anew; the distance is that
/// of whole milliseconds, d/(1 − d) a step instead of −1/ln d.
public struct POPDecay: Sendable, Hashable {
  /// The value at the start.
  public let from: Double
  /// The velocity at the start, in value units per second.
  public let velocity: Double
  /// What a millisecond leaves of the speed.
  public let deceleration: Double
  /// The animated property's threshold.
  public let threshold: Double

  /// A decay from literals; traps outside the domain.
  public init(from: Double = 0, velocity: Double, deceleration: Double = 0.998, threshold: Double = 1) {
    checkArgument(from.magnitude <= 1e30, "from must be of a magnitude up to 1e30")
    checkArgument(velocity.magnitude <= 1e30, "velocity must be of a magnitude up to 1e30")
    checkArgument(deceleration >= 0.1 && deceleration <= 0.999999, "deceleration must be from 0.1 to 0.999999")
    checkArgument(threshold >= 1e-30 && threshold <= 1e30, "threshold must be from 1e-30 to 1e30")
    self.from = from
    self.velocity = velocity
    self.deceleration = deceleration
    self.threshold = threshold
  }

  /// The duration in seconds: ln(5·threshold/|v|)/(1000·ln d), 0 where the speed is below from the start.
  public var duration: Double {
    let seconds = logarithm(threshold * 5 / velocity.magnitude) / (logarithm(deceleration) * 1000)
    return seconds > 0 ? seconds : 0
  }

  /// The value at the end, which no frame passes.
  public var toValue: Double {
    var (value, speed) = (from, velocity)
    decay(&value, &speed, over: duration)
    return value
  }

  /// The frames up to the one at which POP calls the animation done, or `limit` frames.
  public func frames(frameRate: Double = 60, limit: Int = 1 << 20) -> [EngineSample<Double>] {
    let rate = logarithm(deceleration) * 1000
    return run(frameRate: frameRate, limit: limit).enumerated().map { frame, shown in
      let time = Double(frame) / frameRate
      let exact = from + velocity * exponentialMinusOne(rate * time) / rate
      return EngineSample(
        frame: frame, time: time, value: shown.value.x, isLast: shown.isLast, drift: shown.value.x - exact)
    }
  }

  /// The same with the velocities.
  package func run(frameRate: Double, limit: Int) -> [EngineFrame] {
    checkArgument(frameRate > 0 && frameRate <= 1e5, "frameRate must be above 0 and at most 100000")
    let end = toValue
    var (value, speed) = (from, velocity)
    var clock = POPClock.first
    var frames: [EngineFrame] = []
    for frame in 0..<max(limit, 0) {
      let now = POPClock.time(ofFrame: frame, frameRate: frameRate)
      decay(&value, &speed, over: now - clock)
      clock = now
      value = end > from ? min(value, end) : max(value, end)
      let isLast = speed.magnitude < 5 * threshold
      frames.append(EngineFrame(value: [value, 0, 0, 0], velocity: [speed, 0, 0, 0], isLast: isLast))
      if isLast { break }
    }
    return frames
  }

  private func decay(_ value: inout Double, _ velocity: inout Double, over seconds: Double) {
    let milliseconds = Double(Float(seconds * 1000))
    let left = Float(exponential(milliseconds * logarithm(Double(Float(deceleration)))))
    let reach = Float(deceleration * Double(1 - left) / (1 - deceleration))
    let speed = Float(velocity / 1000)
    velocity = Double(speed * left) * 1000
    value += Double(speed * reach)
  }
}
