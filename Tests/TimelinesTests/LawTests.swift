import SpringKit
import TestSupport
import Testing

@Suite("The laws of a track")
struct LawTests {
  @Test func aSpringIsOnItsTargetAtItsEnd() {
    let motion = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0)
    let track = Track("y", from: 0.0, to: -75.0, .spring(motion.spring, until: .visible(.position)))
    #expect(track.duration == motion.settlingDuration(.visible(.position)))
    #expect(track.value(at: 0.3) == motion.value(at: 0.3) && track.velocity(at: 0.3) == motion.velocity(at: 0.3))
    #expect(track.value(at: track.duration) == -75 && track.velocity(at: track.duration) == 0)
    let undamped = Track(
      "y", from: 0.0, to: 1.0, .spring(.physical(stiffness: 100, damping: 0), until: .within(0.01)))
    #expect(undamped.duration == .infinity && undamped.activeDuration == .infinity)
  }

  @Test func aSpringEasingEndsAtOneAndIsASpring() {
    var generator = SeededGenerator(550)
    var check = LawCheck()
    for _ in 0..<300 {
      let spring = Spring.response(generator.logarithmic(0.05...2), dampingRatio: generator.logarithmic(0.1...3))
      let easing = SpringEasing(
        spring, relativeVelocity: generator.uniform(-3...3),
        lasts: .settled(.within(generator.logarithmic(1e-4...0.05))))
      let track = Track("x", from: 2.0, to: 5.0, .springEasing(easing))
      let end = track.duration
      check.expect(track.value(at: end) == 5, "\(easing)")
      check.expect(track.value(at: end.nextDown) ?? .nan, equals: 5, within: 1e-13, "\(easing)")
      // It solves the spring's equation about the scaled target.
      let raw = SpringMotion(spring, from: 0.0, to: 1.0, velocity: easing.relativeVelocity)
      let time = generator.uniform(0...end)
      check.expect(
        track.value(at: time) ?? .nan, equals: 2 + 3 * raw.value(at: time) / raw.value(at: end), within: 1e-12,
        "\(easing)")
      check.expect(
        track.velocity(at: time) ?? .nan, equals: time < end ? 3 * raw.velocity(at: time) / raw.value(at: end) : 0,
        within: 1e-10 * (1 + 3 * raw.velocity(at: time).magnitude), "\(easing)")
    }
    check.finish()
    #expect(throws: TimelineError.self) {
      try Track(checking: "x", from: 0.0, to: 1.0, .springEasing(SpringEasing(.smooth, lasts: .duration(0.01))))
    }
  }

  @Test func decayIsPOPs() {
    let pop = POPDecay(velocity: 7223.021)
    let track = Track("x", from: 0.0, .decay(velocity: 7223.021))
    expectNear(track.duration, 3.634156317356785, within: 1e-12)
    #expect(isNear(track.to, pop.toValue, relative: 1e-5))
    for frame in pop.frames() where frame.time < pop.duration {
      #expect(isNear(track.value(at: frame.time) ?? .nan, frame.value, relative: 1e-4))
    }
    let point = Track("p", from: SIMD2(0.0, 0), .decay(velocity: SIMD2(300.0, -7223.021)))
    #expect(point.duration == track.duration)
    #expect(Track("x", from: 3.0, .decay(velocity: 0)).duration == 0)
    let halfway = try? track.motion.firstTime(reaching: 0.5)
    expectNear(track.motion.value(at: (halfway ?? nil) ?? .nan), track.to / 2, within: 1e-9)
  }

  @Test func functionsFollowTheirSource() {
    // The list that follows the grid: x = W + grid.x, y = top + 30 (1 − |grid.x / W|).
    let grid = Track("grid.x", from: 0.0, to: -375.0, .curve(.ease, duration: 0.4), timing: TrackTiming(delay: 0.1))
    let list = Track<SIMD2<Double>>(
      "list.origin",
      .function(
        of: "grid.x",
        [
          ComponentFunction(through: [SIMD2(-375, 0), SIMD2(0, 375)]),
          ComponentFunction(through: [SIMD2(-375, 120), SIMD2(0, 150), SIMD2(375, 120)]),
        ]))
    let timeline = MotionTimeline([.group(starts: .at(1), [.track(grid)]), .track(list)])
    #expect(timeline.start(of: "list.origin") == 1.1 && timeline.end(of: "list.origin") == 1.5)
    var check = LawCheck()
    for step in 0...200 {
      let time = Double(step) / 100
      let x: Double = timeline.state(at: time).value(of: "grid.x") ?? .nan
      let origin: SIMD2<Double> = timeline.state(at: time).value(of: "list.origin") ?? .zero
      check.expect(origin.x, equals: 375 + x, within: 1e-12, "at \(time)")
      check.expect(origin.y, equals: 120 + 30 * (1 - (x / 375).magnitude), within: 1e-12, "at \(time)")
    }
    check.finish()
    #expect(timeline.totalDuration == 1.5)
    let again = MotionTimeline(timeline.elements)
    #expect(again.state(at: 1.3) == timeline.state(at: 1.3))
  }

  @Test func verticalTangentsGiveNoNaN() {
    let track = Track(
      "p", from: SIMD2(0.0, 1), to: SIMD2(0.0, 2),
      .curve(.cubicBezier(CubicBezierCurve(controlPoints: 0, 1, 1, 0)), duration: 1))
    let velocity = track.velocity(at: 0) ?? .zero
    #expect(velocity.x == 0 && velocity.y == .infinity)
    let instant = Track("x", from: 1.0, to: 2.0, .curve(.linear, duration: 0))
    #expect(instant.value(at: 0) == 2 && instant.value(at: -1) == 1)
  }
}
