import Foundation
import Scenes
import SpringKit
import TestSupport
import Testing

@Suite struct CityGuidesTests {
  static let scene = AnimationScene.known("city-guides")

  static let select = [
    ExpectedRow("select", "chosen.scale", [1], [1.05], at: 0, lasts: 0.5, "POP basic, ease"),
    ExpectedRow("select", "chosen.alpha", [0.7], [1], at: 0, lasts: 0.5, "POP basic, ease"),
    ExpectedRow("select", "others.scale", [1], [0.95], at: 0, lasts: 0.5, "POP basic, ease"),
    ExpectedRow("select", "others.alpha", [1], [0.7], at: 0, lasts: 0.5, "POP basic, ease"),
  ]
  static let degree = Double.pi / 180
  static let slides =
    [(-15.0, -300.0, 0.0), (-30, -200, 0), (-15, -600, 0), (-60, -600, -5)].enumerated().flatMap { index, cell in
      [
        ExpectedRow(
          "slides", "cell[\(index)].rotation", [0], [cell.0 * degree], at: 0, lasts: 0.5, "ease-in-out, 0.5 s"),
        ExpectedRow("slides", "cell[\(index)].x", [0], [cell.1], at: 0, lasts: 0.5, "ease-in-out, 0.5 s"),
        ExpectedRow("slides", "cell[\(index)].z", [0], [cell.2], at: 0, lasts: 0.5, "ease-in-out, 0.5 s"),
      ]
    } + [
      ExpectedRow("slides", "grid.x", [0], [-375], at: 0, lasts: 0.5, "POP basic, ease, 0.5 s"),
      ExpectedRow("slides", "list.origin", [375, 150], [0, 120], at: 0, lasts: 0.5, "a function of"),
    ]
  static let grid =
    [(-2.0, -5.0), (-5, 0), (-30, -300), (-10, -100)].enumerated().flatMap { index, cell in
      [
        ExpectedRow("grid", "cell[\(index)].rotation", [cell.0 * degree], [0], at: 0, lasts: 0.5, "ease-in-out, 0.5 s"),
        ExpectedRow("grid", "cell[\(index)].x", [cell.1], [0], at: 0, lasts: 0.5, "ease-in-out, 0.5 s"),
      ]
    } + [
      ExpectedRow("grid", "grid.x", [-375], [0], at: 0, lasts: 0.5, "POP basic, ease, 0.5 s"),
      ExpectedRow("grid", "list.origin", [0, 120], [375, 150], at: 0, lasts: 0.5, "a function of"),
    ]

  @Test(arguments: select + slides + grid) func row(_ row: ExpectedRow) throws { try row.check(in: Self.scene) }

  @Test func theTableIsComplete() throws {
    for (part, count) in [("select", 4), ("slides", 14), ("grid", 10), ("scroll", 1)] {
      expectCount(Self.scene, part, count)
    }
    let page = try #require(Self.scene.rows.first { $0.name == "page.transform" })
    #expect(page.start == nil && page.end == nil && page.startReason?.contains("scroll") == true)
  }

  @Test(arguments: ["slides", "grid"]) func theListsPath(_ name: String) throws {
    let phase = try Self.scene.phase(name)
    for step in 0...500 {
      let progress = TutorialCurve.ease.value(Double(step) / 500)
      let x = -375 * (name == "slides" ? progress : 1 - progress)
      let state = phase.timeline.state(at: Double(step) * 1e-3)
      let list: SIMD2<Double> = try #require(state.value(of: "list.origin"))
      expectNear(list.x, 375 + x, within: 1e-9)
      expectNear(list.y, 120 + 30 * (1 - abs(x / 375)), within: 1e-9)
    }
    try expectNear(Self.scene.number("listPathLength"), hypot(375, 30), within: 1e-12)
    #expect(try Self.scene.number("listPathBend") < 1e-10)
    #expect(Self.scene.answer("listPathStart")?.value == .points([SIMD2(375, 150)]))
    #expect(Self.scene.answer("listPathEnd")?.value == .points([SIMD2(0, 120)]))
  }

