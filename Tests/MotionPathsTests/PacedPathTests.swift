import Foundation
import MotionPaths
import TestSupport
import Testing

@Suite("Paced paths")
struct PacedPathTests {
  private func paced(_ text: String) throws -> PacedPath { try PacedPath(MotionPath(svgPathData: text)) }

  @Test("Skia's contour: closed lines, curves without length, quadratics, conics that are points, cubics")
  func skiaContour() throws {
    var path = MotionPath()
    path.move(to: [0, 0])
    path.addLine(to: [0, 0])
    path.addLine(to: [1, 0])
    path.addQuadCurve(to: [1, 0], control: [1, 0])
    path.addQuadCurve(to: [1, 2], control: [1, 1])
    path.addCurve(to: [1, 2], control1: [1, 2], control2: [1, 2])
    path.addCurve(to: [4, 2], control1: [2, 2], control2: [3, 2])
    let paced = try PacedPath(path)
    #expect(paced.length == 6)
    #expect(paced.point(atDistance: 0.5) == [0.5, 0])
    #expect(paced.point(atDistance: 2.5) == [1, 1.5])
    #expect(paced.point(atDistance: 4.5) == [2.5, 2])
    path.closeSubpath()
    path.addLine(to: [0, 7])
    #expect(path.segments.last == .line(LineSegment(start: [0, 0], end: [0, 7])))
  }

  @Test("lyon's square")
  func lyonSquare() throws {
    let square = try paced("M0 0L1 0 1 1 0 1Z")
    #expect(square.length == 4)
    #expect(square.isClosed)
    for (fraction, point) in [
      (0.125, SIMD2(0.5, 0)), (0.375, SIMD2(1, 0.5)), (0.625, SIMD2(0.5, 1)), (0.875, SIMD2(0, 0.5)),
    ] {
      #expect(square.point(atFraction: fraction) == point)
    }
    #expect(square.trimmed(from: 0.125, to: 0.625).svgPathData == "M.5 0H1V1H.5")
  }

  @Test("CSS motion: 20 % of a triangle, and paths without length")
  func cssMotion() throws {
    let triangle = try paced("m 0 0 h 200 v 150 z")
    #expect(triangle.length == 600)
    #expect(triangle.point(atFraction: 0.2) == [120, 0])
    let flat = try paced("m 120 0 h 0 v 0 z")
    for fraction in [0, 0.2, 1.2, -3] {
      for overrun in PathOverrun.allCases {
        #expect(flat.point(atFraction: fraction, overrun: overrun) == [120, 0])
        #expect(flat.angle(atDistance: fraction, overrun: overrun) == 0)
      }
    }
    #expect(flat.length == 0 && flat.isClosed)
  }

  @Test("Beyond the ends: open paths clamp, closed ones wrap if asked")
  func overrun() throws {
    let open = try paced("M0 0L100 0L100 100")
    for overrun in PathOverrun.allCases {
      #expect(open.point(atDistance: -10, overrun: overrun) == [0, 0])
      #expect(open.point(atDistance: 1000, overrun: overrun) == [100, 100])
      #expect(open.point(atDistance: .infinity) == [100, 100])
      #expect(open.point(atDistance: -.infinity) == [0, 0])
    }
    let square = try paced("M0 0H1V1H0Z")
    #expect(square.point(atDistance: -0.25, overrun: .wrapped) == [0, 0.25])
    #expect(square.point(atDistance: 4.5, overrun: .wrapped) == [0.5, 0])
    #expect(square.point(atDistance: 401.5, overrun: .wrapped) == [1, 0.5])
    #expect(square.point(atDistance: 4.5) == [0, 0])
    #expect(square.point(atDistance: .infinity, overrun: .wrapped).x.isNaN)
    // Two subpaths have ends, even if each is closed.
    #expect(try !paced("M0 0H1V1ZM2 2H3V3Z").isClosed)
    #expect(try !paced("M0 0H1V1ZL1 1").isClosed)
  }

  @Test("NaN in, NaN out")
  func notANumber() throws {
    let path = try paced("M0 0L100 0Q150 0 150 50")
    let point = path.point(atDistance: .nan)
    #expect(point.x.isNaN && point.y.isNaN)
    #expect(path.location(atDistance: .nan).parameter.isNaN)
    #expect(path.trimmed(from: .nan, to: 1).isEmpty)
    #expect(path.trimmed(from: 0, to: .nan).isEmpty)
  }

