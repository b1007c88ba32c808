import SpringKit

/// Steps of 1/120 s with fixed coefficients, each from the result of the one before.
struct StepBody: ChainBody {
  let starts: [MotionState<Double>]
  private let spring: SpringCase
  private let step: SpringPropagator

  init(_ spring: SpringCase) {
    self.spring = spring
    starts = spring.restarts
    step = spring.spring.propagator(timeStep: 1 / 120)
  }

  @inline(__always)
  func next(after state: MotionState<Double>) -> MotionState<Double> {
    var next = state
    step.advance(displacement: &next.position, velocity: &next.velocity)
    return next
  }

  func inspect(_ outputs: [MotionState<Double>]) -> Inspection {
    var inspection = Inspection.ofBound
    let timeStep = ReferenceNumber(1.0 / 120)
    forEachLink(of: outputs) { before, after in
      let start = ReferenceState(before)
      let exact = spring.reference.state(after: timeStep, from: start)
      inspection.note(spring.reference.errorShare(of: ReferenceState(after), at: timeStep, from: start))
      inspection.expect(exact.displacement + exact.velocity, magnitude: 10)
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
    starts = spring.restarts.map { MotionState(position: $0.position + target, velocity: $0.velocity) }
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

/// Classic Runge–Kutta steps, each from the result of the one before.
///
/// The step is 1/240 s, or half of what the method's stability allows where that is shorter.
struct RungeKuttaBody: ChainBody {
  let starts: [MotionState<Double>]
  private let spring: SpringCase
  private let timeStep: Double
  private let stiffness: Double
  private let damping: Double

  init(_ spring: SpringCase) {
    self.spring = spring
    starts = spring.restarts
    stiffness = spring.spring.stiffness
    damping = spring.spring.damping
    timeStep = min(1 / 240, spring.spring.rungeKuttaStabilityLimit / spring.spring.naturalFrequency / 2)
  }

  @inline(__always)
  func next(after state: MotionState<Double>) -> MotionState<Double> {
    rungeKuttaStep(from: state, at: 0, timeStep: timeStep) { position, velocity, _ in
      -(stiffness * position) - damping * velocity
    }
  }

  /// The method's own error, so in shares of |x| + |v|/ω; of fourth order, but large where a fast decay is barely resolved.
  func inspect(_ outputs: [MotionState<Double>]) -> Inspection {
    let rate = Double(spring.reference.fastRate) + spring.spring.naturalFrequency
    let reach = rate * timeStep
    // The first term that the method leaves out of the exponential, for each component in its own unit.
    var inspection = Inspection(unit: "of the amplitude", limit: reach * reach * reach * reach * reach / 60)
    forEachLink(of: outputs) { before, after in
      let exact = spring.reference.state(after: ReferenceNumber(timeStep), from: ReferenceState(before))
      let frequency = spring.reference.frequency
      let amplitude =
        ReferenceNumber(before.position).magnitude + ReferenceNumber(before.velocity).magnitude / frequency
      inspection.note((ReferenceNumber(after.position) - exact.displacement).magnitude / amplitude)
      inspection.note((ReferenceNumber(after.velocity) - exact.velocity).magnitude / (frequency * amplitude))
    }
    return inspection
  }
}
