public import NumericalMethods

/// A second-order motion x″ = a(x, x′, t) integrated with fixed classic Runge–Kutta steps, whatever the frames ask for.
///
/// The physics runs on its own grid of times n·h; a frame between two of them reads a cubic Hermite interpolation and never
/// feeds it back. The states on the grid are therefore the same bits at every frame rate, and frames at 24, 60, 59.94 or 480 Hz,
/// ragged or with pauses, agree to the step's order: the error at a fixed time is O(h⁴), on the grid and between.
///
/// ```swift
/// var simulation = FixedStepSimulation(position: 100.0, velocity: 0, timeStep: 1 / 240, acceleration: spring.accelerationLaw(toward: 0))
/// simulation.advance(by: 1 / 60)
/// ```
///
/// **Stability.** For a spring the method is stable for ω·h up to ``Spring/rungeKuttaStabilityLimit``; beyond it the steps blow up.
/// ``Spring/simulation(position:velocity:toward:timeStep:)`` refuses such a step. For other laws the step is the caller's care.
public struct FixedStepSimulation<Value: ComponentVector>: Sendable {
  /// The acceleration at a position, a velocity and a time.
  public typealias Acceleration = @Sendable (_ position: Value, _ velocity: Value, _ time: Double) -> Value

  /// The step h in seconds.
  public let timeStep: Double
  /// Seconds since the start.
  public private(set) var time: Double = 0
  /// How many steps the physics has taken; the last ends at or after ``time``.
  public private(set) var stepCount = 0

  private let acceleration: Acceleration
  private var before: MotionState<Value>
  private var after: MotionState<Value>

  /// The most steps that one call takes: about a minute of work, far more than any frame needs.
  public static var greatestStepCount: Int { 1 << 30 }

  /// A simulation at its start.
  ///
  /// - Parameters:
  ///   - position: the position at time 0.
  ///   - velocity: the velocity at time 0.
  ///   - timeStep: the step h in seconds, finite and above 0; traps otherwise.
  ///   - acceleration: the law of motion.
  public init(position: Value, velocity: Value, timeStep: Double, acceleration: @escaping Acceleration) {
    guard timeStep > 0, timeStep < .infinity else {
      fatalError("timeStep is \(timeStep): must be a finite number above 0")
    }
    self.timeStep = timeStep
    self.acceleration = acceleration
    before = MotionState(position: position, velocity: velocity)
    after = before
  }

  /// The position at ``time``.
  public var position: Value { interpolated.position }

  /// The velocity at ``time``.
  public var velocity: Value { interpolated.velocity }

  /// Position and velocity at ``time``.
  public var state: MotionState<Value> { interpolated }

  /// Moves on by a frame of `elapsed` seconds; a frame of 0 changes nothing. Traps where it is negative or not finite.
  public mutating func advance(by elapsed: Double) {
    guard elapsed >= 0, elapsed < .infinity else {
      fatalError("elapsed is \(elapsed): must be a finite number of at least 0")
    }
    advance(to: time + elapsed)
  }

  /// Moves on to `time` seconds after the start. Traps where that is in the past, not finite, or more than
  /// ``greatestStepCount`` steps ahead.
  ///
  /// Cost: four evaluations of the acceleration per step of h that this passes.
  public mutating func advance(to time: Double) {
    guard time >= self.time, time < .infinity else {
      fatalError("time is \(time): must be a finite number of at least \(self.time), where the simulation is")
    }
    let steps = (time / timeStep).rounded(.up)
    guard steps - Double(stepCount) < Double(Self.greatestStepCount) else {
      fatalError("time is \(time): must be at most \(Self.greatestStepCount) steps of \(timeStep) ahead")
    }
    self.time = time
    while Double(stepCount) < steps {
      before = after
      after = rungeKuttaStep(
        from: before, at: Double(stepCount) * timeStep, timeStep: timeStep, acceleration: acceleration)
      stepCount += 1
    }
  }

  /// The cubic Hermite interpolation of the last step: of the position from positions and velocities, of the velocity from
  /// velocities and accelerations, both O(h⁴).
  private var interpolated: MotionState<Value> {
    guard stepCount > 0 else { return before }
    let start = Double(stepCount - 1) * timeStep
    let fraction = (time - start) / timeStep
    if fraction >= 1 { return after }
    return MotionState(
      position: hermite(before.position, before.velocity, after.position, after.velocity, at: fraction),
      velocity: hermite(
        before.velocity, acceleration(before.position, before.velocity, start), after.velocity,
        acceleration(after.position, after.velocity, start + timeStep), at: fraction))
  }

  private func hermite(_ y0: Value, _ d0: Value, _ y1: Value, _ d1: Value, at fraction: Double) -> Value {
    let rest = 1 - fraction
    let rise = fraction * fraction * (3 - 2 * fraction)
    let slopes =
      d0.scaled(by: fraction * rest * rest * timeStep) - d1.scaled(by: fraction * fraction * rest * timeStep)
    return y0 + (y1 - y0).scaled(by: rise) + slopes
  }
}
