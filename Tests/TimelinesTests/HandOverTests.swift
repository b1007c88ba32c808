import SpringKit
import TestSupport
import Testing

@Suite("Taking another target in mid-flight")
struct HandOverTests {
  /// Value and velocity of property x just before and just after a time.
  private func jump(_ timeline: MotionTimeline, at time: Double) -> (value: Double, velocity: Double) {
    func value(_ t: Double) -> Double { timeline.state(at: t).value(of: "x") ?? .nan }
    func velocity(_ t: Double) -> Double { timeline.velocities(at: t).value(of: "x") ?? .nan }
    let before = time - 1e-9
    return (value(time) - value(before) - velocity(before) * 1e-9, velocity(time) - velocity(before))
  }

  @Test func springsCarryValueAndVelocityOver() throws {
    var generator = SeededGenerator(570)
    var check = LawCheck()
    for _ in 0..<300 {
      let spring = Spring.response(generator.logarithmic(0.2...1), dampingRatio: generator.logarithmic(0.2...2))
      let law = MotionLaw<Double>.spring(spring, until: .within(0.01))
      let first = Track("a", property: "x", from: 0.0, to: generator.uniform(50...300), law)
      let time = generator.uniform(0.01...0.9) * first.activeDuration
      let target = generator.uniform(-300...300)
      let timeline = try MotionTimeline([.track(first, starts: .at(0.5))]).retargeted("a", to: target, at: 0.5 + time)
      let (value, velocity) = jump(timeline, at: 0.5 + time)
      check.expect(value.magnitude < 1e-9, "\(spring) \(time): \(value)")
      check.expect(velocity.magnitude < 1e-3, "\(spring) \(time): \(velocity)")
      // The same as the motion's own hand-over.
      let motion = SpringMotion(spring, from: 0.0, to: first.to).retargeted(to: target, at: time)
      let later = generator.uniform(0...1) * motion.settlingDuration(.within(0.01))
      check.expect(
        timeline.state(at: 0.5 + time + later).value(of: "x") ?? .nan, equals: motion.value(at: later), within: 1e-8,
        "\(spring)")
      check.expect(timeline.endState?["x"] == .scalar(target), "ends at the target")
      check.expect(timeline.end(of: "a") == 0.5 + time || (timeline.end(of: "a") ?? 0) - 0.5 - time < 1e-12, "removed")
    }
    check.finish()
  }

  @Test func curvesAreAdded() throws {
    var generator = SeededGenerator(571)
    var check = LawCheck()
    for _ in 0..<300 {
      let first = Track("a", property: "x", from: 0.0, to: 100.0, .curve(.easeInOut, duration: 1))
      var timeline = MotionTimeline([.track(first)])
      var name = "a"
      for _ in 0..<3 {
        let time = generator.uniform(0.05...1.5)
        let target = generator.uniform(-300...300)
        timeline = try timeline.retargeted(name, to: target, at: time, law: .curve(.easeInOut, duration: 1))
        name += "′"
        let (value, velocity) = jump(timeline, at: time)
        check.expect(value.magnitude < 1e-6, "\(time): \(value)")
        check.expect(velocity.magnitude < 1e-3, "\(time): \(velocity)")
        let end: Double = timeline.endState?.value(of: "x") ?? .nan
        check.expect(end, equals: target, within: 1e-11, "\(time)")
      }
      // And a spring takes over from all of them.
      let time = generator.uniform(0.05...1.5)
      let after = try timeline.retargeted("a", to: 7.0, at: time, law: .spring(.smooth, until: .within(0.01)))
      let (value, velocity) = jump(after, at: time)
      check.expect(value.magnitude < 1e-6 && velocity.magnitude < 1e-2, "\(time): \(value) \(velocity)")
    }
    check.finish()
  }

  @Test func refusals() {
    let spinner = Track(
      "spinner", from: 0.0, to: 6.0, .curve(.linear, duration: 1), timing: TrackTiming(repeatCount: .infinity))
    let timeline = MotionTimeline([.track(spinner)])
    #expect(throws: TimelineError.neverEnds(track: "spinner′", awaited: "spinner")) {
      try timeline.retargeted("spinner", to: 1.0, at: 1)
    }
    #expect(throws: TimelineError.unknownName(track: "x′", wanted: "x")) {
      try timeline.retargeted("x", to: 1.0, at: 1)
    }
    #expect(throws: TimelineError.self) { try timeline.retargeted("spinner", to: SIMD2(1.0, 1), at: 1) }
    #expect(throws: TimelineError.self) {
      try timeline.retargeted("spinner", to: 1.0, at: 1, law: .decay(velocity: 1))
    }
    #expect(throws: Never.self) {
      try timeline.retargeted("spinner", to: 1.0, at: 1, law: .spring(.smooth, until: .within(0.1)))
    }
  }
}

@Suite("Less motion")
struct ReducedMotionTests {
  @Test func sameStartsSameTotalNoOvershoot() throws {
    var generator = SeededGenerator(580)
    var check = LawCheck()
    for _ in 0..<200 {
      let spring = Spring.response(generator.logarithmic(0.2...1), dampingRatio: generator.logarithmic(0.1...2))
      let velocity = generator.choice([0, 0, generator.uniform(-2000...2000)])
      let logo = Track("logo", from: 0.0, to: 200.0, .spring(spring, velocity: velocity, until: .visible(.position)))
      let back = Track(
        "back", from: 0.0, to: 1.0,
        .curve(.cubicBezier(CubicBezierCurve(controlPoints: 0.68, -0.55, 0.265, 1.55)), duration: 0.4))
      let eased = Track("eased", from: 0.0, to: 1.0, .springEasing(SpringEasing(.bouncy)))
      let plain = Track("plain", from: 0.0, to: 1.0, .curve(.easeInOut, duration: 0.3))
      let timeline = try MotionTimeline(checking: [
        .sequence(named: "all", [.track(logo), .track(back), .track(eased)]),
        .track(plain, starts: .after("logo", .reaches(0.5), offset: 0.1)),
      ])
      let calm = try timeline.reducedMotion()
      for name in ["logo", "back", "eased", "plain", "all"] {
        check.expect(
          calm.start(of: name) ?? .nan, equals: timeline.start(of: name) ?? .nan, within: 1e-14, "\(name) \(spring)")
        check.expect(
          calm.end(of: name) ?? .nan, equals: timeline.end(of: name) ?? .nan, within: 1e-8,
          "\(name) \(spring) \(velocity)")
      }
      guard case .scalar(let calmLogo)? = calm.track(named: "logo"), case .spring(let motion, _) = calmLogo.motion
      else {
        check.expect(false, "no spring")
        continue
      }
      check.expect(motion.spring.regime == .critical && motion.velocity == velocity, "\(spring)")
      if velocity == 0 {
        for step in 0...500 {
          let time = (timeline.totalDuration) * Double(step) / 500
          let state = calm.state(at: time)
          for (name, top) in [("logo", 200.0), ("back", 1), ("eased", 1)] {
            let value: Double = state.value(of: name) ?? .nan
            check.expect(value >= 0 && value <= top, "\(name) at \(time): \(value)")
          }
        }
      }
    }
    check.finish()
  }
}
