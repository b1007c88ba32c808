import Springs

extension AnimationEngine {
  /// react-spring 9.7.5, commit 3d2523d: semi-implicit Euler with a step of 1 ms.
  ///
  /// A frame of dt milliseconds takes ⌈dt⌉ steps, dt at most 64, the first dt 16.667 at any rate
  /// (`packages/core/src/SpringValue.ts`, `advance`). At rest, looked for before each step, where |v| ≤ precision/10 in units
  /// per millisecond and |x| ≤ precision.
  ///
  /// **Where it departs from the physics:** rounding up runs the spring too fast, by 2 % at 60 Hz, 8 % at 90 and 120 Hz, 20 % at
  /// 240 Hz. The velocity threshold is 100 precisions per second, hardly one at all.
  ///
  /// - Parameter precision: in units; nil for react-spring's own: a thousandth of the distance, at most 1, and 0.005 where there
  ///   is none.
  public static func reactSpring(frameRate: Double = 60, precision: Double? = nil) -> AnimationEngine {
    AnimationEngine(
      name: "react-spring", version: "9.7.5", evidence: .source, frameRate: frameRate,
      thresholds: "precision " + (precision.map { "\($0)" } ?? "by distance")
    ) { motion, rate in
      ReactSpringSimulation(motion, frameRate: rate, precision: precision)
    }
  }
}

struct ReactSpringSimulation: EngineSimulation {
  private let frameRate: Double
  private let tension: Double
  private let friction: Double
  private let mass: Double
  private let target: Double
  private let precision: Double
  private let swingsForEver: Bool
  private var frame = 0
  private var position: Double
  private var velocity: Double

  init(_ motion: EngineMotion, frameRate: Double, precision: Double?) {
    let distance = (motion.to.x - motion.from.x).magnitude
    let ownPrecision = distance == 0 ? 0.005 : min(1, distance * 0.001)
    let used = precision == 0 ? ownPrecision : precision ?? ownPrecision
    self.frameRate = frameRate
    self.precision = used
    tension = motion.spring.stiffness
    friction = motion.spring.damping
    mass = motion.spring.mass
    target = motion.to.x
    position = motion.from.x
    velocity = motion.velocity.x / 1000
    // From ωh = 0.1 on, Euler's energy may stray by more than the reserve of the criterion.
    swingsForEver =
      motion.spring.naturalFrequency < 100 && motion.swingsForEver(speed: used * 100, distance: used)
  }

  var neverStopsReason: String? { swingsForEver ? "without damping it never comes to rest" : nil }

  mutating func next() -> EngineFrame {
    defer { frame += 1 }
    if frame == 0 {
      // No node has a velocity before its first step; and from a target to itself without velocity nothing is started.
      return EngineFrame(
        value: SIMD4(position, 0, 0, 0), velocity: .zero, isLast: position == target && velocity == 0)
    }
    let isFinished = advance(milliseconds: interval)
    return EngineFrame(
      value: SIMD4(isFinished ? target : position, 0, 0, 0), velocity: SIMD4(velocity * 1000, 0, 0, 0),
      isLast: isFinished, computed: SIMD4(position, 0, 0, 0))
  }

  /// The time from the frame before, as the frame loop tells it.
  private var interval: Double {
    if frame == 1 { return 16.667 }
    return min(64, 1000 * Double(frame) / frameRate - 1000 * Double(frame - 1) / frameRate)
  }

  /// Whether it came to rest.
  private mutating func advance(milliseconds: Double) -> Bool {
    for _ in 0..<Int(milliseconds.rounded(.up)) {
      if velocity.magnitude <= precision / 10, (target - position).magnitude <= precision { return true }
      let acceleration = (-tension * 0.000001 * (position - target) - friction * 0.001 * velocity) / mass
      velocity += acceleration
      position += velocity
    }
    return position.isNaN
  }
}

/// react-spring's own vocabulary beside tension and friction.
package enum ReactSpringConfiguration {
  /// Tension and friction of a natural period in seconds, at least 0.01, and a damping ratio, at least 0:
  /// k = (2π/T)²·m, c = 4πζm/T (`packages/core/src/AnimationConfig.ts`, 9.7.5).
  package static func frequency(
    _ period: Double, dampingRatio: Double, mass: Double = 1
  ) -> (tension: Double, friction: Double) {
    let period = max(period, 0.01)
    let root = 2 * Double.pi / period
    return (root * root * mass, 4 * Double.pi * max(dampingRatio, 0) * mass / period)
  }
}
