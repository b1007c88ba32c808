public import Timelines
import TimingCurves

/// Guides to cities: a grid of cells falls apart, a list follows it, and pages turn in space as they are scrolled.
public struct CityGuidesScene: Sendable {
  /// Width and height of the screen.
  public let screen: Size

  /// The scene for a screen; traps outside ``AnimationScene/screenDomain``.
  public init(screen: Size = AnimationScene.standardScreen) {
    AnimationScene.checkScreen(screen)
    self.screen = screen
  }

  /// The scene.
  public var scene: AnimationScene {
    AnimationScene(
      name: "city-guides", title: "A grid, a list and pages in space", screen: screen,
      phases: [select, slides, grid, scroll], answers: answers, faults: faults)
  }

  static let duration = 0.5
  /// The top of the list: the bottom of the buttons and 20 points.
  static let listTop = 120.0
  /// How much lower the list is while the grid is there.
  static let listDrop = 30.0
  /// Where the cells go, in degrees and points.
  static let leaving: [(degrees: Double, x: Double, z: Double)] = [
    (-15, -300, 0), (-30, -200, 0), (-15, -600, 0), (-60, -600, -5),
  ]
  /// Where the cells come from, in degrees and points.
  static let returning: [(degrees: Double, x: Double)] = [(-2, -5), (-5, 0), (-30, -300), (-10, -100)]
}

// MARK: - Tracks

extension CityGuidesScene {
  var select: ScenePhase {
    var phase = PhaseBuilder("select", trigger: "a tap on a button")
    let tracks = [
      ("chosen.scale", 1, 1.05), ("chosen.alpha", 0.7, 1), ("others.scale", 1, 0.95), ("others.alpha", 1, 0.7),
    ]
    for (name, from, to) in tracks {
      phase.add("select", name, from: from, to: to, .curve(.ease, duration: 0.5), vendor: "POP basic, ")
    }
    return phase.phase(selectShapes)
  }

  var slides: ScenePhase {
    var phase = PhaseBuilder("slides", trigger: "a tap on slides")
    for (index, cell) in Self.leaving.enumerated() {
      for (axis, end) in [("rotation", radians(cell.degrees)), ("x", cell.x), ("z", cell.z)] {
        phase.add(
          "slides", "cell[\(index)].\(axis)", from: 0, to: end, .curve(.easeInOut, duration: Self.duration))
      }
    }
    addGrid(to: &phase, part: "slides", from: 0, to: -screen.width)
    return phase.phase(cellShapes(hasDepth: true))
  }

  var grid: ScenePhase {
    var phase = PhaseBuilder("grid", trigger: "a tap on grid")
    for (index, cell) in Self.returning.enumerated() {
      for (axis, start) in [("rotation", radians(cell.degrees)), ("x", cell.x)] {
        phase.add(
          "grid", "cell[\(index)].\(axis)", from: start, to: 0, .curve(.easeInOut, duration: Self.duration))
      }
    }
    addGrid(to: &phase, part: "grid", from: -screen.width, to: 0)
    return phase.phase(cellShapes(hasDepth: false))
  }

  /// The grid's place, and the list's that follows it.
  private func addGrid(to phase: inout PhaseBuilder, part: String, from: Double, to: Double) {
    let grid = phase.add(
      part, "grid.x", from: from, to: to, .curve(.ease, duration: Self.duration), vendor: "POP basic, ")
    phase.add(
      part, "list.origin", MotionLaw<SIMD2<Double>>.function(of: grid, listFunctions))
  }

  /// Where the list is for a place of the grid.
  public func listOrigin(grid x: Double) -> SIMD2<Double> {
    SIMD2(screen.width + x, Self.listTop + Self.listDrop * (1 - (x / screen.width).magnitude))
  }

  /// The same as functions of the grid's x, straight between −W, 0 and W.
  private var listFunctions: [ComponentFunction] {
    let inputs = [-screen.width, 0, screen.width]
    return (0..<2).map { axis in
      ComponentFunction(through: inputs.map { SIMD2($0, listOrigin(grid: $0)[axis]) })
    }
  }

  var scroll: ScenePhase {
    var phase = PhaseBuilder("scroll", trigger: "a finger on the pages")
    phase.addStatic(
      "scroll", "page.transform", law: "a 4 × 4 matrix of the page's place on the screen",
      reason: "driven by the scroll position, not by a clock")
    return phase.phase(pageShapes)
  }

  /// The transform of a page, for row vectors, at r = (page's x − offset)/W: 0 fills the screen, 1 is the next page.
  ///
  /// r < 0: T(0, −35 r)·Rx(−5 r°)·Ry(−30 r°)·P; r ≥ 0: T(0, −35 r)·Rx(5 r°)·Ry(−30 r°)·T(90 r, 150 r)·P. P is the perspective of an eye
  /// 500 points away.
  public static func pageTransform(at ratio: Double) -> Matrix4x4 { pageTransform(at: ratio, isLeft: ratio < 0) }

  /// The transform by the rule for r < 0 or by that for r ≥ 0; at r = 0 the first is the limit from the left.
  static func pageTransform(at ratio: Double, isLeft: Bool) -> Matrix4x4 {
    let lifted = Matrix4x4.translation(SIMD3(0, -35 * ratio, 0))
      .concatenating(.rotation(x: radians(isLeft ? -5 * ratio : 5 * ratio)))
      .concatenating(.rotation(y: radians(-30 * ratio)))
    let placed = isLeft ? lifted : lifted.concatenating(.translation(SIMD3(90 * ratio, 150 * ratio, 0)))
    return placed.concatenating(.perspective(distance: 500))
  }

  /// The width and the height of a page.
  public var page: Size { Size(width: screen.width, height: 0.6 * screen.height) }

  /// Where the corners of a page land, from its middle: top left, top right, bottom right, bottom left.
  public func pageCorners(at ratio: Double) -> [SIMD2<Double>] {
    let transform = Self.pageTransform(at: ratio)
    return unturnedCorners.map { transform.project($0) }
  }

  /// Where the middle of a page is on the screen before its transform: the middle of the screen, moved by whole pages.
  public func pageCenter(at ratio: Double) -> SIMD2<Double> {
    SIMD2((0.5 + ratio) * screen.width, 0.5 * screen.height)
  }

  var unturnedCorners: [SIMD2<Double>] {
    let (x, y) = (page.width / 2, page.height / 2)
    return [SIMD2(-x, -y), SIMD2(x, -y), SIMD2(x, y), SIMD2(-x, y)]
  }
}
