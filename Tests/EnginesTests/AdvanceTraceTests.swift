import Engines
import SpringKit
import TestSupport
import Testing

@Suite("Advance, against recorded runs")
struct AdvanceTraceTests {
  private func isMotion(_ trace: Trace) -> Bool { ["spring", "edge"].contains(trace.text("kind")) }

  private func engine(_ trace: Trace) throws -> AnimationEngine {
    let threshold = try #require(Trace.number(trace.object("thresholds")["threshold"]))
    return .advance(frameRate: trace.number("fps"), threshold: threshold)
  }

  @Test("Every frame and every stop at both thresholds")
  func framesAndStops() throws {
    var comparison = TraceComparison()
    for trace in try Trace.lines(of: "advance", where: isMotion) {
      try comparison.compare(trace, with: engine(trace))
    }
    comparison.reportAgainstTable()
    #expect(comparison.rows == 64)
    #expect(comparison.largestDifference < 1e-11)
  }

  @Test("The completion is the recorded stop within an hour, the estimate that of estimatedConvergence within 300 s")
  func completionsAndEstimates() throws {
    for trace in try Trace.lines(of: "advance", where: isMotion) {
      let completion = try trace.motion.completion(in: engine(trace))
      let stop = try #require(trace.stopFrame)
      let isWithinAnHour = Double(stop) / trace.number("fps") <= 3600
      #expect(completion.frames == (isWithinAnHour ? stop : nil), "line \(trace.line)")
      let estimate = Trace.number(trace.object("estimate")["seconds"])
      #expect((completion.estimate == nil) == (estimate == nil), "line \(trace.line)")
      if let got = completion.estimate, let estimate {
        #expect(isWithinTwoUlps(got, estimate), "line \(trace.line): \(got) for \(estimate)")
      }
    }
  }

  @Test("Decay lines: frames and stop")
  func decays() throws {
    let lines = try Trace.lines(of: "advance") { $0.text("kind") == "decay" }
    #expect(lines.count == 6)
    for trace in lines {
      let words = Trace(line: trace.line, fields: trace.object("native"))
      var decay = AdvanceDecay(
        value: words.number("initialValue"), velocity: words.number("initialVelocity"), frameRate: trace.number("fps"),
        drag: words.number("drag"), threshold: words.number("threshold"))
      let stop = try #require(trace.stopFrame)
      var shown = [decay.next()]
      while let last = shown.last, !last.isLast, shown.count <= stop { shown.append(decay.next()) }
      #expect(shown.count == stop + 1 && shown.last?.isLast == true, "line \(trace.line)")
      let end = try #require(Trace.number(trace.object("stop")["value"]))
      #expect(isNear(try #require(shown.last).value.x, end, relative: 1e-12), "line \(trace.line)")
      for (frame, value, velocity) in trace.frames {
        #expect(isNear(shown[frame].value.x, value, relative: 1e-12), "line \(trace.line), frame \(frame)")
        let speed = shown[frame].velocity.x
        #expect(isNear(speed, velocity ?? .nan, relative: 1e-12), "line \(trace.line), frame \(frame)")
      }
    }
  }

  @Test("Fault: the Runge–Kutta sum without its first stage runs at 5/6 of the speed")
  func missingStage() {
    let motion = SpringMotion(.physical(mass: 1, stiffness: 120, damping: 12), from: 0.0, to: 1)
    let frame = AnimationEngine.advance().frames(of: motion)[12]
    expectNear(frame.value, 0.7373, within: 1e-3)
    expectNear(motion.value(at: 0.2), 0.8876, within: 1e-4)
    expectNear(motion.value(at: 0.2 * 5 / 6), frame.value, within: 0.02)
  }

  @Test("Two components stop together, by the length of the vector")
  func jointStop() throws {
    let spring = Spring.physical(mass: 1, stiffness: 120, damping: 12)
    let joint = SpringMotion(spring, from: SIMD2(0.0, 0), to: SIMD2(100, 100))
    let single = SpringMotion(spring, from: 0.0, to: 100 * 2.0.squareRoot())
    let frames = try #require(joint.completion(in: .advance()).frames)
    #expect(frames == single.completion(in: .advance()).frames)
  }
}
