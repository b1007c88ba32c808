import MotionPaths
import NumericalMethods
import TestSupport
import Testing

@Suite("Segments with points, turns and cusps")
struct DegenerateSegmentTests {
  private func expect(
    _ got: SIMD2<Double>, _ expected: SIMD2<Double>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear = (got - expected).magnitudeSquared <= 1e-30
    #expect(isNear, "\(got) for \(expected)", sourceLocation: sourceLocation)
  }

  @Test("Where the control point is the anchor, the tangent points to the next one")
  func coincidentControls() {
    // svg-path-properties 169: (0, 0).
    let fifth = 0.2.squareRoot()
    let curve = CubicSegment(0, 0, 0, 0, 50, 100, 100, 0)
    expect(curve.unitTangent(at: 0), SIMD2(fifth, 2 * fifth))
    expect(curve.reversed.unitTangent(at: 1), SIMD2(-fifth, -2 * fifth))
    expect(CubicSegment(0, 0, 0, 0, 0, 0, 3, 4).unitTangent(at: 0), SIMD2(0.6, 0.8))
    expect(CubicSegment(0, 0, 3, 4, 3, 4, 3, 4).unitTangent(at: 1), SIMD2(0.6, 0.8))
    expect(QuadraticSegment(0, 0, 0, 0, 3, 4).unitTangent(at: 0), SIMD2(0.6, 0.8))
    expect(QuadraticSegment(0, 0, 3, 4, 3, 4).unitTangent(at: 1), SIMD2(0.6, 0.8))
  }

  @Test("At a cusp inside, the direction is that in which the curve goes on")
  func cusps() {
    // B′/3 = (1 − 2t)·(1 − t, t), zero at a half; B″ there is (−3, −3).
    let curve = CubicSegment(0, 0, 1, 0, 0.5, 0.5, 0.5, -0.5)
    let half = 0.5.squareRoot()
    #expect(curve.derivative(at: 0.5) == .zero)
    expect(curve.unitTangent(at: 0.5), SIMD2(-half, -half))
    #expect((curve.unitTangent(at: 0.5 - 1e-9) + curve.unitTangent(at: 0.5)).magnitudeSquared < 1e-15)
    #expect(curve.curvature(at: 0.5).magnitude == .infinity)
    #expect(curve.curvature(at: 0.5) * curve.curvature(at: 0.5 + 1e-6) > 0)
    #expect(curve.curvature(at: 0.5) * curve.curvature(at: 0.5 - 1e-6) > 0)
    // A straight curve that turns around.
    let turning = QuadraticSegment(0, 0, 2, 0, 0, 0)
    #expect(turning.unitTangent(at: 0.5) == SIMD2(-1, 0) && turning.curvature(at: 0.5) == 0)
  }

  @Test("Curvatures by hand: a parabola's vertex, a circle's, both ways round, an ellipse's")
  func curvatures() {
    #expect(QuadraticSegment(-1, 1, 0, -1, 1, 1).curvature(at: 0.5) == 2)
    #expect(LineSegment(start: .zero, end: SIMD2(1, 1)).curvature(at: 0.3) == 0)
    let circle = ArcSegment(center: .zero, radii: SIMD2(4, 4), startAngle: 0, sweep: 1)
    #expect(circle.curvature(at: 0.3) == 0.25 && circle.reversed.curvature(at: 0.3) == -0.25)
    let ellipse = ArcSegment(center: .zero, radii: SIMD2(4, 2), startAngle: 0, sweep: 1)
    #expect(ellipse.curvature(at: 0) == 1)
  }

  @Test("One point has length 0, no direction and is nearest to everything")
  func points() {
    let p = SIMD2(3.0, -4.0)
    for segment: PathSegment in [
      .line(LineSegment(start: p, end: p)), .quadratic(QuadraticSegment(start: p, control: p, end: p)),
      .cubic(CubicSegment(start: p, control1: p, control2: p, end: p)),
      .arc(ArcSegment(center: p, radii: .zero, startAngle: 1, sweep: 2)),
    ] {
      #expect(segment.length() == 0 && segment.length(accuracy: 1e-3) == 0 && segment.length(to: 0.5) == 0)
      #expect(segment.parameter(atDistance: 0) == 0 && segment.parameter(atDistance: 5) == 0)
      #expect(segment.unitTangent(at: 0.5) == .zero && segment.unitTangent(at: 1) == .zero)
      #expect(segment.curvature(at: 0.5) == 0)
      #expect(segment.nearest(to: .zero).distance == 5 && segment.nearest(to: .zero).point == p)
      #expect(segment.boundingBox == BoundingBox(minimum: p, maximum: p))
    }
  }

  @Test("Flat ellipses go there and back")
  func flatEllipses() {
    let flat = ArcSegment(center: .zero, radii: SIMD2(3, 0), startAngle: 0, sweep: 2 * .pi)
    expectNear(flat.length(), 12, within: 1e-14)
    expectNear(flat.length(to: 0.25), 3, within: 1e-15)
    expectNear(ArcSegment(center: .zero, radii: SIMD2(3, 1e-9), startAngle: 0, sweep: .pi).length(), 6, within: 1e-14)
    for distance in stride(from: 0.5, to: 12, by: 0.5) {
      expectNear(flat.length(to: flat.parameter(atDistance: distance)), distance, within: 1e-13)
    }
  }

