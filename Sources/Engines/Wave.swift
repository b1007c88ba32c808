import NumericalMethods
import Springs

/// Which of Wave's two initialisers makes its spring; they differ in the damping.
public enum WaveInitializer: Sendable, Hashable {
  /// `Spring(dampingRatio:stiffness:mass:)`, which takes any damping as it is.
  case stiffness
  /// `Spring(dampingRatio:response:mass:)`, which bends a damping coefficient above 60 down, to at most 75.
  case response
}

extension AnimationEngine {
  /// Wave: one semi-implicit Euler step a frame, done when a settling time computed beforehand has passed.
  ///
  /// Source: jtrivedi/Wave, 0.3.2 and one commit, a52498e. Departs from the physics by its step, which runs ahead, and explodes where
  /// the frequency or the damping is high for the frame rate; by the bent damping; and above critical damping by its
  /// settling time, which does not know the damping.
  public static func wave(frameRate: Double = 60, initializer: WaveInitializer = .stiffness) -> AnimationEngine {
    AnimationEngine(
      name: "wave", version: "0.3.2-1, a52498e", evidence: .source, frameRate: frameRate,
      thresholds: "settling percentage 0.0001", jointComponents: 4
    ) { motion, rate in WaveSimulation(motion, rate: rate, initializer: initializer) }
  }
}

/// The numbers of a spring as Wave derives them.
package struct WaveSpring: Sendable {
  package let stiffness: Double
  package let damping: Double
  package let response: Double
  package let mass: Double
  /// How long Wave runs, in seconds.
  package let settlingTime: Double

  /// Wave's `Spring(dampingRatio:stiffness:mass:)`.
  ///
  /// The response is 2π/√(k·m) where 2π/√(k/m) is meant, and the damping follows it: for m = 4 both are off by a factor of 4.
  package init(dampingRatio: Double, stiffness: Double, mass: Double) {
    self.stiffness = stiffness
    self.mass = mass
    response = 2 * .pi / squareRoot(stiffness * mass)
    damping = Self.damping(dampingRatio: dampingRatio, response: response, mass: mass)
    settlingTime = Self.settlingTime(dampingRatio: dampingRatio, stiffness: stiffness, mass: mass)
  }

  /// Wave's `Spring(dampingRatio:response:mass:)`: k = m·(2π/response)², and the damping bent above 60.
  package init(dampingRatio: Double, response: Double, mass: Double) {
    let frequency = 2 * .pi / response
    stiffness = frequency * frequency * mass
    self.mass = mass
    self.response = response
    damping = Self.bent(Self.damping(dampingRatio: dampingRatio, response: response, mass: mass))
    settlingTime = Self.settlingTime(dampingRatio: dampingRatio, stiffness: stiffness, mass: mass)
  }

  /// c = 4πζm/response.
  private static func damping(dampingRatio: Double, response: Double, mass: Double) -> Double {
    4 * .pi * dampingRatio * mass / response
  }

  /// The damping on a rubber band: above 60 it approaches 75, 60 + 15·(1 − 1/(1 + 0.55·(c − 60)/15)).
  private static func bent(_ damping: Double) -> Double {
    guard damping > 60 else { return damping }
    return 60 + 15 * (1 - 1 / (1 + 0.55 * (damping - 60) / 15))
  }

  /// −ln(0.0001)/(ζω); from critical damping on 1.25 times that of ζ = 1 − 2⁻⁵², whatever ζ is; 1 s for a response of 0.
  private static func settlingTime(dampingRatio: Double, stiffness: Double, mass: Double) -> Double {
    if stiffness == .infinity { return 1 }
    let isBounded = dampingRatio >= 1
    let ratio = isBounded ? 1 - .ulpOfOne : dampingRatio
    let time = -logarithm(1e-4) / (ratio * squareRoot(stiffness / mass))
    return isBounded ? 1.25 * time : time
  }
}

/// A run of Wave.
struct WaveSimulation: EngineSimulation {
  private let spring: WaveSpring
  private let initializer: WaveInitializer
  private let isDamped: Bool
  private let target: SIMD4<Double>
  private let rate: Double
  private var position: SIMD4<Double>
  private var velocity: SIMD4<Double>
  private var frame = 0

  init(_ motion: EngineMotion, rate: Double, initializer: WaveInitializer) {
    let source = motion.spring
    spring =
      switch initializer {
      case .stiffness:
        WaveSpring(dampingRatio: source.dampingRatio, stiffness: source.stiffness, mass: source.mass)
      case .response:
        WaveSpring(dampingRatio: source.dampingRatio, response: source.response, mass: source.mass)
      }
    self.initializer = initializer
    isDamped = source.dampingRatio > 0
    target = motion.to
    position = motion.from
    velocity = motion.velocity
    self.rate = rate
  }

  /// The running time is counted from frame 1; the frame at which it reaches the settling time shows the target.
  mutating func next() -> EngineFrame {
    defer { frame += 1 }
    guard frame > 0 else { return EngineFrame(value: position, velocity: velocity) }
    if Double(frame - 1) / rate >= spring.settlingTime {
      return EngineFrame(value: target, velocity: .zero, isLast: true, computed: position)
    }
    let step = 1 / rate
    let force = (target - position) * spring.stiffness - velocity * spring.damping
    velocity += force / spring.mass * step
    position += velocity * step
    return EngineFrame(value: position, velocity: velocity)
  }

  var estimate: Double? { spring.settlingTime }

  var knownLastFrame: Int? {
    guard spring.settlingTime <= AnimationEngine.horizon else { return nil }
    return EngineClock.firstFrame(atOrAfter: spring.settlingTime, rate: rate) + 1
  }

  var neverStopsReason: String? {
    if isDamped { return nil }
    return initializer == .stiffness
      ? "Wave's initialiser traps unless the damping ratio is above 0"
      : "without damping Wave's settling time is infinite"
  }
}
