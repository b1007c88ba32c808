import SpringKit
import Testing

@testable import Engines

/// React Native Reanimated 4 against its recorded runs, and version 3 against its description.
struct ReanimatedTraceTests {
  private let file = "react-native-reanimated"

  private func engine(of trace: Trace) -> AnimationEngine {
    .reanimated(frameRate: trace.number("fps"), energyThreshold: trace.threshold("energyThreshold") ?? 6e-9)
  }

  @Test func framesAndStopsAreTheRecordedOnes() throws {
    var comparison = TraceComparison()
    for trace in try Trace.motions(of: file) {
      try comparison.compare(trace, with: engine(of: trace))
      #expect(try trace.motion.completion(in: engine(of: trace)).frames == trace.stopFrame, "line \(trace.line)")
    }
    comparison.summary("reanimated")
    #expect(comparison.rows == 64)
    comparison.reportAgainstTable()
  }

  @Test func durationsSolveToTheRecordedStiffness() throws {
    var (lines, largest) = (0, 0.0)
    var comparison = TraceComparison()
    for trace in try Trace.conversions(of: file) {
      let (mass, dampingRatio) = (trace.number("mass", in: "to"), trace.number("dampingRatio", in: "from"))
      let (from, to) = (trace.number("fromValue", in: "from"), trace.number("toValue", in: "from"))
      let velocity = trace.number("velocity", in: "from")
      let stiffness = ReanimatedDurations.stiffness(
        milliseconds: trace.number("durationMs", in: "from"), dampingRatio: dampingRatio, mass: mass,
        displacement: from - to, velocity: velocity)
      let apart = unitsApart(stiffness, trace.number("stiffness", in: "to"))
      #expect(apart <= 2, "line \(trace.line): \(stiffness)")
      largest = max(largest, apart)
      // The run with that stiffness, as a line of a motion.
      let damping = 2 * dampingRatio * (stiffness * mass).squareRoot()
      let motion: [String: Any] = [
        "mass": mass, "stiffness": stiffness, "damping": damping, "from": from, "to": to, "velocity": velocity,
        "motion": trace.number("input"),
      ]
      let run = Trace(line: trace.line, fields: trace.fields.merging(motion) { $1 })
      try comparison.compare(run, with: engine(of: trace))
      lines += 1
    }
    print("reanimated conversions: \(lines) lines, at most \(largest) ulp apart")
    comparison.report()
    #expect(lines == 6)
  }

  /// e^(−πζ) is not the overshoot: for ζ = 0.7 it is 11.1 % where the spring, and the engine's own frames, have 4.6 %.
  @Test func overshootIsOverestimated() {
    #expect((ReanimatedDurations.dampingRatio(overshoot: 0.1109) - 0.7).magnitude < 1e-3)
    let motion = SpringMotion(.response(0.5, dampingRatio: 0.7), from: 0.0, to: 1)
    let peak = shownValues(.reanimated(frameRate: 1000), motion, count: 1000).max() ?? 0
    #expect((peak - 1.0459879).magnitude < 1e-5)
    #expect(
      (motion.value(at: 0.439910962495049 * 10 / motion.spring.naturalFrequency) - 1.0459879102602677).magnitude < 1e-12
    )
  }

  /// Energy is relative: the same spring takes the same frames from 0 to 1 and from 0 to 1000; version 3 does not.
  @Test func versionFourStopsWhateverTheUnit() {
    let spring = Spring.physical(mass: 4, stiffness: 900, damping: 120)
    let (small, large) = (SpringMotion(spring, from: 0.0, to: 1), SpringMotion(spring, from: 0.0, to: 1000))
    #expect(small.completion(in: .reanimated()).frames == large.completion(in: .reanimated()).frames)
    let (smallFrames, largeFrames) = (
      small.completion(in: .reanimated3()).frames ?? 0, large.completion(in: .reanimated3()).frames ?? 0
    )
    #expect(smallFrames < largeFrames)
  }

  /// software-mansion/react-native-reanimated pull request 7803: with thresholds for pixels, 0 to 1 snaps at once.
  @Test func versionThreeSnapsOnAScaleOfOne() throws {
    let spring = Spring.physical(stiffness: 100, damping: 10)
    let motion = SpringMotion(spring, from: 0.99, to: 1.0)
    #expect(motion.completion(in: .reanimated3(restDisplacement: 0.011)).frames == 0)
    let completion = SpringMotion(spring, from: 0.0, to: 1.0).completion(in: .reanimated3())
    #expect(try #require(completion.residual) < 0.01)
    #expect(
      try #require(completion.nominal) < SpringMotion(spring, from: 0.0, to: 1.0).settlingDuration(.within(0.001)))
  }

  /// Both versions go from frame to frame by the exact solution, so that what they show is independent of the frame rate.
  @Test func whatIsShownDoesNotDependOnTheFrameRate() {
    let motion = SpringMotion(.physical(stiffness: 100, damping: 10), from: 0.0, to: 1)
    for rate in [50.0, 100, 200] {
      for engine in [AnimationEngine.reanimated(frameRate: rate), .reanimated3(frameRate: rate)] {
        let shown = shownValues(engine, motion, count: Int(rate / 5) + 1)
        #expect((shown[Int(rate / 5)] - motion.value(at: 0.2)).magnitude < 1e-12)
      }
    }
  }

  @Test func withoutDampingVersionFourJumps() {
    let motion = SpringMotion(.physical(stiffness: 100, damping: 0), from: 0.0, to: 100)
    #expect(motion.completion(in: .reanimated()).frames == 0)
    #expect(motion.completion(in: .reanimated()).residual == 100)
  }
}
