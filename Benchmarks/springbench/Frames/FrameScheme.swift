import SpringKit

/// A way to move a spring from frame to frame.
protocol FrameScheme {
  /// As the table names it.
  static var name: String { get }
  init(_ motion: SpringMotion<Double>, frameDuration: Double)
  /// The value at the next frame, `time` after the start.
  mutating func next(at time: Double) -> Double
  /// The greatest error, as a share of |x| + |v|/ω at the start, that is no mistake.
  ///
  /// - Parameters:
  ///   - reach: how far the fastest rate of the motion comes in a frame.
  ///   - frameCount: how many frames there are.
  static func errorLimit(reach: Double, frameCount: Int) -> Double
}

/// The exact value at each frame's time.
struct ValueScheme: FrameScheme {
  static let name = "value"
  private let motion: SpringMotion<Double>

  init(_ motion: SpringMotion<Double>, frameDuration: Double) { self.motion = motion }

  @inline(__always)
  mutating func next(at time: Double) -> Double { motion.value(at: time) }

  /// The bound of a value: 4(1 + κt)·2⁻⁵² of the envelope, and half an ulp for the target.
  static func errorLimit(reach: Double, frameCount: Int) -> Double {
    (4 * (1 + reach * Double(frameCount)) + 1) * 0x1p-52
  }
}

/// Exact steps with coefficients made once.
struct StepScheme: FrameScheme {
  static let name = "step"
  private var state: MotionState<Double>
  private let target: Double
  private let step: SpringPropagator

  init(_ motion: SpringMotion<Double>, frameDuration: Double) {
    state = MotionState(position: motion.from, velocity: motion.velocity)
    target = motion.to
    step = motion.spring.propagator(timeStep: frameDuration)
  }

  @inline(__always)
  mutating func next(at time: Double) -> Double {
    step.advance(value: &state.position, velocity: &state.velocity, toward: target)
    return state.position
  }

  /// The bound of a step, which every frame adds once, and the rounding of the target.
  static func errorLimit(reach: Double, frameCount: Int) -> Double {
    Double(frameCount) * (4 * (1 + reach) + 1) * 0x1p-52
  }
}

/// A spring as the usual schemes step it: where it is, and what pulls it.
private struct SteppedSpring {
  var state: MotionState<Double>
  let frameDuration: Double
  private let target: Double
  private let stiffness: Double
  private let damping: Double

  init(_ motion: SpringMotion<Double>, frameDuration: Double) {
    state = MotionState(position: motion.from, velocity: motion.velocity)
    self.frameDuration = frameDuration
    target = motion.to
    stiffness = motion.spring.stiffness / motion.spring.mass
    damping = motion.spring.damping / motion.spring.mass
  }

  @inline(__always)
  func acceleration(_ position: Double, _ velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }
}

/// Classic Runge–Kutta, one step a frame.
struct RungeKuttaScheme: FrameScheme {
  static let name = "runge-kutta"
  private var spring: SteppedSpring

  init(_ motion: SpringMotion<Double>, frameDuration: Double) {
    spring = SteppedSpring(motion, frameDuration: frameDuration)
  }

  @inline(__always)
  mutating func next(at time: Double) -> Double {
    let spring = spring
    self.spring.state = rungeKuttaStep(from: spring.state, at: 0, timeStep: spring.frameDuration) {
      position, velocity, _ in spring.acceleration(position, velocity)
    }
    return self.spring.state.position
  }

  /// What a method of fourth order piles up.
  static func errorLimit(reach: Double, frameCount: Int) -> Double { reach * reach * reach * reach }
}

/// The velocity first, then the position with the new velocity: what most animation loops do.
struct SemiImplicitEulerScheme: FrameScheme {
  static let name = "semi-implicit-euler"
  private var spring: SteppedSpring

  init(_ motion: SpringMotion<Double>, frameDuration: Double) {
    spring = SteppedSpring(motion, frameDuration: frameDuration)
  }

  @inline(__always)
  mutating func next(at time: Double) -> Double {
    spring.state.velocity +=
      spring.frameDuration * spring.acceleration(spring.state.position, spring.state.velocity)
    spring.state.position += spring.frameDuration * spring.state.velocity
    return spring.state.position
  }

  /// What a method of first order piles up.
  static func errorLimit(reach: Double, frameCount: Int) -> Double { reach }
}
