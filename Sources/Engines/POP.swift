import Springs

extension AnimationEngine {
  /// Facebook POP's spring animation: Runge–Kutta steps of a millisecond, mixed at the frame and fed back mixed.
  ///
  /// **Source:** facebook/pop 1.0.11 (87d1f8b), POPSpringSolver.h, POPSpringAnimationInternal.h, POPAnimator.mm.
  ///
  /// **Departs from the physics:** each frame loses the part of a step that the mix took back, so the motion runs slow, the more
  /// so the higher the frame rate: a second of frames is 0.98 s of motion at 60 Hz, 0.96 s at 120 Hz, 0.78 s at 480 Hz. The
  /// allowance for the speed in the rule between frames grows with the frame rate, so a springy motion often ends earlier too.
  ///
  /// - Parameters:
  ///   - frameRate: frames per second.
  ///   - threshold: the animated property's threshold: 1 for positions, sizes and properties of your own, 0.005 for a scale, 0.01
  ///     for opacity, color, rotation and corner radius.
  ///   - roundingFactor: the written values are rounded to multiples of it; nil rounds nothing.
  public static func pop(frameRate: Double = 60, threshold: Double = 1, roundingFactor: Double? = nil)
    -> AnimationEngine
  {
    checkArgument(threshold > 0 && threshold.isFinite, "threshold must be positive and finite")
    if let roundingFactor {
      checkArgument(roundingFactor > 0 && roundingFactor.isFinite, "roundingFactor must be positive and finite")
    }
    let rounding = roundingFactor.map { ", rounding factor \($0)" } ?? ""
    return AnimationEngine(
      name: "pop", version: "1.0.11", evidence: .source, frameRate: frameRate,
      thresholds: "threshold \(threshold)\(rounding)", jointComponents: 4
    ) { motion, frameRate in
      POPSimulation(motion, frameRate: frameRate, threshold: threshold, roundingFactor: roundingFactor)
    }
  }
}

/// POP's way from frame to frame, on four components of which the unused ones rest at zero.
///
/// Let d = target − value and w = −velocity. A frame adds its time to an accumulator and takes classic Runge–Kutta steps of
/// h = 0.001, a single-precision literal, while the accumulator holds one. What is shown, and what the next frame starts from, is
/// the mix of the last two states with the weight accumulator/h.
///
/// The animation is done after a frame at which, with θ the threshold,
/// - rule A: every |dᵢ| < θ/2, |w|² < 25θ and |a|² < 625θ², a being the mean acceleration of the last step; or
/// - rule B: the last two written values are within θ/5 of each other and the last one is within θ/5 of the target; or,
///   instead of B where values are rounded, rule C: the last two written values are the target.
///
/// The first frame has a time step of zero, so rule A may end the animation there. POP then writes the target.
struct POPSimulation: EngineSimulation {
  /// The step, 0.001 in single precision: it decides on which side of a step's boundary a frame falls.
  static let step = Double(Float(0.001))
  /// A time step beyond this is not followed: POP calls the spring converged.
  static let greatestTimeStep = 30.0

  let target: SIMD4<Double>
  let count: Int
  let stiffness: Double
  let damping: Double
  let frameRate: Double
  let threshold: Double
  let roundingFactor: Double?

  private var value: SIMD4<Double>
  private var velocity: SIMD4<Double>
  private var acceleration = SIMD4<Double>.zero
  private var accumulator = 0.0
  private var hasConverged = false
  private var frame = 0
  private var clock = POPClock.first
  private var written: SIMD4<Double>?

  init(_ motion: EngineMotion, frameRate: Double, threshold: Double, roundingFactor: Double?) {
    target = motion.to
    count = motion.count
    stiffness = motion.spring.stiffness / motion.spring.mass
    damping = motion.spring.damping / motion.spring.mass
    self.frameRate = frameRate
    self.threshold = threshold
    self.roundingFactor = roundingFactor
    value = motion.from
    velocity = motion.velocity
  }

  mutating func next() -> EngineFrame {
    let now = POPClock.time(ofFrame: frame, frameRate: frameRate)
    advance(by: now - clock)
    clock = now
    frame += 1
    let current = rounded(value)
    let before = written
    written = current
    if hasConverged || isAtRest || isStill(current, before) {
      return EngineFrame(value: target, velocity: velocity, isLast: true, computed: value)
    }
    return EngineFrame(value: current, velocity: velocity)
  }

  private mutating func advance(by time: Double) {
    guard time <= Self.greatestTimeStep else {
      hasConverged = true
      return
    }
    accumulator += time
    var current = State(distance: target - value, speed: -velocity)
    var previous = current
    while accumulator >= Self.step {
      previous = current
      integrate(&current)
      accumulator -= Self.step
    }
    let weight = accumulator / Self.step
    let distance = current.distance * weight + previous.distance * (1 - weight)
    let speed = current.speed * weight + previous.speed * (1 - weight)
    value = target - distance
    velocity = -speed
  }

  private struct State {
    var distance: SIMD4<Double>
    var speed: SIMD4<Double>
  }

  private func pull(_ distance: SIMD4<Double>, _ speed: SIMD4<Double>) -> SIMD4<Double> {
    distance * -stiffness - speed * damping
  }

  private mutating func integrate(_ state: inout State) {
    let (step, half) = (Self.step, 0.5 * Self.step)
    let speed1 = state.speed
    let pull1 = pull(state.distance, speed1)
    let speed2 = state.speed + pull1 * half
    let pull2 = pull(state.distance + speed1 * half, speed2)
    let speed3 = state.speed + pull2 * half
    let pull3 = pull(state.distance + speed2 * half, speed3)
    let speed4 = state.speed + pull3 * step
    let pull4 = pull(state.distance + speed3 * step, speed4)
    let meanSpeed = (speed1 + (speed2 + speed3) * 2 + speed4) * (1 / 6)
    acceleration = (pull1 + (pull2 + pull3) * 2 + pull4) * (1 / 6)
    state.distance += meanSpeed * step
    state.speed += acceleration * step
  }

  /// Rule A.
  private var isAtRest: Bool {
    let distance = target - value
    for lane in 0..<4 where !(distance[lane].magnitude < threshold / 2) { return false }
    return (velocity * velocity).sum() < 25 * threshold
      && (acceleration * acceleration).sum() < 625 * threshold * threshold
  }

  /// Rule B, or C where values are rounded.
  private func isStill(_ current: SIMD4<Double>, _ before: SIMD4<Double>?) -> Bool {
    guard let before else { return false }
    let allowance = threshold / 5
    for lane in 0..<count {
      if roundingFactor != nil {
        if !(current[lane] == before[lane] && current[lane] == target[lane]) { return false }
      } else if !((target[lane] - current[lane]).magnitude < allowance
        && (before[lane] - current[lane]).magnitude < allowance)
      {
        return false
      }
    }
    return true
  }

  /// The value as POP writes it: half a multiple of the rounding factor is rounded away from zero.
  private func rounded(_ value: SIMD4<Double>) -> SIMD4<Double> {
    guard let roundingFactor else { return value }
    let perUnit = 1 / roundingFactor
    return (value * perUnit).rounded(.toNearestOrAwayFromZero) / perUnit
  }
}

/// The clock that the recorded frames were drawn by: time steps are differences of these times as doubles.
enum POPClock {
  static let first = 1.0

  static func time(ofFrame frame: Int, frameRate: Double) -> Double { first + Double(frame) / frameRate }
}
