import Engines
import SpringKit
import TestSupport
import Testing

@Suite("Wave, against recorded runs")
struct WaveTraceTests {
  private func engine(_ trace: Trace) -> AnimationEngine {
    .wave(frameRate: trace.number("fps"), initializer: trace.text("variant") == "default" ? .stiffness : .response)
  }

  private func isMotion(_ trace: Trace) -> Bool {
    ["spring", "edge"].contains(trace.text("kind")) && trace.fields["notExpressible"] == nil
  }

  @Test("Every frame and every stop of both initialisers")
  func framesAndStops() throws {
    var comparison = TraceComparison()
    for trace in try Trace.lines(of: "wave", where: isMotion) { try comparison.compare(trace, with: engine(trace)) }
    comparison.reportAgainstTable()
    #expect(comparison.rows == 63)
    #expect(comparison.largestDifference < 1e-11)
  }

  @Test("The completion is the recorded stop, and an undamped spring has none")
  func completions() throws {
    for trace in try Trace.lines(of: "wave", where: isMotion) {
      let completion = try trace.motion.completion(in: engine(trace))
      #expect(completion.frames == trace.stopFrame)
      #expect((completion.reason == nil) == (trace.stopFrame != nil))
    }
    for trace in try Trace.lines(of: "wave", where: { $0.fields["notExpressible"] != nil }) {
      #expect(try trace.motion.completion(in: engine(trace)).reason?.contains("traps") == true)
    }
  }

  @Test("Settling time, stiffness, damping and response of every run, from its own words")
  func estimates() throws {
    for trace in try Trace.lines(of: "wave", where: isMotion) {
      let spring = try waveSpring(Trace(line: trace.line, fields: trace.object("native")))
      let derived = Trace(line: trace.line, fields: trace.object("engineDerived"))
      #expect(isWithinTwoUlps(spring.stiffness, derived.number("stiffness")), "line \(trace.line)")
      #expect(isWithinTwoUlps(spring.damping, derived.number("dampingCoefficient")), "line \(trace.line)")
      #expect(isWithinTwoUlps(spring.response, derived.number("response")), "line \(trace.line)")
      let estimate = Trace.number(trace.object("estimate")["seconds"])
      #expect(isWithinTwoUlps(spring.settlingTime, try #require(estimate)), "line \(trace.line)")
      let told = try #require(try trace.motion.completion(in: engine(trace)).estimate)
      #expect(isNear(told, try #require(estimate), relative: 1e-14), "line \(trace.line)")
    }
  }

  @Test("Conversion lines")
  func conversions() throws {
    let lines = try Trace.lines(of: "wave") { $0.text("kind") == "conversion" }
    #expect(lines.count == 12)
    for trace in lines {
      let spring = try waveSpring(Trace(line: trace.line, fields: trace.object("from")))
      let expected = Trace(line: trace.line, fields: trace.object("to"))
      #expect(isWithinTwoUlps(spring.damping, expected.number("dampingCoefficient")), "line \(trace.line)")
      for (key, got) in [("stiffness", spring.stiffness), ("response", spring.response)] {
        guard let number = Trace.number(expected.fields[key]) else { continue }
        #expect(isWithinTwoUlps(got, number), "line \(trace.line): \(key)")
      }
      let estimate = try #require(Trace.number(trace.object("estimate")["value"]))
      #expect(isWithinTwoUlps(spring.settlingTime, estimate), "line \(trace.line)")
    }
  }

  private func waveSpring(_ words: Trace) throws -> WaveSpring {
    let (ratio, mass) = (words.number("dampingRatio"), words.number("mass"))
    if words.fields["stiffness"] != nil {
      return WaveSpring(dampingRatio: ratio, stiffness: words.number("stiffness"), mass: mass)
    }
    return WaveSpring(dampingRatio: ratio, response: words.number("response"), mass: mass)
  }

  @Test("Published numbers: k, c and T at a response of 0.8 s")
  func publishedNumbers() {
    let critical = WaveSpring(dampingRatio: 1, response: 0.8, mass: 1)
    expectNear(critical.stiffness, 61.6850, within: 1e-4)
    expectNear(critical.damping, 15.7079, within: 1e-4)
    expectNear(critical.settlingTime, 1.17269 * 1.25, within: 1e-4)
    let light = WaveSpring(dampingRatio: 0.6, response: 0.8, mass: 1)
    expectNear(light.damping, 9.4247, within: 1e-4)
    expectNear(light.settlingTime, 1.9544, within: 1e-4)
  }

  @Test("Fault: the Euler step diverges at 30 Hz for a response of 0.1 s; the motion does not")
  func divergence() throws {
    let motion = SpringMotion(.response(0.1, dampingRatio: 0.8), from: 1.0, to: 0)
    for initializer in [WaveInitializer.stiffness, .response] {
      let frames = AnimationEngine.wave(frameRate: 30, initializer: initializer).frames(of: motion, limit: 4)
      #expect(try #require(frames.last).value.magnitude > 80)
    }
    #expect(motion.value(at: 0.1).magnitude < 0.02)
  }

  @Test(
    "Fault: the shortest response that does not diverge at 60 Hz is 0.109 s at ζ = 0.8 and 0.126 s at ζ = 1",
    arguments: [(0.8, 0.1089), (1.0, 0.1264)])
  func stabilityLimit(dampingRatio: Double, limit: Double) throws {
    // ωh < 2(√(1 + ζ²) − ζ), the condition that both roots of a step lie within the unit circle.
    for (factor, diverges) in [(0.97, true), (1.03, false)] {
      let spring = Spring.response(limit * factor, dampingRatio: dampingRatio)
      let frames = AnimationEngine.wave().frames(of: SpringMotion(spring, from: 1.0, to: 0))
      let values = frames.dropLast().map(\.value.magnitude)
      #expect((values[values.count - 1] > values[values.count - 3]) == diverges)
    }
  }

  @Test("Fault: at a response of 0.1 s the bent damping makes ζ = 1 run at 0.56")
  func bentDamping() {
    let wave = WaveSpring(dampingRatio: 1, response: 0.1, mass: 1)
    let run = Spring.physical(mass: 1, stiffness: wave.stiffness, damping: wave.damping)
    expectNear(run.dampingRatio, 0.562, within: 1e-3)
    let right = Spring.response(0.1, dampingRatio: 1)
    #expect(right.regime == .critical && isNear(right.damping, 40 * Double.pi, relative: 1e-15))
  }

  @Test("Fault: above critical damping the settling time does not know the damping")
  func overdampedSettlingTime() throws {
    for (ratio, exact) in [(1.5, 1.850), (20, 27.616)] {
      let motion = SpringMotion(.physical(mass: 1, stiffness: 100, damping: 20 * ratio), from: 0.0, to: 1)
      expectNear(try #require(motion.completion(in: .wave()).estimate), 1.1513, within: 1e-4)
      expectNear(motion.settlingDuration(.within(0.001)), exact, within: 5e-4)
    }
  }

  @Test("Fault: with a mass of 4 the response from a stiffness, and with it the damping, is off by a factor of 4")
  func massInResponse() {
    let wave = WaveSpring(dampingRatio: 0.5, stiffness: 100, mass: 4)
    let right = Spring.physical(mass: 4, stiffness: 100, damping: 20)
    #expect(isNear(right.dampingRatio, 0.5, relative: 1e-15))
    #expect(isNear(right.response, 4 * wave.response, relative: 1e-15))
    #expect(isNear(wave.damping, 4 * right.damping, relative: 1e-15))
  }
}
