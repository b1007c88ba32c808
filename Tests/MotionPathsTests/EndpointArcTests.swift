import MotionPaths
import NumericalMethods
import TestSupport
import Testing

@Suite("Arcs from their ends")
struct EndpointArcTests {
  private func arc(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ radii: SIMD2<Double>, rotation: Double = 0, large: Bool = false,
    sweep: Bool = false
  ) throws -> ArcSegment {
    let segment = PathSegment(
      arcFrom: start, to: end, radii: radii, xAxisRotation: rotation, largeArc: large, sweep: sweep)
    guard case .arc(let arc)? = segment else { throw NoArc(segment: segment) }
    return arc
  }

  private struct NoArc: Error { let segment: PathSegment? }

  @Test("The four arcs between two points of a circle")
  func flags() throws {
    let (start, end) = (SIMD2(0.0, 0.0), SIMD2(1.0, 1.0))
    for (large, sweep, center, turn) in [
      (false, true, SIMD2(0.0, 1.0), 0.5), (false, false, SIMD2(1, 0), -0.5), (true, true, SIMD2(1, 0), 1.5),
      (true, false, SIMD2(0, 1), -1.5),
    ] {
      let arc = try arc(start, end, SIMD2(1, 1), large: large, sweep: sweep)
      #expect((arc.center - center).magnitudeSquared < 1e-30)
      expectNear(arc.sweep, turn * .pi, within: 1e-15)
      #expect(arc.start == start && arc.end == end && arc.point(at: 0) == start && arc.point(at: 1) == end)
    }
  }

  @Test("A radius of zero is a line, equal ends are nothing, signs of radii do not count, small radii grow")
  func corrections() throws {
    let (a, b) = (SIMD2(1.0, 2.0), SIMD2(5.0, 5.0))
    #expect(
      PathSegment(arcFrom: a, to: b, radii: SIMD2(0, 3), xAxisRotation: 0, largeArc: true, sweep: true)
        == .line(LineSegment(start: a, end: b)))
    #expect(PathSegment(arcFrom: a, to: a, radii: SIMD2(2, 3), xAxisRotation: 0, largeArc: true, sweep: true) == nil)
    #expect(try arc(a, b, SIMD2(-4, 5)) == arc(a, b, SIMD2(4, -5)))
    let grown = try arc(a, b, SIMD2(0.1, 0.1), sweep: true)
    expectNear(grown.radii.x, 2.5, within: 1e-15)
    #expect((grown.center - SIMD2(3, 3.5)).magnitudeSquared < 1e-30)
    expectNear(grown.sweep, .pi, within: 1e-15)
    // The specification's picture: twice as wide as high, turned.
    let flat = try arc(.zero, SIMD2(10, 0), SIMD2(2, 1), rotation: .pi / 6)
    expectNear(flat.radii.x / flat.radii.y, 2, within: 1e-15)
  }

  @Test("Every point is on the ellipse, the ends are exact, and the sweep is as asked")
  func random() throws {
    var random = SeededGenerator(61)
    var law = LawCheck()
    for _ in 0..<2_000 {
      let (start, end) = (random.point(), random.point())
      let (large, sweep) = (Bool.random(using: &random), Bool.random(using: &random))
      let arc = try arc(
        start, end, SIMD2(random.logarithmic(1...300), random.logarithmic(1...300)), rotation: random.uniform(-4...4),
        large: large, sweep: sweep)
      law.expect((arc.sweep > 0) == sweep, "\(arc): direction")
      law.expect(large ? arc.sweep.magnitude >= .pi : arc.sweep.magnitude <= .pi, "\(arc): size")
      let made = ArcSegment(
        center: arc.center, radii: arc.radii, xAxisRotation: arc.xAxisRotation, startAngle: arc.startAngle,
        sweep: arc.sweep)
      for t in [0, 0.25, 0.5, 0.75, 1] {
        let off = (made.point(at: t) - arc.point(at: t)).magnitudeSquared.squareRoot()
        law.expect(off, equals: 0, within: 1e-11, "\(arc) at \(t)")
      }
    }
    law.finish()
  }

  @Test("A huge radius keeps its digits: the arc is a chord with a sagitta")
  func hugeRadius() throws {
    for exponent in [3, 6, 12, 20, 100, 150] {
      let radius = Double("1e\(exponent)") ?? .nan
      let segment = PathSegment(
        arcFrom: SIMD2(1, 1), to: SIMD2(4, 5), radii: SIMD2(radius, radius), xAxisRotation: 0, largeArc: false,
        sweep: true)
      let middle = try #require(segment).point(at: 0.5)
      // c²/8r to leading order, at right angles to the chord.
      let sagitta = 25 / (8 * radius)
      expectNear(middle.x, 2.5 + 0.8 * sagitta, within: 1e-15 + sagitta * 1e-5)
      expectNear(middle.y, 3 - 0.6 * sagitta, within: 1e-15 + sagitta * 1e-5)
      expectNear(try #require(segment).length(), 5, within: 1e-5)
    }
  }

  @Test("Nearly half a turn: the sweep follows from the exact chord")
  func nearlyHalf() throws {
    // A chord of 2r(1 − 2⁻⁴⁰): half the angle is π/2 − √(2·2⁻⁴⁰) to the order of its cube.
    let chord = 2 * (1 - 0x1p-40)
    let arc = try arc(.zero, SIMD2(chord, 0), SIMD2(1, 1), sweep: true)
    expectNear(arc.sweep, .pi - 2 * 0x1p-39.squareRoot(), within: 1e-15)
  }

  @Test("Any ends and radii give finite answers or a line")
  func extremes() {
    let values = [0, 1, -3, 0x1p-1060, 1e-200, 1e160, -1e300]
    var random = SeededGenerator(62)
    var law = LawCheck()
    for _ in 0..<20_000 {
      func point() -> SIMD2<Double> { SIMD2(random.choice(values), random.choice(values)) }
      let (start, end, radii) = (point(), point(), point())
      let segment = PathSegment(
        arcFrom: start, to: end, radii: radii, xAxisRotation: random.uniform(0...4),
        largeArc: Bool.random(using: &random), sweep: Bool.random(using: &random))
      guard let segment else {
        law.expect(start == end, "\(start) \(end)")
        continue
      }
      law.expect(segment.point(at: 0) == start && segment.point(at: 1) == end, "\(segment)")
      let length = segment.length()
      law.expect(!length.isNaN, "\(segment): length \(length)")
      law.expect(!segment.point(at: 0.4).x.isNaN && !segment.point(at: 0.4).y.isNaN, "\(segment): point")
    }
    law.finish()
  }
}
