import Engines
import Foundation
import SpringKit
import Testing

@Suite struct ComposeTraceTests {
  static func engine(_ trace: Trace, _ estimation: ComposeEstimation = .newer) -> AnimationEngine {
    let threshold = Trace.number(trace.object("thresholds")["visibilityThreshold"]) ?? .nan
    return .compose(frameRate: trace.number("fps"), visibilityThreshold: threshold, estimation: estimation)
  }

  @Test func everyRecordedRun() throws {
    let lines = try Trace.lines(of: "compose") { ["spring", "edge"].contains($0.text("kind")) }
    #expect(lines.count == 64)
    var comparison = TraceComparison()
    for line in lines { try comparison.compare(line, with: Self.engine(line), tolerance: 1e-6) }
    comparison.reportAgainstTable()
  }

  @Test func parametersAreRoundedAsTheOriginalRoundsThem() throws {
    for line in try Trace.lines(of: "compose", where: { $0.fields["native"] != nil }) {
      let native = line.object("native")
      let spring = try line.motion.spring
      #expect(Float(spring.dampingRatio) == Trace.number(native["dampingRatio"]).map { Float($0) }, "line \(line.line)")
      #expect(Float(spring.stiffness) == Trace.number(native["stiffness"]).map { Float($0) }, "line \(line.line)")
    }
  }

  @Test func everyEstimateInMilliseconds() throws {
    for line in try Trace.lines(of: "compose", where: { $0.fields["estimate"] != nil }) {
      let completion = try line.motion.completion(in: Self.engine(line))
      let recorded = try #require(Trace.number(line.object("estimate")["value"]))
      #expect(completion.estimate == recorded / 1000, "line \(line.line)")
      #expect(completion.frames == line.stopFrame, "line \(line.line)")
    }
  }

  /// PhysicsAnimationTest.kt (androidx, tests at 1f985948): k 100, 100 → 0, v 3000, threshold 1.
  @Test(arguments: [(1.0, 0.811, 0.811559160260958), (5, 4.830, 4.83084482018948), (0.5, 1.206, 1.01478313636650)])
  func publishedDurations(dampingRatio: Double, estimate: Double, exact: Double) {
    let motion = SpringMotion(
      .compose(dampingRatio: dampingRatio, stiffness: 100), from: 100.0, to: 0, velocity: 3000)
    for estimation in ComposeEstimation.allCases {
      #expect(motion.completion(in: .compose(visibilityThreshold: 1, estimation: estimation)).estimate == estimate)
    }
    #expect((motion.settlingDuration(.within(1)) - exact).magnitude < 1e-12 * exact)
  }

  /// 0 → 1, ω = 10, threshold 0.001, beside the exact time, in printed digits.
  @Test(arguments: [
    (0.05, 13.818, 13.579), (0.3, 2.318, 2.113), (0.5, 1.410, 1.270), (0.7, 1.035, 1.029), (0.9, 0.860, 0.838),
    (0.99, 0.896, 0.894), (0.9999, 1.117, 0.923), (0.99999994, 1.488, 0.923), (1, 0.923, 0.923),
    (1.000001, -0.100, 0.923), (1.5, 1.850, 1.850), (20, 27.616, 27.616),
  ])
  func estimateBesideTheTruth(dampingRatio: Double, estimate: Double, exact: Double) throws {
    let motion = SpringMotion(.compose(dampingRatio: dampingRatio, stiffness: 100), from: 0.0, to: 1)
    let got = try #require(motion.completion(in: .compose(visibilityThreshold: 0.001)).estimate)
    // Printed rounded, estimated truncated to milliseconds.
    #expect(abs(got - estimate) <= 1.001e-3, "\(got)")
    #expect(abs(motion.settlingDuration(.within(0.001)) - exact) <= 0.0005001)
  }

