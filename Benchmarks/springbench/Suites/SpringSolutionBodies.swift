import SpringKit

/// The value of a prepared motion at random times.
struct ValueBody: TableBody {
  let inputs = RandomTimes.all
  private let spring: SpringCase
  private let motion: SpringMotion<Double>

  init(_ spring: SpringCase) {
    self.spring = spring
    motion = spring.motion
  }

  @inline(__always)
  func output(for time: Double) -> Double { motion.value(at: opaque(time)) }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection.ofBound
    for (time, output) in zip(inputs, outputs) {
      let time = ReferenceNumber(time)
      let exact = ReferenceNumber(motion.to) + spring.reference.state(after: time, from: spring.start).displacement
      // Adding the target rounds once more.
      let bound =
        spring.reference.errorBound(of: spring.start, at: time).displacement + ReferenceNumber(output.ulp) / 2
      inspection.note((ReferenceNumber(output) - exact).magnitude / bound)
      inspection.expect(exact, magnitude: 1)
    }
    return inspection
  }
}

/// Displacement and velocity of a prepared motion at random times.
struct ValueVelocityBody: TableBody {
  let inputs = RandomTimes.all
  private let spring: SpringCase
  private let motion: SpringMotion<Double>

  init(_ spring: SpringCase) {
    self.spring = spring
    motion = spring.motion
  }

  @inline(__always)
  func output(for time: Double) -> MotionState<Double> { motion.state(at: opaque(time)) }

  func inspect(_ outputs: [MotionState<Double>]) -> Inspection {
    var inspection = Inspection.ofBound
    for (time, output) in zip(inputs, outputs) {
      let time = ReferenceNumber(time)
      let exact = spring.reference.state(after: time, from: spring.start)
      inspection.note(spring.reference.errorShare(of: ReferenceState(output), at: time, from: spring.start))
      inspection.expect(exact.displacement + exact.velocity, magnitude: 10)
    }
    return inspection
  }
}

/// The matrix of a step of random length.
struct PropagatorBody: TableBody {
  let inputs = RandomTimes.all
  private let spring: SpringCase
  private let prepared: Spring

  init(_ spring: SpringCase) {
    self.spring = spring
    prepared = spring.spring
  }

  @inline(__always)
  func output(for time: Double) -> SpringPropagator { prepared.propagator(timeStep: opaque(time)) }

  func inspect(_ outputs: [SpringPropagator]) -> Inspection {
    var inspection = Inspection.ofBound
    let columns = [ReferenceState(displacement: 1, velocity: 0), ReferenceState(displacement: 0, velocity: 1)]
    for (time, output) in zip(inputs, outputs) {
      let time = ReferenceNumber(time)
      let computed = [
        ReferenceState.exact(displacement: output.valueFromValue, velocity: output.velocityFromValue),
        ReferenceState.exact(displacement: output.valueFromVelocity, velocity: output.velocityFromVelocity),
      ]
      for (column, state) in zip(columns, computed) {
        let exact = spring.reference.state(after: time, from: column)
        inspection.note(spring.reference.errorShare(of: state, at: time, from: column))
        inspection.expect(exact.displacement + exact.velocity, magnitude: 100)
      }
    }
    return inspection
  }
}
