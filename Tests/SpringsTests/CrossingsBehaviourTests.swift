import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Crossings, first arrival and legal ranges")
struct CrossingsBehaviourTests {
  @Test("Crossings are in order, the value passes the level at each, and dense sampling finds as many")
  func crossings() {
    var generator = SeededGenerator(311)
    var check = LawCheck()
    for _ in 0..<400 {
      let spring = Spring.response(
        generator.logarithmic(0.1...2),
        dampingRatio: generator.choice([generator.uniform(0.05...0.9), generator.uniform(1...4), 1]))
      let motion = SpringMotion(spring, from: generator.signed(0.1...10), to: 0, velocity: generator.signed(1...100))
      let level = generator.choice([0, generator.signed(0.05...5)])
      let end = 5 / spring.decayRate
      let step = end / 20_000
      var sampled: [Double] = []
      var isNearTouch = false
      for index in 0..<20_000 {
        let (left, right) = (
          motion.value(at: Double(index) * step) - level, motion.value(at: Double(index + 1) * step) - level
        )
        if left * right < 0 { sampled.append((Double(index) + 0.5) * step) }
      }
      for event in motion.extrema.prefix(60) where (event.value - level).magnitude < 1e-4 * level.magnitude {
        isNearTouch = true
      }
      if isNearTouch { continue }
      let found = motion.crossings(of: level).prefix(200).filter { $0 < end }
      let comment =
        "level \(level), found \(found), sampled \(sampled): \(witness(motion, seed: generator.seed).rawValue)"
      check.expect(
        found.count == sampled.count && zip(found, sampled).allSatisfy { ($0 - $1).magnitude < step },
        Comment(rawValue: comment))
      for time in found {
        // Exact for a value within the motion's own bound.
        let allowed = 2 * motion.bound(at: time).position + motion.velocity(at: time).magnitude * time.ulp
        check.expect(motion.displacement(at: time), equals: level, within: allowed, Comment(rawValue: comment))
      }
    }
    check.finish()
  }

  @Test("First arrival: 0 on the target, nil where it is only approached, else the first passage")
  func firstArrival() throws {
    let critical = Spring.response(0.5, dampingRatio: 1)
    #expect(SpringMotion(critical, from: 1.0, to: 0).firstArrival == nil)
    #expect(SpringMotion(critical, from: 0.0, to: 0, velocity: 3).firstArrival == 0)
    // x₀ + (v₀ + ωx₀)·t = 0 with ω = 4π, x₀ = 1, v₀ = −5ω: t = 1/(4ω).
    let omega = critical.naturalFrequency
    let flung = try #require(SpringMotion(critical, from: 1.0, to: 0, velocity: -5 * omega).firstArrival)
    #expect((flung - 1 / (4 * omega)).magnitude < 1e-15)
    // Undamped from rest: a quarter of the period.
    let swing = try #require(SpringMotion(.response(2, dampingRatio: 0), from: 1.0, to: 0).firstArrival)
    #expect((swing - 0.5).magnitude < 1e-15)
  }

  @Test("A motion that is pushed out of a range from its very edge leaves it at once", arguments: [0.3, 1, 2])
  func leavesFromTheEdge(dampingRatio: Double) throws {
    let spring = Spring.response(0.5, dampingRatio: dampingRatio)
    let down = try #require(SpringMotion(spring, from: 0.0, to: 1, velocity: -5).leaves(0...1))
    #expect(down.firstTime == 0)
    let up = try #require(SpringMotion(spring, from: 1.0, to: 1, velocity: 5).leaves(0...1))
    #expect(up.firstTime == 0)
    #expect(up.farthest.value > 1 && up.greatestExcess == up.farthest.value - 1)
  }

