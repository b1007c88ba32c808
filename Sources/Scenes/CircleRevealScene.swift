public import MotionPaths
import NumericalMethods
public import Timelines
import TimingCurves

/// A view controller's transition in which a circle opens on the next screen.
///
/// The duration of the whole and the frames are this kit's.
public struct CircleRevealScene: Sendable {
  /// Width and height of the screen.
  public let screen: Size

  /// The scene for a screen; traps outside ``AnimationScene/screenDomain``.
  public init(screen: Size = AnimationScene.standardScreen) {
    AnimationScene.checkScreen(screen)
    self.screen = screen
  }

  /// The scene.
  public var scene: AnimationScene {
    let phases = [push, pop, demo]
    return AnimationScene(
      name: "circle-reveal", title: "A circle opens on the next screen", screen: screen, phases: phases,
      answers: answers(phases), faults: faults(phases))
  }

  static let duration = 0.9
  static let source = Rectangle(x: 40, y: 420, width: 120, height: 120)
  /// The radius at which the circle opens.
  static let leastRadius = 0.1

  /// Where the snapshot lands.
  public var target: Rectangle { Rectangle(x: 0.5 * screen.width - 50, y: 140, width: 100, height: 100) }

  /// The radius at which the tutorial lets the circle end: 0.75 H, and more by what the middle is above the screen.
  public var finalRadius: Double {
    let middle = target.center.y
    return 0.75 * screen.height - (middle > 0 ? 0 : middle)
  }

  /// The mask at a radius: the screen with a counter-wound circle about the target's middle, which the non-zero rule cuts out.
  public func mask(radius: Double) -> MotionPath {
    MotionPath {
      $0.addRect(BoundingBox(minimum: .zero, maximum: SIMD2(screen.width, screen.height)))
      $0.move(to: target.center + SIMD2(radius, 0))
      $0.addArc(center: target.center, radius: radius, startAngle: 0, endAngle: -2 * Double.pi, clockwise: false)
      $0.closeSubpath()
    }
  }

  /// The mask of a phase at a time of its clock; `phase` is one of `push`, `pop` and `demo`.
  public func mask(in phase: ScenePhase, at time: Double) -> MotionPath {
    mask(radius: phase.timeline.state(at: time).value(of: "mask.path") ?? Self.leastRadius)
  }
}

// MARK: - Tracks

extension CircleRevealScene {
  /// A third of the duration.
  static let third = duration / 3

  var push: ScenePhase {
    var phase = PhaseBuilder("push", trigger: "a tap on a picture", declaredDuration: Self.duration)
    let third = Self.third
    phase.add("push", "snapshot.frame", from: Self.source, to: target, .curve(.easeInOut, duration: third))
    let grow = phase.add("push", "snapshot.scale", from: 1, to: 1.1, .curve(.easeInOut, duration: third))
    let shrink = phase.add(
      "push", "snapshot.scale", from: 1.1, to: 1, .curve(.easeInOut, duration: third), starts: .after(grow, .ended))
    phase.add(
      "push", "snapshot.alpha", from: 1, to: 0, .curve(.easeInOut, duration: third), starts: .after(shrink, .ended))
    phase.add(
      "push", "mask.path", from: Self.leastRadius, to: finalRadius, .curve(.easeOut, duration: third),
      starts: .after(shrink, .ended), vendor: "the radius of the circle in the mask: ")
    return phase.phase(pushShapes)
  }

  var pop: ScenePhase {
    var phase = PhaseBuilder("pop", trigger: "a tap on back", declaredDuration: Self.third)
    phase.add(
      "pop", "mask.path", from: finalRadius, to: Self.leastRadius, .curve(.easeOut, duration: Self.third),
      vendor: "the radius of the circle in the mask: ")
    return phase.phase(maskShapes)
  }

  var demo: ScenePhase {
    var phase = PhaseBuilder("demo", trigger: "the demonstration appears")
    phase.add(
      "demo", "mask.path", from: 10, to: 200, .curve(.easeOut, duration: 1),
      vendor: "the radius of the circle in the mask: ")
    return phase.phase(maskShapes)
  }
}

