import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Law 14 at the ends of the domain")
struct SettlingDomainLawsTests {
  private func check(
    _ motion: SpringMotion<Double>, _ epsilon: Double, _ check: inout LawCheck, seed: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let duration = motion.settlingDuration(.within(epsilon))
    let comment = "ε \(epsilon), T \(duration): \(witness(motion, seed: seed).rawValue)"
    if duration == 0 {
      check.expect(motion.from.magnitude <= epsilon, "starts outside, \(comment)", sourceLocation: sourceLocation)
    } else {
      let state = motion.state(at: duration)
      let rounding = motion.bound(at: duration).position + state.velocity.magnitude * duration.ulp
      let slack = motion.settlingSlack(epsilon, at: duration)
      // Where the band of tolerances holds whole swings, T lies before the answer for its lower end, at any phase.
      let isWithinBand =
        slack > 0.05 * epsilon
        && (slack >= epsilon || duration <= motion.settlingDuration(.within(epsilon - slack)))
      check.expect(
        (state.position.magnitude >= epsilon - slack - rounding || isWithinBand)
          && state.position.magnitude <= epsilon + rounding,
        "|x(T)| is \(state.position.magnitude), \(comment)", sourceLocation: sourceLocation)
    }
    let period = motion.spring.dampedFrequency > 0 ? .pi / motion.spring.dampedFrequency : .infinity
    guard let first = motion.extrema.prefix(1).map(\.time).first else { return }
    let index = period < .infinity ? max(((duration - first) / period).rounded(.down), 0) : 0
    for later in 0...2 {
      let time = first + (index + Double(later)) * (period < .infinity ? period : 0)
      guard time > duration, time < .infinity else { continue }
      check.expect(
        motion.displacement(at: time).magnitude <= epsilon + motion.bound(at: time).position,
        "peak outside at \(time), \(comment)", sourceLocation: sourceLocation)
    }
  }

  @Test("Frequencies, distances, speeds and tolerances over ninety powers of ten each way")
  func wholeDomain() throws {
    var generator = SeededGenerator(191)
    var law = LawCheck()
    for _ in 0..<50_000 {
      let frequency = generator.logarithmic(1e-90...1e90)
      let dampingRatio = generator.dampingRatio()
      let spring = try Spring(.response(2 * .pi / frequency, dampingRatio: dampingRatio))
      let x = generator.choice([0, generator.signed(1e-90...1e90)])
      let v = generator.choice([0, generator.signed(1e-90...1e90), generator.signed(1e-3...1e3) * frequency * x])
      guard (x != 0 || v != 0), v.magnitude == 0 || (1e-99...1e99).contains(v.magnitude) else { continue }
      let motion = try SpringMotion(checking: spring, from: x, to: 0.0, velocity: v)
      let size = max(x.magnitude, v.magnitude / frequency)
      // Beyond κt = 700 the contract allows more than it says here.
      check(motion, size * generator.logarithmic(1e-100...2), &law, seed: generator.seed)
    }
    law.finish()
  }

  @Test("Damping so light that a double cannot tell the swings apart")
  func vanishingDamping() {
    var generator = SeededGenerator(192)
    var law = LawCheck()
    for _ in 0..<20_000 {
      let spring = Spring.response(generator.logarithmic(0.05...5), dampingRatio: generator.logarithmic(1e-17...1e-7))
      let motion = SpringMotion(
        spring, from: generator.signed(1e-2...1e2), to: 0,
        velocity: generator.choice([0, generator.signed(1e-2...1e3)]))
      check(motion, motion.from.magnitude * generator.logarithmic(1e-6...2), &law, seed: generator.seed)
    }
    law.finish()
  }

  @Test("A peak that touches the tolerance, and its neighbours by an ulp and by the contract's slack")
  func touchingPeaks() {
    var generator = SeededGenerator(193)
    var law = LawCheck()
    for _ in 0..<20_000 {
      let motion = generator.motion()
      let peaks = motion.extrema.prefix(Int.random(in: 1...12, using: &generator)).map(\.value.magnitude)
      guard let peak = peaks.last, peak > 1e-90 else { continue }
      let factor = 1 + generator.choice([0, 0x1p-52, -0x1p-53, 5e-13, -5e-13, 1e-12, -1e-12, 2e-12])
      check(motion, peak * factor, &law, seed: generator.seed)
    }
    law.finish()
  }

  @Test("Rounded to a quantum without a binary form: no change after T, for targets anywhere")
  func decimalQuanta() {
    var generator = SeededGenerator(194)
    var law = LawCheck()
    for index in 0..<20_000 {
      let quantum = generator.choice([0.1, 0.01, 0.3, 1.0 / 3, generator.logarithmic(1e-3...10)])
      // Every second target is a decimal that lies on a boundary or next to one.
      let count = Double(Int.random(in: -2000...2000, using: &generator))
      let to = index.isMultiple(of: 2) ? count / 200 : generator.uniform(-20...20)
      let drawn = generator.motion()
      let motion = SpringMotion(drawn.spring, from: to + drawn.from, to: to, velocity: drawn.velocity)
      guard let settling = try? motion.settling(.rounded(to: quantum)) else {
        law.expect(false, "refused: quantum \(quantum), target \(to)")
        continue
      }
      let duration = settling.duration
      let comment = "quantum \(quantum), T \(duration): \(witness(motion, seed: generator.seed).rawValue)"
      guard duration.isFinite else {
        law.expect(settling.unsettledReason == .onRoundingBoundary, "\(settling): \(comment)")
        continue
      }
      // The boundary that the target is nearest to, exactly; the value must stay on the target's side of both its neighbours.
      func side(_ value: Double) -> [Bool] {
        let multiple = (to / quantum).rounded()
        return [-1.5, -0.5, 0.5, 1.5].map { half in
          (DoubleDouble(product: multiple, quantum) + DoubleDouble(product: half, quantum) - DoubleDouble(value)).value
            > 0
        }
      }
      // A target on a boundary is on neither side; there the motion's own side counts.
      let isOnBoundary = [-1.5, -0.5, 0.5, 1.5].contains { half in
        (DoubleDouble(product: (to / quantum).rounded(), quantum) + DoubleDouble(product: half, quantum)
          - DoubleDouble(to)).value == 0
      }
      let last = side(isOnBoundary ? motion.value(at: duration + 35 / motion.spring.naturalFrequency) : to)
      for step in 0..<60 {
        let time = duration + Double(step * step) / 100 / motion.spring.naturalFrequency
        let (value, bound) = (motion.value(at: time), motion.valueBound(at: time))
        let isSame = side(value) == last || side(value - bound) == last || side(value + bound) == last
        law.expect(isSame, "\(value) at \(time): \(comment)")
        if !isSame { break }
      }
    }
    law.finish()
  }
}
