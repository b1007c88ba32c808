import MotionPaths
import TestSupport
import Testing

@Suite("Smooth paths through points, and between paths")
struct ShapingTests {
  @Test("Catmull and Rom's spline: half the way from the point before to the point after")
  func catmullRom() throws {
    let path = MotionPath(through: [[0, 0], [6, 0], [12, 6], [12, 18]])
    // By hand: the derivatives are (6, 0), (6, 3), (3, 9), (0, 12); handles are a third of them.
    #expect(
      path.elements == [
        .move(to: [0, 0]), .curve(to: [6, 0], control1: [2, 0], control2: [4, -1]),
        .curve(to: [12, 6], control1: [8, 1], control2: [11, 3]),
        .curve(to: [12, 18], control1: [13, 9], control2: [12, 14]),
      ])
    let closed = MotionPath(through: [[0, 0], [6, 0], [6, 6], [0, 6]], closed: true)
    #expect(closed.elements.count == 6 && closed.elements.last == .closeSubpath)
    #expect(closed.elements[1] == .curve(to: [6, 0], control1: [1, -1], control2: [5, -1]))
    #expect(closed.elements[4] == .curve(to: [0, 0], control1: [-1, 5], control2: [-1, 1]))
  }

  @Test("Tension, continuity and bias by hand")
  func shapes() throws {
    // At (6, 0): Δ⁻ = (6, 0), Δ⁺ = (6, 6).
    func second(_ tension: Double, _ continuity: Double, _ bias: Double) -> (
      arrival: SIMD2<Double>, departure: SIMD2<Double>
    ) {
      let path = MotionPath(
        through: [[0, 0], [6, 0], [12, 6]],
        shapes: [.catmullRom, KochanekBartels(tension: tension, continuity: continuity, bias: bias), .catmullRom])
      guard case .curve(let joint, _, let before) = path.elements[1], case .curve(_, let after, _) = path.elements[2]
      else { return (.zero, .zero) }
      return ((joint - before) * 3, (after - joint) * 3)
    }
    #expect(second(0, 0, 0) == ([6, 3], [6, 3]))
    #expect(second(1, 0, 0) == ([0, 0], [0, 0]))
    #expect(second(-1, 0, 0) == ([12, 6], [12, 6]))
    #expect(second(0, 0, 1) == ([6, 0], [6, 0]))
    #expect(second(0, 0, -1) == ([6, 6], [6, 6]))
    #expect(second(0, 1, 0) == ([6, 6], [6, 0]))
    #expect(second(0, -1, 0) == ([6, 0], [6, 6]))
    #expect(second(0.5, 0.5, 0.5) == ([2.25, 1.125], [3.75, 0.375]))
  }

  @Test("Few points: two make a line at constant speed, one a point, none nothing")
  func fewPoints() throws {
    let line = try PacedPath(MotionPath(through: [[0, 0], [9, 0]]))
    #expect(line.length == 9)
    #expect(line.segments[0].point(at: 0.25) == [2.25, 0])
    #expect(MotionPath(through: [[1, 2]]).elements == [.move(to: [1, 2])])
    #expect(MotionPath(through: [[1, 2]], closed: true).elements == [.move(to: [1, 2]), .closeSubpath])
    #expect(MotionPath(through: []).isEmpty)
    #expect(MotionPath(through: [[0, 0], [0, 0], [0, 0]]).length() == 0)
    #expect(throws: MotionPathError.element(1, reason: "its numbers must be finite")) {
      try MotionPath(checkingThrough: [[0, 0], [.nan, 0]], shapes: [.catmullRom, .catmullRom])
    }
    #expect(throws: MotionPathError.self) { try MotionPath(checkingThrough: [[0, 0]], shapes: []) }
  }

  @Test("Interpolated paths: the ends to the bit, the middle between, and beyond")
  func interpolation() throws {
    var generator = SeededGenerator(0x1e29)
    for _ in 0..<200 {
      let path = generator.path(of: 10, hasCenters: true) { SIMD2($0.uniform(-9...9), $0.uniform(-9...9)) }
      #expect(try path.interpolated(to: path, fraction: 0) == path)
      #expect(try path.interpolated(to: path, fraction: 1) == path)
    }
    let (from, to) = (
      try MotionPath(svgPathData: "M0 0H10V10Q5 5 0 10ZA1 2 30 0 1 5 5"),
      try MotionPath(svgPathData: "M1 2H30V20Q6 5 4 3ZA3 4 40 0 1 7 9")
    )
    #expect(try from.interpolated(to: to, fraction: 0) == from)
    #expect(try from.interpolated(to: to, fraction: 1) == to)
    #expect(
      try from.interpolated(to: to, fraction: 0.5)
        == MotionPath(svgPathData: "M.5 1H20Q5.5 5 2 6.5ZA2 3 35 0 1 6 7".replacing("H20Q", with: "L20 1 20 15Q")))
    #expect(try from.interpolated(to: to, fraction: 2).currentPoint == [9, 13])
  }

  @Test("Arcs about a center stay joined on the way")
  func arcsOnTheWay() throws {
    func path(_ center: Double, _ start: Double) -> MotionPath {
      MotionPath { path in
        path.move(to: [0, 0])
        path.addArc(center: [center, 3], radius: center, startAngle: start, endAngle: start + 1, clockwise: true)
        path.addLine(to: [5, 5])
      }
    }
    let (from, to) = (path(10, 0), path(20, 2))
    #expect(try from.interpolated(to: to, fraction: 0) == from)
    #expect(try from.interpolated(to: to, fraction: 1) == to)
    for step in -2...8 {
      let middle = try from.interpolated(to: to, fraction: Double(step) / 6)
      #expect(middle.elements.count == from.elements.count)
      #expect(middle.segments[0].end == middle.segments[1].start)
    }
  }

  @Test("Paths of different structure: the element and what differs")
  func structures() throws {
    func expect(_ first: String, _ second: String, _ index: Int, _ reason: String) throws {
      let (from, to) = (try MotionPath(svgPathData: first), try MotionPath(svgPathData: second))
      #expect(throws: MotionPathError.element(index, reason: reason)) { try from.interpolated(to: to, fraction: 0.5) }
    }
    try expect("M0 0H1", "M0 0H1V1", 2, "only one of the two paths has it")
    try expect("M0 0H1Z", "M0 0H1Q1 1 1 1", 2, "it is a close in one path and a quadratic curve in the other")
    try expect(
      "M0 0A1 1 0 0 0 1 1", "M0 0A1 1 0 1 0 1 1", 1,
      "it is a small counterclockwise SVG arc in one path and a large counterclockwise SVG arc in the other")
  }
}
