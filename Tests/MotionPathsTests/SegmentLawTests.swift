import MotionPaths
import NumericalMethods
import TestSupport
import Testing

@Suite("Laws of the segments")
struct SegmentLawTests {
  @Test("A segment starts and ends at its ends exactly, reversed and split ones too")
  func ends() {
    var random = SeededGenerator(41)
    var law = LawCheck()
    for _ in 0..<500 {
      for segment in random.segments() {
        let t = random.uniform(0...1)
        let (first, second) = segment.split(at: t)
        law.expect(segment.point(at: 0) == segment.start && segment.point(at: 1) == segment.end, "\(segment)")
        law.expect(segment.reversed.start == segment.end && segment.reversed.end == segment.start, "\(segment)")
        law.expect(first.start == segment.start && second.end == segment.end, "\(segment) at \(t)")
        law.expect(first.end == second.start && first.end == segment.point(at: t), "\(segment) at \(t)")
      }
    }
    law.finish()
  }

  @Test("The parts of a split, a subsegment and the reversed segment are the same curve")
  func parts() {
    var random = SeededGenerator(42)
    var law = LawCheck()
    for _ in 0..<300 {
      for segment in random.segments() {
        let (t, u) = (random.uniform(0.05...0.95), random.uniform(0...1))
        let (first, second) = segment.split(at: t)
        let part = segment.subsegment(from: t, to: 0.2)
        for (got, expected) in [
          (first.point(at: u), segment.point(at: t * u)), (second.point(at: u), segment.point(at: t + (1 - t) * u)),
          (part.point(at: u), segment.point(at: t + (0.2 - t) * u)),
          (segment.reversed.point(at: u), segment.point(at: 1 - u)),
        ] {
          law.expect(
            (got - expected).magnitudeSquared.squareRoot(), equals: 0, within: 2e-12, "\(segment) at \(t), \(u)")
        }
      }
    }
    law.finish()
  }

  @Test("The derivatives are the limits of difference quotients")
  func derivatives() {
    var random = SeededGenerator(43)
    var law = LawCheck()
    let step = 1e-5
    for _ in 0..<300 {
      for segment in random.segments() {
        let t = random.uniform(0...1)
        let (before, after) = (segment.point(at: t - step), segment.point(at: t + step))
        let slope = (after - before) / (2 * step)
        let change = (segment.derivative(at: t + step) - segment.derivative(at: t - step)) / (2 * step)
        let size = 1e3 + segment.secondDerivative(at: t).magnitudeSquared.squareRoot()
        let first = slope - segment.derivative(at: t)
        let second = change - segment.secondDerivative(at: t)
        law.expect(
          first.magnitudeSquared.squareRoot(), equals: 0, within: 1e-6 * size, "first derivative, \(segment) at \(t)")
        law.expect(
          second.magnitudeSquared.squareRoot(), equals: 0, within: 1e-6 * size, "second derivative, \(segment) at \(t)")
        // The curvature is the turn of the tangent per length.
        let speed = segment.derivative(at: t).magnitudeSquared.squareRoot()
        let (from, to) = (segment.unitTangent(at: t - step), segment.unitTangent(at: t + step))
        let turn = (from.x * to.y - from.y * to.x) / (2 * step * speed)
        let curvature = segment.curvature(at: t)
        law.expect(
          turn, equals: curvature, within: 1e-4 * (0.01 + curvature.magnitude), "curvature, \(segment) at \(t)")
      }
    }
    law.finish()
  }

  @Test("A length is at least the chord and at most the control polygon, and adds up over a split")
  func lengths() {
    var random = SeededGenerator(44)
    var law = LawCheck()
    for _ in 0..<1_000 {
      for segment in random.segments() {
        let length = segment.length()
        let t = random.uniform(0...1)
        let chord = (segment.end - segment.start).magnitudeSquared.squareRoot()
        law.expect(length >= chord * (1 - 1e-15), "\(segment): \(length) below the chord \(chord)")
        law.expect(length <= polygon(of: segment) * (1 + 1e-15), "\(segment): \(length) above the polygon")
        let rest = segment.reversed.length(to: 1 - t)
        // Two integrals differ by two bounds; the angles of a reversed arc are rounded.
        let slack =
          switch segment {
          case .line, .quadratic: 4 * length.ulp
          case .cubic: 16 * 0x1p-52 * length
          case .arc: 1e-13 * length
          }
        law.expect(segment.length(to: t) + rest, equals: length, within: 2 * slack, "\(segment) at \(t)")
        // The parts' control points are rounded.
        let (first, second) = segment.split(at: t)
        law.expect(first.length() + second.length(), equals: length, within: 1e-12, "\(segment) split at \(t)")
        law.expect(segment.reversed.length(), equals: length, within: slack, "\(segment) reversed")
        law.expect(segment.length(to: 0) == 0, "\(segment): length to 0")
        law.expect(segment.length(to: -0.25) < 0, "\(segment): length before the start")
        law.expect(segment.length(to: 1), equals: length, within: length.ulp, "\(segment): length to 1")
      }
    }
    law.finish()
  }