  @Test("Finite coordinates of any size give finite answers; lengths beyond the range are infinite")
  func extremes() {
    let values = [
      0, 1, -1, Double.leastNonzeroMagnitude, -0x1p-1030, 1e-200, 1e200, -1e308, Double.greatestFiniteMagnitude,
    ]
    var random = SeededGenerator(51)
    var law = LawCheck()
    for _ in 0..<4_000 {
      func point() -> SIMD2<Double> { SIMD2(random.choice(values), random.choice(values)) }
      let (a, b, c, d) = (point(), point(), point(), point())
      for segment: PathSegment in [
        .line(LineSegment(start: a, end: b)), .quadratic(QuadraticSegment(start: a, control: b, end: c)),
        .cubic(CubicSegment(start: a, control1: b, control2: c, end: d)),
      ] {
        let length = segment.length()
        law.expect(length >= 0 && !length.isNaN, "\(segment): length \(length)")
        let isSmall = [a, b, c, d].allSatisfy { $0.x.magnitude < 1e307 && $0.y.magnitude < 1e307 }
        law.expect(!isSmall || length.isFinite, "\(segment): length \(length)")
        law.expect(length > 0 || segment.start == segment.end, "\(segment): length 0")
        let t = segment.parameter(atDistance: length.isFinite ? length / 3 : 1e308)
        law.expect((0...1).contains(t), "\(segment): parameter \(t)")
        for t in [0, 0.3, 1] {
          let (point, tangent) = (segment.point(at: t), segment.unitTangent(at: t))
          law.expect(point.x.isFinite && point.y.isFinite, "\(segment): point \(point)")
          let size = tangent.magnitudeSquared
          law.expect(size == 0 || (size - 1).magnitude < 1e-15, "\(segment): tangent \(tangent) at \(t)")
          law.expect(!segment.curvature(at: t).isNaN, "\(segment): curvature at \(t)")
        }
        let nearest = segment.nearest(to: d)
        law.expect((0...1).contains(nearest.parameter) && !nearest.distance.isNaN, "\(segment): \(nearest)")
        let box = segment.boundingBox
        law.expect(box.contains(segment.start) && box.contains(segment.end), "\(segment): \(box)")
      }
    }
    law.finish()
  }

  @Test("What is not finite gives NaN and returns", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    let bad = SIMD2(value, 0)
    for segment: PathSegment in [
      .line(LineSegment(start: bad, end: .zero)), .quadratic(QuadraticSegment(start: .zero, control: bad, end: .zero)),
      .cubic(CubicSegment(start: .zero, control1: SIMD2(1, 1), control2: bad, end: .zero)),
    ] {
      #expect(!segment.length().isFinite && !segment.length(to: 0.5).isFinite)
      _ = segment.parameter(atDistance: 1)
      #expect(!segment.nearest(to: SIMD2(1, 2)).distance.isFinite || segment.start != bad)
      _ = segment.boundingBox
      _ = segment.unitTangent(at: 0.5)
      _ = segment.curvature(at: 0.5)
    }
    var random = SeededGenerator(52)
    for segment in random.segments() {
      #expect(segment.point(at: value).x.isNaN || !segment.point(at: value).x.isFinite)
      #expect(!segment.length(to: value).isFinite)
      _ = segment.nearest(to: bad)
    }
  }

  @Test("Random bits as coordinates: nothing hangs", .timeLimit(.minutes(1)))
  func randomBits() {
    var random = SeededGenerator(53)
    for _ in 0..<5_000 {
      func point() -> SIMD2<Double> { SIMD2(Double(bitPattern: random.next()), Double(bitPattern: random.next())) }
      let curve = CubicSegment(start: point(), control1: point(), control2: point(), end: point())
      let length = curve.length()
      _ = curve.parameter(atDistance: length / 2)
      _ = curve.nearest(to: point())
      _ = curve.length(accuracy: Double(bitPattern: random.next()))
      let quadratic = QuadraticSegment(start: point(), control: point(), end: point())
      _ = quadratic.parameter(atDistance: quadratic.length() / 3)
    }
  }

  @Test("Arcs refuse what is outside their domain, and name it")
  func arcDomain() {
    for (radii, start, sweep, name) in [
      (SIMD2(-1.0, 1), 0.0, 1.0, "radii.x"), (SIMD2(1, .nan), 0, 1, "radii.y"),
      (SIMD2(1, 1), .infinity, 1, "startAngle"),
      (SIMD2(1, 1), 0, 6.4, "sweep"), (SIMD2(1, 1), 0, .nan, "sweep"),
    ] {
      do {
        _ = try ArcSegment(checkingCenter: .zero, radii: radii, startAngle: start, sweep: sweep)
        Issue.record("\(name) was accepted")
      } catch {
        guard case .argument(name, _, _) = error else {
          Issue.record("\(error) for \(name)")
          continue
        }
      }
    }
  }
}
