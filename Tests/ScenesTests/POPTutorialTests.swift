import Scenes
import SpringKit
import TestSupport
import Testing

@Suite struct POPTutorialTests {
  static let scene = AnimationScene.known("pop-tutorial")
  static let bouncy = TutorialSpring(bounciness: 20, speed: 12)
  static let sliding = TutorialSpring(bounciness: 10, speed: 12)

  @Test func theTable() throws {
    expectCount(Self.scene, "shake", 1)
    expectCount(Self.scene, "present", 2)
    expectCount(Self.scene, "dismiss", 2)
    try ExpectedRow("dismiss", "sheet.y", [333.5], [-333.5], at: 0, lasts: 0.4, "POP basic, ease, 0.4 s").check(
      in: Self.scene)
    let springs: [(part: String, name: String, from: [Double], to: [Double], law: String, end: Double)] = [
      (
        "shake", "field.x", [187.5], [187.5], "POP 20/12",
        Self.bouncy.lastTime(beyond: 0.5, displacement: 0, velocity: 3000)
      ),
      ("present", "sheet.y", [-333.5], [333.5], "POP 10/12", Self.sliding.lastTime(beyond: 0.5, displacement: 667)),
      (
        "present", "sheet.scale", [1.2, 1.4], [1, 1], "POP 20/12",
        Self.bouncy.lastTime(beyond: 0.005, displacement: 0.4)
      ),
      ("dismiss", "sheet.scale", [1, 1], [0, 0], "POP 20/12", Self.bouncy.lastTime(beyond: 0.005, displacement: 1)),
    ]
    for spring in springs {
      let row = try #require(Self.scene.rows.first { $0.part == spring.part && $0.name == spring.name })
      #expect(row.start == 0 && row.law.hasPrefix(spring.law))
      expectNear(try #require(row.end), spring.end, within: 2e-5, "\(spring.part) \(spring.name)")
      #expect(row.from?.components == spring.from && row.to?.components == spring.to)
    }
    #expect(POPTutorialScene().sheet == Size(width: 275, height: 387))
  }

  /// Prefix, spring, from, to, velocity and threshold; the tolerance that looks still is half the threshold of a position.
  static let runs:
    [(
      prefix: String, spring: TutorialSpring, from: [Double], to: [Double], velocity: [Double]?, threshold: Double,
      epsilon: Double
    )] =
      [
        ("shake", bouncy, [187.5], [187.5], [3000], 1, 0.5),
        ("presentY", sliding, [-333.5], [333.5], nil, 1, 0.5),
        ("presentScale", bouncy, [1.2, 1.4], [1, 1], nil, 0.005, 0.005),
        ("dismissScale", bouncy, [1, 1], [0, 0], nil, 0.005, 0.005),
      ]

  static func run(_ index: Int, _ rate: Double) -> TutorialPOP {
    let run = runs[index]
    return TutorialPOP(
      run.spring, from: run.from, to: run.to, velocity: run.velocity, threshold: run.threshold, frameRate: rate)
  }

  @Test(arguments: [0, 1, 2, 3], [60.0, 120]) func popCompletes(_ index: Int, _ rate: Double) throws {
    let (prefix, run, hertz) = (Self.runs[index].prefix, Self.run(index, rate), Int(rate))
    try expectNear(Self.scene.number("\(prefix)Completion\(hertz)"), run.completion, within: 1e-12, prefix)
    try expectNear(
      Self.scene.number("\(prefix)POPStill\(hertz)"), run.still(within: Self.runs[index].epsilon), within: 1e-12, prefix
    )
    let last = run.frame(at: run.completion)
    try expectNear(Self.scene.number("\(prefix)ValueLeft\(hertz)"), last.left, within: 1e-9, prefix)
    try expectNear(Self.scene.number("\(prefix)SpeedLeft\(hertz)"), last.speed, within: 1e-8, prefix)
  }

  @Test(arguments: [0, 1, 2, 3]) func aSpringLooksStill(_ index: Int) throws {
    let run = Self.runs[index]
    let way = zip(run.from, run.to).map { abs($0 - $1) }.max() ?? 0
    let velocity = run.velocity?[0] ?? 0
    let still = try Self.scene.number("\(run.prefix)Still")
    expectNear(still, run.spring.lastTime(beyond: run.epsilon, displacement: way, velocity: velocity), within: 2e-5)
    try expectNear(
      Self.scene.number("\(run.prefix)SpeedWhenStill"),
      abs(run.spring.state(still, displacement: way, velocity: velocity).velocity), within: 1e-8)
  }

  @Test(arguments: [60.0, 120]) func whatMovesWhenTheTransitionCompletes(_ rate: Double) throws {
    let hertz = Int(rate)
    // POP's basic animation of 0.4 s is done at the first frame at or after 0.4 s.
    for (name, end, scale) in [
      ("present", Self.run(1, rate).completion, Self.run(2, rate)), ("dismiss", 0.4, Self.run(3, rate)),
    ] {
      try expectNear(Self.scene.number("\(name)Completion\(hertz)"), end, within: 1e-12)
      let frame = scale.frame(at: end)
      try expectNear(Self.scene.number("\(name)ScaleLeft\(hertz)"), frame.left, within: 1e-9)
      try expectNear(Self.scene.number("\(name)ScaleSpeed\(hertz)"), frame.speed, within: 1e-8)
      #expect(frame.left > 0.005)
      let fault = try #require(Self.scene.faults.first { $0.name == "\(name)CompletionBeforeRest\(hertz)" })
      expectNear(fault.amount, frame.left, within: 1e-9)
      expectNear(fault.start, end, within: 1e-12)
    }
  }

  @Test func whatIsLeftAfterTheDeclaredTime() throws {
    let (place, size) = (Self.sliding.state(0.5, displacement: -667), Self.bouncy.state(0.5, displacement: 0.4))
    try expectNear(Self.scene.number("presentYLeftDeclared"), abs(place.position), within: 1e-9)
    try expectNear(Self.scene.number("presentYSpeedDeclared"), abs(place.velocity), within: 1e-8)
    try expectNear(Self.scene.number("presentScaleLeftDeclared"), abs(size.position), within: 1e-12)
    try expectNear(Self.scene.number("presentScaleSpeedDeclared"), abs(size.velocity), within: 1e-10)
    #expect(try Self.scene.number("presentDuration") > 0.5 && Self.scene.number("dismissDuration") > 0.5)
  }

  @Test func theScaleBelowZero() throws {
    let end = try Self.scene.number("dismissScaleStill")
    var (edges, least, when) = ([Double](), 0.0, 0.0)
    var before = 1.0
    for step in 1..<Int(end / 1e-6) {
      let time = Double(step) * 1e-6
      let value = Self.bouncy.state(time, displacement: 1).position
      if (value < 0) != (before < 0) { edges.append(time) }
      if value < least { (least, when) = (value, time) }
      before = value
    }
    if before < 0 { edges.append(end) }
    guard case .numbers(let intervals)? = Self.scene.answer("scaleBelowZeroIntervals")?.value else {
      Issue.record("no intervals")
      return
    }
    #expect(intervals.count == edges.count)
    for (one, other) in zip(intervals, edges) { expectNear(one, other, within: 2e-6) }
    try expectNear(Self.scene.number("scaleBelowZeroStart"), edges[0], within: 2e-6)
    try expectNear(Self.scene.number("leastScale"), least, within: 1e-9)
    try expectNear(Self.scene.number("leastScaleTime"), when, within: 1e-4)
    let faults = Self.scene.faults.filter { $0.name == "negativeScale" }
    #expect(faults.count == 3 && faults.allSatisfy { $0.start < $0.end && $0.amount > 0.005 })
    expectNear(faults[0].amount, -least, within: 1e-9)
    // Until when the upside-down sheet reaches below the top of the screen, half its height being 193.5 points.
    var seen = edges[0]
    for step in 0..<20_000 {
      let time = edges[0] + Double(step) * 1e-5
      let y = 333.5 - 667 * TutorialCurve.ease.value(time / 0.4)
      if y + abs(Self.bouncy.state(time, displacement: 1).position) * 193.5 <= 0 { break }
      seen = time
    }
    try expectNear(Self.scene.number("upsideDownLeaves"), seen, within: 2e-5)
    #expect(seen > edges[0])
  }

  @Test func theStiffnessForTheDeclaredTime() throws {
    for (prefix, spring, epsilon, way) in [
      ("presentY", Self.sliding, 0.5, 667.0), ("presentScale", Self.bouncy, 0.005, 0.4),
    ] {
      let ratio = try Self.scene.number("\(prefix)DampingRatio")
      expectNear(ratio, spring.dampingRatio, within: 1e-12)
      let stiffness = try Self.scene.number("\(prefix)Stiffness")
      let stiffer = TutorialSpring(stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot())
      expectNear(stiffer.lastTime(beyond: epsilon, displacement: way), 0.5, within: 2e-5, prefix)
      let inverse = Spring.settling(0.5, dampingRatio: ratio, epsilon: epsilon / way)
      #expect(isNear(inverse.stiffness / inverse.mass, stiffness, relative: 1e-9), "\(prefix)")
    }
  }
}
