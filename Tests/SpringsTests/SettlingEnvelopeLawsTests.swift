import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("The envelope rule: an upper bound, smooth in every parameter")
struct SettlingEnvelopeLawsTests {
  /// min(A·e^(−ζωt), E(t)); from critical damping on E.
  private func measure(_ motion: SpringMotion<Double>, at time: Double) -> Double {
    let spring = motion.spring
    guard spring.regime == .underdamped else { return motion.envelope(at: time) }
    let quadrature = (motion.velocity + spring.decayRate * motion.from) / spring.dampedFrequency
    let amplitude = hypot(motion.from, quadrature) * exp(-spring.decayRate * time)
    return min(amplitude, motion.envelope(at: time))
  }

  @Test("It holds for good after T, is on the tolerance at T, and is never before the exact settling time")
  func isAnUpperBound() {
    var generator = SeededGenerator(161)
    var check = LawCheck()
    for _ in 0..<10_000 {
      let motion = generator.motion()
      let size = motion.from.magnitude + motion.velocity.magnitude / motion.spring.naturalFrequency
      let epsilon = size * generator.logarithmic(1e-6...0.9)
      let duration = motion.settlingDuration(.envelope(epsilon))
      let comment = "ε \(epsilon), T \(duration): \(witness(motion, seed: generator.seed).rawValue)"
      let exact = motion.settlingDuration(.within(epsilon))
      // Both aim at the same tolerance; their roundings differ by less than the contract's slack over the slope of a decay.
      check.expect(exact <= duration * (1 + 1e-9) + 1e-12 / motion.errorRate, "before the exact \(exact): \(comment)")
      for step in 0...40 {
        let time = duration + Double(step * step) / 100 / motion.errorRate
        let rounding = 16 * epsilon52 * (1 + motion.errorRate * time) * motion.envelope(at: time)
        check.expect(measure(motion, at: time) <= epsilon + rounding, "outside at \(time): \(comment)")
      }
      if duration > 0 {
        let value = measure(motion, at: duration)
        // E may grow by |x₀|·ζω + |v₀| per second at most, so an ulp of T matters little.
        let slack = 1e-12 * epsilon + 24 * epsilon52 * (1 + motion.errorRate * duration) * motion.envelope(at: duration)
        check.expect(value >= epsilon - slack, "late, \(value): \(comment)")
      }
    }
    check.finish()
  }

  @Test(
    "It is continuous across ζ = 1 and has no jump anywhere",
    arguments: [(1.0, 0.0), (1, -30), (0, 50), (-2, 7), (5, 0.1)])
  func isContinuous(start: (x: Double, v: Double)) {
    func duration(_ dampingRatio: Double) -> Double {
      SpringMotion(.response(0.6, dampingRatio: dampingRatio), from: start.x, to: 0, velocity: start.v)
        .settlingDuration(.envelope(1e-3))
    }
    let critical = duration(1)
    for exponent in 4...52 {
      let offset = Double(sign: .plus, exponent: -exponent, significand: 1)
      for near in [duration(1 - offset), duration(1 + offset)] {
        // The derivative of T in ζ is of the order of ω²T³; a square-root behaviour would fail this at once.
        #expect((near - critical).magnitude <= 60 * offset + 1e-11, "1 ± 2^-\(exponent): \(near) and \(critical)")
      }
    }
    // Between 0.3 and 1.7 in steps of 1e-5 T moves by less than 1e-3 each: the exact rule jumps by half a swing, 0.3 s.
    var previous = duration(0.3)
    for step in 1...140_000 {
      let next = duration(0.3 + Double(step) * 1e-5)
      if (next - previous).magnitude >= 1e-3 {
        Issue.record("jump from \(previous) to \(next) at ζ = \(0.3 + Double(step) * 1e-5)")
      }
      previous = next
    }
  }
}
