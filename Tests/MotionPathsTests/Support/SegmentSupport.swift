import MotionPaths
import TestSupport

extension QuadraticSegment {
  /// A curve from its six coordinates.
  init(_ coordinates: Double...) {
    self.init(
      start: SIMD2(coordinates[0], coordinates[1]), control: SIMD2(coordinates[2], coordinates[3]),
      end: SIMD2(coordinates[4], coordinates[5]))
  }
}

extension CubicSegment {
  /// A curve from its eight coordinates.
  init(_ coordinates: Double...) {
    self.init(
      start: SIMD2(coordinates[0], coordinates[1]), control1: SIMD2(coordinates[2], coordinates[3]),
      control2: SIMD2(coordinates[4], coordinates[5]), end: SIMD2(coordinates[6], coordinates[7]))
  }
}

extension ReferenceLine {
  /// The point whose coordinates are the word at an index and the next.
  func point(_ index: Int) -> SIMD2<Double> { SIMD2(double(index), double(index + 1)) }
}

extension SeededGenerator {
  /// A point of a square around the origin.
  mutating func point(_ size: Double = 100) -> SIMD2<Double> { SIMD2(uniform(-size...size), uniform(-size...size)) }

  mutating func quadratic() -> QuadraticSegment { QuadraticSegment(start: point(), control: point(), end: point()) }

  mutating func cubic() -> CubicSegment {
    CubicSegment(start: point(), control1: point(), control2: point(), end: point())
  }

  mutating func arc() -> ArcSegment {
    ArcSegment(
      center: point(), radii: SIMD2(logarithmic(1...200), logarithmic(1...200)), xAxisRotation: uniform(-4...4),
      startAngle: uniform(-7...7), sweep: signed(0.01...6.28))
  }

  /// One segment of each kind.
  mutating func segments() -> [PathSegment] {
    [.line(LineSegment(start: point(), end: point())), .quadratic(quadratic()), .cubic(cubic()), .arc(arc())]
  }
}

/// The numbers of a segment as C99 hexadecimal, to be run again.
func hexadecimal(_ points: SIMD2<Double>...) -> String {
  points.map { "(\(hexadecimal($0.x)), \(hexadecimal($0.y)))" }.joined(separator: " ")
}

/// A number as C99 hexadecimal.
func hexadecimal(_ number: Double) -> String {
  guard number.isFinite else { return "\(number)" }
  let mantissa = String(number.significandBitPattern | (number.isNormal ? 1 << 52 : 0), radix: 16)
  let exponent = (number.isNormal ? number.exponent : -1022) - 52
  return number == 0 ? "0" : "\(number < 0 ? "-" : "")0x\(mantissa)p\(exponent)"
}
