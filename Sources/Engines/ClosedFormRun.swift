import NumericalMethods
import Springs

/// The exact motion of one component, frame by frame, until a duration has passed; then the target if it `snaps`.
///
/// For engines that take the velocity relative to the distance: a motion without distance has no velocity there.
struct ClosedFormRun: EngineSimulation {
  let estimate: Double?
  let neverStopsReason: String?
  private let spring: Spring
  private let duration: Double
  private let target: Double
  private let start: Double
  private let velocity: Double
  private let rate: Double
  private let snaps: Bool
  private var frame = 0

  /// The run of `spring` for `duration`, which is what the engine tells unless it has another `estimate`; `unending` is why that
  /// spring never stops, if so.
  init(
    spring: Spring, motion: EngineMotion, duration: Double, rate: Double, unending: String?, estimate: Double? = nil,
    snaps: Bool = true
  ) {
    self.spring = spring
    self.duration = duration
    self.estimate = estimate ?? duration
    neverStopsReason = Self.reasonAgainst(motion) ?? unending
    self.rate = rate
    self.snaps = snaps
    target = motion.to.x
    start = motion.from.x
    velocity = motion.from.x == motion.to.x ? 0 : motion.velocity.x
  }

  /// The velocity of the first component ÷ its distance; 0 where there is no distance.
  static func relativeVelocity(of motion: EngineMotion) -> Double {
    motion.from.x == motion.to.x ? 0 : motion.velocity.x / (motion.to.x - motion.from.x)
  }

  /// Why the motion cannot be stated relative to its distance, if so.
  private static func reasonAgainst(_ motion: EngineMotion) -> String? {
    motion.from.x == motion.to.x && motion.velocity.x != 0
      ? "the velocity is relative to the distance, which is 0" : nil
  }

  mutating func skip(to frame: Int) { self.frame = frame }
  var jumps: Bool { true }

  mutating func next() -> EngineFrame {
    let time = Double(frame) / rate
    frame += 1
    let step = spring.propagator(timeStep: time)
    let distance = start - target
    let value =
      time == 0 ? start : target + distance * step.valueFromValue + velocity * step.valueFromVelocity
    let speed = distance * step.velocityFromValue + velocity * step.velocityFromVelocity
    let isLast = time >= duration
    let isSnapped = isLast && snaps
    return EngineFrame(
      value: SIMD4(isSnapped ? target : value, 0, 0, 0), velocity: SIMD4(isSnapped ? 0 : speed, 0, 0, 0),
      isLast: isLast, computed: SIMD4(value, 0, 0, 0))
  }

  var knownLastFrame: Int? {
    duration <= AnimationEngine.horizon ? EngineClock.firstFrame(atOrAfter: duration, rate: rate) : nil
  }
}

extension Spring {
  /// The spring of the same frequency at critical damping, where this one is beyond it: what Apple's engines run by default.
  ///
  /// At the very edge of the domain of frequencies, where there may be no such spring, the spring itself.
  var limitedToCriticalDamping: Spring {
    guard regime == .overdamped else { return self }
    return (try? Spring(.response(response, dampingRatio: 1))) ?? self
  }

  /// The distance left at `time` of a motion over a distance of 1.
  func remainder(at time: Double, relativeVelocity: Double) -> Double {
    let step = propagator(timeStep: time)
    return (step.valueFromValue - relativeVelocity * step.valueFromVelocity).magnitude
  }

  /// ln((1 + |b|)/ε)/(ζω) with b = (ζω − v)/ω_d: when the sum of the amplitudes of the cosine and of the sine has fallen to ε.
  ///
  /// The true amplitude is √(1 + b²), so this is late, the more the nearer ζ is to 1. Below critical damping only.
  func sumOfAmplitudesDuration(relativeVelocity: Double, epsilon: Double) -> Double {
    let amplitude = ((decayRate - relativeVelocity) / dampedFrequency).magnitude
    return logarithm((1 + amplitude) / epsilon) / decayRate
  }
}