  @Test("Leaving a range: first time, farthest value and excess against dense sampling")
  func leaves() {
    var generator = SeededGenerator(312)
    var check = LawCheck()
    for _ in 0..<1000 {
      let spring = Spring.response(
        generator.logarithmic(0.1...2),
        dampingRatio: generator.choice([generator.uniform(0.05...0.95), generator.uniform(1...4), 1]))
      let motion = SpringMotion(
        spring, from: generator.uniform(0...1), to: generator.choice([0, 1, generator.uniform(0...1)]),
        velocity: generator.signed(0.1...30))
      let comment = witness(motion, seed: generator.seed)
      let end = 6 / spring.decayRate
      let times = (0...4000).map { end * Double($0) / 4000 }
      let outside = times.first { !(0...1).contains(motion.value(at: $0)) }
      guard let exit = motion.leaves(0...1) else {
        check.expect(outside == nil, "stays, but at \(outside ?? 0) outside: \(comment.rawValue)")
        continue
      }
      check.expect(exit.greatestExcess > 0 && !(0...1).contains(exit.farthest.value), "\(exit): \(comment.rawValue)")
      check.expect(exit.firstTime <= exit.farthest.time, "\(exit): \(comment.rawValue)")
      if let outside {
        check.expect(exit.firstTime <= outside, "\(exit), but outside at \(outside): \(comment.rawValue)")
      }
      // Just after the first time it is outside, just before inside.
      let value = motion.value(at: exit.firstTime + 1e-6 * spring.response)
      check.expect(
        !(0...1).contains(value) || exit.greatestExcess < 1e-4, "\(exit), but \(value) after it: \(comment.rawValue)")
      let greatest = times.map { max(-motion.value(at: $0), motion.value(at: $0) - 1) }.max() ?? 0
      check.expect(greatest <= exit.greatestExcess + 1e-15, "\(exit), sampled \(greatest): \(comment.rawValue)")
    }
    check.finish()
  }

  @Test("Leaving a range whose end is an ulp inside a peak has a finite time")
  func leavesByAnUlp() throws {
    var generator = SeededGenerator(313)
    var check = LawCheck()
    for _ in 0..<5000 {
      let motion = SpringMotion(
        .response(0.5, dampingRatio: generator.uniform(0.1...0.9)), from: 0.0, to: 1,
        velocity: generator.signed(0.1...10))
      let top = motion.bounds.upperBound
      guard let exit = motion.leaves(-1000...top.nextDown) else {
        check.expect(false, "never outside: \(witness(motion, seed: generator.seed).rawValue)")
        continue
      }
      check.expect(exit.firstTime.isFinite, "\(exit): \(witness(motion, seed: generator.seed).rawValue)")
    }
    check.finish()
  }

  @Test("A range that the motion starts outside of is left at 0; a target outside is farthest for ever")
  func startsOutside() throws {
    let spring = Spring.response(0.5, dampingRatio: 1)
    let exit = try #require(SpringMotion(spring, from: 2.0, to: 0.5).leaves(0...1))
    #expect(exit.firstTime == 0 && exit.farthest == MotionEvent(time: 0, value: 2) && exit.greatestExcess == 1)
    let away = try #require(SpringMotion(spring, from: 0.5, to: 3).leaves(0...1))
    #expect(away.farthest.time == .infinity && away.farthest.value == 3 && away.greatestExcess == 2)
    #expect(away.firstTime > 0 && away.firstTime < 1)
  }

  @Test("Crossings of the target of an underdamped spring do not end while the motion is a normal number")
  func crossingsOfTheTargetGoOn() {
    let spring = Spring.response(1, dampingRatio: 0.5)
    let motion = SpringMotion(spring, from: 1.0, to: 0)
    let period = .pi / spring.dampedFrequency
    // e^(−βt) is 1e-300 at t = 691/β, after 380 swings.
    let expected = 690 / spring.decayRate / period
    let count = Array(motion.crossings(of: 0).prefix(1000)).count
    #expect(Double(count) > expected - 2, "\(count) crossings of \(expected)")
  }
}
