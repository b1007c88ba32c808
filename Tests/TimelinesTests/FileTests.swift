import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Timelines as JSON")
struct FileTests {
  private static func timeline() throws -> MotionTimeline {
    let logo = Track(
      "logo.y", from: 150.0, to: 75.0, .spring(.pop(bounciness: 16, speed: 6), velocity: -3, until: .visible(.position))
    )
    let frame = Track(
      "frame", from: Rectangle(x: 0, y: 0, width: 10, height: 20),
      to: Rectangle(x: 1, y: 0.1, width: 1 / 3, height: 20),
      .springEasing(SpringEasing(.bouncy, relativeVelocity: 0.1, lasts: .duration(0.7))))
    let tint = Track(
      "tint", from: Color(red: 0.1, green: 0.2, blue: 0.3, space: .displayP3),
      to: Color(red: 1, green: 1, blue: 1, alpha: 0.5, space: .displayP3), .curve(.ease, duration: 0.8),
      timing: TrackTiming(
        delay: 0.1, speed: 1.5, timeOffset: 0.2, repeatCount: 2.5, autoreverses: true, fillMode: .forwards))
    let shake = Track(
      "shake", property: "field.x",
      .keyframes(
        KeyframeMotion(
          [0.0, -10, 10, 0], keyTimes: [0, 0.1, 0.7, 1],
          curves: [.easeIn, .steps(StepCurve(count: 3, jump: .both)), .circular(.easeOut)], curve: .easeInOut,
          duration: 0.5)),
      isAdditive: true)
    let cubic = Track(
      "cubic",
      .keyframes(
        KeyframeMotion(
          [SIMD2(0.0, 1), SIMD2(2.0, 3), SIMD2(5.0, -1)], mode: .cubicPaced, tension: [0, 0.1, 0],
          continuity: [0, 0.2, 0],
          bias: [0, -0.3, 0], duration: 0.5)))
    let circle = Track<SIMD2<Double>>(
      "circle",
      .path(PathMotion(try MotionPath(svgPathData: "M0 0Q10 20 30 40A5 6 7 0 1 50 60"), pacing: .paced, duration: 0.4)))
    let around = MotionPath { $0.addArc(center: SIMD2(1, 2), radius: 3, startAngle: 0.1, endAngle: 2, clockwise: true) }
    let angle = Track<Double>(
      "angle", .path(PathMotion(around, rotation: .autoReverse, curve: .easeOut, duration: 0.4)))
    let glide = Track(
      "glide", from: Size(width: 1, height: 2), .decay(velocity: Size(width: 300, height: -50), threshold: 0.5))
    let follower = Track<Double>(
      "follower", .function(of: "circle", [ComponentFunction(ofComponent: 1, through: [SIMD2(0, 1), SIMD2(60, 0.1)])]))
    let turn = Track(
      "turn", from: .identity, to: Transform(scale: SIMD3(1, 2, 1), rotation: SIMD3(0, 0, 0.3)),
      .spring(.response(0.5, dampingRatio: 0.7), until: .within(0.01, speed: 0.5)))
    let matrix = Track(
      "matrix", from: Matrix4x4.identity, to: .perspective(distance: 500), .curve(.linear, duration: 0.3))
    let spinner = Track(
      "spinner", from: 0.0, to: 2 * .pi, .curve(.linear, duration: 0.4), timing: TrackTiming(repeatCount: .infinity))
    return try MotionTimeline(checking: [
      .track(logo, starts: .at(0.2)),
      .sequence(
        named: "then", starts: .after("logo.y", .completed(in: .pop(frameRate: 120, threshold: 0.5)), offset: 0.1),
        [
          .track(frame), .stagger([.track(tint), .track(shake, starts: .at(0.01))], interval: 0.07),
          .group([.track(cubic)]),
        ]),
      .track(circle, starts: .after("logo.y", .settled(.rounded(to: 0.5)))),
      .track(angle, starts: .after("circle", .reaches(0.3))),
      .track(glide), .track(follower), .track(turn, starts: .after("logo.y", .passes(80))), .track(matrix),
      .track(spinner, starts: .after("then", .ended)),
    ])
  }

  @Test func aRoundTripGivesTheSameBits() throws {
    let timeline = try Self.timeline()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(timeline)
    let back = try JSONDecoder().decode(MotionTimeline.self, from: data)
    #expect(try encoder.encode(back) == data)
    var generator = SeededGenerator(590)
    var check = LawCheck()
    for _ in 0..<2000 {
      let time = generator.uniform(-0.5...8)
      let (one, other) = (timeline.state(at: time), back.state(at: time))
      check.expect(one == other && one.properties.allSatisfy { one[$0] == other[$0] }, "at \(time)")
      check.expect(timeline.velocities(at: time) == back.velocities(at: time), "at \(time)")
    }
    check.finish()
    #expect(back.tracks.map { $0.track } == timeline.tracks.map { $0.track })
    #expect(back.tracks.map { $0.start } == timeline.tracks.map { $0.start })
  }

