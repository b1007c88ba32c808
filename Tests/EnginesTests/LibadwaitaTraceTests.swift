import Engines
import SpringKit
import Testing

@Suite struct LibadwaitaTraceTests {
  static func engine(_ trace: Trace) -> AnimationEngine {
    .libadwaita(frameRate: trace.number("fps"), epsilon: Trace.number(trace.object("thresholds")["epsilon"]) ?? .nan)
  }

  /// A recorded estimate in seconds; libadwaita's DURATION_INFINITE is infinite.
  static func estimate(_ trace: Trace) -> Double {
    let estimate = trace.object("estimate")
    return (estimate["infinite"] as? Bool ?? false) ? .infinity : (Trace.number(estimate["value"]) ?? .nan) / 1000
  }

  @Test func everyRecordedRun() throws {
    let lines = try Trace.lines(of: "libadwaita") { ["spring", "edge"].contains($0.text("kind")) }
    #expect(lines.count == 64)
    var comparison = TraceComparison()
    for line in lines { try comparison.compare(line, with: Self.engine(line)) }
    comparison.reportAgainstTable()
  }

  @Test func everyEstimateInMilliseconds() throws {
    for line in try Trace.lines(of: "libadwaita", where: { $0.text("kind") != "conversion" }) {
      let completion = try line.motion.completion(in: Self.engine(line))
      #expect(completion.estimate == Self.estimate(line), "line \(line.line)")
      #expect(completion.frames == line.stopFrame, "line \(line.line)")
    }
  }

  /// Damping from its ratio, c = 2ζ√(mk), and back; and the estimate from 0 to 1 with ε = 0.001.
  @Test func conversions() throws {
    let lines = try Trace.lines(of: "libadwaita") { $0.text("kind") == "conversion" }
    #expect(lines.count == 6)
    for line in lines {
      let (given, expected) = (line.object("from"), line.object("to"))
      let mass = try #require(Trace.number(given["mass"]))
      let stiffness = try #require(Trace.number(given["stiffness"]))
      let ratio = try #require(Trace.number(given["dampingRatio"]))
      let damping = try #require(Trace.number(expected["damping"]))
      let ours = Spring.compose(dampingRatio: ratio, stiffness: stiffness / mass).damping * mass
      #expect(abs(ours - damping) <= 2 * damping.ulp, "line \(line.line): \(ours) for \(damping)")
      let spring = Spring.physical(mass: mass, stiffness: stiffness, damping: damping)
      let back = try #require(Trace.number(expected["dampingRatioBack"]))
      #expect(abs(spring.dampingRatio - back) <= 2 * back.ulp, "line \(line.line): \(spring.dampingRatio) for \(back)")
      let completion = SpringMotion(spring, from: 0.0, to: 1).completion(in: .libadwaita())
      #expect(completion.estimate == Self.estimate(line), "line \(line.line)")
    }
  }

  /// 0 → 1, ω = 10, ε = 0.001, in printed digits.
  @Test(arguments: [
    (0.05, 13.815, 1e-3), (0.3, 2.302, 1e-3), (0.5, 1.381, 1e-3), (0.7, 0.986, 1e-3), (0.9, 0.767, 1e-3),
    (0.99, 0.697, 1e-3), (0.9999, 0.690, 1e-3), (0.99999994, 0.690, 1e-3), (1, 0.690, 1e-3), (1.000001, 1.03, 1e-2),
    (1.5, 2.034, 1e-3), (20, 4.03, 1e-2),
  ])
  func estimateBesideTheTruth(dampingRatio: Double, estimate: Double, digit: Double) throws {
    let motion = SpringMotion(.compose(dampingRatio: dampingRatio, stiffness: 100), from: 0.0, to: 1)
    let got = try #require(motion.completion(in: .libadwaita()).estimate)
    #expect(abs(got - estimate) <= 1.001 * digit, "\(got)")
  }

  /// e^(−βt) underflows at βt = 745: the value is at the target, with 39 % of the way to go.
  @Test func underflowJumpsToTheTarget() throws {
    let motion = SpringMotion(.compose(dampingRatio: 20, stiffness: 100), from: 1.0, to: 0)
    let frames = AnimationEngine.libadwaita(frameRate: 1000).frames(of: motion)
    #expect(frames[3500].drift.magnitude < 1e-9)
    // Before it vanishes, from βt = 708 on, it has lost digits: 0.28 for 0.394.
    #expect(frames[3720].drift.magnitude > 0.1)
    let jump = try #require(frames.first { $0.value == 0 })
    #expect(jump.time == 3.726)
    #expect(abs(motion.value(at: 3.726) - 0.394) < 1e-3)
    #expect(frames.last?.time ?? 0 > 4)
    #expect(abs(motion.settlingDuration(.within(0.001)) - 27.616) < 5e-4)
  }

  /// The estimate knows neither the distance nor the velocity.
  @Test func estimateIgnoresTheAmplitude() throws {
    let light = SpringMotion(.compose(dampingRatio: 0.5, stiffness: 100), from: 0.0, to: 1000)
    #expect(light.completion(in: .libadwaita()).estimate == 1.381)
    #expect(abs(light.settlingDuration(.within(0.001)) - 2.7015) < 5e-5)
    let critical = SpringMotion(.compose(dampingRatio: 1, stiffness: 100), from: 0.0, to: 1000)
    let completion = critical.completion(in: .libadwaita(frameRate: 1000))
    #expect(completion.estimate == 0.690)
    #expect(abs(try #require(completion.residual) - 7.9) < 0.1)
  }

  @Test func undampedNeverEnds() {
    let completion = SpringMotion(.compose(dampingRatio: 0, stiffness: 100), from: 0.0, to: 1)
      .completion(in: .libadwaita())
    #expect(completion.frames == nil)
    #expect(completion.estimate == .infinity)
    #expect(completion.reason == "undamped: its estimated duration is infinite")
  }
}
