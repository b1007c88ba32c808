import Foundation
import SpringKit
import Testing

@Suite("The stability limit of the fixed step")
struct SimulationStabilityTests {
  @Test("√8 without damping, 2.785293563405282 at critical damping, the fast root's above")
  func knownLimits() {
    #expect((Spring.response(1, dampingRatio: 0).rungeKuttaStabilityLimit - 8.0.squareRoot()).magnitude < 1e-13)
    #expect((Spring.response(1, dampingRatio: 1).rungeKuttaStabilityLimit - 2.785293563405282).magnitude < 1e-13)
    let strong = Spring.response(1, dampingRatio: 10)
    let expected = 2.785293563405282 * strong.naturalFrequency / strong.fastRate
    #expect((strong.rungeKuttaStabilityLimit / expected - 1).magnitude < 1e-13)
  }

  @Test("It is continuous in ζ, and everywhere the first point at which a step grows")
  func limitByScan() {
    for index in 0...300 {
      let zeta = Double(index) / 100
      let spring = Spring.response(1, dampingRatio: zeta)
      // |R(z)| by complex Horner on the root that grows first.
      func growth(_ step: Double) -> Double {
        let (real, imaginary) =
          zeta < 1
          ? (-zeta * step, (1 - zeta * zeta).squareRoot() * step) : (-(zeta + (zeta * zeta - 1).squareRoot()) * step, 0)
        var (a, b) = (1.0, 0.0)
        for order in [4.0, 3, 2, 1] {
          (a, b) = (1 + (a * real - b * imaginary) / order, (a * imaginary + b * real) / order)
        }
        return hypot(a, b)
      }
      let limit = spring.rungeKuttaStabilityLimit
      #expect(growth(limit * (1 + 1e-9)) > 1, "ζ \(zeta), limit \(limit)")
      for share in stride(from: 0.6, through: 0.999999, by: 0.001) {
        if growth(limit * share) > 1 { Issue.record("ζ \(zeta) grows at \(share) of the limit \(limit)") }
      }
    }
  }

  @Test(
    "At 0.999 of the limit a spring stays bounded, at 1.001 it grows", arguments: [0, 0.05, 0.3, 0.7, 0.99, 1, 1.5, 20])
  func bothSides(dampingRatio: Double) throws {
    let spring = Spring.response(1, dampingRatio: dampingRatio)
    let limit = spring.rungeKuttaStabilityLimit / spring.naturalFrequency
    func size(_ share: Double, steps: Int) -> Double {
      var state = MotionState(position: 1.0, velocity: spring.naturalFrequency)
      let law: FixedStepSimulation<Double>.Acceleration = spring.accelerationLaw(toward: 0)
      for step in 0..<steps {
        state = rungeKuttaStep(from: state, at: Double(step), timeStep: share * limit, acceleration: law)
      }
      return hypot(state.position, state.velocity / spring.naturalFrequency)
    }
    #expect(size(0.999, steps: 20_000) < size(0.999, steps: 2000) * 0.9)
    #expect(size(1.001, steps: 20_000) > size(1.001, steps: 10_000) * 1.5)
    #expect(size(1.001, steps: 20_000) > 10)
  }

  @Test("A step beyond the limit is refused with the limit, one at it is taken", arguments: [0, 0.3, 1, 5])
  func refusal(dampingRatio: Double) throws {
    let spring = Spring.response(0.3, dampingRatio: dampingRatio)
    let limit = spring.rungeKuttaStabilityLimit / spring.naturalFrequency
    #expect(throws: Never.self) { try spring.simulation(position: 0.0, toward: 1, timeStep: limit) }
    let error = #expect(throws: SpringError.self) {
      try spring.simulation(position: 0.0, toward: 1, timeStep: limit * 1.0001)
    }
    #expect(error?.argument == "timeStep" && error?.requirement.contains("\(limit)") == true)
  }
}
