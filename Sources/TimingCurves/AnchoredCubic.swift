/// A plane cubic (x, y) as the Taylor polynomial about a parameter t₀:
/// p(t₀ + u) = high + low + u·(first + u·(second + u·third)).
///
/// `high + low` carries more than a double, and a small u scales down the rounding of the rest: near its anchor the polynomial
/// is as good as exact.
@frozen
@usableFromInline
struct AnchoredCubic {
  /// p(t₀), but for `low`.
  @usableFromInline let high: SIMD2<Double>
  /// p(t₀) − high.
  @usableFromInline let low: SIMD2<Double>
  /// p′(t₀).
  @usableFromInline let first: SIMD2<Double>
  /// p″(t₀)/2.
  @usableFromInline let second: SIMD2<Double>
  /// p‴/6.
  @usableFromInline let third: SIMD2<Double>

  /// The polynomial with the given terms.
  @inlinable @inline(__always)
  init(
    high: SIMD2<Double>, low: SIMD2<Double>, first: SIMD2<Double>, second: SIMD2<Double>, third: SIMD2<Double>
  ) {
    (self.high, self.low, self.first, self.second, self.third) = (high, low, first, second, third)
  }

  /// The polynomial about an ``anchor(nearest:)``.
  @inline(__always)
  init(_ points: ControlPoints, about anchor: Double) {
    let (t, s) = (anchor, 1 - anchor)
    // t has 10 bits, so the Bernstein weights have at most 32. Coordinates rounded to multiples of scale·2⁻¹⁹ make all
    // products, and their sum, exact.
    let (weight1, weight2, weight3) = (3 * s * s * t, 3 * s * t * t, t * t * t)
    let rounder = points.scale * 0x1.8p33
    let (first, second) = ((points.first + rounder) - rounder, (points.second + rounder) - rounder)
    let end = (points.end + rounder) - rounder
    self.init(
      points, high: weight1 * first + weight2 * second + weight3 * end,
      low: weight1 * (points.first - first) + weight2 * (points.second - second) + weight3 * (points.end - end),
      about: t)
  }

  /// The polynomial about a parameter where the value is high + low.
  @inline(__always)
  init(_ points: ControlPoints, high: SIMD2<Double>, low: SIMD2<Double>, about t: Double) {
    let s = 1 - t
    let (d1, d2, d3) = points.differences
    self.init(
      high: high, low: low,
      first: 3 * (s * s * d1 + 2 * s * t * d2 + t * t * d3),
      second: 3 * (s * (d2 - d1) + t * (d3 - d2)),
      third: (d1 - d2) + (d3 - d2))
  }

  /// The multiple of 2⁻¹⁰ nearest to a parameter.
  @inline(__always)
  static func anchor(nearest parameter: Double) -> Double {
    // Among numbers of this size a double resolves 2⁻¹⁰.
    (parameter + 0x1.8p42) - 0x1.8p42
  }

  /// p(t₀ + u).
  @inlinable @inline(__always)
  func point(at u: Double) -> SIMD2<Double> { high + (low + u * (first + u * (second + u * third))) }

  /// p′(t₀ + u).
  @inlinable @inline(__always)
  func derivative(at u: Double) -> SIMD2<Double> { first + u * (2 * second + u * (3 * third)) }

  /// p″(t₀ + u)/2.
  @inlinable @inline(__always)
  func bend(at u: Double) -> SIMD2<Double> { second + 3 * u * third }

  /// How far behind u the curve reaches the time x, if x(t₀ + u) is off by at most 2⁻¹⁸ of what it is to the nearest zero of x′.
  ///
  /// One step of third order (Chebyshev's): it cubes that ratio.
  @inlinable @inline(__always)
  func step(from u: Double, to x: Double) -> Double {
    let inverse = 1 / derivative(at: u).x
    let step = ((x - high.x) - (low + u * (first + u * (second + u * third))).x) * inverse
    return step - step * step * (inverse * bend(at: u).x)
  }
}
