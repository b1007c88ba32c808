import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Turning points, overshoot and bounds")
struct ExtremaBehaviourTests {
  @Test("Turning points are in order, after the start, and the velocity vanishes at each")
  func turningPoints() {
    var generator = SeededGenerator(301)
    var check = LawCheck()
    for _ in 0..<10_000 {
      let motion = generator.motion()
      var previous = 0.0
      for event in motion.extrema.prefix(8) {
        let comment = "\(event): \(witness(motion, seed: generator.seed).rawValue)"
        check.expect(event.time > previous, "order, after \(previous): \(comment)")
        previous = event.time
        let bound = motion.bound(at: event.time)
        // A time known to two ulp leaves a velocity of |a| times that.
        let speed = motion.velocity(at: event.time).magnitude
        let allowed = 2 * bound.velocity + 2 * motion.acceleration(at: event.time).magnitude * event.time.ulp
        check.expect(speed <= allowed, "speed \(speed), allowed \(allowed): \(comment)")
        check.expect(
          event.value, equals: motion.value(at: event.time), within: 2 * bound.position + event.value.ulp,
          Comment(rawValue: comment))
      }
    }
    check.finish()
  }

  @Test("Dense sampling finds the same turning points")
  func samplingFindsTheSame() {
    var generator = SeededGenerator(302)
    var check = LawCheck()
    for _ in 0..<300 {
      let spring = Spring.response(
        generator.logarithmic(0.1...2),
        dampingRatio: generator.choice([generator.uniform(0.05...0.9), generator.uniform(1...4), 1]))
      let motion = SpringMotion(spring, from: generator.signed(0.1...10), to: 0, velocity: generator.signed(1...100))
      let end = 4 / spring.decayRate
      let step = end / 20_000
      var turns: [Double] = []
      for index in 0..<20_000 {
        let (left, right) = (motion.velocity(at: Double(index) * step), motion.velocity(at: Double(index + 1) * step))
        if left * right < 0 { turns.append((Double(index) + 0.5) * step) }
      }
      let found = motion.extrema.prefix(100).map(\.time).filter { $0 < end }
      let comment = "found \(found), sampled \(turns): \(witness(motion, seed: generator.seed).rawValue)"
      check.expect(
        found.count == turns.count && zip(found, turns).allSatisfy { ($0 - $1).magnitude < step },
        Comment(rawValue: comment))
    }
    check.finish()
  }

  @Test("They are computed as they are asked for: a million of an undamped spring's are one iteration each")
  func laziness() {
    let motion = SpringMotion(.response(1, dampingRatio: 0), from: 1.0, to: 0)
    var count = 0
    for event in motion.extrema {
      count += 1
      if count == 1_000_000 {
        #expect((event.time - 500_000).magnitude < 1e-9 * 500_000)
        #expect(event.value == 1)
        break
      }
    }
    #expect(count == 1_000_000)
  }

  @Test("From critical damping on there is at most one", arguments: [1, 1.000001, 1.5, 30, 1e6])
  func atMostOne(dampingRatio: Double) {
    let spring = Spring.response(0.5, dampingRatio: dampingRatio)
    #expect(Array(SpringMotion(spring, from: 1.0, to: 0).extrema).isEmpty)
    #expect(Array(SpringMotion(spring, from: 0.0, to: 0, velocity: 5).extrema).count == 1)
    #expect(Array(SpringMotion(spring, from: 1.0, to: 0, velocity: 5).extrema).count == 1)
    #expect(Array(SpringMotion(spring, from: 0.0, to: 0).extrema).isEmpty)
  }

  @Test(
    "Published peaks from rest at ω = 10: time and overshoot",
    arguments: [
      (0.1, 0.315741941699828, 0.729247614287671), (0.3, 0.329328394191515, 0.372326104926586),
      (0.5, 0.362759872846844, 0.163033534821580), (0.7, 0.439910962495049, 0.0459879102602677),
      (0.9, 0.720730784145668, 0.00152375582051941),
    ])
  func peaks(row: (dampingRatio: Double, time: Double, overshoot: Double)) throws {
    let motion = SpringMotion(.compose(dampingRatio: row.dampingRatio, stiffness: 100), from: 0.0, to: 1)
    let overshoot = try #require(motion.overshoot)
    #expect((overshoot.time - row.time).magnitude < 1e-14)
    #expect((overshoot.value - 1 - row.overshoot).magnitude < 1e-14)
    #expect((motion.overshootFraction ?? 0) - row.overshoot < 1e-14)
  }

  @Test("Overshoot is seen from the start: a push away from the target is not one")
  func overshootIsBeyondTheTarget() throws {
    let spring = Spring.response(0.5, dampingRatio: 0.5)
    let away = SpringMotion(spring, from: 0.0, to: 100, velocity: -2000)
    let overshoot = try #require(away.overshoot)
    #expect(overshoot.value > 100)
    #expect(away.bounds.lowerBound < -50)
    #expect(SpringMotion(spring, from: 5.0, to: 5, velocity: 100).overshoot == nil)
    #expect(SpringMotion(spring, from: 5.0, to: 5, velocity: 100).overshootFraction == nil)
    let critical = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.0, to: 100, velocity: -2000)
    #expect(critical.overshoot == nil && critical.overshootFraction == 0)
    let flung = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.0, to: 100, velocity: 9000)
    #expect((flung.overshootFraction ?? 0) > 0)
  }

  @Test("Bounds and box contain every sample and touch some")
  func bounds() {
    var generator = SeededGenerator(303)
    var check = LawCheck()
    for _ in 0..<1000 {
      let drawn = generator.motion()
      let to = generator.signed(1...1000)
      let motion = SpringMotion(drawn.spring, from: drawn.from, to: to, velocity: drawn.velocity)
      let bounds = motion.bounds
      var (least, greatest) = (min(motion.from, to), max(motion.from, to))
      let end = min(8 / motion.spring.decayRate, 200 / motion.spring.naturalFrequency)
      for step in 0...2000 {
        // Half of the samples in the first swing, where fast springs turn.
        let time = step < 1000 ? Double(step) / 100 / motion.spring.greatestRate : end * Double(step - 1000) / 1000
        let value = motion.value(at: time)
        (least, greatest) = (min(least, value), max(greatest, value))
        let isInside =
          value >= bounds.lowerBound - motion.valueBound(at: time)
          && value <= bounds.upperBound + motion.valueBound(at: time)
        check.expect(
          isInside, "\(value) outside \(bounds): \(witness(motion, at: time, seed: generator.seed).rawValue)")
      }
      // 2,000 samples come within 1 % of a smooth extremum.
      let size = bounds.upperBound - bounds.lowerBound
      let isTight = least - bounds.lowerBound <= 0.02 * size && bounds.upperBound - greatest <= 0.02 * size
      check.expect(
        isTight, "\(bounds) is wider than \(least)...\(greatest): \(witness(motion, seed: generator.seed).rawValue)")

      let plane = SpringMotion(
        drawn.spring, from: SIMD2(drawn.from, 3), to: SIMD2(to, -1), velocity: SIMD2(drawn.velocity, 10))
      let box = plane.boundingBox
      let other = SpringMotion(drawn.spring, from: 3.0, to: -1, velocity: 10).bounds
      let isBox =
        box.least == SIMD2(bounds.lowerBound, other.lowerBound)
        && box.greatest == SIMD2(bounds.upperBound, other.upperBound)
      check.expect(isBox, "box \(box): \(witness(motion, seed: generator.seed).rawValue)")
    }
    check.finish()
  }
}
