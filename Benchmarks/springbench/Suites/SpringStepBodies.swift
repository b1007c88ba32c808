import SpringKit

/// Steps of 1/120 s with fixed coefficients, each from the result of the one before.
struct StepBody<Value: MeasuredVector>: ChainBody {
  let starts: [MotionState<Value>]
  private let spring: SpringCase
  private let step: SpringPropagator

  init(_ spring: SpringCase) {
    self.spring = spring
    starts = spring.restarts()
    step = spring.spring.propagator(timeStep: 1 / 120)
  }

  @inline(__always)
  func next(after state: MotionState<Value>) -> MotionState<Value> {
    var next = state
    step.advance(displacement: &next.position, velocity: &next.velocity)
    return next
  }

  func inspect(_ outputs: [MotionState<Value>]) -> Inspection {
    var inspection = Inspection.ofBound
    let timeStep = ReferenceNumber(1.0 / 120)
    forEachLink(of: outputs) { before, after in
      for component in 0..<before.position.componentCount {
        let start = ReferenceState(before, component: component)
        let exact = spring.reference.state(after: timeStep, from: start)
        inspection.note(
          spring.reference.errorShare(
            of: ReferenceState(after, component: component), at: timeStep, from: start, roundoff: Value.roundoff))
        inspection.expect(exact.displacement + exact.velocity, magnitude: 10 * Value.coarseness)
      }
    }
    return inspection
  }
}

/// The same steps of a value toward a target.
struct StepTowardBody: ChainBody {
  let starts: [MotionState<Double>]
  private let spring: SpringCase
  private let step: SpringPropagator
  private let target: Double

  init(_ spring: SpringCase) {
    self.spring = spring
    target = 0.25
    let target = target
    starts = spring.restarts().map { MotionState(position: $0.position + target, velocity: $0.velocity) }
    step = spring.spring.propagator(timeStep: 1 / 120)
  }

  @inline(__always)
  func next(after state: MotionState<Double>) -> MotionState<Double> {
    var next = state
    step.advance(value: &next.position, velocity: &next.velocity, toward: target)
    return next
  }

  func inspect(_ outputs: [MotionState<Double>]) -> Inspection {
    var inspection = Inspection.ofBound
    let timeStep = ReferenceNumber(1.0 / 120)
    forEachLink(of: outputs) { before, after in
      let start = ReferenceState(
        displacement: ReferenceNumber(before.position) - ReferenceNumber(target),
        velocity: ReferenceNumber(before.velocity))
      let exact = spring.reference.state(after: timeStep, from: start)
      var bound = spring.reference.errorBound(of: start, at: timeStep)
      // Subtracting the target rounds, as a start that is off by half an ulp; adding it rounds once more.
      let rounding = spring.reference.envelope(
        of: .exact(displacement: Double(start.displacement).ulp / 2, velocity: 0), at: timeStep)
      bound.displacement += rounding.displacement + ReferenceNumber(after.position.ulp) / 2
      bound.velocity += rounding.velocity
      let position = exact.displacement + ReferenceNumber(target)
      inspection.note((ReferenceNumber(after.position) - position).magnitude / bound.displacement)
      inspection.note((ReferenceNumber(after.velocity) - exact.velocity).magnitude / bound.velocity)
      inspection.expect(position + exact.velocity, magnitude: 10)
    }
    return inspection
  }
}
