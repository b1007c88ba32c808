import Engines
import SpringKit
import TestSupport
import Testing

@Suite("b3ll's Motion, against recorded runs")
struct B3llTraceTests {
  private func isMotion(_ trace: Trace) -> Bool { ["spring", "edge"].contains(trace.text("kind")) }

  private func engine(_ trace: Trace) throws -> AnimationEngine {
    let epsilon = try #require(Trace.number(trace.object("thresholds")["resolvingEpsilon"]))
    return .b3ll(frameRate: trace.number("fps"), epsilon: epsilon)
  }

  @Test("Every frame and every stop at both thresholds")
  func framesAndStops() throws {
    var comparison = TraceComparison()
    for trace in try Trace.lines(of: "b3ll-motion", where: isMotion) {
      try comparison.compare(trace, with: engine(trace))
    }
    comparison.reportAgainstTable()
    #expect(comparison.rows == 64)
    #expect(comparison.largestDifference < 1e-11)
  }

  @Test("The completion is the recorded stop; undamped and not-a-number runs have none, without running them")
  func completions() throws {
    for trace in try Trace.lines(of: "b3ll-motion", where: isMotion) {
      let completion = try trace.motion.completion(in: engine(trace))
      #expect(completion.frames == trace.stopFrame, "line \(trace.line)")
      #expect((completion.reason == nil) == (trace.stopFrame != nil), "line \(trace.line)")
      #expect(completion.estimate == nil)
    }
  }

  @Test("What the engine derives: ω, ζ and ω_d of every run")
  func derivedNumbers() throws {
    for trace in try Trace.lines(of: "b3ll-motion", where: isMotion) {
      let spring = B3llSpring(stiffness: trace.number("stiffness"), damping: trace.number("damping"))
      expectDerived(spring, Trace(line: trace.line, fields: trace.object("engineDerived")))
    }
  }

  private func expectDerived(_ spring: B3llSpring, _ expected: Trace) {
    #expect(isWithinTwoUlps(spring.naturalFrequency, expected.number("w0")), "line \(expected.line)")
    #expect(isWithinTwoUlps(spring.dampingRatio, expected.number("dampingRatio")), "line \(expected.line)")
    let frequency = expected.number("wD")
    #expect(
      isWithinTwoUlps(spring.dampedFrequency, frequency) || spring.dampedFrequency.isNaN && frequency.isNaN,
      "line \(expected.line)")
  }

  @Test("Conversion lines")
  func conversions() throws {
    let lines = try Trace.lines(of: "b3ll-motion") { $0.text("kind") == "conversion" }
    #expect(lines.count == 6)
    for trace in lines {
      let words = Trace(line: trace.line, fields: trace.object("from"))
      let expected = Trace(line: trace.line, fields: trace.object("to"))
      let spring = B3llSpring(response: words.number("response"), dampingRatio: words.number("dampingRatio"))
      #expect(isWithinTwoUlps(spring.stiffness, expected.number("stiffness")), "line \(trace.line)")
      #expect(isWithinTwoUlps(spring.damping, expected.number("damping")), "line \(trace.line)")
      expectDerived(spring, expected)
    }
  }

  @Test("Decay lines: target, frames and stop")
  func decays() throws {
    let lines = try Trace.lines(of: "b3ll-motion") { $0.text("kind") == "decay" }
    #expect(lines.count == 6)
    for trace in lines {
      let words = Trace(line: trace.line, fields: trace.object("native"))
      var decay = B3llDecay(
        value: words.number("value"), velocity: words.number("velocity"), frameRate: trace.number("fps"),
        decayConstant: words.number("decayConstant"), roundingFactor: words.number("roundingFactor"))
      let stop = try #require(trace.stopFrame)
      var shown = [decay.next()]
      while let last = shown.last, !last.isLast, shown.count <= stop { shown.append(decay.next()) }
      #expect(shown.count == stop + 1 && shown.last?.isLast == true, "line \(trace.line)")
      let target = try #require(Trace.number(trace.object("engineDerived")["toValue"]))
      // Without rounding the recorded target is where the value came to rest.
      if words.number("roundingFactor") > 0 { #expect(decay.target == target) }
      #expect(isNear(try #require(shown.last).value.x, target, relative: 1e-13), "line \(trace.line)")
      for (frame, value, velocity) in trace.frames {
        #expect(isNear(shown[frame].value.x, value, relative: 1e-12), "line \(trace.line), frame \(frame)")
        let speed = shown[frame].velocity.x
        #expect(isNear(speed, velocity ?? .nan, relative: 1e-12), "line \(trace.line), frame \(frame)")
      }
    }
  }

  @Test("Published numbers: 0 → 10 with a response of 1 s after half a second")
  func publishedNumbers() {
    for (ratio, value, exact) in [(0.8, 9.223, 9.223137868), (1, 8.210, 8.210255536)] {
      let motion = SpringMotion(.response(1, dampingRatio: ratio), from: 0.0, to: 10)
      let frame = AnimationEngine.b3ll().frames(of: motion)[30]
      expectNear(frame.value, value, within: 5e-4)
      expectNear(frame.value, exact, within: 1e-9)
      expectNear(motion.value(at: 0.5), exact, within: 1e-9)
    }
  }

  @Test("Published number: keyframes of 0 → 320, response 1 s, critical, end at 2.3999 s, a frame after rest")
  func keyframes() throws {
    let motion = SpringMotion(.response(1, dampingRatio: 1), from: 0.0, to: 320)
    let completion = motion.completion(in: .b3ll())
    let nominal = try #require(completion.nominal)
    expectNear(nominal + 1.0 / 60, 2.3999, within: 2e-4)
    // The speed is the last to come within 0.01.
    expectNear(motion.settlingDuration(.within(0.01, speed: 0.01)), 2.37358, within: 1e-5)
  }

  @Test("Fault: above critical damping the motion depends on the frame rate and crawls")
  func overdamped() {
    let slow = SpringMotion(.physical(mass: 1, stiffness: 2, damping: 10), from: 10.0, to: 0)
    expectNear(AnimationEngine.b3ll(frameRate: 60).frames(of: slow, limit: 61)[60].value, 7.079, within: 1e-3)
    expectNear(AnimationEngine.b3ll(frameRate: 120).frames(of: slow, limit: 121)[120].value, 5.500, within: 1e-3)
    expectNear(slow.value(at: 1), 8.3268, within: 1e-4)
    let stiff = SpringMotion(.physical(mass: 1, stiffness: 100, damping: 30), from: 10.0, to: 0)
    expectNear(AnimationEngine.b3ll(frameRate: 10).frames(of: stiff, limit: 2)[1].value, 9.55, within: 5e-3)
    expectNear(stiff.value(at: 0.1), 7.87, within: 5e-3)
  }
}
