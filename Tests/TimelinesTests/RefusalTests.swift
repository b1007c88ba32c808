import SpringKit
import TestSupport
import Testing

@Suite("What a timeline refuses, and how it says so")
struct RefusalTests {
  private static let one = Track("one", from: 0.0, to: 1.0, .curve(.linear, duration: 1))

  private func after(_ name: String, _ other: String, _ event: TimelineEvent = .ended) -> TimelineElement {
    .track(Track(name, from: 0.0, to: 1.0, .curve(.linear, duration: 1)), starts: .after(other, event))
  }

  private func refusal(_ elements: [TimelineElement]) -> TimelineError? {
    do throws(TimelineError) {
      _ = try MotionTimeline(checking: elements)
      return nil
    } catch {
      return error
    }
  }

  private func refusal<Value>(_ law: MotionLaw<Value>, from: Value?, to: Value?, _ timing: TrackTiming = .standard)
    -> String?
  {
    do throws(TimelineError) {
      _ = try Track(checking: "bad", from: from, to: to, law, timing: timing)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func cyclesNameTheirTracks() {
    #expect(refusal([after("a", "b"), after("b", "c"), after("c", "a")]) == .cycle(tracks: ["a", "b", "c"]))
    #expect(refusal([after("a", "a")]) == .cycle(tracks: ["a"]))
    #expect(refusal([after("x", "a"), after("a", "b", .reaches(0.5)), after("b", "a")]) == .cycle(tracks: ["a", "b"]))
    // Through the end of a sequence that the waiting track is in.
    #expect(
      refusal([.sequence(named: "all", [.track(Self.one), after("late", "all")])]) == .cycle(tracks: ["late", "all"]))
    // Through an unnamed sequence: a waits for b, which comes after c, which waits for a.
    #expect(
      refusal([after("a", "b"), .sequence([after("c", "a"), .track(named("b"))])]) == .cycle(tracks: ["a", "b", "c"]))
    #expect(
      refusal([after("a", "b"), after("b", "a")])?.description
        == "tracks wait for each other: a waits for b waits for a")
  }

  private func named(_ name: String) -> Track<Double> {
    Track(name, from: 0.0, to: 1.0, .curve(.linear, duration: 1))
  }

  @Test func names() {
    #expect(refusal([.track(Self.one), .track(Self.one)]) == .duplicateName(track: "one"))
    #expect(refusal([.track(Self.one), .group(named: "one", [])]) == .duplicateName(track: "one"))
    #expect(refusal([after("a", "logo")]) == .unknownName(track: "a", wanted: "logo"))
    #expect(refusal([after("a", "logo")])?.description == "track a: there is no track logo")
  }

  @Test func endlessTracks() {
    let spinner = Track(
      "spinner", from: 0.0, to: 6.28, .curve(.linear, duration: 0.4), timing: TrackTiming(repeatCount: .infinity))
    let undamped = Track(
      "pendulum", from: 0.0, to: 1.0, .spring(.physical(stiffness: 9, damping: 0), until: .within(0.1)))
    #expect(refusal([.track(spinner), after("next", "spinner")]) == .neverEnds(track: "next", awaited: "spinner"))
    #expect(
      refusal([.sequence([.track(spinner), .track(Self.one)])]) == .neverEnds(track: "one", awaited: "spinner"))
    #expect(
      refusal([.sequence([.group([.track(Self.one), .track(spinner)]), .group([.track(named("late"))])])])
        == .neverEnds(track: "late", awaited: "spinner"))
    #expect(refusal([.track(undamped), after("next", "pendulum")]) == .neverEnds(track: "next", awaited: "pendulum"))
    #expect(
      refusal([.track(undamped), after("next", "pendulum", .settled(.within(0.1)))])?.description
        == "track next: waits until pendulum is settled, but the spring is undamped and swings beyond the tolerance for ever"
    )
    // What does not wait for the end is welcome.
    #expect(refusal([.sequence([.track(Self.one), .track(spinner)])]) == nil)
    #expect(refusal([.track(undamped), after("next", "pendulum", .reaches(0.5))]) == nil)
    #expect(MotionTimeline([.track(spinner)]).totalDuration == .infinity)
    #expect(MotionTimeline([.track(spinner)]).endState == nil)
  }

  @Test func eventsThatDoNotHappen() {
    #expect(
      refusal([.track(Self.one), after("next", "one", .reaches(1.5))])?.description
        == "track next: waits until one reaches 1.5 of its way, but it never does")
    #expect(
      refusal([.track(Self.one), after("next", "one", .completed(in: .uiKit()))])?.description
        == "track next: waits until one is completed in uikit, but it has no spring for an engine")
    #expect(
      refusal([.track(Self.one), after("next", "one", .settled(.energy(0.1)))])?.description
        == "track next: waits until one is settled, but only of a spring can more than the value be asked")
    let still = Track("still", from: 1.0, to: 1.0, .curve(.linear, duration: 1))
    #expect(refusal([.track(still), after("next", "still", .reaches(0.5))])?.description.contains("are equal") == true)
    let point = Track("point", from: SIMD2(0.0, 0), to: SIMD2(1.0, 1), .curve(.linear, duration: 1))
    #expect(
      refusal([.track(point), after("next", "point", .passes(0.5))])?.description.contains("no single number") == true)
    #expect(refusal([.group(named: "g", [.track(Self.one)]), after("next", "g", .reaches(0.5))]) != nil)
  }

  @Test func numbers() {
    #expect(
      refusal(.curve(.linear, duration: -1), from: 0.0, to: 1.0)
        == "track bad: duration is -1.0: must be a finite number of seconds, at least 0")
    for duration in [Double.nan, .infinity] {
      #expect(refusal(.curve(.linear, duration: duration), from: 0.0, to: 1.0) != nil)
    }
    #expect(refusal(.curve(.linear, duration: 1), from: Double.nan, to: 1.0) != nil)
    #expect(refusal(.curve(.linear, duration: 1), from: 0.0, to: nil) == "track bad: the law needs both from and to")
    #expect(
      refusal(.spring(.smooth, until: .within(-1)), from: 0.0, to: 1.0)
        == "track bad: epsilon is -1.0: must be a finite number above 0")
    #expect(refusal(.spring(.smooth, velocity: .nan, until: .within(1)), from: 0.0, to: 1.0) != nil)
    for timing in [
      TrackTiming(delay: .nan), TrackTiming(speed: 0), TrackTiming(speed: -1), TrackTiming(timeOffset: .infinity),
      TrackTiming(repeatCount: 0), TrackTiming(repeatCount: -2), TrackTiming(repeatCount: .nan),
      TrackTiming(removal: -1),
    ] {
      #expect(refusal(.curve(.linear, duration: 1), from: 0.0, to: 1.0, timing)?.hasPrefix("track bad: ") == true)
    }
    let endless = MotionLaw<Double>.spring(.physical(stiffness: 9, damping: 0), until: .within(0.1))
    #expect(refusal(endless, from: 0.0, to: 1.0, TrackTiming(repeatCount: 2)) != nil)
    #expect(refusal(endless, from: 0.0, to: 1.0, TrackTiming(autoreverses: true)) != nil)
    #expect(refusal([.track(Self.one, starts: .at(.nan))]) != nil)
    #expect(refusal([.stagger([.track(Self.one)], interval: .infinity)]) != nil)
  }

  @Test(
    "Key times out of order or of the wrong count",
    arguments: [
      (
        KeyframeMotion([0.0, 1, 2], keyTimes: [0, 0.6, 0.5], duration: 1), "keyTimes[2] is 0.5: must be from 0.6 to 1"
      ),
      (
        KeyframeMotion([0.0, 1, 2], keyTimes: [0, 1], duration: 1), "3 linear values need 3 key times, but there are 2"
      ),
      (
        KeyframeMotion([0.0, 1], keyTimes: [0, 1], mode: .discrete, duration: 1),
        "2 discrete values need 3 key times, but there are 2"
      ),
      (KeyframeMotion([0.0, 1], keyTimes: [0.1, 1], duration: 1), "keyTimes[0] is 0.1: must be 0"),
      (KeyframeMotion([0.0, 1], keyTimes: [0, 0.9], duration: 1), "keyTimes[1] is 0.9: must be 1"),
      (KeyframeMotion([0.0, 1], keyTimes: [0, .nan], duration: 1), "keyTimes[1] is nan: must be from 0.0 to 1"),
      (KeyframeMotion([Double](), duration: 1), "keyframes need at least one value"),
      (KeyframeMotion([0.0, 1], curves: [.linear, .linear], duration: 1), "2 values need 1 curves, but there are 2"),
      (
        KeyframeMotion([0.0, 1], mode: .cubic, tension: [0], duration: 1),
        "2 values need as many of tension, but there are 1"
      ),
      (KeyframeMotion([0.0, .infinity], duration: 1), "values[1] must be finite"),
      (KeyframeMotion([0.0, 1], duration: -2), "duration is -2.0: must be a finite number of seconds, at least 0"),
    ])
  func keyframes(row: (keyframes: KeyframeMotion<Double>, reason: String)) {
    #expect(refusal(.keyframes(row.keyframes), from: nil, to: nil) == "track bad: \(row.reason)")
  }

  @Test func kindsAndColours() {
    let white = Color.white
    let wide = Color(red: 1, green: 0, blue: 0, space: .displayP3)
    #expect(refusal(.curve(.linear, duration: 1), from: white, to: wide)?.contains("different spaces") == true)
    let x = Track("x", property: "p", from: 0.0, to: 1.0, .curve(.linear, duration: 1))
    let point = Track("y", property: "p", from: SIMD2(0.0, 0), to: SIMD2(1.0, 1), .curve(.linear, duration: 1))
    #expect(refusal([.track(x), .track(point)])?.description == "track y: property p is a scalar, not a point")
    let first = Track("c", property: "c", from: white, to: white, .curve(.linear, duration: 1))
    let second = Track("d", property: "c", from: wide, to: wide, .curve(.linear, duration: 1))
    #expect(
      refusal([.track(first), .track(second)])?.description
        == "track d: property c is a colour in sRGB, not in displayP3")
    let function = Track<Double>("f", .function(of: "x", []))
    #expect(
      refusal([.track(x), .track(function)])?.description == "track f: a scalar needs 1 functions, but there are 0")
    let other = Track<Double>("g", .function(of: "f", [ComponentFunction(through: [SIMD2(0, 0), SIMD2(1, 1)])]))
    let good = Track<Double>("f", .function(of: "x", [ComponentFunction(through: [SIMD2(0, 0), SIMD2(1, 1)])]))
    #expect(
      refusal([.track(x), .track(good), .track(other)])?.description.contains("function of another track itself")
        == true)
    #expect(refusal([.track(good)]) == .unknownName(track: "f", wanted: "x"))
  }

  @Test func deepNestingIsRefusedAndWideOneIsNot() {
    var element = TimelineElement.track(Self.one)
    for _ in 0..<300 { element = .group([element]) }
    #expect(refusal([element])?.description.contains("nested 256 deep") == true)
  }

  @Test func aMillionTracks() throws {
    let count = 1_000_000
    // Each waits for the one before it: no recursion follows the chain.
    let chain = (0..<count).map { index in
      TimelineElement.track(
        Track("t\(index)", property: "x", from: 0.0, to: 1.0, .curve(.linear, duration: 0.5)),
        starts: index == 0 ? .at(0) : .after("t\(index - 1)", .ended))
    }
    let timeline = try MotionTimeline(checking: chain)
    #expect(timeline.totalDuration == Double(count) / 2)
    #expect(timeline.start(of: "t999999") == 499_999.5)
    var broken = Array(chain.prefix(100_000))
    broken[0] = after("t0", "t99999")
    guard case .cycle(let tracks)? = refusal(broken) else {
      Issue.record("no cycle")
      return
    }
    #expect(tracks.count == broken.count)
  }
}