// MARK: - Answers

extension CircleRevealScene {
  var corners: [SIMD2<Double>] {
    [.zero, SIMD2(screen.width, 0), SIMD2(screen.width, screen.height), SIMD2(0, screen.height)]
  }

  private func distance(_ corner: SIMD2<Double>) -> Double {
    squareRoot((corner - target.center).magnitudeSquared)
  }

  /// The radius that covers every corner of the screen.
  public var coveringRadius: Double { corners.map(distance).max() ?? 0 }

  /// The corners that the final circle leaves covered by the old screen.
  public var uncoveredCorners: [SIMD2<Double>] { corners.filter { distance($0) > finalRadius } }

  /// The area of the screen outside a circle about the target's middle, in square points.
  public func uncoveredArea(radius: Double) -> Double {
    corners.reduce(0) { sum, corner in
      let side = corner - target.center
      return sum + Self.areaOutside(radius, width: side.x.magnitude, height: side.y.magnitude)
    }
  }

  /// The area of the rectangle from the middle of a circle to (width, height) that is outside the circle.
  static func areaOutside(_ radius: Double, width: Double, height: Double) -> Double {
    /// The area under the circle from 0 to x.
    func area(_ x: Double) -> Double {
      let y = squareRoot(max(radius * radius - x * x, 0))
      return (x * y + radius * radius * arcTangent(y: x, x: y)) / 2
    }
    let end = min(width, radius)
    let flat = height < radius ? min(squareRoot(radius * radius - height * height), end) : 0
    return width * height - (height * flat + area(end) - area(flat))
  }

  func answers(_ phases: [ScenePhase]) -> [SceneAnswer] {
    var sheet = AnswerSheet()
    sheet.add("pushDuration", phases[0].totalDuration, "s", "how long the whole push lasts")
    sheet.add("maskStart", 2 * Self.third, "s", "when the mask of the push begins to open")
    sheet.add("popDuration", phases[1].totalDuration, "s", "how long the pop lasts")
    sheet.add("finalRadius", finalRadius, "pt", "the radius of the final circle")
    sheet.add(
      "coversEveryCorner", .flag(uncoveredCorners.isEmpty), "",
      "whether the final circle covers every corner of the screen")
    sheet.add("uncoveredCorners", .points(uncoveredCorners), "pt", "the corners that the final circle does not reach")
    sheet.add(
      "cornerDistances", .numbers(corners.map(distance)), "pt",
      "how far from the circle's middle the corners are: top left, top right, bottom right, bottom left")
    sheet.add("coveringRadius", coveringRadius, "pt", "the least radius that covers every corner")
    sheet.add("missingRadius", max(coveringRadius - finalRadius, 0), "pt", "by how much the final circle is too small")
    sheet.add(
      "uncoveredArea", uncoveredArea(radius: finalRadius), "pt²",
      "the part of the screen that the final circle leaves uncovered")
    return sheet.answers
  }

  func faults(_ phases: [ScenePhase]) -> [SceneFault] {
    guard !uncoveredCorners.isEmpty else { return [] }
    return [
      SceneFault(
        name: "uncoveredCorners", phase: "push", start: phases[0].totalDuration, end: .infinity,
        amount: coveringRadius - finalRadius, unit: "pt", places: uncoveredCorners,
        explanation:
          "the circle ends at a radius of \(readable(finalRadius)) pt, but the farthest corner is \(readable(coveringRadius)) pt away: the old screen stays in \(uncoveredCorners.count) corners until it is removed"
      ),
      SceneFault(
        name: "uncoveredCornersAtFirst", phase: "pop", start: 0, end: 0, amount: coveringRadius - finalRadius,
        unit: "pt", places: uncoveredCorners,
        explanation: "the circle of the way back begins at that radius: the corners change at once"),
    ]
  }
}
