import Foundation
import Scenes
import SpringKit
import Testing

/// What `scene --json` and `timeline --json` print, as far as the tests look at it.
struct SceneAnswer: Decodable {
  struct Phase: Decodable {
    let name: String
    let totalDuration, declaredDuration: Double?
    let totalDurationReason: String?
  }
  /// One number or several.
  struct Components: Decodable, Equatable {
    let numbers: [Double]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        numbers = [number]
      } else {
        numbers = try container.decode([Double].self)
      }
    }
  }
  struct Track: Decodable {
    let phase, part, name, law: String
    let start, end, still, completion60, completion120: Double?
    let startReason, endReason: String?
    let from, to: Components?
  }
  struct Fault: Decodable {
    let name, phase: String
    let start, amount: Double
    let end: Double?
  }
  struct Cut: Decodable {
    struct Unfinished: Decodable {
      let name: String
      let hasStarted: Bool
      let left, velocity: Components
    }
    let phase: String
    let duration: Double
    let unfinished: [Unfinished]
  }
  /// An answer of any kind; only numbers are looked at.
  struct Answer: Decodable {
    let number: Double?
    init(from decoder: any Decoder) throws { number = try? decoder.singleValueContainer().decode(Double.self) }
  }
  let name: String
  let totalDuration: Double?
  let phases: [Phase]
  let tracks: [Track]
  let answers: [String: Answer]
  let faults: [Fault]
  let declared: [Cut]?

  func track(_ phase: String, _ name: String) throws -> Track {
    try #require(tracks.first { $0.phase == phase && $0.name == name }, "\(self.name) \(phase) \(name)")
  }
}

/// Whether two numbers are there and near each other.
func isClose(_ one: Double?, _ other: Double?, within tolerance: Double = 1e-12) -> Bool {
  guard let one, let other else { return false }
  return abs(one - other) <= tolerance
}

@Suite("scene")
struct SceneTests {
  private func answer(_ call: String) throws -> SceneAnswer {
    try Tool.succeed(call + " --json").json(as: SceneAnswer.self)
  }

