import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Laws of energy, envelope and overshoot")
struct EnergyLawsTests {
  private static let count = 10_000

  /// What rounding and the contract let the computed energy be off.
  private func energyBound(_ motion: SpringMotion<Double>, at time: Double) -> Double {
    let (state, bound, spring) = (motion.state(at: time), motion.bound(at: time), motion.spring)
    let kinetic = (state.velocity.magnitude + bound.velocity / 2) * bound.velocity * spring.mass
    let elastic = (state.position.magnitude + bound.position / 2) * bound.position * spring.stiffness
    return kinetic + elastic + 4 * epsilon52 * motion.energy(at: time)
  }

  @Test("Law 8: the energy never rises")
  func energyNeverRises() {
    var generator = SeededGenerator(8)
    var check = LawCheck()
    for _ in 0..<1000 {
      let motion = generator.motion()
      let times = (0..<40).map { _ in generator.time(of: motion.spring) }.sorted()
      var previous = (energy: motion.energy(at: 0), bound: energyBound(motion, at: 0))
      for time in times {
        let (energy, bound) = (motion.energy(at: time), energyBound(motion, at: time))
        check.expect(
          energy <= previous.energy + previous.bound + bound, witness(motion, at: time, seed: generator.seed))
        previous = (energy, bound)
      }
    }
    check.finish()
  }

  @Test("Law 16: without damping the energy stays, for a million swings")
  func undampedEnergyStays() {
    var generator = SeededGenerator(16)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let spring = Spring.response(generator.logarithmic(0.05...5), dampingRatio: 0)
      let motion = SpringMotion(
        spring, from: generator.signed(1e-2...1e3), to: 0, velocity: generator.signed(1e-2...1e4))
      let time = generator.logarithmic(1e-3...1e6) * spring.response
      check.expect(
        motion.energy(at: time), equals: motion.energy(at: 0),
        within: energyBound(motion, at: time) + energyBound(motion, at: 0),
        witness(motion, at: time, seed: generator.seed))
    }
    check.finish()
  }

  @Test("Law 9: the displacement stays within its envelope and within its amplitude")
  func displacementStaysWithinTheEnvelope() {
    var generator = SeededGenerator(9)
    var check = LawCheck()
    for _ in 0..<Self.count * 2 {
      let motion = generator.motion()
      let time = generator.time(of: motion.spring)
      let (position, bound) = (motion.displacement(at: time).magnitude, motion.bound(at: time))
      let comment = witness(motion, at: time, seed: generator.seed)
      check.expect(position <= motion.envelope(at: time) + bound.position, comment)
      check.expect(motion.velocity(at: time).magnitude <= motion.velocityEnvelope(at: time) + bound.velocity, comment)
      let spring = motion.spring
      if spring.regime == .underdamped {
        let quadrature = (motion.velocity + spring.decayRate * motion.from) / spring.dampedFrequency
        let amplitude = hypot(motion.from, quadrature) * exp(-spring.decayRate * time)
        let rounding = 8 * epsilon52 * (1 + spring.decayRate * time) * amplitude
        check.expect(position <= amplitude + rounding + bound.position, "amplitude: \(comment.rawValue)")
      }
    }
    check.finish()
  }

  @Test("Law 10: from rest, no spring with ζ ≥ 1 passes its target or slows and speeds up again")
  func noOvershootFromRest() {
    var generator = SeededGenerator(10)
    var check = LawCheck()
    for index in 0..<2000 {
      let above = [1 + 0x1p-52, 1 + generator.logarithmic(1e-15...1), generator.logarithmic(1...1e8)]
      let dampingRatio = index.isMultiple(of: 4) ? 1 : generator.choice(above)
      let spring = Spring.response(generator.logarithmic(0.05...5), dampingRatio: dampingRatio)
      let from = generator.signed(1e-2...1e3)
      let motion = SpringMotion(spring, from: from, to: 0)
      check.expect(motion.overshoot == nil && motion.overshootFraction == 0, witness(motion, seed: generator.seed))
      check.expect(Array(motion.extrema).isEmpty && motion.firstArrival == nil, witness(motion, seed: generator.seed))
      var previous = from.magnitude
      for step in 1...60 {
        let time = Double(step) / 2 / spring.decayRate
        let position = motion.displacement(at: time) * (from < 0 ? -1 : 1)
        check.expect(position >= 0 && position < previous, witness(motion, at: time, seed: generator.seed))
        previous = position
      }
    }
    check.finish()
  }

  @Test("Law 11: from rest the first overshoot is exp(−πζ/√(1 − ζ²)) of the distance, half a swing after the start")
  func overshootRatio() {
    var generator = SeededGenerator(11)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let dampingRatio = generator.choice([generator.uniform(0.01...0.99), generator.logarithmic(1e-6...0.01)])
      let spring = Spring.response(generator.logarithmic(0.05...5), dampingRatio: dampingRatio)
      let motion = SpringMotion(spring, from: generator.signed(1e-2...1e3), to: 0)
      let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let exponent = .pi * dampingRatio / root
      let comment = witness(motion, seed: generator.seed)
      guard let overshoot = motion.overshoot, let fraction = motion.overshootFraction else {
        check.expect(false, comment)
        continue
      }
      let expected = exp(-exponent)
      // The formula's own four roundings in the exponent and one each in exp and the quotient.
      let formula = (6 * exponent + 3) * epsilon52 * expected
      check.expect(
        fraction, equals: expected, within: motion.bound(at: overshoot.time).position / motion.from.magnitude + formula,
        comment)
      let half = .pi / spring.dampedFrequency
      check.expect(overshoot.time, equals: half, within: 4 * half.ulp, comment)
    }
    check.finish()
  }

  @Test("Law 12: zero crossings are π/ω_d apart, and the displacement changes sign at each")
  func zeroCrossingsAreEvenlySpaced() {
    var generator = SeededGenerator(12)
    var check = LawCheck()
    for _ in 0..<2000 {
      let spring = Spring.response(generator.logarithmic(0.05...5), dampingRatio: generator.uniform(0.01...0.97))
      let motion = SpringMotion(
        spring, from: generator.signed(1e-2...1e3), to: 0, velocity: generator.signed(1e-1...1e4))
      let times = Array(motion.crossings(of: 0).prefix(6))
      let comment = witness(motion, seed: generator.seed)
      check.expect(times.count == 6, "\(times.count) crossings: \(comment.rawValue)")
      let period = .pi / spring.dampedFrequency
      for (index, pair) in zip(times, times.dropFirst()).enumerated() {
        // A crossing is exact up to the displacement's bound over its speed.
        let allowed = [pair.0, pair.1].map { time in
          2 * motion.bound(at: time).position / motion.velocity(at: time).magnitude + 2 * time.ulp
        }
        check.expect(
          pair.1 - pair.0, equals: period, within: allowed[0] + allowed[1] + 2 * period.ulp,
          "crossing \(index): \(comment.rawValue)")
      }
      for time in times {
        let before = motion.displacement(at: time - period / 64)
        let after = motion.displacement(at: time + period / 64)
        check.expect(before * after < 0, "no change of sign at \(time): \(comment.rawValue)")
      }
    }
    check.finish()
  }
}
