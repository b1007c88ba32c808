import SpringKit

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
    starts = spring.restarts()
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

  /// Of fourth order, but large where a fast decay is barely resolved.
  func inspect(_ outputs: [MotionState<Double>]) -> Inspection {
    let reach = spring.reach(of: timeStep)
    // The first term that the method leaves out of the exponential, for each component in its own unit.
    return inspect(outputs, spring, timeStep: timeStep, limit: reach * reach * reach * reach * reach / 60)
  }
}

/// Steps of the velocity first and then of the position with the new velocity, each from the result of the one before: what
/// most animation loops do.
///
/// The step is 1/240 s, or half of the method's limit of stability 4/(c + √(c² + 4k)) where that is shorter: there the
/// characteristic polynomial λ² − (2 − hc − h²k)λ + 1 − hc has the root −1.
struct SemiImplicitEulerBody: ChainBody {
  let starts: [MotionState<Double>]
  private let spring: SpringCase
  private let timeStep: Double
  /// −k, so that no change of sign is part of the chain.
  private let pull: Double
  private let damping: Double

  init(_ spring: SpringCase) {
    self.spring = spring
    starts = spring.restarts()
    pull = -spring.spring.stiffness
    damping = spring.spring.damping
    timeStep = min(1 / 240, 2 / (damping + (damping * damping - 4 * pull).squareRoot()))
  }

  @inline(__always)
  func next(after state: MotionState<Double>) -> MotionState<Double> {
    let velocity = state.velocity + timeStep * (pull * state.position - damping * state.velocity)
    return MotionState(position: state.position + timeStep * velocity, velocity: velocity)
  }

  func inspect(_ outputs: [MotionState<Double>]) -> Inspection {
    let reach = spring.reach(of: timeStep)
    // The terms of second order, of which the method has some and leaves out others.
    return inspect(outputs, spring, timeStep: timeStep, limit: reach * reach / 2)
  }
}

extension SpringCase {
  /// How far the fastest rate of the motion comes in a step.
  fileprivate func reach(of timeStep: Double) -> Double {
    (Double(reference.fastRate) + spring.naturalFrequency) * timeStep
  }
}

extension ChainBody {
  /// The error of single steps, which is the method's own, so in shares of |x| + |v|/ω.
  fileprivate func inspect(
    _ outputs: [Output], _ spring: SpringCase, timeStep: Double, limit: Double
  ) -> Inspection {
    var inspection = Inspection(unit: "of the amplitude", limit: limit)
    let frequency = spring.reference.frequency
    forEachLink(of: outputs) { before, after in
      let (start, end) = (ReferenceState(before), ReferenceState(after))
      let exact = spring.reference.state(after: ReferenceNumber(timeStep), from: start)
      let amplitude = start.amplitude(frequency: frequency)
      inspection.note((end.displacement - exact.displacement).magnitude / amplitude)
      inspection.note((end.velocity - exact.velocity).magnitude / (frequency * amplitude))
    }
    return inspection
  }
}
