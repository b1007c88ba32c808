/// Position and velocity of a second-order system.
@frozen
public struct MotionState<Value: ComponentVector>: Sendable, Hashable {
  /// The position, in the value's own unit.
  public var position: Value
  /// The velocity, in the value's unit per second.
  public var velocity: Value

  /// A state from its two parts.
  @inlinable
  public init(position: Value, velocity: Value) {
    self.position = position
    self.velocity = velocity
  }
}

/// One step of the classic fourth-order Runge–Kutta method for x″ = a(x, x′, t).
///
/// - Parameters:
///   - state: position and velocity at `time`.
///   - time: the time at the start of the step, in seconds.
///   - timeStep: the step h, in seconds.
///   - acceleration: a(x, v, t); called four times.
/// - Returns: position and velocity at `time + timeStep`; the error of one step is O(h⁵), of a fixed time O(h⁴).
///
/// Source: W. Kutta, "Beitrag zur näherungsweisen Integration totaler Differentialgleichungen" (1901).
@inlinable
public func rungeKuttaStep<Value: ComponentVector>(
  from state: MotionState<Value>, at time: Double, timeStep: Double,
  acceleration: (_ position: Value, _ velocity: Value, _ time: Double) -> Value
) -> MotionState<Value> {
  let half = timeStep / 2
  let v1 = state.velocity
  let a1 = acceleration(state.position, v1, time)
  let v2 = state.velocity + a1.scaled(by: half)
  let a2 = acceleration(state.position + v1.scaled(by: half), v2, time + half)
  let v3 = state.velocity + a2.scaled(by: half)
  let a3 = acceleration(state.position + v2.scaled(by: half), v3, time + half)
  let v4 = state.velocity + a3.scaled(by: timeStep)
  let a4 = acceleration(state.position + v3.scaled(by: timeStep), v4, time + timeStep)
  let sixth = timeStep / 6
  return MotionState(
    position: state.position + (v1 + (v2 + v3).scaled(by: 2) + v4).scaled(by: sixth),
    velocity: state.velocity + (a1 + (a2 + a3).scaled(by: 2) + a4).scaled(by: sixth))
}
