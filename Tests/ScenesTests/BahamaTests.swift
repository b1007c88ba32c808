import Scenes
import SpringKit
import TestSupport
import Testing

@Suite struct BahamaTests {
  static let scene = AnimationScene.known("bahama")
  static let green = [0.63, 0.84, 0.35, 1.0]
  static let yellow = [0.85, 0.83, 0.45, 1.0]

  static let appear = [
    ExpectedRow("appear", "title.x", [-375], [0], at: 0, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "username.x", [-375], [0], at: 0.3, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "password.x", [-375], [0], at: 0.5, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "cloud1.alpha", [0], [1], at: 0.5, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "cloud2.alpha", [0], [1], at: 0.7, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "cloud3.alpha", [0], [1], at: 0.9, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "cloud4.alpha", [0], [1], at: 1.1, lasts: 0.5, "ease-in-out, 0.5 s"),
    ExpectedRow("appear", "login.y", [373], [343], at: 0.5, lasts: 0.5, "UIKit 0.5, 0.5, 0"),
    ExpectedRow("appear", "login.alpha", [0], [1], at: 0.5, lasts: 0.5, "UIKit 0.5, 0.5, 0"),
  ]
  static let tap = [
    ExpectedRow("tap", "login.width", [260], [340], at: 0, lasts: 1.5, "UIKit 1.5, 0.2, 0"),
    ExpectedRow("tap", "login.y", [343], [403], at: 0, lasts: 0.33, "UIKit 0.33, 0.7, 0"),
    ExpectedRow("tap", "login.color", green, yellow, at: 0, lasts: 0.33, "UIKit 0.33, 0.7, 0"),
    ExpectedRow("tap", "spinner.centre", [-10, 16], [40, 25], at: 0, lasts: 0.33, "UIKit 0.33, 0.7, 0"),
    ExpectedRow("tap", "spinner.alpha", [0], [1], at: 0, lasts: 0.33, "UIKit 0.33, 0.7, 0"),
    ExpectedRow("status", "banner in 0", [0], [1], at: 0.33, lasts: 0.33, "flip, ease-out, 0.33 s"),
    ExpectedRow("status", "banner in 1", [0], [1], at: 2.99, lasts: 0.33, "flip, ease-out, 0.33 s"),
    ExpectedRow("status", "banner in 2", [0], [1], at: 5.65, lasts: 0.33, "flip, ease-out, 0.33 s"),
    ExpectedRow("status", "banner in 3", [0], [1], at: 8.31, lasts: 0.33, "flip, ease-out, 0.33 s"),
    ExpectedRow("status", "banner out 0", [0], [375], at: 2.66, lasts: 0.33, "ease-in-out, 0.33 s"),
    ExpectedRow("status", "banner out 1", [0], [375], at: 5.32, lasts: 0.33, "ease-in-out, 0.33 s"),
    ExpectedRow("status", "banner out 2", [0], [375], at: 7.98, lasts: 0.33, "ease-in-out, 0.33 s"),
    ExpectedRow("reset", "banner flip", [1], [0], at: 10.64, lasts: 0.2, "flip, ease-in-out, 0.2 s"),
    ExpectedRow("reset", "login.width", [340], [260], at: 10.64, lasts: 0.2, "ease-in-out, 0.2 s"),
    ExpectedRow("reset", "login.y", [403], [343], at: 10.64, lasts: 0.2, "ease-in-out, 0.2 s"),
    ExpectedRow("reset", "login.color", yellow, green, at: 10.64, lasts: 0.2, "ease-in-out, 0.2 s"),
    ExpectedRow("reset", "spinner.centre", [40, 25], [-20, 16], at: 10.64, lasts: 0.2, "ease-in-out, 0.2 s"),
    ExpectedRow("reset", "spinner.alpha", [1], [0], at: 10.64, lasts: 0.2, "ease-in-out, 0.2 s"),
  ]
  /// (W − x)·60/W for the first lap, (W + width)·60/W for the others.
  static let drift = [
    (-120.0, 160.0, 79.2, 85.6), (256, 160, 19.04, 85.6), (284, 74, 14.56, 71.84), (22, 115, 56.48, 78.4),
  ]
  .enumerated().flatMap { index, cloud in
    [
      ExpectedRow("drift", "cloud\(index + 1).x", [cloud.0], [375], at: 0, lasts: cloud.2, "linear"),
      ExpectedRow(
        "drift", "cloud\(index + 1).x", occurrence: 1, [-cloud.1], [375], at: cloud.2, lasts: nil, "linear"),
    ]
  }

  @Test(arguments: appear + tap + drift) func row(_ row: ExpectedRow) throws { try row.check(in: Self.scene) }

  @Test func theTableIsComplete() {
    for (part, count) in [("appear", 9), ("tap", 5), ("status", 7), ("reset", 6), ("drift", 8)] {
      expectCount(Self.scene, part, count)
    }
    #expect(Self.scene.rows.count == 35)
  }

  @Test func cloudsDriftAtOneSpeed() throws {
    let drift = try Self.scene.phase("drift")
    for (index, cloud) in [(-120.0, 160.0), (256, 160), (284, 74), (22, 115)].enumerated() {
      let lap = 375 + cloud.1
      for time in [0.0, 10, 60, 100, 250.5, 1234.5] {
        var x = cloud.0 + 6.25 * time
        while x > 375 { x -= lap }
        let shown: Double = try #require(drift.timeline.state(at: time).value(of: "cloud\(index + 1).x"))
        expectNear(shown, x, within: 1e-9, "cloud \(index + 1) at \(time):")
      }
    }
  }

