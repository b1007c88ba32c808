import Foundation
import SpringKit

/// A quadratic segment's arc length by the textbook's integral along the axis of its parabola, in the reference's precision.
///
/// Independent of the library, whose formula knows no axis. It loses digits where the segment is nearly straight and even, which
/// random ones are not.
struct ReferenceParabola {
  private let start: ReferenceVector
  private let startDirection: ReferenceVector
  private let bend: ReferenceVector
  /// |bend|, and the velocity's half at the start along the bend and across it.
  private let bendLength: ReferenceNumber
  private let along: ReferenceNumber
  private let across: ReferenceNumber

  init(_ segment: QuadraticSegment) {
    start = ReferenceVector(segment.start)
    startDirection = ReferenceVector(segment.control) - start
    bend = ReferenceVector(segment.end) - ReferenceVector(segment.control) - startDirection
    bendLength = bend.length
    along = bend.dot(startDirection) / bendLength
    across = bend.cross(startDirection).magnitude / bendLength
  }

  var length: ReferenceNumber { length(to: 1) }

  /// The length from the start to a parameter.
  func length(to parameter: ReferenceNumber) -> ReferenceNumber {
    (integral(along + bendLength * parameter) - integral(along)) / bendLength
  }

  /// The point at a distance from the start, by Newton's method inside a bracket that bisection halves.
  func point(atDistance distance: ReferenceNumber) -> ReferenceVector {
    var (low, high): (ReferenceNumber, ReferenceNumber) = (0, 1)
    var parameter = (low + high) / 2
    for _ in 0..<200 {
      let excess = length(to: parameter) - distance
      if excess == 0 { break }
      if excess < 0 { low = parameter } else { high = parameter }
      let newton = parameter - excess / (2 * (startDirection + bend * parameter).length)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == parameter { break }
      parameter = next
    }
    return start + (startDirection * 2 + bend * parameter) * parameter
  }

  /// Twice the integral of √(u² + across²).
  private func integral(_ u: ReferenceNumber) -> ReferenceNumber {
    u * (u * u + across * across).squareRoot() + across * across * asinh(u / across)
  }
}
