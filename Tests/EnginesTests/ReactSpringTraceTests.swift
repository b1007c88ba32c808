import SpringKit
import Testing

@testable import Engines

/// react-spring 9.7.5 against its recorded runs.
struct ReactSpringTraceTests {
  private func engine(of trace: Trace) -> AnimationEngine {
    let precision = trace.number("precision", in: "native")
    return .reactSpring(frameRate: trace.number("fps"), precision: precision.isNaN ? nil : precision)
  }

  @Test func framesAndStopsAreTheRecordedOnes() throws {
    var comparison = TraceComparison()
    for trace in try Trace.motions(of: "react-spring") {
      let factor = trace.text("velocityUnit") == "units/ms" ? 1000.0 : 1
      try comparison.compare(trace, with: engine(of: trace), velocityFactor: factor)
    }
    comparison.summary("react-spring")
    #expect(comparison.rows == 64)
    comparison.reportAgainstTable()
  }

  @Test func completionsAreTheRecordedStops() throws {
    for trace in try Trace.motions(of: "react-spring") where trace.number("motion") != 114 {
      #expect(try trace.motion.completion(in: engine(of: trace)).frames == trace.stopFrame, "line \(trace.line)")
    }
  }

  @Test func frequencyAndDampingConvertAsRecorded() throws {
    var (lines, largest) = (0, 0.0)
    for trace in try Trace.conversions(of: "react-spring") {
      let spring = ReactSpringConfiguration.frequency(
        trace.number("frequency", in: "from"), dampingRatio: trace.number("damping", in: "from"),
        mass: trace.number("mass", in: "from"))
      let apart = max(
        unitsApart(spring.tension, trace.number("tension", in: "to")),
        unitsApart(spring.friction, trace.number("friction", in: "to")))
      #expect(apart <= 2, "line \(trace.line)")
      largest = max(largest, apart)
      lines += 1
    }
    print("react-spring conversions: \(lines) lines, at most \(largest) ulp apart")
    #expect(lines == 6)
  }

  /// ⌈dt⌉ steps of 1 ms run the wobbly spring 8 % too fast at 120 Hz: 216 ms in 0.2 s, and 8 ms more for the first frame, which
  /// counts as 17 ms at any rate.
  @Test func roundingTheFrameUpRunsTooFast() {
    let motion = SpringMotion(.preset(.reactWobbly), from: 0.0, to: 1)
    // At 1000 Hz every frame but the first is one step: frame n has n + 16.
    let afterSteps = { shownValues(.reactSpring(frameRate: 1000), motion, count: $0 - 15)[$0 - 16] }
    #expect((afterSteps(216) - 1.1629).magnitude < 5e-5)
    #expect(shownValues(.reactSpring(frameRate: 120), motion, count: 25)[24] == afterSteps(17 + 23 * 9))
    #expect((motion.value(at: 0.2) - 1.1204).magnitude < 5e-5)
    #expect((motion.value(at: 0.224) - afterSteps(224)).magnitude < 0.005)
  }

  /// What is shown at one time depends on the frame rate; the motion's value does not.
  @Test func whatIsShownDependsOnTheFrameRate() {
    let motion = SpringMotion(.preset(.reactWobbly), from: 0.0, to: 1)
    let shown = [60, 120, 240].map { rate in
      shownValues(.reactSpring(frameRate: rate), motion, count: Int(rate / 5) + 1)[Int(rate / 5)]
    }
    #expect((shown[0] - shown[1]).magnitude > 0.01)
    #expect((shown[1] - shown[2]).magnitude > 0.01)
    for value in shown { #expect((value - motion.value(at: 0.2)).magnitude > 0.01) }
  }
}