  @Test func randomTracksComeBack() throws {
    var generator = SeededGenerator(591)
    for _ in 0..<50 {
      let elements = (0..<20).map { index in
        let spring = Spring.physical(
          mass: generator.logarithmic(0.1...10), stiffness: generator.logarithmic(10...1000),
          damping: generator.uniform(1...40))
        return TimelineElement.track(
          Track(
            "t\(index)", from: generator.signed(1e-3...1e3), to: generator.signed(1e-3...1e3),
            .spring(spring, velocity: generator.signed(1...100), until: .relative(generator.uniform(0.001...0.1)))),
          starts: .at(generator.uniform(0...1)))
      }
      let timeline = MotionTimeline(elements)
      let back = try JSONDecoder().decode(MotionTimeline.self, from: JSONEncoder().encode(timeline))
      for _ in 0..<20 {
        let time = generator.uniform(0...2)
        #expect(back.state(at: time) == timeline.state(at: time))
      }
    }
  }

  private static let good = #"{"track": "a", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 0.4}}"#

  @Test(
    "What is not in the format is refused with its path",
    arguments: [
      (#"{"elements": []}"#, "", "version"),
      (#"{"version": 2, "elements": []}"#, "version", "version 2 is not known"),
      (#"{"version": 1}"#, "", "elements"),
      (#"{"version": 1, "elements": [], "name": 1}"#, "name", "no key name"),
      (#"{"version": 1, "elements": [{"trak": "a"}]}"#, "elements.0", "track, sequence, group, stagger"),
      (
        #"{"version": 1, "elements": [\#(good), {"track": "b", "law": {"curve": "ease"}}]}"#, "elements.1.law",
        "duration"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1, "speed": 2}}]}"#,
        "elements.0.law.speed", "no key speed"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "from": 0, "to": 1, "law": {"spring": {"pop": {"bounciness": 4, "sped": 12}}, "until": {"within": 1}}}]}"#,
        "elements.0.law.spring.pop.sped", "no key sped"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "from": 0, "to": 1, "law": {"curve": "eaze", "duration": 1}}]}"#,
        "elements.0.law.curve", "character"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "from": [0], "to": 1, "law": {"curve": "ease", "duration": 1}}]}"#,
        "elements.0.from", "Double"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "kind": "point", "from": [0], "to": [1, 2], "law": {"curve": "ease", "duration": 1}}]}"#,
        "elements.0.from", "a point has 2 numbers, not 1"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "kind": "sound", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1}}]}"#,
        "elements.0.kind", "is none of: scalar"
      ),
      (
        #"{"version": 1, "elements": [{"group": [{"track": "a", "from": 0, "to": 1, "law": {"curve": "ease", "duration": -1}}]}]}"#,
        "elements.0.group.0", "track a: duration is -1.0"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1}, "start": {"after": "b"}}]}"#,
        "elements", "there is no track b"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1}, "timing": {"fillMode": "all"}}]}"#,
        "elements.0.timing.fillMode", "is none of: removed"
      ),
      (
        #"{"version": 1, "elements": [\#(good), {"track": "b", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1}, "start": {"after": "a", "event": {"completedIn": {"engine": "popp"}}}}]}"#,
        "elements.1.start.event.completedIn.engine", "is none of: pop"
      ),
      (
        #"{"version": 1, "elements": [{"track": "a", "kind": "point", "law": {"path": "M0,0 L1e400,1", "duration": 1}}]}"#,
        "elements.0.law.path", "character"
      ),
    ])
  func refusals(row: (text: String, path: String, reason: String)) {
    do {
      _ = try JSONDecoder().decode(MotionTimeline.self, from: Data(row.text.utf8))
      Issue.record("accepted: \(row.text)")
    } catch let error as DecodingError {
      let context: DecodingError.Context? =
        switch error {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
          .valueNotFound(_, let context):
          context
        @unknown default: nil
        }
      let path = context?.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      #expect(path == row.path, "\(error)")
      #expect("\(error)".contains(row.reason), "\(error)")
    } catch {
      Issue.record(error)
    }
  }

  @Test func namesOfPresets() throws {
    let text = #"""
      {"version": 1, "elements": [
        {"track": "a", "from": 0, "to": 1, "law": {"spring": "bouncy", "until": {"relative": 0.01}}},
        {"track": "b", "from": 0, "to": 1, "law": {"curve": "material3-emphasized", "duration": 0.5}},
        {"track": "c", "kind": "color", "from": {"sRGB": [0, 0, 0]}, "to": {"sRGB": [1, 1, 1, 0.5]},
         "law": {"curve": "steps(3, jump-both)", "duration": 0.5}}
      ]}
      """#
    let timeline = try JSONDecoder().decode(MotionTimeline.self, from: Data(text.utf8))
    guard case .scalar(let track)? = timeline.track(named: "a"), case .spring(let spring, _, _) = track.law else {
      Issue.record("no spring")
      return
    }
    #expect(spring == .bouncy)
    #expect(timeline.endState?["c"] == .color(Color(red: 1, green: 1, blue: 1, alpha: 0.5)))
  }

  @Test func theExamplesAreGood() throws {
    let folder = ReferenceData.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples")
    for name in ["toast.json", "onboarding.json"] {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let timeline = try JSONDecoder().decode(MotionTimeline.self, from: data)
      #expect(timeline.totalDuration > 0 && timeline.totalDuration < 10)
      let back = try JSONDecoder().decode(MotionTimeline.self, from: JSONEncoder().encode(timeline))
      #expect(back.state(at: 0.4) == timeline.state(at: 0.4))
    }
  }
}
