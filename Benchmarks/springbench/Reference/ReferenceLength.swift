import Foundation
import SpringKit

/// A segment that has a length in the reference's precision.
protocol ReferenceMeasured {
  var referenceLength: ReferenceNumber { get }
}

extension QuadraticSegment: ReferenceMeasured {
  var referenceLength: ReferenceNumber { ReferenceParabola(self).length }
}

extension CubicSegment: ReferenceMeasured {
  var referenceLength: ReferenceNumber {
    let points = [start, control1, control2, end].map(ReferenceVector.init)
    let (first, second, third) = (points[1] - points[0], points[2] - points[1], points[3] - points[2])
    return ReferenceQuadrature.shared.integral { t in
      let s = 1 - t
      return 3 * (first * (s * s) + second * (2 * s * t) + third * (t * t)).length
    }
  }
}

extension ArcSegment: ReferenceMeasured {
  var referenceLength: ReferenceNumber {
    let (radii, startAngle, sweep) = (ReferenceVector(radii), ReferenceNumber(startAngle), ReferenceNumber(sweep))
    return ReferenceQuadrature.shared.integral { t in
      let angle = startAngle + sweep * t
      return ReferenceVector(x: radii.x * sin(angle), y: radii.y * cos(angle)).length * sweep.magnitude
    }
  }
}

/// Integrals over 0…1 by sixteen points of Gauss and Legendre, halved until halves and whole agree to 2⁻⁶⁰.
struct ReferenceQuadrature {
  static let shared = ReferenceQuadrature()

  private let points: [(node: ReferenceNumber, weight: ReferenceNumber)]

  private init() {
    points = (0..<16).map { index in
      var node = cos(.pi * (ReferenceNumber(index) + 0.75) / 16.5)
      // Newton's method doubles the digits of a start that has three.
      for _ in 0..<5 { node -= Self.legendre(node).value / Self.legendre(node).slope }
      let slope = Self.legendre(node).slope
      return ((1 + node) / 2, 1 / ((1 - node * node) * slope * slope))
    }
  }

  func integral(_ function: (ReferenceNumber) -> ReferenceNumber) -> ReferenceNumber {
    let whole = integral(from: 0, width: 1, function)
    return refined(whole, from: 0, width: 1, tolerance: whole * 0x1p-60, function)
  }

  private func refined(
    _ whole: ReferenceNumber, from start: ReferenceNumber, width: ReferenceNumber, tolerance: ReferenceNumber,
    _ function: (ReferenceNumber) -> ReferenceNumber
  ) -> ReferenceNumber {
    let half = width / 2
    let first = integral(from: start, width: half, function)
    let second = integral(from: start + half, width: half, function)
    if (first + second - whole).magnitude <= tolerance || half < 0x1p-40 { return first + second }
    return refined(first, from: start, width: half, tolerance: tolerance, function)
      + refined(second, from: start + half, width: half, tolerance: tolerance, function)
  }

  private func integral(
    from start: ReferenceNumber, width: ReferenceNumber, _ function: (ReferenceNumber) -> ReferenceNumber
  ) -> ReferenceNumber {
    points.reduce(0) { $0 + $1.weight * function(start + width * $1.node) } * width
  }

  /// The sixteenth Legendre polynomial, by its recurrence.
  private static func legendre(_ x: ReferenceNumber) -> (value: ReferenceNumber, slope: ReferenceNumber) {
    var (before, value): (ReferenceNumber, ReferenceNumber) = (1, x)
    for degree in 2...16 {
      let degree = ReferenceNumber(degree)
      (before, value) = (value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree)
    }
    return (value, 16 * (x * value - before) / (x * x - 1))
  }
}
