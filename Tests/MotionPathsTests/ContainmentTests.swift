import MotionPaths
import TestSupport
import Testing

@Suite("Containment")
struct ContainmentTests {
  @Test("The circle reveal: a rectangle with a circle drawn against it has a hole, by the non-zero rule")
  func circleReveal() throws {
    func mask(clockwise: Bool) -> MotionPath {
      MotionPath { path in
        path.addRect(BoundingBox(minimum: [0, 0], maximum: [320, 568]))
        path.move(to: [260, 284])
        path.addArc(
          center: [160, 284], radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        path.closeSubpath()
      }
    }
    let (hole, disc) = (mask(clockwise: false), mask(clockwise: true))
    let (center, corner, outside) = (SIMD2(160.0, 284.0), SIMD2(10.0, 10.0), SIMD2(400.0, 10.0))
    #expect(!hole.contains(center) && hole.contains(corner) && !hole.contains(outside))
    #expect(disc.contains(center) && disc.contains(corner) && !disc.contains(outside))
    #expect(disc.windingNumber(around: center) == 2 && hole.windingNumber(around: center) == 0)
    #expect(disc.windingNumber(around: corner) == 1)
    // By the even-odd rule the direction makes no difference.
    for path in [hole, disc] {
      #expect(!path.contains(center, using: .evenOdd) && path.contains(corner, using: .evenOdd))
    }
    // Inside the circle's rim and outside of it, by a billionth.
    for step in 0..<97 {
      let angle = Double(step) / 97 * 2 * .pi
      let rim =
        PathSegment.arc(
          ArcSegment(center: [160, 284], radii: [100, 100], startAngle: angle, sweep: 1)
        ).start - center
      #expect(!hole.contains(center + rim * (1 - 1e-9)))
      #expect(hole.contains(center + rim * (1 + 1e-9)))
    }
  }

  @Test("Of neighbours that share a border, exactly one has each point of it")
  func borders() throws {
    let left = try MotionPath(svgPathData: "M0 0H10V10H0Z")
    let right = try MotionPath(svgPathData: "M10 0H20V10H10Z")
    let below = try MotionPath(svgPathData: "M0 10H10V20H0Z")
    for y in [0, 3, 10.0.nextDown] {
      #expect(left.contains([0, y]) && !left.contains([10, y]) && right.contains([10, y]))
    }
    for x in [0, 3, 10.0.nextDown] {
      #expect(left.contains([x, 0]) && !left.contains([x, 10]) && below.contains([x, 10]))
    }
    // Along a slope, at its rounded points: one of the two triangles, never both or none.
    let (upper, lower) = (
      try MotionPath(svgPathData: "M0 0L1 0.7L1 0Z"), try MotionPath(svgPathData: "M0 0L0 0.7L1 0.7Z")
    )
    var generator = SeededGenerator(0xb0d3)
    for _ in 0..<1000 {
      let x = generator.uniform(0.001...0.999)
      for y in [x * 0.7, (x * 0.7).nextUp, (x * 0.7).nextDown] {
        #expect(upper.contains([x, y]) != lower.contains([x, y]), "\(x) \(y)")
      }
    }
  }

  @Test("Ends of pieces at the height of the point count once")
  func vertices() throws {
    let star = try MotionPath(svgPathData: "M0 0L5 5 10 0 10 10 5 5 0 10Z")
    #expect(star.contains([1, 5]) && star.contains([9, 5]) && !star.contains([5, 1]) && !star.contains([5, 9]))
    // Two arches that meet at y = 0, and a point at that height.
    let wave = try MotionPath(svgPathData: "M0 0C0 10 10 10 10 0S20-10 20 0V20H0Z")
    #expect(wave.contains([15, 0]) && !wave.contains([5, 0]) && wave.contains([5, 12]) && !wave.contains([-1, 0]))
  }

  @Test("Open subpaths count as closed; nothing is inside an empty path; NaN is nowhere")
  func edges() throws {
    #expect(try MotionPath(svgPathData: "M0 0H10V10").contains([8, 2]))
    #expect(try MotionPath(svgPathData: "M0 0H10V10M50 50V60H40").contains([8, 2]))
    #expect(try MotionPath(svgPathData: "M0 0H10V10M50 50V60H40").contains([48, 58]))
    #expect(!MotionPath().contains([0, 0]))
    #expect(try !MotionPath(svgPathData: "M0 0").contains([0, 0]))
    #expect(try !MotionPath(svgPathData: "M0 0H10V10Z").contains([.nan, 1]))
    #expect(try !MotionPath(svgPathData: "M0 0H10V10Z").contains([1, .infinity]))
  }

  @Test("The winding number is that of a fine polygon")
  func polygons() throws {
    var generator = SeededGenerator(0x3178)
    var law = LawCheck()
    for _ in 0..<300 {
      let path = generator.path(of: Int.random(in: 3...12, using: &generator), hasCenters: true) { generator in
        SIMD2(generator.uniform(-100...100), generator.uniform(-100...100))
      }
      // A polygon of 400 sides for each segment.
      let polygon = MotionPath { polygon in
        for part in path.subpaths {
          polygon.move(to: part.start)
          for segment in part.segments {
            for step in 0...400 { polygon.addLine(to: segment.point(at: Double(step) / 400)) }
          }
          polygon.closeSubpath()
        }
      }
      let paced = try PacedPath(path)
      for _ in 0..<20 {
        let point = SIMD2(generator.uniform(-150...150), generator.uniform(-150...150))
        // A polygon is no judge next to the path, or next to the lines that close it.
        guard paced.nearest(to: point).nearest.distance > 0.1 else { continue }
        law.expect(
          path.windingNumber(around: point) == polygon.windingNumber(around: point),
          "\(path.svgPathData) around \(point) [seed \(generator.seed)]")
      }
    }
    law.finish()
  }
}