  @Test func theListsGreatestSpeed() throws {
    let count = 5000
    let progress = (0...count).map { TutorialCurve.ease.value(Double($0) / Double(count)) }
    let steps = zip(progress, progress.dropFirst()).map { $1 - $0 }
    let fastest = steps.indices.max { steps[$0] < steps[$1] } ?? 0
    try expectNear(
      Self.scene.number("listGreatestSpeed"), steps[fastest] * Double(count) / 0.5 * hypot(375, 30), within: 0.01)
    try expectNear(
      Self.scene.number("listGreatestSpeedTime"), (Double(fastest) + 0.5) / Double(count) * 0.5, within: 1e-3)
  }

  /// The page's transform step by step, without a matrix.
  static func image(_ corner: SIMD2<Double>, _ r: Double, isLeft: Bool) -> SIMD2<Double> {
    let lifted = SIMD2(corner.x, corner.y - 35 * r)
    let tilt = (isLeft ? -5 : 5) * r * degree
    let (y, z) = (lifted.y * cos(tilt), lifted.y * sin(tilt))
    let turn = -30 * r * degree
    let (x, depth) = (lifted.x * cos(turn) + z * sin(turn), z * cos(turn) - lifted.x * sin(turn))
    let moved = isLeft ? SIMD2(x, y) : SIMD2(x + 90 * r, y + 150 * r)
    return moved / (1 - depth / 500)
  }

  static let corners = [SIMD2(-187.5, -200.1), SIMD2(187.5, -200.1), SIMD2(187.5, 200.1), SIMD2(-187.5, 200.1)]

  @Test(arguments: [("MinusOne", -1.0), ("MinusHalf", -0.5), ("Zero", 0), ("Half", 0.5), ("One", 1)])
  func whereTheCornersLand(_ name: String, _ r: Double) throws {
    guard case .points(let corners)? = Self.scene.answer("cornersAt\(name)")?.value,
      case .points(let onScreen)? = Self.scene.answer("screenCornersAt\(name)")?.value
    else {
      Issue.record("no corners at \(r)")
      return
    }
    for (index, corner) in Self.corners.enumerated() {
      let image = Self.image(corner, r, isLeft: r < 0)
      expectNear(corners[index].x, image.x, within: 1e-9)
      expectNear(corners[index].y, image.y, within: 1e-9)
      expectNear(onScreen[index].x, image.x + 187.5 + 375 * r, within: 1e-9)
      expectNear(onScreen[index].y, image.y + 333.5, within: 1e-9)
    }
  }

  @Test func theTransformAtZero() throws {
    #expect(Self.scene.answer("isContinuousAtZero")?.value == .flag(true))
    #expect(try Self.scene.number("transformJumpAtZero") == 0)
    let city = CityGuidesScene()
    for (one, other) in zip(city.pageCorners(at: -1e-12), city.pageCorners(at: 1e-12)) {
      expectNear(one.x, other.x, within: 1e-8)
      expectNear(one.y, other.y, within: 1e-8)
    }
    // The slopes from both sides by differences.
    let h = 1e-6
    var greatest = 0.0
    for corner in Self.corners {
      let right = (Self.image(corner, h, isLeft: false) - corner) / h
      let left = (corner - Self.image(corner, -h, isLeft: true)) / h
      greatest = max(greatest, hypot(right.x - left.x, right.y - left.y))
    }
    try expectNear(Self.scene.number("slopeJumpAtZero"), greatest, within: 1e-2)
    #expect(try Self.scene.faults.first?.amount == Self.scene.number("slopeJumpAtZero"))
  }

  @Test func theDurations() throws {
    for name in ["select", "slides", "grid"] { #expect(try Self.scene.number("\(name)Duration") == 0.5) }
  }
}
