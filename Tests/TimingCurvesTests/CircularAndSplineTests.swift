import TestSupport
import Testing
import TimingCurves

@Suite("CircularCurve and CubicBezierSpline")
struct CircularAndSplineTests {
  @Test("Arcs meet their ends exactly, stay there, and are upright or level there")
  func arcs() {
    for curve in CircularCurve.allCases {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0 && curve.value(at: .infinity) == 1)
      #expect(curve.velocity(at: -3) == 0 && curve.velocity(at: 3) == 0)
      #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    }
    #expect(CircularCurve.easeIn.velocity(at: 0) == 0 && CircularCurve.easeIn.velocity(at: 1) == .infinity)
    #expect(CircularCurve.easeOut.velocity(at: 0) == .infinity && CircularCurve.easeOut.velocity(at: 1) == 0)
    #expect(CircularCurve.easeInOut.velocity(at: 0.5) == .infinity && CircularCurve.easeInOut.value(at: 0.5) == 0.5)
    expectNear(CircularCurve.easeIn.value(at: 0.6), 0.2, within: 1e-16)
  }

  @Test("Arcs never fall")
  func monotonicity() {
    var generator = SeededGenerator(461)
    var check = LawCheck()
    for curve in CircularCurve.allCases {
      for _ in 0..<20_000 {
        let x = generator.uniform(0...1)
        let next = generator.choice([x.nextUp, x + generator.logarithmic(1e-16...1)])
        check.expect(
          curve.value(at: next) >= curve.value(at: x) - 0x1p-52, "\(curve) falls from \(x) to \(next)")
      }
    }
    check.finish()
  }

  @Test(
    "A spline of one cubic is that cubic",
    arguments: [(0.25, 0.1, 0.25, 1.0), (1, 0, 0, 1), (0.68, -0.55, 0.265, 1.55)])
  func single(x1: Double, y1: Double, x2: Double, y2: Double) {
    let cubic = CubicBezierCurve(controlPoints: x1, y1, x2, y2)
    let spline = CubicBezierSpline([.zero, SIMD2(x1, y1), SIMD2(x2, y2), .one])
    for x in stride(from: -1.0, through: 2, by: 1 / 128) {
      expectNear(spline.value(at: x), cubic.value(at: x), within: 4e-16, "at \(x)")
      #expect(isNear(spline.velocity(at: x), cubic.velocity(at: x), relative: 1e-14))
    }
  }

  @Test(
    "Beyond its ends a spline goes on as a cubic does",
    arguments: [
      (0.5, 1, 0.5, 1, -2, 1), (0, 1, 1, 0, 0, 1), (0.5, 0, 1, 0.5, 0, 1), (0.1, 0.2, 0.8, 0.8, -2, 2),
      (0, 0, 0.5, 1, -2, 1), (1, 0.5, 1, 1, -0.5, 1), (0, 0, 0, 0, -1, 2), (1, 1, 1, 1, -1, 2),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func extrapolation(x1: Double, y1: Double, x2: Double, y2: Double, before: Double, beyond: Double) {
    let spline = CubicBezierSpline([.zero, SIMD2(x1, y1), SIMD2(x2, y2), .one])
    expectNear(spline.value(at: -1), before, within: 1e-14)
    let cubic = CubicBezierCurve(controlPoints: x1, y1, x2, y2)
    #expect(spline.value(at: 2) == cubic.value(at: 2))
    #expect(spline.value(at: -1) == cubic.value(at: -1))
    #expect(spline.value(at: .nan).isNaN && spline.velocity(at: .nan).isNaN)
  }

  @Test("Where cubics meet, the value is the joint's and the slope the later one's")
  func joints() throws {
    let spline = CubicBezierSpline([
      [0, 0], [0.25, 0], [0.5, 0.25], [0.5, 0.5], [0.5, 0.75], [0.75, 0.5], [1, 1],
    ])
    #expect(spline.value(at: 0.5) == 0.5)
    #expect(spline.velocity(at: 0.5) == .infinity)
    #expect(spline.velocity(at: 0) == 0)
    #expect(spline.velocity(at: 1) == 2)
    expectNear(spline.value(at: 0.5.nextDown), 0.5, within: 1e-7)
    #expect(spline.points.count == 7)
    expectNear(try #require(spline.inverse).value(at: spline.value(at: 0.3)), 0.3, within: 1e-15)
    #expect(CubicBezierSpline([[0, 0], [0.2, -1], [0.8, 1], [1, 1]]).inverse == nil)
  }

  @Test(
    "Points that make no curve are refused by name",
    arguments: [
      ([], "points.count"), ([[0, 0], [1, 1]], "points.count"), ([[0, 0], [0, 0], [1, 1]], "points.count"),
      ([[0.1, 0], [0.3, 0], [0.6, 1], [1, 1]], "points[0].x"),
      ([[0, 0], [0.3, 0], [0.6, 1], [1, 2]], "points[3].y"),
      ([[0, 0], [-0.3, 0], [0.6, 1], [1, 1]], "points[1].x"),
      ([[0, 0], [0.3, 0], [1.6, 1], [1, 1]], "points[2].x"),
      ([[0, 0], [0, 0], [0, 0], [0, 1], [0, 0], [1, 1], [1, 1]], "points[3].x"),
      ([[0, 0], [0.3, .nan], [0.6, 1], [1, 1]], "points[1].y"),
      ([[0, 0], [0, 0], [0.5, 0], [0.5, 0], [0.4, 0], [1, 1], [1, 1]], "points[4].x"),
    ] as [([SIMD2<Double>], String)])
  func badInput(points: [SIMD2<Double>], name: String) {
    do throws(TimingCurveError) {
      Issue.record("\(try CubicBezierSpline(checking: points))")
    } catch {
      #expect(error.description.hasPrefix("\(name) is "), "\(error)")
    }
  }
}
