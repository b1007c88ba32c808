import Foundation
import SpringKit
import Testing

@Suite("timeline")
struct TimelineFileTests {
  /// The folder of the package.
  private static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// One of the package's examples.
  static func example(_ name: String) -> URL { package.appendingPathComponent("Examples/\(name).json") }

  @Test("The examples give every track with the timeline's times", arguments: ["toast", "onboarding"])
  func examples(name: String) throws {
    let file = Self.example(name)
    let outcome = try Tool.run(["timeline", file.path, "--json"])
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    let answer = try outcome.json(as: SceneAnswer.self)
    let timeline = try JSONDecoder().decode(MotionTimeline.self, from: Data(contentsOf: file))
    #expect(answer.name == "\(name).json" && answer.totalDuration == timeline.totalDuration)
    #expect(answer.tracks.map(\.name) == timeline.tracks.map(\.track.name))
    for (track, placed) in zip(answer.tracks, timeline.tracks) {
      #expect(track.start == placed.start && track.end == placed.end)
      #expect(track.from?.numbers == placed.track.from.components && track.to?.numbers == placed.track.to.components)
      if let still = track.still { #expect(answer.answers["\(track.name).still"]?.number == still) }
    }
    let text = try Tool.run(["timeline", file.path]).output
    for track in answer.tracks { #expect(text.contains(track.name)) }
    #expect(
      try Tool.run(["timeline", file.path, "--csv"]).lines.count == Int((timeline.totalDuration * 60).rounded(.up)) + 2)
    #expect(try Tool.run(["timeline", file.path, "--reduced-motion", "--declared", "0.5", "--json"]).exitCode == 0)
  }

  @Test("An event of the example happens when predict says")
  func events() throws {
    let outcome = try Tool.run(["timeline", Self.example("toast").path, "--json"])
    let answer = try outcome.json(as: SceneAnswer.self)
    let spring = try Tool.succeed("predict --response 0.45 --damping-ratio 0.75 --from 120 --to 0 --json")
    let still = try #require(try spring.json(as: PredictionAnswer.self).visible.time)
    #expect(isClose(try answer.track("timeline", "toast.y").end, still))
    #expect(isClose(try answer.track("timeline", "icon.x").start, still + 0.1))
  }

  @Test("A pipe is a file, too")
  func pipe() throws {
    let text = try String(contentsOf: Self.example("toast"), encoding: .utf8)
    let outcome = try Tool.run(["timeline", "/dev/stdin", "--json"], input: text)
    #expect(outcome.exitCode == 0)
    #expect(try outcome.json(as: SceneAnswer.self).tracks.count == 5)
  }

  @Test("An undamped spring and an empty timeline are answered")
  func extremes() throws {
    func answer(_ elements: String) throws -> SceneAnswer {
      try Tool.withTemporaryFile(#"{"version": 1, "elements": [\#(elements)]}"#) { file in
        let page = file.appendingPathExtension("html")
        defer { try? FileManager.default.removeItem(at: page) }
        let outcome = try Tool.run(["timeline", file.path, "--html", page.path, "--json"])
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try Tool.run(["timeline", file.path]).exitCode == 0)
        return try outcome.json(as: SceneAnswer.self)
      }
    }
    let empty = try answer("")
    #expect(empty.tracks.isEmpty && empty.totalDuration == 0)
    let undamped = try answer(
      #"{"track": "x", "from": 0, "to": 1, "law": {"spring": {"response": {"response": 1, "dampingRatio": 0}}, "until": {"within": 0.1}}}"#
    )
    #expect(undamped.totalDuration == nil && undamped.tracks[0].end == nil && undamped.tracks[0].still == nil)
  }

  @Test(
    "What is wrong in a file is named with its path",
    arguments: [
      ("", "not JSON, or truncated"),
      (#"{"version": 1, "elements": [{"#, "not JSON, or truncated"),
      ("<html>", "not JSON, or truncated"),
      ("[]", "no object"),
      ("{}", "there is no version"),
      (#"{"version": 2, "elements": []}"#, "version: version 2 is not known"),
      (#"{"version": 1}"#, "there is no elements"),
      (#"{"version": 1, "elements": {}}"#, "elements is of another type"),
      (#"{"version": 1, "elements": [], "extra": 1}"#, "extra: there is no key extra here"),
      (
        #"{"version": 1, "elements": [{"track": "x", "from": 0, "to": 1, "law": {"curve": "ease", "duraton": 1}}]}"#,
        "elements.0.law.duration"
      ),
      (
        #"{"version": 1, "elements": [{"track": "x", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1, "speed": 2}}]}"#,
        "elements.0.law.speed: there is no key speed here"
      ),
      (
        #"{"version": 1, "elements": [{"track": "x", "from": 0, "to": "far", "law": {"curve": "ease", "duration": 1}}]}"#,
        "elements.0.to"
      ),
      (
        #"{"version": 1, "elements": [{"track": "x", "from": 0, "to": 1, "law": {"curve": "ease", "duration": -1}}]}"#,
        "track x: duration is -1.0"
      ),
      (
        #"{"version": 1, "elements": [{"track": "x", "from": 0, "to": 1, "law": {"curve": "ease", "duration": 1}, "start": {"after": "y"}}]}"#,
        "track x: there is no track y"
      ),
    ])
  func refusals(content: String, phrase: String) throws {
    try Tool.withTemporaryFile(content) { file in
      let page = file.appendingPathExtension("html")
      let outcome = try Tool.run(["timeline", file.path, "--html", page.path])
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("springkit: timeline \(file.path.prefix(40))"))
      #expect(outcome.errors.filter(\.isNewline).count == 1)
      #expect(outcome.errors.contains(phrase), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: page.path))
    }
  }
}