  @Test("An empty path has no point; one point has a place and the direction 0")
  func points() throws {
    #expect(throws: MotionPathError.emptyPath) { try PacedPath(MotionPath()) }
    for text in ["M3 4", "M3 4Z", "M3 4L3 4", "M3 4A1 1 0 0 0 3 4", "M3 4C3 4 3 4 3 4Z"] {
      let point = try paced(text)
      #expect(point.length == 0)
      for distance in [-1, 0, 1] {
        #expect(point.point(atDistance: Double(distance)) == [3, 4])
        #expect(point.unitTangent(atDistance: Double(distance)) == .zero)
        #expect(point.angle(atDistance: Double(distance)) == 0)
      }
      #expect(point.point(atFraction: 0.5) == [3, 4])
    }
  }

  @Test("A length beyond the greatest number is an error")
  func overflow() throws {
    #expect(throws: MotionPathError.self) { try paced("M-1e308 0H1e308H-1e308") }
    #expect(try paced("M-8e307 0H8e307").length == 1.6e308)
  }

  @Test("At a joint the previous segment gives the direction, or the next one")
  func joints() throws {
    let path = try paced("M0 0H10V10h0H20")
    #expect(path.unitTangent(atDistance: 10) == [1, 0])
    #expect(path.unitTangent(atDistance: 10, joint: .next) == [0, 1])
    #expect(path.unitTangent(atDistance: 20) == [0, 1])
    #expect(path.unitTangent(atDistance: 20, joint: .next) == [1, 0])
    #expect(path.location(atDistance: 20).segment == 1)
    #expect(path.location(atDistance: 20, joint: .next).segment == 3)
    for joint in PathJoint.allCases {
      #expect(path.unitTangent(atDistance: 0, joint: joint) == [1, 0])
      #expect(path.unitTangent(atDistance: 30, joint: joint) == [1, 0])
    }
    // A gap between subpaths: the end of one or the start of the next.
    let parts = try paced("M0 0H10M50 50V60")
    #expect(parts.point(at: parts.location(atDistance: 10)) == [10, 0])
    #expect(parts.point(at: parts.location(atDistance: 10, joint: .next)) == [50, 50])
  }

