import SpringKit
import TestSupport
import Testing

@Suite("The exact solver against 40-digit references")
struct ReferenceStateTests {
  /// Error ÷ bound of one quantity in one class, and where it was greatest.
  private struct Worst {
    var ratio = 0.0
    var line = 0
  }

  @Test("Value, velocity and acceleration are within the contract at every reference point")
  func states() throws {
    var worst: [String: Worst] = [:]
    var points = 0
    var motion: SpringMotion<Double>?
    var name = ""
    for line in try ReferenceData.lines(of: "spring-states.txt") {
      if line.word(0) == "M" {
        let spring = try Spring(line.parameters(1))
        motion = try SpringMotion(checking: spring, from: line.double(5), to: 0, velocity: line.double(6))
        name = line.word(7)
        continue
      }
      let motion = try #require(motion)
      let time = line.double(1)
      let bound = ErrorBound(motion.spring, displacement: motion.from, velocity: motion.velocity, at: time)
      let state = motion.state(at: time)
      #expect(motion.displacement(at: time) == state.position && motion.velocity(at: time) == state.velocity)
      for (quantity, error, allowed) in [
        ("value", line.exact(2).error(of: state.position), bound.position),
        ("velocity", line.exact(4).error(of: state.velocity), bound.velocity),
        ("acceleration", line.exact(6).error(of: motion.acceleration(at: time)), bound.acceleration),
      ] {
        let ratio = error == 0 ? 0 : error.magnitude / allowed
        #expect(ratio <= 1, "line \(line.number), \(name), \(quantity): error \(error), allowed \(allowed)")
        let row = "spring/\(quantity)/\(name)"
        if !(ratio <= worst[row, default: Worst()].ratio) { worst[row] = Worst(ratio: ratio, line: line.number) }
      }
      points += 1
    }
    #expect(points >= 20_000)
    try AccuracyLedger.check(worst.mapValues(\.ratio))
  }

  @Test("One propagator step gives the state of the motion, within the contract")
  func propagator() throws {
    var worst = 0.0
    var motion: SpringMotion<Double>?
    for line in try ReferenceData.lines(of: "spring-states.txt") {
      if line.word(0) == "M" {
        let spring = try Spring(line.parameters(1))
        motion = try SpringMotion(checking: spring, from: line.double(5), to: 0, velocity: line.double(6))
        continue
      }
      let motion = try #require(motion)
      let time = line.double(1)
      let bound = ErrorBound(motion.spring, displacement: motion.from, velocity: motion.velocity, at: time)
      var (displacement, velocity) = (motion.from, motion.velocity)
      motion.spring.propagator(timeStep: time).advance(displacement: &displacement, velocity: &velocity)
      // An entry below the normal range is rounded before it meets the state.
      let underflow = 4 * Double.leastNonzeroMagnitude * (motion.from.magnitude + motion.velocity.magnitude)
      let ratios = [
        line.exact(2).error(of: displacement) / (bound.position + underflow),
        line.exact(4).error(of: velocity) / (bound.velocity + underflow),
      ]
      for ratio in ratios {
        #expect(ratio.magnitude <= 1, "line \(line.number): \(ratio) of the bound")
        worst = max(worst, ratio.magnitude)
      }
    }
    try AccuracyLedger.check(["spring/propagator": worst])
  }
}
