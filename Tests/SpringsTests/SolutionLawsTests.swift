import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Laws of the exact solution")
struct SolutionLawsTests {
  private static let count = 20_000

  @Test("Law 1: at t = 0 and before, the motion is its start, bit for bit")
  func start() {
    var generator = SeededGenerator(1)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let drawn = generator.motion()
      let to = generator.signed(1e-3...1e3)
      let motion = SpringMotion(drawn.spring, from: drawn.from, to: to, velocity: drawn.velocity)
      for time: Double in [0, -0.0, -1, -.infinity] {
        let isStart =
          motion.value(at: time) == motion.from && motion.velocity(at: time) == motion.velocity
          && motion.displacement(at: time) == motion.from - to && motion.state(at: time).velocity == motion.velocity
        check.expect(isStart, witness(motion, at: time, seed: generator.seed))
      }
    }
    check.finish()
  }

  @Test("Law 2: m·a + c·v + k·x vanishes within the bounds of its terms")
  func equationOfMotion() {
    var generator = SeededGenerator(2)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let motion = generator.motion()
      let time = generator.time(of: motion.spring)
      let (spring, bound) = (motion.spring, motion.bound(at: time))
      let residual =
        motion.acceleration(at: time) + spring.damping / spring.mass * motion.velocity(at: time)
        + spring.stiffness / spring.mass * motion.displacement(at: time)
      // All three terms see the same x and v: only the roundings of coefficients and sums remain, 8 of them.
      let terms =
        spring.damping / spring.mass * motion.velocity(at: time).magnitude
        + spring.stiffness / spring.mass * motion.displacement(at: time).magnitude
      check.expect(
        residual, equals: 0, within: 8 * epsilon52 * terms + bound.acceleration,
        witness(motion, at: time, seed: generator.seed))
    }
    check.finish()
  }

  @Test("Law 2 without the equation: acceleration is the central difference of the velocity")
  func accelerationIsTheDerivativeOfVelocity() {
    var generator = SeededGenerator(22)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let motion = generator.motion()
      let rate = motion.spring.greatestRate
      let (time, step) = differencePoint(of: motion, &generator)
      let difference = (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
      // h²/6 times the fourth derivative of x, which is below rate² times the acceleration's envelope at the early end.
      let earliest = time - step
      let acceleration = accelerationEnvelope(of: motion, at: earliest)
      let truncation =
        step * step / 6 * rate * rate * (acceleration + 2 * rate * motion.velocityEnvelope(at: earliest)) * 4
      let rounding = motion.bound(at: earliest).velocity / step
      check.expect(
        motion.acceleration(at: time), equals: difference,
        within: truncation + rounding + motion.bound(at: time).acceleration,
        witness(motion, at: time, seed: generator.seed))
    }
    check.finish()
  }

  @Test("Law 3: velocity is the central difference of the value")
  func velocityIsTheDerivativeOfValue() {
    var generator = SeededGenerator(3)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let motion = generator.motion()
      let (time, step) = differencePoint(of: motion, &generator)
      let difference = (motion.displacement(at: time + step) - motion.displacement(at: time - step)) / (2 * step)
      // h²/6 times the third derivative, −ω²v − 2ζω·a.
      let earliest = time - step
      let spring = motion.spring
      let third =
        spring.naturalFrequency * spring.naturalFrequency * motion.velocityEnvelope(at: earliest)
        + 2 * spring.dampingRatio * spring.naturalFrequency * accelerationEnvelope(of: motion, at: earliest)
      let rounding = motion.bound(at: earliest).position / step
      check.expect(
        motion.velocity(at: time), equals: difference,
        within: step * step / 6 * third + rounding + motion.bound(at: time).velocity,
        witness(motion, at: time, seed: generator.seed))
    }
    check.finish()
  }

  @Test("Law 4: a step of a and a step of b are a step of a + b")
  func propagatorsFormASemigroup() {
    var generator = SeededGenerator(4)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let spring = generator.spring()
      let (first, second) = (generator.time(of: spring), generator.time(of: spring))
      // The sum must be exact, or the two sides are asked about different times.
      let unit = max(first, second).ulp * 2
      let (a, b) = ((first / unit).rounded() * unit, (second / unit).rounded() * unit)
      let (left, right, whole) = (Matrix(spring, a), Matrix(spring, b), Matrix(spring, a + b))
      for row in 0..<2 {
        for column in 0..<2 {
          let terms = (0..<2).map { (left[row, $0], right[$0, column]) }
          let product = terms[0].0.value * terms[0].1.value + terms[1].0.value * terms[1].1.value
          let allowed = terms.map { term in
            term.0.bound * term.1.value.magnitude + term.0.value.magnitude * term.1.bound
              + term.0.bound * term.1.bound + 2 * epsilon52 * (term.0.value * term.1.value).magnitude
          }
          check.expect(
            product, equals: whole[row, column].value, within: allowed[0] + allowed[1] + whole[row, column].bound,
            "SPRING_SEED=\(generator.seed): entry \(row), \(column) of \(spring.parameters), a = \(a), b = \(b)")
        }
      }
    }
    check.finish()
  }

  @Test("Law 5: the motion is linear in its start")
  func linearity() {
    var generator = SeededGenerator(5)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let one = generator.motion()
      let (x, v) = (generator.signed(1e-2...1e3), generator.signed(1e-2...1e3) * one.spring.naturalFrequency)
      let two = SpringMotion(one.spring, from: x, to: 0, velocity: v)
      let factor = generator.signed(0.1...10)
      let (sumX, sumV) = (one.from + factor * two.from, one.velocity + factor * two.velocity)
      let sum = SpringMotion(one.spring, from: sumX, to: 0, velocity: sumV)
      let time = generator.time(of: one.spring)
      // The start of the sum is rounded; the motion carries that as a start of its own.
      let start = ErrorBound(
        one.spring, displacement: one.from.magnitude + (factor * two.from).magnitude,
        velocity: one.velocity.magnitude + (factor * two.velocity).magnitude, at: time)
      check.expect(
        sum.displacement(at: time), equals: one.displacement(at: time) + factor * two.displacement(at: time),
        within: 3 * start.position, witness(sum, at: time, seed: generator.seed))
      check.expect(
        sum.velocity(at: time), equals: one.velocity(at: time) + factor * two.velocity(at: time),
        within: 3 * start.velocity, witness(sum, at: time, seed: generator.seed))
    }
    check.finish()
  }

  // MARK: Helpers

  /// A time and a step h around it for a central difference, h of about 1e-5 of the fastest time scale, all exact in binary.
  private func differencePoint(
    of motion: SpringMotion<Double>, _ generator: inout SeededGenerator
  ) -> (time: Double, step: Double) {
    let rate = motion.spring.greatestRate
    let drawn = max(generator.time(of: motion.spring), 1e-4 / rate)
    let step = max(Double(sign: .plus, exponent: (1e-5 / rate).exponent, significand: 1), drawn.ulp * 16)
    return ((drawn / step).rounded() * step, step)
  }

  private func accelerationEnvelope(of motion: SpringMotion<Double>, at time: Double) -> Double {
    let spring = motion.spring
    return spring.naturalFrequency * spring.naturalFrequency * motion.envelope(at: time)
      + 2 * spring.dampingRatio * spring.naturalFrequency * motion.velocityEnvelope(at: time)
  }

  /// A propagator's entries with their bounds.
  private struct Matrix {
    private let entries: [[(value: Double, bound: Double)]]

    init(_ spring: Spring, _ time: Double) {
      let step = spring.propagator(timeStep: time)
      let fromValue = ErrorBound(spring, displacement: 1, velocity: 0, at: time)
      let fromVelocity = ErrorBound(spring, displacement: 0, velocity: 1, at: time)
      entries = [
        [(step.valueFromValue, fromValue.position), (step.valueFromVelocity, fromVelocity.position)],
        [(step.velocityFromValue, fromValue.velocity), (step.velocityFromVelocity, fromVelocity.velocity)],
      ]
    }

    subscript(row: Int, column: Int) -> (value: Double, bound: Double) { entries[row][column] }
  }
}
