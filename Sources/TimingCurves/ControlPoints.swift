/// A cubic Bézier that starts at the origin: its two control points and its end.
struct ControlPoints {
  let first: SIMD2<Double>
  let second: SIMD2<Double>
  let end: SIMD2<Double>
  /// Powers of two; no coordinate of a point reaches twice its own.
  let scale: SIMD2<Double>

  @inline(__always)
  init(_ first: SIMD2<Double>, _ second: SIMD2<Double>, end: SIMD2<Double>, scale: SIMD2<Double>) {
    (self.first, self.second, self.end, self.scale) = (first, second, end, scale)
  }

  /// The curve from its end, turned by half a turn.
  var reversed: ControlPoints { ControlPoints(end - second, end - first, end: end, scale: scale) }

  /// The differences of neighbours: a third of the derivative in Bernstein form.
  @inline(__always)
  var differences: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) { (first, second - first, end - second) }

  /// The greatest power of two that is not above the greatest of three magnitudes; 0 of zeros.
  @inline(__always)
  static func scale(_ first: Double, _ second: Double, _ third: Double) -> Double {
    let greatest = max(first.magnitude, second.magnitude, third.magnitude)
    return Double(bitPattern: greatest.bitPattern & 0x7ff0_0000_0000_0000)
  }
}