  /// Name, the spring's words, the way, the start and the tolerance that looks still.
  static let springs:
    [(name: String, spring: TutorialSpring, duration: Double, from: Double, to: Double, start: Double, epsilon: Double)] =
      [
        ("width", TutorialSpring(duration: 1.5, dampingRatio: 0.2), 1.5, 260, 340, 0, 0.5),
        ("top", TutorialSpring(duration: 0.33, dampingRatio: 0.7), 0.33, 343, 403, 0, 0.5),
        ("spinnerX", TutorialSpring(duration: 0.33, dampingRatio: 0.7), 0.33, -10, 40, 0, 0.5),
        ("appearTop", TutorialSpring(duration: 0.5, dampingRatio: 0.5), 0.5, 373, 343, 0.5, 0.5),
        ("appearAlpha", TutorialSpring(duration: 0.5, dampingRatio: 0.5), 0.5, 0, 1, 0.5, 0.01),
      ]

  @Test(arguments: springs.indices) func overshootAndWhatIsLeft(_ index: Int) throws {
    let (name, spring, duration, from, to, start, epsilon) = Self.springs[index]
    var (farthest, when) = (0.0, 0.0)
    for step in 0..<200_000 {
      let time = duration * Double(step) / 200_000
      let beyond = spring.state(time, displacement: from - to).position * (to > from ? 1 : -1)
      if beyond > farthest { (farthest, when) = (beyond, time) }
    }
    let scale = abs(to - from)
    try expectNear(Self.scene.number("\(name)Overshoot"), farthest, within: 1e-8 * scale)
    try expectNear(
      Self.scene.number("\(name)OvershootValue"), to + (to > from ? farthest : -farthest), within: 1e-8 * scale)
    try expectNear(Self.scene.number("\(name)OvershootTime"), start + when, within: 1e-4)
    try expectNear(Self.scene.number("\(name)Done"), start + duration, within: 1e-12)
    let end = spring.state(duration, displacement: from - to)
    try expectNear(Self.scene.number("\(name)LeftWhenDone"), abs(end.position), within: 1e-9 * scale)
    try expectNear(Self.scene.number("\(name)SpeedWhenDone"), abs(end.velocity), within: 1e-7 * scale)
    let still = spring.lastTime(beyond: epsilon, displacement: from - to, until: duration)
    try expectNear(Self.scene.number("\(name)Still"), start + still, within: 2e-5)
  }

  @Test func whereTheButtonIsAtEveryInstant() throws {
    let (bahama, tap) = (BahamaScene(), try Self.scene.phase("tap"))
    let (wide, low) = (
      TutorialSpring(duration: 1.5, dampingRatio: 0.2), TutorialSpring(duration: 0.33, dampingRatio: 0.7)
    )
    for step in 0...1200 {
      let time = Double(step) * 0.01
      let back = TutorialCurve.easeInOut.value(min(max((time - 10.64) / 0.2, 0), 1))
      let width = time < 1.5 ? 340 + wide.state(time, displacement: -80).position : 340 - 80 * back
      let top = time < 0.33 ? 403 + low.state(time, displacement: -60).position : 403 - 60 * back
      let frame = bahama.loginButton(in: tap, at: time)
      expectNear(frame.width, width, within: 1e-8, "width at \(time):")
      expectNear(frame.y, top, within: 1e-8, "top at \(time):")
      expectNear(frame.x, 187.5 - width / 2, within: 1e-8)
      #expect(frame.height == 50)
    }
    #expect(Self.scene.answer("buttonAtStart")?.value == .numbers([57.5, 343, 260, 50]))
    #expect(Self.scene.answer("buttonAt1500ms")?.value == .numbers([17.5, 403, 340, 50]))
    #expect(Self.scene.answer("buttonAtEnd")?.value == .numbers([57.5, 343, 260, 50]))
  }

  @Test func theTotal() throws {
    try expectNear(Self.scene.number("totalDuration"), 10.84, within: 1e-12)
    expectNear(Self.scene.totalDuration, 10.84, within: 1e-12)
    try expectNear(Self.scene.phase("tap").totalDuration, 10.84, within: 1e-12)
    #expect(try Self.scene.phase("drift").totalDuration == .infinity)
  }

  @Test func theFaults() throws {
    for spring in Self.springs {
      let fault = try #require(Self.scene.faults.first { $0.name == "\(spring.name)CompletionBeforeRest" })
      #expect(try fault.amount == Self.scene.number("\(spring.name)LeftWhenDone") && fault.amount > 0)
      expectNear(fault.start, spring.start + spring.duration, within: 1e-12)
    }
    let above = try #require(Self.scene.faults.first { $0.name == "appearAlphaAboveOne" })
    let spring = Self.springs[4].spring
    var times: [Double] = []
    for step in 0..<50_000 where spring.state(Double(step) * 1e-5, displacement: -1).position > 0 {
      let time = Double(step) * 1e-5
      if let last = times.last, time > last + 1.5e-5 { break }
      times.append(time)
    }
    expectNear(above.start, 0.5 + times[0], within: 2e-5)
    expectNear(above.end, 0.5 + times[times.count - 1], within: 2e-5)
  }
}
