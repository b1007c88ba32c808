import SpringKit
import Testing

@testable import Engines

/// anime.js 4.4.1 against its recorded runs and the durations of its own tests.
struct AnimeTraceTests {
  private func engine(of trace: Trace) -> AnimationEngine {
    .anime(frameRate: trace.number("fps"), restThreshold: trace.threshold("restThreshold") ?? .nan)
  }

  @Test func framesStopsAndDurationsAreTheRecordedOnes() throws {
    var comparison = TraceComparison()
    for trace in try Trace.motions(of: "anime") {
      try comparison.compare(trace, with: engine(of: trace))
      try TraceComparison.expectEstimate(trace, of: engine(of: trace))
      let run = try #require(engine(of: trace).runs(of: trace.motion).first).run
      #expect(run.knownLastFrame == trace.stopFrame, "line \(trace.line)")
      #expect(try trace.motion.completion(in: engine(of: trace)).frames == trace.stopFrame)
    }
    comparison.summary("anime")
    #expect(comparison.rows == 52)
    comparison.reportAgainstTable()
  }

  @Test func bounceAndDurationConvertAsRecorded() throws {
    var lines = 0
    for trace in try Trace.conversions(of: "anime") {
      var spring = (stiffness: trace.number("stiffness", in: "from"), damping: trace.number("damping", in: "from"))
      if trace.text("name").hasPrefix("spring(") {
        spring = AnimeConversion.spring(
          bounce: trace.number("bounce", in: "from"), milliseconds: trace.number("durationMs", in: "from"))
        #expect(spring.stiffness == trace.number("stiffness", in: "to"), "line \(trace.line)")
        #expect(spring.damping == trace.number("damping", in: "to"), "line \(trace.line)")
      } else {
        let perceived = AnimeConversion.perceived(stiffness: spring.stiffness, damping: spring.damping)
        #expect(perceived.bounce == trace.number("bounce", in: "to"), "line \(trace.line)")
        #expect(perceived.milliseconds == trace.number("durationMs", in: "to"), "line \(trace.line)")
      }
      let curve = AnimeCurve(mass: 1, stiffness: spring.stiffness, damping: spring.damping, velocity: 0)
      #expect(curve.settlingMilliseconds == trace.number("value", in: "estimate"), "line \(trace.line)")
      lines += 1
    }
    #expect(lines == 12)
  }

  @Test func durationsOfItsOwnTests() {
    func duration(
      mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
    ) -> Double {
      AnimeCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity).settlingMilliseconds
    }
    #expect(duration() == 1760)
    #expect(duration(mass: 10) == 13700)
    #expect(duration(stiffness: 50) == 1760)
    #expect(duration(damping: 50) == 3880)
    #expect(duration(velocity: 10) == 1700)
  }

  /// juliangarnier/anime issue 1118: the perceived duration was 628 ms whatever the stiffness; k 30 has 1147.147 ms.
  @Test func perceivedDurationFollowsTheStiffness() {
    #expect(AnimeConversion.perceived(stiffness: 30, damping: 20).milliseconds == 1147.147)
    #expect((Spring.physical(stiffness: 30, damping: 20).response - 1.147147).magnitude < 5e-7)
  }

  /// A mass below 1 is taken for 1, so that the spring is slower than it should be.
  @Test func massBelowOneIsTakenForOne() {
    let light = SpringMotion(.physical(mass: 0.25, stiffness: 100, damping: 10), from: 0.0, to: 1)
    let one = SpringMotion(.physical(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1)
    #expect(light.completion(in: .anime()) == one.completion(in: .anime()))
    #expect(light.value(at: 0.1) - one.value(at: 0.1) > 0.2)
  }

  /// From a value to itself anime shows nothing, whatever the velocity.
  @Test func fromAValueToItselfNothingMoves() {
    let motion = SpringMotion(.preset(.reactWobbly), from: 5.0, to: 5, velocity: 100)
    #expect(AnimationEngine.anime().frames(of: motion).allSatisfy { $0.value == 5 })
    #expect(motion.value(at: 0.1) > 5.5)
  }
}
