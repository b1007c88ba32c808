import SpringKit
import TestSupport
import Testing

@Suite("Several tracks of one property")
struct PropertyCompositionTests {
  private func track(
    _ name: String, _ from: Double, _ to: Double, fill: FillMode = .both, isAdditive: Bool = false
  ) -> Track<Double> {
    Track(
      name, property: "x", from: from, to: to, .curve(.linear, duration: 1), timing: TrackTiming(fillMode: fill),
      isAdditive: isAdditive)
  }

  @Test func theOneThatStartedLastShows() {
    let timeline = MotionTimeline([
      .track(track("first", 1, 2)), .track(track("second", 10, 20), starts: .at(3)),
      .track(track("third", 100, 200, fill: .removed), starts: .at(5)),
    ])
    #expect(timeline.state(at: -1)["x"] == .scalar(1))
    #expect(timeline.state(at: 2)["x"] == .scalar(2))
    #expect(timeline.state(at: 3.5)["x"] == .scalar(15))
    #expect(timeline.state(at: 5.5)["x"] == .scalar(150))
    #expect(timeline.state(at: 6)["x"] == .scalar(20))
    #expect(timeline.state(at: 0)["y"] == nil)
    let removed = MotionTimeline([.track(track("only", 1, 2, fill: .removed), starts: .at(1))])
    let before = removed.state(at: 0)
    #expect(before["x"] == nil && before.properties == ["x"])
  }

  @Test func additiveTracksAddUp() {
    var generator = SeededGenerator(520)
    var check = LawCheck()
    for _ in 0..<300 {
      let base = track("base", generator.uniform(-10...10), generator.uniform(-10...10))
      let parts = (0..<Int.random(in: 1...5, using: &generator)).map { index in
        (
          track("part\(index)", generator.uniform(-10...10), generator.uniform(-10...10), isAdditive: true),
          generator.uniform(0...2)
        )
      }
      let timeline = MotionTimeline([.track(base)] + parts.map { .track($0.0, starts: .at($0.1)) })
      let time = generator.uniform(-1...4)
      let expected =
        (base.value(at: time) ?? 0) + parts.reduce(0) { $0 + ($1.0.value(at: time - $1.1) ?? 0) }
      let speed =
        (base.velocity(at: time) ?? 0) + parts.reduce(0) { $0 + ($1.0.velocity(at: time - $1.1) ?? 0) }
      let value: Double = timeline.state(at: time).value(of: "x") ?? .nan
      let velocity: Double = timeline.velocities(at: time).value(of: "x") ?? .nan
      check.expect(value, equals: expected, within: 1e-12, "seed \(generator.seed)")
      check.expect(velocity, equals: speed, within: 1e-12, "seed \(generator.seed)")
    }
    check.finish()
    let alone = MotionTimeline([.track(track("part", 1, 3, isAdditive: true))])
    #expect(alone.state(at: 0.5)["x"] == .scalar(2))
  }

  @Test func everyKindComesBackAsItWas() {
    let white = Color(red: 1, green: 1, blue: 1, space: .displayP3)
    let clear = Color(red: 0, green: 0.5, blue: 1, alpha: 0, space: .displayP3)
    let half = MotionLaw<SIMD2<Double>>.curve(.linear, duration: 2)
    let tilted = Transform(rotation: SIMD3(0, 0, 1))
    let timeline = MotionTimeline([
      .track(Track("a", from: 0.0, to: 1.0, .curve(.linear, duration: 2))),
      .track(Track("b", from: SIMD2(0.0, 2), to: SIMD2(2.0, 4), half)),
      .track(Track("c", from: Size(width: 0, height: 0), to: Size(width: 2, height: 4), .curve(.linear, duration: 2))),
      .track(
        Track(
          "d", from: Rectangle(x: 0, y: 0, width: 0, height: 0), to: Rectangle(x: 2, y: 4, width: 6, height: 8),
          .curve(.linear, duration: 2))),
      .track(Track("e", from: clear, to: white, .curve(.linear, duration: 2))),
      .track(Track("f", from: Transform.identity, to: tilted, .curve(.linear, duration: 2))),
      .track(
        Track("g", from: Matrix4x4.identity, to: .translation(SIMD3(2, 4, 6)), .curve(.linear, duration: 2))),
    ])
    let state = timeline.state(at: 1)
    #expect(state["a"] == .scalar(0.5))
    #expect(state["b"] == .point(SIMD2(1, 3)))
    #expect(state["c"] == .size(Size(width: 1, height: 2)))
    #expect(state["d"] == .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4)))
    #expect(state["e"] == .color(Color(red: 0.5, green: 0.75, blue: 1, alpha: 0.5, space: .displayP3)))
    #expect(state["f"] == .transform(Transform(rotation: SIMD3(0, 0, 0.5))))
    #expect(state["g"] == .matrix(.translation(SIMD3(1, 2, 3))))
    #expect(timeline.state(at: 2)["e"] == .color(white))
    #expect(state.properties == ["a", "b", "c", "d", "e", "f", "g"])
    let none: Double? = state.value(of: "b")
    #expect(none == nil)
    var reused = timeline.makeState()
    timeline.update(&reused, at: 1)
    #expect(reused == state)
  }

  @Test func samplesReachTheEnd() {
    let timeline = MotionTimeline([.track(track("a", 0, 1), starts: .at(0.1))])
    let samples = timeline.samples(rate: 60)
    #expect(samples.count == 67)
    #expect(samples.last?.state == timeline.endState)
    #expect(samples[30].state == timeline.state(at: 0.5))
    #expect(timeline.samples(rate: 10, until: 0.5).count == 6)
  }
}

@Suite("Transforms and matrices")
struct MatrixTests {
  @Test func transformsScaleThenTurnThenMove() {
    var generator = SeededGenerator(530)
    var check = LawCheck()
    func vector(_ range: ClosedRange<Double>) -> SIMD3<Double> {
      SIMD3(generator.uniform(range), generator.uniform(range), generator.uniform(range))
    }
    for _ in 0..<200 {
      let transform = Transform(scale: vector(-2...2), rotation: vector(-4...4), translation: vector(-9...9))
      let point = vector(-5...5)
      // Step by step, with the planar rotation written out for each axis.
      var moved = point * transform.scale
      func turn(_ a: Int, _ b: Int, _ angle: Double) {
        let (one, other) = (moved[a], moved[b])
        moved[a] = one * cosine(angle) - other * cosine(angle - .pi / 2)
        moved[b] = one * cosine(angle - .pi / 2) + other * cosine(angle)
      }
      turn(1, 2, transform.rotation.x)
      turn(2, 0, transform.rotation.y)
      turn(0, 1, transform.rotation.z)
      moved += transform.translation
      let image = transform.matrix.project(point)
      for lane in 0..<3 { check.expect(image[lane], equals: moved[lane], within: 1e-12, "\(transform)") }
    }
    check.finish()
  }

  private func cosine(_ angle: Double) -> Double { Matrix4x4.rotation(z: angle)[0, 0] }

  @Test func perspectiveShrinksWhatIsFarther() {
    let far = Matrix4x4.perspective(distance: 500).project(SIMD3(100, 50, -500))
    #expect(far.x == 50 && far.y == 25)
    #expect(Matrix4x4.perspective(distance: .infinity) == .identity)
    #expect(Matrix4x4.translation(SIMD3(1, 2, 3)).project(SIMD2(10, 10)) == SIMD2(11, 12))
    #expect(Matrix4x4.rotation(z: .pi / 2).project(SIMD2(1, 0)).y == 1)
  }
}
