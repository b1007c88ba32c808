import Scenes
import SpringKit
import TestSupport
import Testing

/// The table of the scene, number by number, and the totals by sampling.
@Suite struct LoginTableTests {
  static let scene = AnimationScene.known("login")

  /// When the reveal's springs are within half a point for good, after their start, by the textbook's formula on a fine grid.
  static let springDuration = TutorialSpring(bounciness: 16, speed: 6).lastTime(beyond: 0.5, displacement: 75)

  static let brand = [0.13, 0.45, 0.72, 1.0]
  static let white = [1.0, 1, 1, 1]
  /// 0.7 · 667 + 44 + (0.3 · 667 − 44)/2 − 75.
  static let loginCenter = [187.5, 513.95]

  static let rows = [
    ExpectedRow("reveal", "get.color", brand, white, at: 0, lasts: 0.8, "linear, 0.8 s"),
    ExpectedRow("reveal", "get.width", [100], [300], at: 0, lasts: 0.1, "linear, 0.1 s"),
    ExpectedRow("reveal", "get.cornerRadius", [22], [10], at: 0, lasts: 0.1, "linear, 0.1 s"),
    ExpectedRow("reveal", "get.height", [44], [200.1], at: 0.1, lasts: 0.1, "linear, 0.1 s"),
    ExpectedRow("reveal", "fields.alpha", [0], [1], at: 0.2, lasts: 0.4, "ease-in-out, 0.4 s"),
    ExpectedRow("reveal", "login.size", [0, 0], [187.5, 44], at: 0.2, lasts: 0.4, "linear, 0.4 s"),
    ExpectedRow(
      "submit", "loginCopy.frame", [93.75, 491.95, 187.5, 44], [165.5, 491.95, 44, 44], at: 0, lasts: 0.3,
      "ease-out, 0.3 s"),
    ExpectedRow("submit", "loginCopy.cornerRadius", [10], [22], at: 0, lasts: 0.3, "ease-out, 0.3 s"),
    ExpectedRow("submit", "spinner.angle", [0], [6.283185307179586], at: 0.3, lasts: nil, "linear, 0.4 s"),
    ExpectedRow(
      "shake", "login.x", [0], [0], at: 0, lasts: 0.5, "8 keyframes, linear between, ease-in-out over the whole, 0.5 s"),
    ExpectedRow("transition", "logo.alpha", [1], [0], at: 0, lasts: 0.4, "ease-in-out, 0.4 s"),
    ExpectedRow("transition", "loginBox.alpha", [1], [0], at: 0, lasts: 0.4, "ease-in-out, 0.4 s"),
    ExpectedRow("transition", "background.color", brand, white, at: 0, lasts: 0.4, "ease-in-out, 0.4 s"),
    ExpectedRow(
      "transition", "circle.position", loginCenter, [318.75, 600.3], at: 0.15, lasts: 0.4,
      "along a path, linear in its parameter"),
    ExpectedRow("transition", "plus.strokeEnd", [0], [1], at: 0.55, lasts: 0.3, "trim by arc length, linear, 0.3 s"),
    ExpectedRow("transition", "wordmark.scale", [1], [0.5], at: 0.15, lasts: 0.4, "linear, 0.4 s"),
    ExpectedRow(
      "transition", "wordmark.centre", [187.5, 215], [187.5, 42], at: 0.15, lasts: 0.4, "ease-in-out, 0.4 s"),
    ExpectedRow("transition", "picture.y", [60], [0], at: 0, lasts: 0.4, "ease-in-out, 0.4 s"),
    ExpectedRow("logout", "from.alpha", [1], [0], at: 0, lasts: 1, "ease-in-out, 1.0 s"),
    ExpectedRow("logout", "to.alpha", [0], [1], at: 0.4, lasts: 0.6, "ease-in-out, 0.6 s"),
  ]

  @Test(arguments: rows) func row(_ row: ExpectedRow) throws { try row.check(in: Self.scene) }

  @Test func theTableIsComplete() {
    for (part, count) in [("reveal", 9), ("submit", 4), ("shake", 1), ("transition", 8), ("logout", 2)] {
      expectCount(Self.scene, part, count)
    }
  }

  @Test func theSpringsOfTheReveal() throws {
    let ends: [String: (from: [Double], to: [Double])] = [
      "logo.frame": ([137.5, 150, 100, 100], [137.5, 75, 100, 100]),
      "wordmark.frame": ([112.5, 270, 150, 40], [112.5, 195, 150, 40]),
      "get.centre": ([187.5, 502, 100, 44], [187.5, 427, 100, 44]),
    ]
    for (name, ends) in ends {
      let row = try #require(Self.scene.rows.first { $0.name == name })
      #expect(row.start == 0.2 && row.law.hasPrefix("POP 16/6"))
      expectNear(try #require(row.end), 0.2 + Self.springDuration, within: 1e-5, name)
      #expect(row.from?.components == ends.from && row.to?.components == ends.to, "\(name)")
    }
  }

  @Test func theStaticArc() throws {
    let row = try #require(Self.scene.rows.first { $0.name == "spinner.arc" })
    #expect(row.start == nil && row.end == nil && row.startReason?.contains("static") == true)
    #expect(row.law == "an arc of radius 17 from 0 to π, line width 1.5")
  }
}
