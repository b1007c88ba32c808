import Foundation
import Scenes
import SpringKit
import TestSupport
import Testing

@Suite struct CircleRevealTests {
  static let scene = AnimationScene.known("circle-reveal")

  static let rows = [
    ExpectedRow(
      "push", "snapshot.frame", [40, 420, 120, 120], [137.5, 140, 100, 100], at: 0, lasts: 0.3, "ease-in-out, 0.3 s"),
    ExpectedRow("push", "snapshot.scale", [1], [1.1], at: 0, lasts: 0.3, "ease-in-out, 0.3 s"),
    ExpectedRow("push", "snapshot.scale", occurrence: 1, [1.1], [1], at: 0.3, lasts: 0.3, "ease-in-out, 0.3 s"),
    ExpectedRow("push", "snapshot.alpha", [1], [0], at: 0.6, lasts: 0.3, "ease-in-out, 0.3 s"),
    ExpectedRow(
      "push", "mask.path", [0.1], [500.25], at: 0.6, lasts: 0.3, "the radius of the circle in the mask: ease-out, 0.3 s"
    ),
    ExpectedRow(
      "pop", "mask.path", [500.25], [0.1], at: 0, lasts: 0.3, "the radius of the circle in the mask: ease-out, 0.3 s"),
    ExpectedRow(
      "demo", "mask.path", [10], [200], at: 0, lasts: 1, "the radius of the circle in the mask: ease-out, 1.0 s"),
  ]

  @Test(arguments: rows) func row(_ row: ExpectedRow) throws { try row.check(in: Self.scene) }

  @Test func theTableIsComplete() {
    for (part, count) in [("push", 5), ("pop", 1), ("demo", 1)] { expectCount(Self.scene, part, count) }
    #expect(Self.scene.rows.count == 7)
  }

  @Test func theWholePush() throws {
    try expectNear(Self.scene.number("pushDuration"), 0.9, within: 1e-12)
    try expectNear(Self.scene.number("maskStart"), 0.6, within: 1e-12)
    try expectNear(Self.scene.number("popDuration"), 0.3, within: 1e-12)
  }

  /// The circle of the textbook's ease-out against points of the mask.
  @Test func theMaskAtAnyTime() throws {
    let reveal = CircleRevealScene()
    let push = try Self.scene.phase("push")
    let middle = SIMD2(187.5, 190.0)
    for share in [0.0, 0.1, 0.35, 0.5, 0.8, 0.99, 1] {
      let time = 0.6 + 0.3 * share
      let radius = 0.1 + (500.25 - 0.1) * TutorialCurve.easeOut.value(share)
      let mask = reveal.mask(in: push, at: time)
      for angle in stride(from: 0.0, to: 6.2, by: 0.41) {
        let direction = SIMD2(cos(angle), sin(angle))
        for (point, isMasked) in [(radius - 0.01, false), (radius + 0.01, true)].map({ (middle + direction * $0, $1) })
        where (0...375).contains(point.x) && (0...667).contains(point.y) {
          #expect(mask.contains(point) == isMasked, "\(point) at \(time)")
        }
      }
    }
    let before = reveal.mask(in: push, at: 0.2)
    #expect(!before.contains(middle) && before.contains(middle + SIMD2(0.11, 0)))
  }

  @Test func theUncoveredCorners() throws {
    let distance = (187.5 * 187.5 + 477.0 * 477).squareRoot()
    try expectNear(Self.scene.number("coveringRadius"), distance, within: 1e-12)
    try expectNear(Self.scene.number("missingRadius"), distance - 500.25, within: 1e-12)
    #expect(Self.scene.answer("coversEveryCorner")?.value == .flag(false))
    #expect(Self.scene.answer("uncoveredCorners")?.value == .points([SIMD2(375, 667), SIMD2(0, 667)]))
    // The mask itself leaves them: a pixel in the corner is in the final mask, and not in one of the covering radius.
    let reveal = CircleRevealScene()
    let corner = SIMD2(0.01, 666.99)
    #expect(reveal.mask(radius: 500.25).contains(corner))
    #expect(!reveal.mask(radius: reveal.coveringRadius).contains(corner))
    // The area by rows of the screen.
    var area = 0.0
    let rows = 66_700
    for row in 0..<rows {
      let y = (Double(row) + 0.5) * 667 / Double(rows) - 190
      let half = max(500.25 * 500.25 - y * y, 0).squareRoot()
      area += 2 * max(187.5 - half, 0) * 667 / Double(rows)
    }
    try expectNear(Self.scene.number("uncoveredArea"), area, within: 1e-3)
    let fault = try #require(Self.scene.faults.first)
    #expect(fault.name == "uncoveredCorners" && fault.places.count == 2 && fault.end == .infinity)
    expectNear(fault.start, 0.9, within: 1e-12)
    expectNear(fault.amount, distance - 500.25, within: 1e-12)
  }

  /// The covering radius covers, and a little less does not, on screens of other sizes.
  @Test(arguments: [(320.0, 568.0), (768, 1024), (1024, 600), (4096, 240)]) func otherScreens(
    _ screen: (Double, Double)
  ) {
    let reveal = CircleRevealScene(screen: Size(width: screen.0, height: screen.1))
    let radius = reveal.coveringRadius
    #expect(reveal.uncoveredArea(radius: radius) <= 1e-6 * screen.0 * screen.1)
    #expect(reveal.uncoveredArea(radius: radius - 1) > 0)
    #expect(reveal.uncoveredCorners.isEmpty == (reveal.finalRadius >= radius))
    var area = 0.0
    let rows = 20_000
    let center = reveal.target.center
    for row in 0..<rows {
      let y = (Double(row) + 0.5) * screen.1 / Double(rows) - center.y
      let half = max(reveal.finalRadius * reveal.finalRadius - y * y, 0).squareRoot()
      area += (max(center.x - half, 0) + max(screen.0 - center.x - half, 0)) * screen.1 / Double(rows)
    }
    expectNear(reveal.uncoveredArea(radius: reveal.finalRadius), area, within: 1e-5 * screen.0 * screen.1)
  }
}
