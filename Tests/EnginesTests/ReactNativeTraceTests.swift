import SpringKit
import Testing

@testable import Engines

/// React Native's Animated against its recorded runs.
struct ReactNativeTraceTests {
  private func engine(of trace: Trace) -> AnimationEngine {
    .reactNativeAnimated(
      frameRate: trace.number("fps"), restSpeed: trace.threshold("restSpeedThreshold") ?? .nan,
      restDisplacement: trace.threshold("restDisplacementThreshold") ?? .nan)
  }

  @Test func framesAndStopsAreTheRecordedOnes() throws {
    var comparison = TraceComparison()
    for trace in try Trace.motions(of: "react-native-animated") {
      try comparison.compare(trace, with: engine(of: trace))
      #expect(try trace.motion.completion(in: engine(of: trace)).frames == trace.stopFrame, "line \(trace.line)")
    }
    comparison.summary("react-native-animated")
    #expect(comparison.rows == 62)
    comparison.reportAgainstTable()
  }

  @Test func withoutDampingItIsRefused() throws {
    for trace in try Trace.lines(of: "react-native-animated", where: { $0.fields["notExpressible"] != nil }) {
      let completion = try trace.motion.completion(in: engine(of: trace))
      #expect(completion.frames == nil)
      #expect(completion.reason == "React Native refuses a spring without damping")
    }
  }

  /// `SpringConfig` has the same conversions as POP and Origami.
  @Test func bouncinessAndOrigamiConvertAsRecorded() throws {
    var (lines, largest) = (0, 0.0)
    for trace in try Trace.conversions(of: "react-native-animated") {
      let isBounciness = trace.text("name") == "fromBouncinessAndSpeed"
      let spring =
        isBounciness
        ? Spring.pop(bounciness: trace.number("bounciness", in: "from"), speed: trace.number("speed", in: "from"))
        : Spring.origami(tension: trace.number("tension", in: "from"), friction: trace.number("friction", in: "from"))
      let apart = max(
        unitsApart(spring.stiffness, trace.number("stiffness", in: "to")),
        unitsApart(spring.damping, trace.number("damping", in: "to")))
      #expect(apart <= 2, "line \(trace.line): \(spring.stiffness), \(spring.damping)")
      largest = max(largest, apart)
      lines += 1
    }
    print("react-native-animated conversions: \(lines) lines, at most \(largest) ulp apart")
    #expect(lines == 12)
  }

  /// facebook/react-native issue 20783: tension 80, friction 8 ends some 200 ms after it looks finished, for thresholds of a
  /// thousandth of a pixel.
  @Test func callbackIsLateForItsThresholds() throws {
    let motion = SpringMotion(.origami(tension: 80, friction: 8), from: 0.0, to: 100)
    let completion = motion.completion(in: .reactNativeAnimated())
    let late = try #require(completion.nominal) - motion.settlingDuration(.visible(.position))
    #expect(late > 0.2)
    #expect(try #require(completion.residual) <= 0.001)
  }

  /// A frame of more than 64 ms counts as 64: slow frames are slow motion.
  @Test func slowFramesAreSlowMotion() {
    let motion = SpringMotion(.physical(stiffness: 80, damping: 8), from: 0.0, to: 100)
    let shown = shownValues(.reactNativeAnimated(frameRate: 5), motion, count: 2)
    #expect((shown[1] - motion.value(at: 0.064)).magnitude < 1e-9)
    #expect((shown[1] - motion.value(at: 0.2)).magnitude > 50)
  }
}
