import Scenes
import SpringKit
import TestSupport
import Testing
import Timelines

/// A row of a scene's table, typed from the table.
struct ExpectedRow: Sendable, CustomStringConvertible {
  let part: String
  let name: String
  /// Which of the part's rows of that name, counted from 0.
  var occurrence = 0
  let from: [Double]
  let to: [Double]
  let start: Double
  /// Nil for a row that never ends.
  let end: Double?
  /// What the law in words begins with.
  let law: String

  init(
    _ part: String, _ name: String, occurrence: Int = 0, _ from: [Double], _ to: [Double], at start: Double,
    lasts duration: Double?, _ law: String
  ) {
    self.part = part
    self.name = name
    self.occurrence = occurrence
    self.from = from
    self.to = to
    self.start = start
    end = duration.map { start + $0 }
    self.law = law
  }

  var description: String { "\(part) \(name) \(occurrence)" }

  /// Compares the row of a scene with this one.
  func check(in scene: AnimationScene) throws {
    let rows = scene.rows.filter { $0.part == part && $0.name == name }
    guard occurrence < rows.count else {
      Issue.record("\(scene.name) has no \(description)")
      return
    }
    let row = rows[occurrence]
    expectNear(try #require(row.start), start, within: 1e-12, "start of \(description):")
    if let end {
      expectNear(try #require(row.end), end, within: 1e-12, "end of \(description):")
    } else {
      #expect(row.end == nil && row.endReason != nil, "\(description) must not end")
    }
    #expect(row.law.hasPrefix(law), "\(description): \(row.law) for \(law)")
    for (got, expected) in [(try #require(row.from), from), (try #require(row.to), to)] {
      #expect(got.components.count == expected.count, "\(description)")
      for (one, other) in zip(got.components, expected) { expectNear(one, other, within: 1e-12, "\(description):") }
    }
  }
}

/// Fails unless the rows of a part are as many as the table has.
func expectCount(_ scene: AnimationScene, _ part: String, _ count: Int) {
  #expect(scene.rows.count { $0.part == part } == count, "rows of \(part)")
}

extension AnimationScene {
  /// A scene that must exist.
  static func known(_ name: String) -> AnimationScene {
    guard let scene = named(name) else { fatalError("there is no scene \(name)") }
    return scene
  }

  /// The number that answers a question.
  func number(_ name: String) throws -> Double { try #require(answer(name)?.number, "\(self.name) \(name)") }

  /// A phase that must exist.
  func phase(_ name: String) throws -> ScenePhase { try #require(phases.first { $0.name == name }) }
}
