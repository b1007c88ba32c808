import Engines
import SpringKit
import Testing

@Suite struct AndroidTraceTests {
  @Test func everyRecordedRun() throws {
    let lines = try Trace.lines(of: "android-dynamicanimation") { ["spring", "edge"].contains($0.text("kind")) }
    #expect(lines.count == 64)
    var comparison = TraceComparison()
    for line in lines {
      let change = try #require(Trace.number(line.object("thresholds")["minimumVisibleChange"]))
      let engine = AnimationEngine.android(frameRate: line.number("fps"), minimumVisibleChange: change)
      try comparison.compare(line, with: engine, tolerance: 1e-6)
      #expect(try line.motion.completion(in: engine).frames == line.stopFrame, "line \(line.line)")
    }
    comparison.reportAgainstTable()
  }

  @Test func anUndampedSpringIsKnownToRunForEver() {
    let motion = SpringMotion(.compose(dampingRatio: 0, stiffness: 100), from: 0.0, to: 100)
    let completion = motion.completion(in: .android())
    #expect(completion.frames == nil)
    #expect(completion.reason == "undamped: it swings beyond the threshold for ever")
    // Within the threshold from the start it ends at the first step.
    #expect(SpringMotion(motion.spring, from: 0.0, to: 0.1).completion(in: .android()).frames == 1)
  }

  /// 0 → 1 with the default of one pixel ends a quarter of the way at most.
  @Test func smallAnimationsEndAtOnce() throws {
    let motion = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.0, to: 1)
    let completion = motion.completion(in: .android())
    #expect(try #require(completion.lastValue).first ?? 1 < 0.5)
    #expect(motion.settlingDuration(.within(0.01)) > 0.4)
  }

  /// The state in single precision stalls short of a far target; the exact motion arrives.
  @Test func aSlowMotionStalls() {
    let motion = SpringMotion(.physical(stiffness: 10, damping: 300), from: 0.0, to: 1000)
    let completion = motion.completion(in: .android(minimumVisibleChange: 0.002))
    #expect(completion.frames == nil)
    #expect(completion.reason == "not done within 3600.0 s of motion")
    #expect(motion.settlingDuration(.within(0.0015)) < 410)
  }
}