  @Test func negativeEstimateJustAboveCriticalDamping() {
    // In single precision 1.0000001 is 1 + 2⁻²³.
    let spring = Spring.compose(dampingRatio: 1.0000001, stiffness: 100)
    for (velocity, estimate, exact) in [(0.0, -0.099, 0.92334), (20, -0.033, 1.0378)] {
      let motion = SpringMotion(spring, from: 1.0, to: 0, velocity: velocity)
      let completion = motion.completion(in: .compose(visibilityThreshold: 0.001))
      #expect(completion.estimate == estimate)
      #expect(completion.frames == 0)
      #expect(completion.residual == 1)
      #expect(abs(motion.settlingDuration(.within(0.001)) - exact) < 5e-5)
    }
  }

  @Test(arguments: [(0.5, 0.5, -0.028), (1, 0.5, -0.773), (2, 0.5, -0.436), (1, 0.3, Double.nan)])
  func alreadyInsideTheThreshold(dampingRatio: Double, start: Double, estimate: Double) throws {
    let motion = SpringMotion(.compose(dampingRatio: dampingRatio, stiffness: 1500), from: start, to: 0)
    let completion = motion.completion(in: .compose(visibilityThreshold: 1))
    let got = try #require(completion.estimate)
    #expect(got == estimate || got.isNaN && estimate.isNaN, "\(got)")
    #expect(completion.frames == 0)
    #expect(motion.settlingDuration(.within(1)) == 0)
  }

  @Test func tooLongJustBelowCriticalDamping() throws {
    let motion = SpringMotion(.compose(dampingRatio: 0.99999994, stiffness: 100), from: 1.0, to: 0)
    let completion = motion.completion(in: .compose(visibilityThreshold: 0.001))
    #expect(completion.estimate == 1.487)
    #expect(abs(motion.settlingDuration(.within(0.001)) - 0.92334) < 5e-5)
    let critical = SpringMotion(.compose(dampingRatio: 1, stiffness: 100), from: 1.0, to: 0)
    #expect(critical.completion(in: .compose(visibilityThreshold: 0.001)).estimate == 0.923)
  }

  @Test func undampedNeverEnds() {
    let motion = SpringMotion(.compose(dampingRatio: 0, stiffness: 100), from: 0.0, to: 1)
    let completion = motion.completion(in: .compose())
    #expect(completion.frames == nil)
    #expect(completion.reason != nil)
    #expect(completion.estimate == 9_223_372_036.854)
  }

  @Test func componentsEndTogetherAtTheLongestDuration() {
    let spring = Spring.compose(dampingRatio: 0.5, stiffness: 100)
    let both = SpringMotion(spring, from: SIMD2(0.0, 0), to: SIMD2(1, 1000)).completion(in: .compose())
    let long = SpringMotion(spring, from: 0.0, to: 1000).completion(in: .compose())
    #expect(both.frames == long.frames)
    #expect(both.estimate == long.estimate)
    #expect(both.lastValue?.count == 2)
  }

  /// The versions agree on every recorded damped run. They differ on the flat tail of a very slow spring just above critical
  /// damping, where both are wrong, and without damping.
  @Test func versions() throws {
    for line in try Trace.lines(of: "compose", where: { $0.number("damping") > 0 }) {
      let motion = try line.motion
      let older = motion.completion(in: Self.engine(line, .older))
      #expect(older == motion.completion(in: Self.engine(line)), "line \(line.line)")
    }
    let slow = SpringMotion(.compose(dampingRatio: 1.0000001, stiffness: 1e-5), from: 1000.0, to: 0)
    let newer = AnimationEngine.compose(visibilityThreshold: 1)
    let older = AnimationEngine.compose(visibilityThreshold: 1, estimation: .older)
    #expect(slow.completion(in: newer).estimate == 4378.639)
    #expect(slow.completion(in: older).estimate == -316.111)
    #expect(abs(slow.settlingDuration(.within(1)) - 2919.86) < 0.01)
    let undamped = SpringMotion(.compose(dampingRatio: 0, stiffness: 100), from: 1000.0, to: 0)
    #expect(undamped.completion(in: newer).frames == nil)
    #expect(undamped.completion(in: older).frames == 0)
  }
}
