import Engines
import SpringKit
import Testing
import TimingCurves

/// POP 1.0.11 against recorded runs of its own code.
@Suite struct POPTraceTests {
  @Test func everySpringAndEdge() throws {
    var comparison = TraceComparison()
    for trace in try Trace.lines(of: "pop", where: { ["spring", "edge"].contains($0.text("kind")) }) {
      let threshold = try #require(Trace.number(trace.object("thresholds")["threshold"]))
      try comparison.compare(trace, with: .pop(frameRate: trace.number("fps"), threshold: threshold))
    }
    #expect(comparison.rows == 64)
    comparison.reportAgainstTable()
  }

  @Test func conversions() throws {
    var comparison = try ConversionComparison()
    for trace in try Trace.lines(of: "pop", where: { $0.text("kind") == "conversion" }) {
      let (from, to) = (trace.object("from"), trace.object("to"))
      func number(_ field: String) throws -> Double { try #require(Trace.number(from[field])) }
      func vocabulary(_ spring: Spring) -> [String: Double?] {
        guard case .pop(let bounciness, let speed)? = try? spring.parameters(as: .pop) else {
          return ["bounciness": nil, "speed": nil]
        }
        return ["bounciness": bounciness, "speed": speed]
      }
      if from["bounciness"] != nil {
        let spring = try Spring(.pop(bounciness: number("bounciness"), speed: number("speed")))
        comparison.compare(trace, to, with: ["tension": spring.stiffness, "friction": spring.damping])
        let plain = try Spring(.physical(mass: 1, stiffness: spring.stiffness, damping: spring.damping))
        comparison.compare(trace, trace.object("back"), with: vocabulary(plain))
      } else {
        let spring = try Spring(.physical(mass: 1, stiffness: number("tension"), damping: number("friction")))
        comparison.compare(trace, to, with: vocabulary(spring))
      }
    }
    #expect(comparison.rows == 18)
    print("pop: \(comparison.rows) conversions, largest difference \(comparison.largestUnits) ulp")
    for problem in comparison.problems(of: "pop") { Issue.record(Comment(rawValue: problem)) }
  }

  @Test func decay() throws {
    var (rows, largest) = (0, 0.0)
    for trace in try Trace.lines(of: "pop", where: { $0.text("kind") == "decay" }) {
      func native(_ field: String) throws -> Double { try #require(Trace.number(trace.object("native")[field])) }
      let decay = try POPDecay(
        from: native("fromValue"), velocity: native("velocity"), deceleration: native("deceleration"),
        threshold: native("threshold"))
      let run = decay.run(frameRate: trace.number("fps"), limit: 10_000)
      #expect(run.count - 1 == trace.stopFrame, "line \(trace.line)")
      let estimate = trace.object("estimate")
      func check(_ got: Double, _ expected: Double?, within allowance: Double, _ what: String) {
        let difference = (got - (expected ?? .nan)).magnitude
        #expect(difference <= allowance, "line \(trace.line): \(what) \(got) for \(expected ?? .nan)")
        if allowance > 0 { largest = max(largest, difference / allowance) }
      }
      check(decay.duration, Trace.number(estimate["value"]), within: 1e-12 * decay.duration, "duration")
      // The power is a single-precision number of its own at every frame: one of its ulps each.
      func allowance(_ scale: Double, _ frames: Int) -> Double { Double(Float(scale.magnitude).ulp) * Double(frames) }
      check(decay.toValue, Trace.number(estimate["toValue"]), within: allowance(decay.toValue, 1), "toValue")
      for (frame, value, velocity) in trace.frames where frame < run.count {
        check(run[frame].value.x, value, within: allowance(decay.toValue, frame), "value at frame \(frame)")
        check(run[frame].velocity.x, velocity, within: allowance(decay.velocity, frame), "velocity at frame \(frame)")
      }
      rows += 1
    }
    #expect(rows == 8)
    print("pop: \(rows) decays, largest difference \(largest) of the allowance")
  }

  @Test func basic() throws {
    let traces = try Trace.lines(of: "pop", where: { $0.text("kind") == "basic" })
    var largest = 0.0
    for trace in traces {
      let native = trace.object("native")
      func number(_ field: String) throws -> Double { try #require(Trace.number(native[field])) }
      let points = try #require(native["controlPoints"] as? [Any]).map { try #require(Trace.number($0)) }
      let animation = try POPBasic(
        from: number("fromValue"), to: number("toValue"), duration: number("duration"),
        curve: CubicBezierCurve(checkingControlPoints: points[0], points[1], points[2], points[3]))
      let frames = animation.frames(frameRate: trace.number("fps"))
      #expect(frames.count - 1 == trace.stopFrame, "line \(trace.line)")
      #expect(animation.lastFrame(frameRate: trace.number("fps")) == trace.stopFrame, "line \(trace.line)")
      #expect(frames.last?.value == animation.to)
      for (frame, value, _) in trace.frames {
        let difference = (frames[frame].value - value).magnitude / (animation.to - animation.from).magnitude
        #expect(
          difference <= 1e-14, "line \(trace.line): \(frames[frame].value) for \(value) at frame \(frame)")
        largest = max(largest, difference)
      }
    }
    #expect(traces.count == 8)
    #expect(POPBasic().duration == 0.4)
    print("pop: \(traces.count) basic animations, largest difference \(largest) of the distance")
  }

  /// POP's solver stops as soon as the time is close; the exact curve is beside every frame.
  @Test func basicDrift() {
    let frames = POPBasic(to: 100, curve: .linear).frames()
    #expect(frames.map(\.drift.magnitude).max() ?? 0 > 0.02)
    for frame in frames where !frame.isLast {
      #expect((frame.value - frame.drift - 100 * frame.time / 0.4).magnitude < 1e-12)
    }
  }

  /// POP's own decay test: the end that it reads is short of the limit.
  @Test func publishedDecay() {
    let decay = POPDecay(velocity: 7223.021)
    #expect((decay.duration - 3.634156317356785).magnitude < 1e-12)
    #expect((decay.toValue - 3601.792479).magnitude < 5e-4)
    #expect(decay.toValue < 3604.287479)
  }

  @Test func publishedStops() throws {
    let plain = SpringMotion(.pop(), from: 0.0, to: 100.0).completion(in: .pop())
    #expect(plain.frames == 27)
    #expect(plain.nominal == 0.45)
    #expect((try #require(plain.residual) - 0.19).magnitude < 0.005)
    // POP's own test: done within a second.
    let quick = SpringMotion(.pop(bounciness: 0.5), from: 0.0, to: 100.0, velocity: 100.0).completion(in: .pop())
    #expect(try #require(quick.nominal) <= 1)
    // POP's own latent spring: strongly damped, stays between its ends.
    let latent = SpringMotion(.physical(stiffness: 990, damping: 230), from: 0.0, to: 100.0)
    #expect(AnimationEngine.pop().frames(of: latent).allSatisfy { (0...100).contains($0.value) })
  }

  /// The mixed state is fed back: the motion runs slow, the more so the higher the frame rate.
  @Test(arguments: [(60.0, 0.979), (120, 0.96), (240, 0.90), (480, 0.78)])
  func simulatesLessThanTheTime(frameRate: Double, simulated: Double) throws {
    let motion = SpringMotion(.physical(stiffness: 1, damping: 0), from: 0.0, to: 100.0)
    let run = try motion.run(in: .pop(frameRate: frameRate), frames: Int(frameRate))
    let time = swungTime(value: run.value.x, velocity: run.velocity.x)
    #expect((time - simulated).magnitude < 0.006, "\(time)")
    let right = swungTime(value: motion.value(at: 1), velocity: motion.velocity(at: 1))
    #expect((right - 1).magnitude < 1e-12)
  }

  /// Rule B's allowance for the speed grows with the frame rate: the same motion ends sooner at 120 Hz, and faster.
  @Test func endsSoonerAtAHigherRate() throws {
    let motion = SpringMotion(.pop(bounciness: 20), from: 0.0, to: 100.0)
    let (slow, fast) = (motion.completion(in: .pop()), motion.completion(in: .pop(frameRate: 120)))
    #expect(slow.nominal == 1)
    #expect(fast.frames == 102)
    #expect(fast.nominal == 0.85)
    let last = try motion.run(in: .pop(frameRate: 120), frames: 102)
    #expect(last.isLast)
    #expect((last.velocity.x.magnitude - 20.46).magnitude < 0.01)
    // The motion itself knows no frame rate. By rule A's distance and speed it settles later than either end.
    let settled = motion.settlingDuration(.within(0.5, speed: 5))
    #expect((settled - 1.0209).magnitude < 0.0001)
    #expect(motion.velocity(at: 0.85).magnitude > 5)
    #expect(motion.velocity(at: 1).magnitude > 5)
  }

  /// Nothing of the spring damps, the mix does, after two and a half hours: not followed that far.
  @Test func undampedIsNotFollowedBeyondAnHour() {
    let completion = SpringMotion(.physical(stiffness: 100, damping: 0), from: 0.0, to: 100.0).completion(in: .pop())
    #expect(completion.frames == nil)
    #expect(completion.reason != nil)
  }

  @Test func componentsStopTogether() throws {
    let spring = Spring.pop()
    let both = SpringMotion(spring, from: SIMD2(0.0, 0), to: SIMD2(1.0, 100)).completion(in: .pop())
    let first = SpringMotion(spring, from: 0.0, to: 1.0).completion(in: .pop())
    #expect(both.frames == 27)
    #expect(try #require(first.frames) < 27)
    #expect(both.lastValue?.count == 2)
  }

  @Test func roundedValues() throws {
    let motion = SpringMotion(.pop(bounciness: 20), from: 0.0, to: 100.0)
    let samples = AnimationEngine.pop(threshold: 0.005, roundingFactor: 0.5).frames(of: motion)
    #expect(samples.allSatisfy { $0.value * 2 == ($0.value * 2).rounded() })
    let last = try #require(samples.last)
    #expect(last.isLast && last.value == 100)
    // Two written values on the target, near a peak or not, end it long before the threshold would.
    #expect(samples.count < AnimationEngine.pop(threshold: 0.005).frames(of: motion).count)
  }

  @Test func aFrameOfMoreThanHalfAMinuteEndsIt() {
    let completion = SpringMotion(.pop(), from: 0.0, to: 100.0).completion(in: .pop(frameRate: 1.0 / 32))
    #expect(completion.frames == 1)
    #expect(completion.lastValue == [0])
  }
}