  private func polygon(of segment: PathSegment) -> Double {
    func distance(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double {
      (second - first).magnitudeSquared.squareRoot()
    }
    return switch segment {
    case .line(let line): distance(line.start, line.end)
    case .quadratic(let curve): distance(curve.start, curve.control) + distance(curve.control, curve.end)
    case .cubic(let curve):
      distance(curve.start, curve.control1) + distance(curve.control1, curve.control2)
        + distance(curve.control2, curve.end)
    case .arc(let arc): max(arc.radii.x, arc.radii.y) * arc.sweep.magnitude
    }
  }

  @Test("The length to the parameter at a distance is the distance; outside, the ends")
  func inverses() {
    var random = SeededGenerator(45)
    var law = LawCheck()
    for _ in 0..<500 {
      for segment in random.segments() {
        let length = segment.length()
        let distance = random.uniform(0...1) * length
        let t = segment.parameter(atDistance: distance)
        law.expect(segment.length(to: t), equals: distance, within: 16 * 0x1p-52 * length, "\(segment) at \(distance)")
        law.expect(t == segment.parameter(atDistance: distance, length: length), "\(segment): the same question")
        let coarse = segment.parameter(atDistance: distance, accuracy: 1e-4)
        law.expect(segment.length(to: coarse), equals: distance, within: 1e-4, "\(segment) at \(distance), coarse")
        law.expect(
          segment.parameter(atDistance: 0) == 0 && segment.parameter(atDistance: -1) == 0, "\(segment): before")
        law.expect(
          segment.parameter(atDistance: length) == 1 && segment.parameter(atDistance: .infinity) == 1,
          "\(segment): after")
        law.expect(segment.parameter(atDistance: .nan).isNaN, "\(segment): no number")
      }
    }
    law.finish()
  }

  @Test("Scaling a curve by a power of two scales its length exactly and leaves parameters alone")
  func scaling() {
    var random = SeededGenerator(46)
    var law = LawCheck()
    for _ in 0..<500 {
      let (quadratic, cubic) = (random.quadratic(), random.cubic())
      for exponent in [-1000, -300, -1, 1, 300, 1000] {
        let scale = Double(sign: .plus, exponent: exponent, significand: 1)
        let larger = QuadraticSegment(
          start: quadratic.start * scale, control: quadratic.control * scale, end: quadratic.end * scale)
        // The smallest scale has lost bits to the bottom of the range.
        guard exponent > -1000 else {
          let ratio = larger.length() / scale / quadratic.length()
          law.expect(ratio, equals: 1, within: 1e-15, "\(quadratic)")
          continue
        }
        law.expect(larger.length() == quadratic.length() * scale, "\(quadratic) times 2^\(exponent)")
        let distance = 0.3 * quadratic.length()
        law.expect(
          larger.parameter(atDistance: distance * scale), equals: quadratic.parameter(atDistance: distance),
          within: 4e-16,
          "\(quadratic) times 2^\(exponent)")
        let bigger = CubicSegment(
          start: cubic.start * scale, control1: cubic.control1 * scale, control2: cubic.control2 * scale,
          end: cubic.end * scale)
        law.expect(bigger.length() == cubic.length() * scale, "\(cubic) times 2^\(exponent)")
      }
    }
    law.finish()
  }

  @Test("A bounding box holds the curve and touches it on every side")
  func boundingBoxes() {
    var random = SeededGenerator(47)
    var law = LawCheck()
    for _ in 0..<200 {
      for segment in random.segments() {
        let box = segment.boundingBox
        var scanned = BoundingBox(around: segment.start, segment.end)
        for index in 0...2_000 { scanned = scanned.union(segment.point(at: Double(index) / 2_000)) }
        // A scan misses an extremum by the square of its step.
        let slack = 1e-3 + 1e-12
        for axis in 0..<2 {
          law.expect(box.minimum[axis] <= scanned.minimum[axis] + 1e-12, "\(segment): not inside")
          law.expect(box.maximum[axis] >= scanned.maximum[axis] - 1e-12, "\(segment): not inside")
          law.expect(box.minimum[axis] >= scanned.minimum[axis] - slack, "\(segment): too large")
          law.expect(box.maximum[axis] <= scanned.maximum[axis] + slack, "\(segment): too large")
        }
      }
    }
    law.finish()
  }

  @Test("The nearest point is as near as the nearest of a dense scan")
  func nearest() {
    var random = SeededGenerator(48)
    var law = LawCheck()
    for _ in 0..<300 {
      for segment in random.segments() {
        let target = random.point(200)
        let nearest = segment.nearest(to: target)
        let distance = (nearest.point - target).magnitudeSquared.squareRoot()
        law.expect(nearest.distance, equals: distance, within: 1e-13 * distance, "\(segment) from \(target)")
        law.expect(nearest.point == segment.point(at: nearest.parameter), "\(segment) from \(target)")
        law.expect((0...1).contains(nearest.parameter), "\(segment) from \(target)")
        var scanned = Double.infinity
        for index in 0...1_000 {
          scanned = min(scanned, (segment.point(at: Double(index) / 1_000) - target).magnitudeSquared)
        }
        law.expect(nearest.distance <= scanned.squareRoot() * (1 + 1e-12), "\(segment) from \(target): \(nearest)")
      }
    }
    law.finish()
  }

  @Test("The nearest to a point of the segment is that point")
  func nearestOnSegment() {
    var random = SeededGenerator(49)
    var law = LawCheck()
    for _ in 0..<500 {
      for segment in random.segments() {
        let point = segment.point(at: random.uniform(0...1))
        law.expect(segment.nearest(to: point).distance, equals: 0, within: 1e-11, "\(segment) from \(point)")
      }
    }
    law.finish()
  }
}
