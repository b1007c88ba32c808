import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("What the settling rules answer at their edges")
struct SettlingBehaviourTests {
  private static let rules: [SettlingRule] = [
    .within(0.5), .within(0.5, speed: 20), .envelope(0.5), .energy(1), .rounded(to: 1), .visible(.position),
  ]

  @Test("0 where the motion starts inside and stays", arguments: [0, 0.05, 0.9999, 1, 1.5, 1e6])
  func startsInside(dampingRatio: Double) throws {
    let spring = Spring.response(0.5, dampingRatio: dampingRatio)
    for rule in Self.rules {
      #expect(
        try SpringMotion(spring, from: 0.25, to: 0).settling(rule)
          == SpringMotion(spring, from: 0.0, to: 0).settling(rule))
      #expect(SpringMotion(spring, from: 0.25, to: 0).settlingDuration(rule) == 0, "\(rule)")
      #expect(
        SpringMotion(spring, from: SIMD2(0.25, 0.3), to: .zero).settlingDuration(rule, norm: .euclidean) == 0, "\(rule)"
      )
    }
    // Exactly on the tolerance is inside.
    #expect(SpringMotion(spring, from: 0.5, to: 0).settlingDuration(.within(0.5)) == 0)
  }

  @Test("Starting inside with a push out is not settled")
  func pushedOut() {
    let motion = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.1, to: 0, velocity: 100)
    #expect(motion.settlingDuration(.within(0.5)) > 0.1)
  }

  @Test("An undamped spring outside its tolerance never settles, and says why")
  func undamped() throws {
    let motion = SpringMotion(.response(0.5, dampingRatio: 0), from: 1.0, to: 0)
    for rule: SettlingRule in [
      .within(0.5), .within(2, speed: 1), .envelope(0.5), .energy(0.5), .relative(0.9), .rounded(to: 0.5),
    ] {
      let settling = try motion.settling(rule)
      #expect(settling.duration == .infinity && settling.unsettledReason == .undamped, "\(rule): \(settling)")
    }
    for rule: SettlingRule in [
      .within(1), .within(1.5, speed: 13), .envelope(1.001), .energy(1), .relative(1.001), .rounded(to: 4),
    ] {
      let settling = try motion.settling(rule)
      #expect(settling.duration == 0 && settling.unsettledReason == nil, "\(rule): \(settling)")
    }
    // Inside at the start, but swinging out.
    #expect(SpringMotion(motion.spring, from: 0.1, to: 0, velocity: 10).settlingDuration(.within(0.5)) == .infinity)
    let plane = SpringMotion(
      motion.spring, from: SIMD2(0.4, 0), to: .zero, velocity: SIMD2(0, 0.5 * motion.spring.naturalFrequency))
    #expect(plane.settlingDuration(.within(0.49), norm: .euclidean) == .infinity)
    #expect(plane.settlingDuration(.within(0.51), norm: .euclidean) == 0)
    #expect(plane.settlingDuration(.within(0.51)) == 0)
  }

  @Test("A target on a rounding boundary: for ever below critical damping, finite from it on")
  func roundingBoundary() throws {
    for dampingRatio in [0, 0.3, 0.999] {
      let settling = try SpringMotion(.response(0.5, dampingRatio: dampingRatio), from: 0.0, to: 10.5).settling(
        .rounded(to: 1))
      #expect(settling.duration == .infinity && settling.unsettledReason == .onRoundingBoundary)
    }
    for dampingRatio in [1, 2.0] {
      for (from, velocity) in [(0.0, 0.0), (20, 0), (0, 500), (20, -500), (10.5, 30), (10.5, -30)] {
        let motion = SpringMotion(.response(0.5, dampingRatio: dampingRatio), from: from, to: 10.5, velocity: velocity)
        let settling = try motion.settling(.rounded(to: 1))
        #expect(settling.duration.isFinite && settling.unsettledReason == nil)
        // While the displacement is more than half an ulp of the target the rounded value stays what it is then.
        let later = (1...40).map {
          (motion.value(at: settling.duration + Double($0) / 100) / 1).rounded(.toNearestOrAwayFromZero)
        }
        #expect(Set(later).count == 1, "ζ \(dampingRatio) from \(from) velocity \(velocity): \(later)")
      }
    }
    // At rest on the boundary nothing changes.
    #expect(
      SpringMotion(.response(0.5, dampingRatio: 0.3), from: 10.5, to: 10.5).settlingDuration(.rounded(to: 1)) == 0)
  }

  @Test("A quantum with no exact binary form: every hundredth settles or lies on a boundary")
  func decimalQuanta() throws {
    var check = LawCheck()
    for quantum in [0.1, 0.01, 0.3, 1.0 / 3] {
      for index in -300...300 {
        let target = Double(index) / 200
        let motion = SpringMotion(.response(0.5, dampingRatio: 0.5), from: target + 10, to: target)
        let settling = try motion.settling(.rounded(to: quantum))
        let isAnswer = settling.duration.isFinite || settling.unsettledReason == .onRoundingBoundary
        check.expect(isAnswer, "quantum \(quantum), target \(target): \(settling)")
      }
    }
    check.finish()
  }

  @Test("A target of many quanta is no boundary")
  func manyQuanta() throws {
    for (target, quantum) in [(0x1p53, 1.0), (6e15, 1), (1e6, 1e-10), (3000, 1e-13)] {
      let motion = SpringMotion(.response(0.5, dampingRatio: 0.5), from: 0, to: target)
      let settling = try motion.settling(.rounded(to: quantum))
      #expect(settling.unsettledReason == nil, "target \(target), quantum \(quantum): \(settling)")
    }
  }

  @Test("A relative tolerance without a distance, and tolerances outside their domain, are errors that say so")
  func refusals() {
    let spring = Spring.response(0.5, dampingRatio: 0.5)
    let shake = SpringMotion(spring, from: 3.0, to: 3, velocity: 100)
    let error = #expect(throws: SpringError.self) { try shake.settling(.relative(0.01)) }
    #expect(error?.argument == "epsilon" && error?.requirement.contains("equal") == true)
    let motion = SpringMotion(spring, from: 0.0, to: 1)
    for value: Double in [0, -1, .nan, .infinity, -.infinity] {
      for (rule, name) in [
        (SettlingRule.within(value), "epsilon"), (.within(value, speed: 1), "epsilon"),
        (.within(1, speed: value), "speed"),
        (.relative(value), "epsilon"), (.envelope(value), "epsilon"), (.energy(value), "fraction"),
        (.rounded(to: value), "quantum"),
      ] {
        let error = #expect(throws: SpringError.self, "\(rule)") { try motion.settling(rule) }
        #expect(error?.argument == name, "\(rule): \(String(describing: error))")
      }
    }
  }

  @Test("A relative tolerance of a small distance is the tolerance of that distance")
  func smallDistances() throws {
    let motion = SpringMotion(.response(0.5, dampingRatio: 0.5), from: 0.0, to: 1e-99)
    let unit = SpringMotion(motion.spring, from: 0.0, to: 1)
    let duration = try motion.settling(.relative(1e-3)).duration
    #expect((duration - unit.settlingDuration(.relative(1e-3))).magnitude < 1e-12)
  }

  @Test(
    "Published last crossings of 0.001 and 0.01 by exact arithmetic",
    arguments: [
      (0.05, -1, 0, 0.001, 13.5787773386268), (0.2, -1, 0, 0.001, 3.30425991490509),
      (0.5, -1, 0, 0.001, 1.27016519565399),
      (0.5, -1, 5, 0.001, 1.21711841464245), (0.5, -1, -5, 0.001, 1.31286337025973),
      (0.7, -1, 0, 0.001, 1.02886746899261),
      (0.8, -1, 0, 0.001, 0.847353408394609), (0.99, -1, 0, 0.001, 0.894152650124339),
      (0.999999, -1, 0, 0.001, 0.923338505773605), (1, -1, 0, 0.001, 0.923341347645159),
      (1.000001, -1, 0, 0.001, 0.923344189501900), (1.5, -1, 0, 0.001, 1.84976143551630),
      (5, -1, 0, 0.001, 6.84812673108446), (100, -1, 0, 0.001, 138.152151634403), (1, 100, -3000, 1, 0.720049943230136),
      (2, 100, -3000, 1, 1.13857835331819), (1, 0, 50, 0.01, 0.833508137798251), (0.5, 0, 50, 0.01, 1.27165981755059),
      (0.5, 0.0005, 0, 0.001, 0), (2, 1, -37.3205080756887729, 0.001, 0.185092744851509),
    ])
  func published(row: (zeta: Double, x: Double, v: Double, epsilon: Double, duration: Double)) {
    let motion = SpringMotion(.compose(dampingRatio: row.zeta, stiffness: 100), from: row.x, to: 0, velocity: row.v)
    let duration = motion.settlingDuration(.within(row.epsilon))
    #expect((duration - row.duration).magnitude <= 1e-12 * max(row.duration, 1))
  }
}