  @Test("Without a name every scene is listed")
  func list() throws {
    struct List: Decodable {
      struct Entry: Decodable { let name, title: String }
      let scenes: [Entry]
    }
    let text = try Tool.succeed("scene").output
    let list = try Tool.succeed("scene --json").json(as: List.self)
    #expect(list.scenes.map(\.name) == AnimationScene.names)
    for entry in list.scenes { #expect(text.contains(entry.name) && text.contains(entry.title)) }
  }

  @Test("JSON has every row of the scene to the bit", arguments: AnimationScene.names)
  func rows(name: String) throws {
    let scene = try #require(AnimationScene.named(name))
    let answer = try answer("scene \(name)")
    #expect(answer.name == name && answer.totalDuration == scene.totalDuration)
    #expect(answer.tracks.count == scene.rows.count)
    for (track, row) in zip(answer.tracks, scene.rows) {
      #expect(track.part == row.part && track.name == row.name && track.law == row.law)
      #expect(track.start == row.start && track.startReason == row.startReason)
      #expect(track.end == row.end && track.endReason == row.endReason)
      #expect(track.from?.numbers == row.from?.components && track.to?.numbers == row.to?.components)
    }
    #expect(Set(answer.answers.keys) == Set(scene.answers.map(\.name)))
    for known in scene.answers { #expect(answer.answers[known.name]?.number == known.number, "\(known.name)") }
    #expect(answer.faults.map(\.name) == scene.faults.map(\.name))
    for (phase, known) in zip(answer.phases, scene.phases) {
      #expect(phase.name == known.name && phase.declaredDuration == known.declaredDuration)
      #expect((phase.totalDuration == nil) == (phase.totalDurationReason != nil))
    }
  }

  @Test(
    "Starts and ends are those of the tutorials",
    arguments: [
      ("login", "reveal", "get.height", 0.1, 0.2), ("login", "submit", "loginCopy.frame", 0, 0.3),
      ("login", "shake", "login.x", 0, 0.5), ("login", "transition", "circle.position", 0.15, 0.55),
      ("login", "transition", "plus.strokeEnd", 0.55, 0.85), ("login", "logout", "to.alpha", 0.4, 1),
      ("circle-reveal", "push", "mask.path", 0.6, 0.9), ("circle-reveal", "demo", "mask.path", 0, 1),
      ("bahama", "appear", "cloud4.alpha", 1.1, 1.6), ("bahama", "tap", "banner in 3", 8.31, 8.64),
      ("bahama", "tap", "banner flip", 10.64, 10.84), ("city-guides", "slides", "list.origin", 0, 0.5),
      ("pop-tutorial", "dismiss", "sheet.y", 0, 0.4),
    ])
  func times(scene: String, phase: String, name: String, start: Double, end: Double) throws {
    let track = try answer("scene \(scene)").track(phase, name)
    #expect(isClose(track.start, start) && isClose(track.end, end))
  }

  @Test("Springs end when predict says, and POP's completion stands beside")
  func springs() throws {
    let prediction = try Tool.succeed("predict --pop 16,6 --from 150 --to 75 --json").json(as: PredictionAnswer.self)
    let login = try answer("scene login")
    let logo = try login.track("reveal", "logo.frame")
    #expect(isClose(logo.end, prediction.visible.time.map { 0.2 + $0 }))
    #expect(logo.still == logo.end)
    #expect(logo.completion60 == login.answers["logoCompletion60"]?.number)
    #expect(logo.completion120 == login.answers["logoCompletion120"]?.number)
    let sheet = try answer("scene pop-tutorial")
    for (phase, name, prefix) in [
      ("shake", "field.x", "shake"), ("present", "sheet.y", "presentY"), ("present", "sheet.scale", "presentScale"),
      ("dismiss", "sheet.scale", "dismissScale"),
    ] {
      let track = try sheet.track(phase, name)
      #expect(track.still == sheet.answers["\(prefix)Still"]?.number, "\(prefix)")
      #expect(track.completion60 == sheet.answers["\(prefix)Completion60"]?.number, "\(prefix)")
    }
    // UIKit takes its springs away; POP has nothing to do with them.
    let bahama = try answer("scene bahama")
    let width = try bahama.track("tap", "login.width")
    #expect(width.end == 1.5 && width.completion60 == nil && width.still == bahama.answers["widthStill"]?.number)
  }

  @Test("Rows without a clock, and rows without an end, say why")
  func reasons() throws {
    let arc = try answer("scene login").track("submit", "spinner.arc")
    #expect(arc.start == nil && arc.end == nil && arc.startReason?.contains("static") == true)
    let spinner = try answer("scene login").track("submit", "spinner.angle")
    #expect(spinner.start == 0.3 && spinner.end == nil && spinner.endReason == "repeats for ever")
    let page = try answer("scene city-guides").track("scroll", "page.transform")
    #expect(page.start == nil && page.startReason?.contains("scroll") == true)
  }

  @Test("A declared duration cuts off what still moves")
  func declared() throws {
    let cuts = try #require(try answer("scene pop-tutorial --declared 0.5").declared)
    #expect(cuts.map(\.phase) == ["present", "dismiss"] && cuts.allSatisfy { $0.duration == 0.5 })
    #expect(cuts[0].unfinished.map(\.name) == ["sheet.y", "sheet.scale"])
    let answers = try answer("scene pop-tutorial").answers
    let y = cuts[0].unfinished[0]
    #expect(y.hasStarted && isClose(y.left.numbers[0], answers["presentYLeftDeclared"]?.number, within: 1e-9))
    #expect(isClose(abs(y.velocity.numbers[0]), answers["presentYSpeedDeclared"]?.number, within: 1e-8))
    #expect(cuts[1].unfinished.map(\.name) == ["sheet.scale"])
    let login = try answer("scene login --declared 0.5").declared?.first { $0.phase == "transition" }
    let plus = try #require(login?.unfinished.first { $0.name == "plus.strokeEnd" })
    #expect(!plus.hasStarted && plus.left.numbers == [1])
    let nothing = try Tool.succeed("scene login --declared 1").output
    #expect(nothing.contains("transition, declared to last 1.0 s\n  nothing moves any more"))
    #expect(try Tool.succeed("scene login --declared 0.5").output.contains("plus.strokeEnd           has not started"))
  }

  @Test("The twin with less motion ends when the scene does, and nothing goes beyond its end")
  func reducedMotion() throws {
    for name in AnimationScene.names {
      let (scene, twin) = (try answer("scene \(name)"), try answer("scene \(name) --reduced-motion"))
      #expect(twin.answers.isEmpty)
      for (track, reduced) in zip(scene.tracks, twin.tracks) {
        #expect(track.start == reduced.start, "\(track.name)")
        guard let end = track.end else { continue }
        #expect(isClose(reduced.end, end, within: 1e-6), "\(track.name)")
      }
    }
    let lines = try Tool.succeed("scene pop-tutorial --reduced-motion --csv --rate 240").lines
    let column = try #require(lines[0].split(separator: ",").firstIndex(of: "sheet.scale.x"))
    let values = lines.dropFirst().filter { $0.hasPrefix("dismiss") }.compactMap {
      Double($0.split(separator: ",", omittingEmptySubsequences: false)[column])
    }
    #expect(values.count > 200 && values.allSatisfy { (0...1).contains($0) })
    #expect(try answer("scene circle-reveal --reduced-motion").faults.first?.name == "uncoveredCorners")
  }

  @Test("The chart has every track with its start, its end and its law")
  func chart() throws {
    for name in AnimationScene.names {
      let scene = try #require(AnimationScene.named(name))
      let output = try Tool.succeed("scene \(name)").output
      var rest = output.split(separator: "\n")[...]
      for row in scene.rows {
        rest = rest.drop { !($0.contains(row.name) && $0.hasSuffix(row.law)) }
        let line = try #require(rest.first, "\(row.name)")
        rest.removeFirst()
        guard let start = row.start else { continue }
        #expect(line.contains(String(format: "%.3f", start)) && line.contains("█"), "\(row.name)")
        #expect(line.contains(row.end.map { String(format: "%.3f s", $0) } ?? "never"), "\(row.name)")
      }
      for fault in scene.faults { #expect(output.contains("  \(fault.name), \(fault.phase) at ")) }
      for answer in scene.answers { #expect(output.contains("  \(answer.name) ")) }
    }
    let login = try Tool.succeed("scene login").lines
    let logo = try #require(login.first { $0.contains("logo.frame") })
    #expect(logo.contains("◆") && logo.contains("P"))
    for width in [40, 80, 160] {
      #expect(try Terminal.lines(of: ["scene", "login"], columns: width).allSatisfy { $0.count <= width })
    }
  }
}
