import NumericalMethods
import Springs

extension AnimationEngine {
  /// React Native's Animated, the JavaScript driver at commit 1c4cd4f: the closed form at the sum of the frames' times, each in
  /// whole milliseconds and at most 64.
  ///
  /// **Where it departs from the physics:** from critical damping on every spring runs as critical. A spring without damping is
  /// refused.
  ///
  /// - Parameters:
  ///   - restSpeed: in units per second.
  ///   - restDisplacement: in units.
  public static func reactNativeAnimated(
    frameRate: Double = 60, restSpeed: Double = 0.001, restDisplacement: Double = 0.001
  ) -> AnimationEngine {
    AnimationEngine(
      name: "react-native-animated", version: "1c4cd4f", evidence: .source, frameRate: frameRate,
      thresholds: "restSpeed \(restSpeed), restDisplacement \(restDisplacement)"
    ) { motion, rate in
      ReactNativeAnimatedSimulation(motion, frameRate: rate, restSpeed: restSpeed, restDisplacement: restDisplacement)
    }
  }
}

/// `packages/react-native/Libraries/Animated/animations/SpringAnimation.js`, `onUpdate`: the first frame already looks for
/// rest.
struct ReactNativeAnimatedSimulation: EngineSimulation {
  private let oscillation: DampedOscillation
  private let from: Double
  private let target: Double
  private let frameRate: Double
  private let restSpeed: Double
  private let restDisplacement: Double
  private let isRefused: Bool
  private var frame = 0
  private var clock = 0.0
  private var time = 0.0

  init(_ motion: EngineMotion, frameRate: Double, restSpeed: Double, restDisplacement: Double) {
    let spring = motion.spring
    self.frameRate = frameRate
    self.restSpeed = restSpeed
    self.restDisplacement = restDisplacement
    from = motion.from.x
    target = motion.to.x
    isRefused = spring.damping == 0
    oscillation = DampedOscillation(
      frequency: squareRoot(spring.stiffness / spring.mass),
      dampingRatio: min(spring.damping / (2 * squareRoot(spring.stiffness * spring.mass)), 1),
      distance: motion.to.x - motion.from.x, velocity: motion.velocity.x)
  }

  var neverStopsReason: String? { isRefused ? "React Native refuses a spring without damping" : nil }

  mutating func next() -> EngineFrame {
    if isRefused { return EngineFrame(value: SIMD4(from, 0, 0, 0), velocity: .zero) }
    let now = (1000 * Double(frame) / frameRate).rounded(.down)
    time += min(now - clock, 64) / 1000
    clock = now
    frame += 1
    let state = oscillation.state(at: time)
    let computed = target - state.remaining
    let isLast = state.velocity.magnitude <= restSpeed && (target - computed).magnitude <= restDisplacement
    return EngineFrame(
      value: SIMD4(isLast ? target : computed, 0, 0, 0), velocity: SIMD4(isLast ? 0 : state.velocity, 0, 0, 0),
      isLast: isLast, computed: SIMD4(computed, 0, 0, 0))
  }
}
