import MotionPaths
import TestSupport
import Testing

@Suite("Motion paths")
struct MotionPathTests {
  @Test("Built with CoreGraphics' names")
  func building() throws {
    var path = MotionPath()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingBox == nil && path.segments.isEmpty)
    path.move(to: [1, 2])
    path.addLine(to: [3, 4])
    path.addQuadCurve(to: [5, 6], control: [7, 8])
    path.addCurve(to: [9, 10], control1: [11, 12], control2: [13, 14])
    #expect(path.currentPoint == [9, 10])
    path.closeSubpath()
    #expect(path.currentPoint == [1, 2])
    path.addLine(to: [0, 0])
    #expect(path.segments.last == .line(LineSegment(start: [1, 2], end: [0, 0])))
    #expect(path.subpaths.map(\.isClosed) == [true, false])
    #expect(path.subpaths.map(\.segments.count) == [4, 1])
    #expect(path.subpaths.map(\.start) == [[1, 2], [1, 2]])
    // Lone points are parts, too.
    #expect(try MotionPath(svgPathData: "M0 0M5 5L6 5ZM7 7").subpaths.map(\.segments.count) == [0, 2, 0])
    path.addPath(MotionPath { $0.addLines(between: [[0, 0], [1, 1]]) })
    #expect(path.elements.count == 8)
    #expect(MotionPath { $0.addLines(between: []) }.isEmpty)
    #expect(MemoryLayout<MotionPath.Element>.stride == 64)
  }

  @Test("Bounding boxes are tight")
  func boundingBox() throws {
    let path = try MotionPath(svgPathData: "M0 0Q50 100 100 0M-3-4")
    #expect(path.boundingBox == BoundingBox(minimum: [-3, -4], maximum: [100, 50]))
    let circle = MotionPath { $0.addEllipse(in: BoundingBox(minimum: [10, 20], maximum: [30, 60])) }
    #expect(circle.boundingBox == BoundingBox(minimum: [10, 20], maximum: [30, 60]))
  }

  @Test("Rectangles, ellipses, rounded rectangles")
  func shapes() throws {
    let box = BoundingBox(minimum: [0, 0], maximum: [100, 50])
    #expect(MotionPath { $0.addRect(box) }.svgPathData == "M0 0H100V50H0Z")
    let rounded = MotionPath { $0.addRoundedRect(in: box, cornerRadius: 10) }
    expectNear(rounded.length(), 2 * (80 + 30) + 20 * .pi, within: 1e-12)
    #expect(rounded.boundingBox == box)
    #expect(rounded.subpaths.count == 1 && rounded.subpaths[0].isClosed)
    // A radius beyond half the height makes a stadium.
    expectNear(
      MotionPath { $0.addRoundedRect(in: box, cornerRadius: 90) }.length(), 100 + 50 * .pi, within: 1e-12)
    let ellipse = MotionPath { $0.addEllipse(in: box) }
    #expect(ellipse.currentPoint == [100, 25])
    #expect(ellipse.segments.count == 1)
  }

  @Test(
    "Arcs turn from their start in their direction until they meet the end",
    arguments: [
      (0, Double.pi / 2, true, Double.pi / 2), (0, .pi / 2, false, -1.5 * .pi), (.pi / 2, 0, true, 1.5 * .pi),
      (.pi / 2, 0, false, -.pi / 2), (0, 2 * .pi, true, 2 * .pi), (0, 2 * .pi, false, -2 * .pi), (1, 1, true, 0),
      (1, 1, false, 0), (0, 9, true, 2 * .pi), (0, -9, false, -2 * .pi), (0, -2 * .pi, true, 2 * .pi),
      (-.pi / 2, .pi / 2, true, .pi), (3, 2, true, 2 * .pi - 1),
    ] as [(Double, Double, Bool, Double)])
  func arcDirections(start: Double, end: Double, clockwise: Bool, sweep: Double) throws {
    var path = MotionPath()
    path.addArc(center: [5, 6], radius: 2, startAngle: start, endAngle: end, clockwise: clockwise)
    guard case .arc(_, _, _, _, let found) = path.elements.last else {
      Issue.record("no arc")
      return
    }
    expectNear(found, sweep, within: 1e-15)
    #expect(path.elements.count == 2)
  }

  @Test("An arc is joined to the current point by a line, unless it begins there")
  func arcJoins() throws {
    var path = MotionPath()
    path.move(to: [0, 0])
    path.addArc(center: [10, 0], radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.elements[1] == .line(to: [12, 0]))
    #expect(path.elements.count == 3)
    path = MotionPath()
    path.move(to: [12, 0])
    path.addArc(center: [10, 0], radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.elements.count == 2)
    // Clockwise on the screen: the middle of the arc is below the center.
    #expect(path.segments[0].point(at: 0.5).y == 2)
    path = MotionPath()
    path.addArc(
      center: [0, 0], radii: [3, 1], xAxisRotation: .pi / 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.elements[0] == .move(to: SIMD2(3 * 6.123233995736766e-17, 3)))
  }

  @Test("SVG arcs without radius are lines, those without distance are nothing, and too small ones grow")
  func svgArcs() throws {
    #expect(
      try MotionPath(svgPathData: "M0 0A0 5 0 0 1 3 4").segments == [.line(LineSegment(start: [0, 0], end: [3, 4]))])
    #expect(try MotionPath(svgPathData: "M1 2A5 5 0 0 1 1 2").segments.isEmpty)
    expectNear(try MotionPath(svgPathData: "M0 0A1 1 0 0 1 20 0").length(), 10 * .pi, within: 1e-13)
    expectNear(try MotionPath(svgPathData: "M0 0A-10-10 0 0 1 20 0").length(), 10 * .pi, within: 1e-13)
    // lyon's issue 78: no NaN, however flat or short the arc.
    for text in ["M0 0A1e-300 1e300 0 0 1 1 1", "M0 0A1 1 0 0 1 1e-320 0", "M1e300 0A1 1 9e9 1 0-1e300 1"] {
      let path = try MotionPath(svgPathData: text)
      #expect(path.length().isFinite, "\(text)")
      for segment in path.segments { #expect(segment.point(at: 0.3).x.isFinite, "\(text)") }
    }
  }

  @Test("Elements from outside are checked")
  func checking() throws {
    func expect(_ elements: [MotionPath.Element], _ index: Int, _ reason: String) {
      do throws(MotionPathError) {
        _ = try MotionPath(checking: elements)
        Issue.record("accepted")
      } catch {
        guard case .element(index, let said) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(said.contains(reason))
      }
    }
    expect([.line(to: [0, 0])], 0, "begins with a move")
    expect([.closeSubpath], 0, "begins with a move")
    expect([.move(to: [.nan, 0])], 0, "finite")
    expect([.move(to: [0, 0]), .line(to: [0, .infinity])], 1, "finite")
    expect([.move(to: [0, 0]), .quadCurve(to: [0, 0], control: [.nan, 0])], 1, "finite")
    expect([.move(to: [0, 0]), .curve(to: [0, 0], control1: [0, 0], control2: [0, -.infinity])], 1, "finite")
    func arc(_ radius: Double, _ start: Double, _ sweep: Double) -> MotionPath.Element {
      .arc(center: [0, 0], radii: [radius, 1], xAxisRotation: 0, startAngle: start, sweep: sweep)
    }
    expect([arc(-1, 0, 1)], 0, "negative")
    expect([arc(1, .nan, 1)], 0, "finite")
    expect([arc(1, 0, 7)], 0, "more than a turn")
    expect(
      [.move(to: [0, 0]), .svgArc(to: [1, 1], radii: [1, 1], degrees: .nan, isLarge: true, isClockwise: true)], 1,
      "finite")
  }

  #if !os(iOS)
    @Test("Building traps for points that are not finite and for lines from nowhere")
    func traps() async {
      await #expect(processExitsWith: .failure) {
        var path = MotionPath()
        path.addLine(to: [1, 1])
      }
      await #expect(processExitsWith: .failure) {
        var path = MotionPath()
        path.move(to: [.nan, 1])
      }
    }
  #endif

  @Test("Reversed paths: the point at s is the one that was at length − s; closes stay closes")
  func reversal() throws {
    #expect(try MotionPath(svgPathData: "M0 0H10V10H0ZM5 5L6 6").reversed.svgPathData == "M6 6 5 5M0 0V10H10V0Z")
    #expect(try MotionPath(svgPathData: "M0 0ZM1 1Z").reversed.svgPathData == "M1 1ZM0 0Z")
    var generator = SeededGenerator(0x5e0e)
    var law = LawCheck()
    for _ in 0..<200 {
      let path = generator.path(of: Int.random(in: 2...12, using: &generator), hasCenters: true) { generator in
        SIMD2(generator.uniform(-500...500), generator.uniform(-500...500))
      }
      let (paced, back) = (try PacedPath(path), try PacedPath(path.reversed))
      law.expect(back.length, equals: paced.length, within: 1e-13 * paced.length, "\(path.svgPathData)")
      law.expect(path.reversed.reversed.length(), equals: paced.length, within: 1e-13 * paced.length, "")
      for step in 1..<20 where paced.length > 0 {
        let distance = paced.length * Double(step) / 20
        let (forward, backward) = (
          paced.point(atDistance: distance), back.point(atDistance: back.length - distance)
        )
        law.expect(
          max((forward - backward).x.magnitude, (forward - backward).y.magnitude) < 1e-8,
          "\(path.svgPathData) at \(distance): \(forward), \(backward) [seed \(generator.seed)]")
      }
    }
    law.finish()
  }

  @Test("Transformed paths: every point moves as it should, arcs included, mirrored and sheared too")
  func transformation() throws {
    let path = try MotionPath(svgPathData: "M0 0H10Q1 2 3 4A5 6 7 0 1 8 9Z")
    #expect(path.transformed() == path)
    #expect(path.transformed(origin: [1, 2]).svgPathData == "M1 2H11Q2 4 4 6a5 6 7 015 5Z")
    var generator = SeededGenerator(0x72a5)
    var law = LawCheck()
    for _ in 0..<300 {
      let path = generator.path(of: Int.random(in: 2...12, using: &generator), hasCenters: true) { generator in
        SIMD2(generator.uniform(-50...50), generator.uniform(-50...50))
      }
      let (x, y, origin) = (
        SIMD2(generator.uniform(-2...2), generator.uniform(-2...2)),
        SIMD2(generator.uniform(-2...2), generator.uniform(-2...2)), SIMD2(generator.uniform(-9...9), 3)
      )
      let image = path.transformed(xAxis: x, yAxis: y, origin: origin)
      let (segments, images) = (path.segments, image.segments)
      law.expect(segments.count == images.count, "\(path.svgPathData) [seed \(generator.seed)]")
      // An almost flat image of an ellipse is determined less well.
      let tolerance = 1e-11 / (x.x * y.y - x.y * y.x).magnitude
      for (segment, image) in zip(segments, images) {
        for t in [0, 0.3, 0.7, 1] {
          let (found, point) = (image.point(at: t), segment.point(at: t))
          let expected = origin + (x * point.x + y * point.y)
          law.expect(
            max((found - expected).x.magnitude, (found - expected).y.magnitude) < tolerance,
            "\(segment) at \(t): \(found) for \(expected) by \(x), \(y) [seed \(generator.seed)]")
        }
      }
    }
    law.finish()
    // Flattened onto a line, a circle goes there and back.
    let circle = MotionPath { $0.addEllipse(in: BoundingBox(minimum: [-1, -1], maximum: [1, 1])) }
    #expect(circle.transformed(yAxis: .zero).length() == 4)
  }

  @Test("Arcs about a center are written in quarters that stay within 32 ulps")
  func writtenArcs() throws {
    var generator = SeededGenerator(0xa2c5)
    var worst = 0.0
    for _ in 0..<2000 {
      let (center, radii) = (
        SIMD2(generator.uniform(-100...100), generator.uniform(-100...100)),
        SIMD2(generator.uniform(1...100), generator.uniform(1...100))
      )
      let path = MotionPath {
        $0.append(
          .arc(
            center: center, radii: radii, xAxisRotation: generator.uniform(-3...3),
            startAngle: generator.uniform(-7...7), sweep: generator.uniform(-6.28...6.28)))
      }
      let (arc, written) = (path.segments[0], try MotionPath(svgPathData: path.svgPathData).segments)
      #expect(written.last?.end == arc.end)
      let scale = 32 * max(center.x.magnitude, center.y.magnitude, radii.x, radii.y).ulp
      for (index, piece) in written.enumerated() {
        for t in [0.0, 0.25, 0.5, 0.75] {
          // Both run at the same pace through the ellipse's own angle.
          let error = piece.point(at: t) - arc.point(at: (Double(index) + t) / Double(written.count))
          worst = max(worst, error.x.magnitude / scale, error.y.magnitude / scale)
        }
      }
    }
    #expect(worst <= 1)
    try AccuracyLedger.check(["path/written-arc": worst])
  }

  @Test("Paths encode as their elements and are checked when decoded")
  func coding() throws {
    var generator = SeededGenerator(0xc0de)
    for _ in 0..<50 {
      let path = generator.path(of: 12, hasCenters: true)
      #expect(try JSONCoding.roundTrip(path) == path)
    }
    #expect(throws: (any Error).self) {
      try JSONCoding.decode(MotionPath.self, #"[{"closeSubpath":{}}]"#)
    }
  }
}
