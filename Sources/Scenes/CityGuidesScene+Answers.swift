import NumericalMethods
import Timelines

extension CityGuidesScene {
  /// The ratios at which the corners of a page are answered.
  static let ratios = [-1, -0.5, 0, 0.5, 1]

  /// The derivative of the page's transform with respect to r at r = 0, from one side.
  ///
  /// Every factor but P is the identity at r = 0, so their derivatives add up; P comes last.
  private static func pageSlope(isRight: Bool) -> Matrix4x4 {
    var slope = Matrix4x4.zero
    let tilt = radians(isRight ? 5 : -5)
    let turn = radians(-30)
    (slope[3, 0], slope[3, 1]) = isRight ? (90, -35 + 150) : (0, -35)
    (slope[1, 2], slope[2, 1]) = (tilt, -tilt)
    (slope[0, 2], slope[2, 0]) = (-turn, turn)
    return slope.concatenating(.perspective(distance: 500))
  }

  /// How fast a corner moves on the screen with r at r = 0, in points for a whole page, from one side.
  private static func cornerSlope(_ corner: SIMD2<Double>, isRight: Bool) -> SIMD2<Double> {
    let slope = pageSlope(isRight: isRight)
    func component(_ column: Int) -> Double {
      corner.x * slope[0, column] + corner.y * slope[1, column] + slope[3, column]
    }
    // At r = 0 the fourth component is 1 and the corner is where it was.
    return SIMD2(component(0), component(1)) - corner * component(3)
  }

  /// The greatest jump of a corner's speed over r at r = 0.
  var slopeJump: Double {
    unturnedCorners.map {
      squareRoot(
        (Self.cornerSlope($0, isRight: true) - Self.cornerSlope($0, isRight: false)).magnitudeSquared)
    }.max() ?? 0
  }

  /// The greatest difference of a component of the transform between r = 0 and its limit from the left.
  var transformJump: Double {
    (Self.pageTransform(at: 0, isLeft: false) - Self.pageTransform(at: 0, isLeft: true)).maximumNorm
  }

  var answers: [SceneAnswer] {
    var sheet = AnswerSheet()
    let (start, end) = (listOrigin(grid: 0), listOrigin(grid: -screen.width))
    sheet.add("listPathStart", .points([start]), "pt", "where the list is before the grid leaves")
    sheet.add("listPathEnd", .points([end]), "pt", "where the list is when the grid has left")
    sheet.add(
      "listPathLength", squareRoot((end - start).magnitudeSquared), "pt", "how long the list's path is: a straight line"
    )
    let farthest = greatest(in: 0...Self.duration) { distanceFromLine(at: $0) }
    sheet.add(
      "listPathBend", distanceFromLine(at: farthest), "pt", "how far from the straight line the list is at most")
    let fastest = greatest(in: 0...Self.duration) { listSpeed(at: $0) }
    sheet.add("listGreatestSpeed", listSpeed(at: fastest), "pt/s", "the greatest speed of the list on its path")
    sheet.add("listGreatestSpeedTime", fastest, "s", "when the list is fastest, on the slides' clock")
    for ratio in Self.ratios {
      let name = Self.words(ratio)
      let corners = pageCorners(at: ratio)
      sheet.add(
        "cornersAt\(name)", .points(corners), "pt",
        "where the corners of a page land at r = \(shortest(ratio)), from the page's middle: top left, top right, bottom right, bottom left"
      )
      sheet.add(
        "screenCornersAt\(name)", .points(corners.map { $0 + pageCenter(at: ratio) }), "pt",
        "the same on the screen, the page's middle being \(shortest(ratio)) pages right of the screen's")
    }
    sheet.add(
      "isContinuousAtZero", .flag(transformJump == 0), "", "whether the page's transform is continuous at r = 0")
    sheet.add("transformJumpAtZero", transformJump, "", "the greatest jump of a component of the transform at r = 0")
    sheet.add(
      "slopeJumpAtZero", slopeJump, "pt",
      "the greatest jump at r = 0 of a corner's speed on the screen, in points for a page scrolled")
    sheet.add("selectDuration", select.totalDuration, "s", "how long the selection lasts")
    sheet.add("slidesDuration", slides.totalDuration, "s", "how long the grid takes to leave")
    sheet.add("gridDuration", grid.totalDuration, "s", "how long the grid takes to come back")
    return sheet.answers
  }

  /// The name of a ratio in camelCase.
  private static func words(_ ratio: Double) -> String {
    switch ratio {
    case ..<(-0.75): "MinusOne"
    case ..<0: "MinusHalf"
    case 0: "Zero"
    case ..<0.75: "Half"
    default: "One"
    }
  }

  private func listState(_ state: TimelineState) -> SIMD2<Double> { state.value(of: "list.origin") ?? .zero }

  private func listSpeed(at time: Double) -> Double {
    squareRoot(listState(slides.timeline.velocities(at: time)).magnitudeSquared)
  }

  private func distanceFromLine(at time: Double) -> Double {
    let (start, end) = (listOrigin(grid: 0), listOrigin(grid: -screen.width))
    let (line, place) = (end - start, listState(slides.timeline.state(at: time)) - start)
    return (line.x * place.y - line.y * place.x).magnitude / squareRoot(line.magnitudeSquared)
  }

  var faults: [SceneFault] {
    [
      SceneFault(
        name: "kinkAtZero", phase: "scroll", start: 0, end: 0, amount: slopeJump, unit: "pt",
        places: unturnedCorners.map { $0 + pageCenter(at: 0) },
        explanation:
          "the page's transform is continuous at r = 0, but its speed is not: a corner's jumps by \(readable(slopeJump)) points for a page scrolled"
      )
    ]
  }
}
