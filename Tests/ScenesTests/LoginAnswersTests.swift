import Foundation
import Scenes
import SpringKit
import TestSupport
import Testing

/// Every answer against a computation that shares no code with it.
@Suite struct LoginAnswersTests {
  static let scene = AnimationScene.known("login")
  static let spring = TutorialSpring(bounciness: 16, speed: 6)

  @Test(arguments: ["logo", "wordmark", "get"]) func aSpringLooksStill(_ name: String) throws {
    let still = try Self.scene.number("\(name)Still")
    expectNear(still, 0.2 + Self.spring.lastTime(beyond: 0.5, displacement: 75), within: 2e-5)
    let speed = abs(Self.spring.state(still - 0.2, displacement: 75).velocity)
    try expectNear(Self.scene.number("\(name)SpeedWhenStill"), speed, within: 1e-9)
  }

  @Test(arguments: ["logo", "wordmark", "get"], [60.0, 120]) func popCompletes(_ name: String, _ rate: Double) throws {
    let top = ["logo": 150.0, "wordmark": 270, "get": 502][name] ?? .nan
    let run = TutorialPOP(Self.spring, from: [top], to: [top - 75], threshold: 1, frameRate: rate)
    let hertz = Int(rate)
    try expectNear(Self.scene.number("\(name)Completion\(hertz)"), 0.2 + run.completion, within: 1e-12)
    try expectNear(Self.scene.number("\(name)POPStill\(hertz)"), 0.2 + run.still(within: 0.5), within: 1e-12)
    let last = run.frame(at: run.completion)
    try expectNear(Self.scene.number("\(name)ValueLeft\(hertz)"), last.left, within: 1e-9)
    try expectNear(Self.scene.number("\(name)SpeedLeft\(hertz)"), last.speed, within: 1e-9)
  }

  /// POP's completion at 60 frames a second is frame 51: it neither ends at rest nor when the motion looks still.
  @Test func aStartFromTheCompletionBlockIsNotSeamless() throws {
    try expectNear(Self.scene.number("logoCompletion60"), 0.2 + 51.0 / 60, within: 1e-12)
    #expect(try Self.scene.number("logoValueLeft60") > 0.1 && Self.scene.number("logoSpeedLeft60") > 5)
    let next = try Self.scene.number("nextStart")
    for rate in [60.0, 120] {
      let late = try Self.scene.number("nextStartTooLate\(Int(rate))")
      try expectNear(late, Self.scene.number("logoCompletion\(Int(rate))") - next, within: 1e-12)
      #expect(late > 0)
      let fault = try #require(Self.scene.faults.first { $0.name == "completionBeforeRest\(Int(rate))" })
      #expect(try fault.amount == Self.scene.number("logoValueLeft\(Int(rate))") && fault.places.count == 3)
    }
    // From the next start on the timeline shows nothing farther than half a point, just before it does.
    let reveal = try Self.scene.phase("reveal")
    for (property, target) in [("logo.frame", 75.0), ("wordmark.frame", 195), ("get.centre", 427)] {
      for step in 0...2000 {
        let frame: Rectangle = try #require(reveal.timeline.state(at: next + Double(step) * 1e-3).value(of: property))
        #expect(abs(frame.y - target) <= 0.5)
      }
      let before: Rectangle = try #require(reveal.timeline.state(at: next - 1e-6).value(of: property))
      #expect(abs(before.y - target) > 0.5)
    }
  }

  static let control = [SIMD2(187.5, 513.95), SIMD2(337.5, 535.95), SIMD2(318.75, 600.3)]

  static func circle(_ t: Double) -> SIMD2<Double> {
    let (a, b) = (control[0] + (control[1] - control[0]) * t, control[1] + (control[2] - control[1]) * t)
    return a + (b - a) * t
  }

  @Test func theCirclesPlaceOnItsCurve() throws {
    let transition = try Self.scene.phase("transition")
    for step in 0...40 {
      let place: SIMD2<Double> = try #require(
        transition.timeline.state(at: 0.15 + 0.01 * Double(step)).value(of: "circle.position"))
      let expected = Self.circle(Double(step) / 40)
      expectNear(place.x, expected.x, within: 1e-9)
      expectNear(place.y, expected.y, within: 1e-9)
    }
  }

  /// A polygon of 200,000 sides: its length, the speeds of its sides, and its point at equal distances.
  @Test func theCirclesUnevenness() throws {
    let count = 200_000
    let points = (0...count).map { Self.circle(Double($0) / Double(count)) }
    var distances = [0.0]
    var (fastest, slowest) = (0.0, Double.infinity)
    for (one, next) in zip(points, points.dropFirst()) {
      let side = hypot(next.x - one.x, next.y - one.y)
      distances.append(distances[distances.count - 1] + side)
      fastest = max(fastest, side * Double(count) / 0.4)
      slowest = min(slowest, side * Double(count) / 0.4)
    }
    let length = distances[count]
    var (farthest, when, behind) = (0.0, 0.0, 0)
    for index in 0...count {
      let distance = length * Double(index) / Double(count)
      while behind < count - 1, distances[behind + 1] < distance { behind += 1 }
      let share = (distance - distances[behind]) / (distances[behind + 1] - distances[behind])
      let paced = points[behind] + (points[behind + 1] - points[behind]) * share
      let gap = hypot(paced.x - points[index].x, paced.y - points[index].y)
      if gap > farthest { (farthest, when) = (gap, 0.15 + 0.4 * Double(index) / Double(count)) }
    }
    try expectNear(Self.scene.number("circlePathLength"), length, within: 1e-6)
    try expectNear(Self.scene.number("circlePacedSpeed"), length / 0.4, within: 1e-5)
    try expectNear(Self.scene.number("circleFastest"), fastest, within: 1e-2)
    try expectNear(Self.scene.number("circleSlowest"), slowest, within: 1e-2)
    try expectNear(Self.scene.number("circleSpeedRatio"), fastest / slowest, within: 1e-4)
    try expectNear(Self.scene.number("circleFarthestFromPaced"), farthest, within: 1e-6)
    try expectNear(Self.scene.number("circleFarthestFromPacedTime"), when, within: 1e-4)
    let fault = try #require(Self.scene.faults.first { $0.name == "circleIsUneven" })
    expectNear(
      hypot(fault.places[0].x - fault.places[1].x, fault.places[0].y - fault.places[1].y), farthest, within: 1e-6)
  }

  @Test func howLongTheTransitionsMustBeDeclared() throws {
    try expectNear(Self.scene.number("transitionDuration"), 0.15 + 0.4 + 0.3, within: 1e-12)
    try expectNear(Self.scene.number("logoutDuration"), 1, within: 1e-12)
    try expectNear(Self.scene.number("shakeDuration"), 0.5, within: 1e-12)
    try expectNear(Self.scene.number("revealDuration"), Self.scene.number("logoStill"), within: 1e-12)
    #expect(try Self.scene.number("declaredDuration") == 1)
  }

  /// The way from frame to frame that a keyframe animation with an ease over the whole goes.
  @Test func theShake() throws {
    let shake = try Self.scene.phase("shake")
    let values = [0, -10, 10, -10, 10, -10, 10, 0.0]
    for step in 1..<50 {
      let progress = 7 * TutorialCurve.easeInOut.value(Double(step) / 50)
      let segment = min(Int(progress), 6)
      let expected = values[segment] + (values[segment + 1] - values[segment]) * (progress - Double(segment))
      let shown: Double = try #require(shake.timeline.state(at: 0.01 * Double(step)).value(of: "login.x"))
      expectNear(shown, expected, within: 1e-9)
    }
  }
}
