import NumericalMethods
import Springs

extension AnimationEngine {
  /// wobble 1.5.1, commit 142d649: the closed form at whole milliseconds of the wall clock, a frame at most 64 ms.
  ///
  /// **Where it departs from the physics:** above critical damping it runs as critical unless overdamping is allowed, and then
  /// the hyperbolic functions overflow, the value is not a number and the animation never stops.
  ///
  /// - Parameters:
  ///   - restVelocity: in units per *millisecond*, as wobble means it: 0.001 is one unit per second.
  ///   - restDisplacement: in units.
  public static func wobble(
    frameRate: Double = 60, restVelocity: Double = 0.001, restDisplacement: Double = 0.001,
    allowsOverdamping: Bool = false
  ) -> AnimationEngine {
    AnimationEngine(
      name: "wobble", version: "1.5.1", evidence: .source, frameRate: frameRate,
      thresholds: "restVelocity \(restVelocity) per ms, restDisplacement \(restDisplacement)"
        + (allowsOverdamping ? ", overdamping allowed" : "")
    ) { motion, rate in
      WobbleSimulation(
        motion, frameRate: rate, restVelocity: restVelocity, restDisplacement: restDisplacement,
        allowsOverdamping: allowsOverdamping)
    }
  }
}

/// `src/index.ts` of wobble 1.5.1, in its milliseconds.
struct WobbleSimulation: EngineSimulation {
  private let oscillation: DampedOscillation
  private let target: Double
  private let frameRate: Double
  private let restVelocity: Double
  private let restDisplacement: Double
  private let isAtRest: Bool
  private let swingsForEver: Bool
  private var frame = 0
  private var clock = 0.0
  private var time = 0.0

  init(
    _ motion: EngineMotion, frameRate: Double, restVelocity: Double, restDisplacement: Double, allowsOverdamping: Bool
  ) {
    let spring = motion.spring
    let dampingRatio = spring.damping / (2 * squareRoot(spring.stiffness * spring.mass))
    self.frameRate = frameRate
    self.restVelocity = restVelocity
    self.restDisplacement = restDisplacement
    target = motion.to.x
    isAtRest = motion.from.x == motion.to.x && motion.velocity.x == 0
    swingsForEver = motion.swingsForEver(speed: restVelocity * 1000, distance: restDisplacement)
    oscillation = DampedOscillation(
      frequency: squareRoot(spring.stiffness / spring.mass) / 1000,
      dampingRatio: allowsOverdamping ? dampingRatio : min(dampingRatio, 1), distance: motion.to.x - motion.from.x,
      velocity: motion.velocity.x / 1000)
  }

  var neverStopsReason: String? { swingsForEver ? "without damping it never comes to rest" : nil }

  mutating func next() -> EngineFrame {
    let now = (1000 * Double(frame) / frameRate).rounded(.down)
    time += min(now - clock, 64)
    clock = now
    let state = oscillation.state(at: time)
    let computed = target - state.remaining
    let isResting = state.velocity.magnitude <= restVelocity && (target - computed).magnitude <= restDisplacement
    let isLast = frame == 0 ? isAtRest : isResting
    frame += 1
    return EngineFrame(
      value: SIMD4(isLast ? target : computed, 0, 0, 0), velocity: SIMD4(isLast ? 0 : state.velocity * 1000, 0, 0, 0),
      isLast: isLast, computed: SIMD4(computed, 0, 0, 0))
  }
}