  @Test("Lengths of every size beside each other: the distance leads to its segment")
  func unevenLengths() throws {
    var generator = SeededGenerator(0x0e7e)
    var law = LawCheck()
    for _ in 0..<200 {
      var path = MotionPath()
      var x = 0.0
      path.move(to: [0, 0])
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        x += Bool.random(using: &generator) ? 0 : generator.logarithmic(1e-12...1e6)
        path.addLine(to: [x, 0])
      }
      let paced = try PacedPath(path)
      for _ in 0..<50 {
        let distance = paced.length * generator.uniform(0...1)
        let location = paced.location(atDistance: distance)
        let (start, end) = (paced.segments[location.segment].start.x, paced.segments[location.segment].end.x)
        law.expect(
          paced.length == 0 || start < end && start <= distance * (1 + 1e-14) && distance * (1 - 1e-14) <= end,
          "\(path.svgPathData) at \(distance): \(location) [seed \(generator.seed)]")
        expectNear(paced.point(at: location).x, distance, within: 4e-16 * x)
      }
      // Each end belongs to the segment that ends there, and its next one begins there.
      for (index, segment) in paced.segments.enumerated() where segment.length() > 0 {
        let end = paced.distance(of: PathLocation(segment: index, parameter: 1))
        let answer = paced.location(atDistance: end).segment
        // One that adds less than an ulp ends where the one before it does.
        let gap = paced.segments[answer].end.x - segment.end.x
        law.expect(answer == index || gap.magnitude <= 4e-16 * x, "\(path.svgPathData) at \(end)")
      }
    }
    law.finish()
  }

  @Test("Rotation along a path")
  func rotation() throws {
    let path = try paced("M0 0H10V10")
    #expect(path.angle(atDistance: 5) == 0)
    #expect(path.angle(atDistance: 15) == .pi / 2)
    #expect(path.angle(atDistance: 15, rotation: .autoReverse) == 1.5 * .pi)
    #expect(path.angle(atDistance: 15, rotation: .fixed(0.25)) == 0.25)
    #expect(path.angle(atDistance: 10, joint: .next) == .pi / 2)
  }

  @Test("Segments without length never divide, wherever they are")
  func flatSegments() throws {
    let path = try paced("M0 0L0 0 0 0H5H5H5V5V5C5 5 5 5 5 5")
    #expect(path.length == 10)
    for step in 0...20 {
      let point = path.point(atDistance: Double(step) / 2)
      #expect(point == (step <= 10 ? [Double(step) / 2, 0] : [5, Double(step) / 2 - 5]))
      #expect(path.unitTangent(atDistance: Double(step) / 2) == (step <= 10 ? [1, 0] : [0, 1]))
    }
  }

  /// Paths of every kind of segment at a designer's scale.
  private func designs(_ count: Int, _ generator: inout SeededGenerator) -> [MotionPath] {
    (0..<count).map { _ in
      generator.path(of: Int.random(in: 2...20, using: &generator), hasCenters: true) { generator in
        SIMD2(generator.uniform(-500...500), generator.uniform(-500...500))
      }
    }
  }

  @Test("Steps along a path are equally long, to 1e-12 of it; places and distances are inverse")
  func equalSteps() throws {
    var generator = SeededGenerator(0x57e9)
    var law = LawCheck()
    var worst = 0.0
    for path in designs(150, &generator) {
      let paced = try PacedPath(path)
      let text = path.svgPathData
      guard paced.length > 0 else { continue }
      var previous = paced.location(atDistance: 0)
      for step in 1...60 {
        let distance = paced.length * Double(step) / 60
        let location = paced.location(atDistance: distance)
        // As a share of the bound, 8·2⁻⁵² of the length.
        worst = max(worst, (paced.distance(of: location) - distance).magnitude / (0x1p-49 * paced.length))
        // Measured anew, piece by piece.
        var sum = 0.0
        for index in previous.segment...location.segment {
          let lower = index == previous.segment ? previous.parameter : 0
          let upper = index == location.segment ? location.parameter : 1
          sum += paced.segments[index].subsegment(from: lower, to: upper).length()
        }
        law.expect(
          sum, equals: paced.length / 60, within: 1e-12 * paced.length,
          "\(text) step \(step) [seed \(generator.seed)]")
        previous = location
      }
    }
    law.finish()
    #expect(worst <= 1)
    try AccuracyLedger.check(["path/location": worst])
  }

  @Test("The point is continuous across joints, and moves no farther than the distance")
  func continuity() throws {
    var generator = SeededGenerator(0xc097)
    var law = LawCheck()
    for path in designs(100, &generator) {
      let paced = try PacedPath(path)
      for joint in paced.path.subpaths.count == 1 ? [0.1, 0.37, 0.5, 0.9] : [] {
        let distance = joint * paced.length
        let (before, after) = (paced.point(atDistance: distance), paced.point(atDistance: distance + 1e-6))
        let way = after - before
        law.expect(
          (way.x * way.x + way.y * way.y).squareRoot() <= 1e-6 + 1e-12 * paced.length,
          "\(path.svgPathData) at \(distance) [seed \(generator.seed)]")
      }
      for index in paced.segments.indices.dropLast() where paced.path.subpaths.count == 1 {
        let distance = paced.distance(of: PathLocation(segment: index, parameter: 1))
        let (before, after) = (
          paced.point(at: paced.location(atDistance: distance)),
          paced.point(at: paced.location(atDistance: distance, joint: .next))
        )
        law.expect(
          max((before - after).x.magnitude, (before - after).y.magnitude) <= 1e-11,
          "\(path.svgPathData) at the end of segment \(index) [seed \(generator.seed)]")
      }
    }
    law.finish()
  }

  @Test("Trims: the whole is the path, parts add up, and a part begins and ends where it should")
  func trimming() throws {
    var generator = SeededGenerator(0x7219)
    var law = LawCheck()
    for path in designs(200, &generator) {
      let paced = try PacedPath(path)
      law.expect(paced.trimmed(from: 0, to: 1) == path, "\(path.svgPathData)")
      law.expect(paced.trimmed(from: 0.5, to: 0.5).isEmpty, "\(path.svgPathData)")
      law.expect(paced.trimmed(from: 0.7, to: 0.2).isEmpty, "\(path.svgPathData)")
      guard paced.length > 0 else { continue }
      let cuts = [0, generator.uniform(0...0.5), generator.uniform(0.5...1), 1]
      var sum = 0.0
      for index in 0..<3 {
        let part = paced.trimmed(from: cuts[index], to: cuts[index + 1])
        let length = part.length()
        let tolerance = 1e-12 * paced.length
        law.expect(
          length, equals: (cuts[index + 1] - cuts[index]) * paced.length, within: tolerance,
          "\(path.svgPathData) from \(cuts[index]) to \(cuts[index + 1]) [seed \(generator.seed)]")
        sum += length
        guard let start = part.segments.first?.start, let end = part.segments.last?.end else { continue }
        let (from, to) = (
          paced.point(at: paced.location(atFraction: cuts[index], joint: .next)),
          paced.point(atFraction: cuts[index + 1])
        )
        for (found, expected) in [(start, from), (end, to)] {
          law.expect(
            max((found - expected).x.magnitude, (found - expected).y.magnitude) <= 1e-10,
            "\(path.svgPathData): \(found) for \(expected) [seed \(generator.seed)]")
        }
      }
      law.expect(sum, equals: paced.length, within: 1e-12 * paced.length, "\(path.svgPathData)")
    }
    law.finish()
  }

  @Test("Trims keep closes, moves and SVG arcs that are whole")
  func trimmedElements() throws {
    func trimmed(_ text: String, _ from: Double, _ to: Double) throws -> String {
      try paced(text).trimmed(from: from, to: to).svgPathData
    }
    #expect(try trimmed("M0 0H10V10H0ZM20 20H30V30H20Z", 0, 0.75) == "M0 0H10V10H0ZM20 20H30V30")
    #expect(try trimmed("M0 0H10V10H0ZM20 20H30V30H20Z", 0.25, 1) == "M10 10H0V0M20 20H30V30H20Z")
    #expect(try trimmed("M0 0H10V10H0ZH-10", 0.5, 1) == "M5 10H0V0H-10")
    #expect(try trimmed("M0 0A5 5 0 0 1 0 10V20", 0.2, 0.9).contains("A"))
    #expect(
      try paced("M0 0A5 5 0 0 1 0 10V90").trimmed(from: 0, to: 0.9).elements[1]
        == .svgArc(to: [0, 10], radii: [5, 5], degrees: 0, isLarge: false, isClockwise: true))
    #expect(MotionPath().trimmedPath(from: 0, to: 1).isEmpty)
    // Lottie's trimming of this cubic is off by 17 % of the length.
    let cubic = try paced("M0 0C300 0 300 0 300 10")
    for part in [0.1, 0.25, 0.5, 0.75] {
      #expect(isNear(cubic.trimmed(from: 0, to: part).length(), part * cubic.length, relative: 1e-13))
    }
  }

  @Test("The nearest place is where a dense scan finds it")
  func nearest() throws {
    var generator = SeededGenerator(0x9ea3)
    var law = LawCheck()
    for path in designs(60, &generator) {
      let paced = try PacedPath(path)
      let point = SIMD2(generator.uniform(-600...600), generator.uniform(-600...600))
      let (location, nearest) = paced.nearest(to: point)
      func distance(_ other: SIMD2<Double>) -> Double {
        ((other - point) * (other - point)).sum().squareRoot()
      }
      law.expect(
        distance(paced.point(at: location)), equals: nearest.distance, within: 1e-9, "\(path.svgPathData)")
      let scan = (0...2000).map { distance(paced.point(atFraction: Double($0) / 2000)) }.min() ?? .infinity
      law.expect(
        nearest.distance <= scan + 1e-9 && nearest.distance >= scan - paced.length / 4000 - 1e-9,
        "\(path.svgPathData) from \(point): \(nearest.distance), scan \(scan) [seed \(generator.seed)]")
    }
    law.finish()
  }

  @Test("Circles of Flutter's issue: the length to the last digits, whatever the radius")
  func circles() throws {
    for radius in stride(from: 1.0, through: 1000, by: 7) {
      let circle = MotionPath { $0.addEllipse(in: BoundingBox(around: [-radius, -radius], [radius, radius])) }
      #expect(isNear(try PacedPath(circle).length, 2 * .pi * radius, relative: 1e-15))
      #expect(try PacedPath(circle).isClosed)
    }
  }

  @Test("A million segments and ten megabytes of path data", .timeLimit(.minutes(1)))
  func manySegments() throws {
    var text = "M0 0"
    for index in 1...1_000_000 { text += index.isMultiple(of: 2) ? "h1" : "v1" }
    let path = try MotionPath(svgPathData: text)
    let paced = try PacedPath(path)
    #expect(paced.length == 1e6)
    #expect(paced.point(atDistance: 500_000.5) == [250_000, 250_000.5])
    #expect(paced.location(atDistance: 999_999.5) == PathLocation(segment: 999_999, parameter: 0.5))
    // What the two hold for a segment: an element, a segment, a distance and a guide to it.
    let size =
      MemoryLayout<MotionPath.Element>.stride + MemoryLayout<PathSegment>.stride + MemoryLayout<Double>.stride
      + MemoryLayout<Int32>.stride
    #expect(size <= 188)
    #expect(path.elements.capacity <= path.elements.count * 17 / 16)

    let long = "M0 0" + String(repeating: "L12.345678 -0.000123", count: 500_000)
    #expect(long.utf8.count >= 10_000_000)
    #expect(try MotionPath(svgPathData: long).elements.count == 500_001)
  }
}
