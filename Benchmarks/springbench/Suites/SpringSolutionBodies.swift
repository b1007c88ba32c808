import SpringKit

/// The value of a prepared motion at random times.
struct ValueBody: TableBody {
  let inputs: [Double]
  private let spring: SpringCase
  private let motion: SpringMotion<Double>

  init(_ spring: SpringCase, times: [Double]) {
    inputs = times
    self.spring = spring
    motion = spring.motion()
  }

  @inline(__always)
  func output(for time: Double) -> Double { motion.value(at: opaque(time)) }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection.ofBound
    let start = ReferenceState(motion.start)
    for (time, output) in zip(inputs, outputs) {
      let time = ReferenceNumber(time)
      let exact = ReferenceNumber(motion.to) + spring.reference.state(after: time, from: start).displacement
      // Adding the target rounds once more.
      let bound = spring.reference.errorBound(of: start, at: time).displacement + ReferenceNumber(output.ulp) / 2
      inspection.note((ReferenceNumber(output) - exact).magnitude / bound)
      inspection.expect(exact, magnitude: 1)
    }
    return inspection
  }
}

/// Displacement and velocity of a prepared motion at random times.
struct ValueVelocityBody<Value: MeasuredVector>: TableBody {
  let inputs: [Double]
  private let spring: SpringCase
  private let motion: SpringMotion<Value>

  init(_ spring: SpringCase, times: [Double]) {
    inputs = times
    self.spring = spring
    motion = spring.motion()
  }

  @inline(__always)
  func output(for time: Double) -> MotionState<Value> { motion.state(at: opaque(time)) }

  func inspect(_ outputs: [MotionState<Value>]) -> Inspection {
    spring.inspect(outputs, of: motion, at: inputs)
  }
}

/// Displacement and velocity at random times that each wait for the result before, as where the end of one animation decides
/// when the next one is asked. A multiplication and an addition, which add nothing to the time, are part of the chain.
struct LatencyBody: BenchmarkBody {
  private let times = TimePattern.random
  private let spring: SpringCase
  private let motion: SpringMotion<Double>

  init(_ spring: SpringCase) {
    self.spring = spring
    motion = spring.motion()
  }

  var passLength: Int { times.count }

  @inline(__always)
  func evaluate(_ count: Int, consume: (MotionState<Double>) -> Void) {
    let table = times.span
    var state = MotionState(position: 0.0, velocity: 0)
    var remaining = count
    while remaining > 0 {
      let length = min(remaining, table.count)
      for index in 0..<length {
        state = motion.state(at: opaque(table[index] + state.position * 0x1p-100))
        consume(state)
      }
      remaining -= length
    }
  }

  func inspect(_ outputs: [MotionState<Double>]) -> Inspection { spring.inspect(outputs, of: motion, at: times) }
}

extension SpringCase {
  /// Every component of the states of a motion, in shares of the bound.
  fileprivate func inspect<Value: MeasuredVector>(
    _ outputs: [MotionState<Value>], of motion: SpringMotion<Value>, at times: [Double]
  ) -> Inspection {
    var inspection = Inspection.ofBound
    for (time, output) in zip(times, outputs) {
      let time = ReferenceNumber(time)
      for component in 0..<motion.to.componentCount {
        let start = ReferenceState(motion.start, component: component)
        let exact = reference.state(after: time, from: start)
        let computed = ReferenceState(output, component: component)
        inspection.note(reference.errorShare(of: computed, at: time, from: start, roundoff: Value.roundoff))
        inspection.expect(exact.displacement + exact.velocity, magnitude: 10 * Value.coarseness)
      }
    }
    return inspection
  }
}

extension SpringMotion {
  /// Displacement and velocity at the start.
  fileprivate var start: MotionState<Value> { MotionState(position: from - to, velocity: velocity) }
}

/// The matrix of a step of random length.
struct PropagatorBody: TableBody {
  let inputs: [Double]
  private let spring: SpringCase
  private let prepared: Spring

  init(_ spring: SpringCase, times: [Double]) {
    inputs = times
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
