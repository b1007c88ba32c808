/// One coordinate of a cubic Bézier as the Taylor polynomial about a parameter t₀:
/// p(t₀ + u) = high + low + u·(first + u·(second + u·third)).
///
/// `high + low` carries more than a double, and a small u scales down the rounding of the rest: near its anchor the polynomial
/// is as good as exact.
@frozen
@usableFromInline
struct AnchoredCubic: Sendable, Hashable {
  /// p(t₀), but for `low`.
  @usableFromInline let high: Double
  /// p(t₀) − high.
  @usableFromInline let low: Double
  /// p′(t₀).
  @usableFromInline let first: Double
  /// p″(t₀)/2.
  @usableFromInline let second: Double
  /// p‴/6.
  @usableFromInline let third: Double

  /// The polynomial with the given terms.
  @inlinable @inline(__always)
  init(high: Double, low: Double, first: Double, second: Double, third: Double) {
    (self.high, self.low, self.first, self.second, self.third) = (high, low, first, second, third)
  }

  /// The polynomial about an ``anchor(nearest:)``.
  @inline(__always)
  init(_ values: ControlValues, about anchor: Double) {
    let (t, s) = (anchor, 1 - anchor)
    // t has 10 bits, so the Bernstein weights have at most 32. Control values rounded to multiples of scale·2⁻¹⁹ make all
    // products, and their sum, exact.
    let (weight1, weight2, weight3) = (3 * s * s * t, 3 * s * t * t, t * t * t)
    let rounder = values.scale * 0x1.8p33
    let rounded1 = (values.first + rounder) - rounder
    let rounded2 = (values.second + rounder) - rounder
    let rounded3 = (values.last + rounder) - rounder
    self.init(
      values, high: weight1 * rounded1 + weight2 * rounded2 + weight3 * rounded3,
      low: weight1 * (values.first - rounded1) + weight2 * (values.second - rounded2)
        + weight3 * (values.last - rounded3),
      about: t, s)
  }

  /// The polynomial about t = 1 − s, where the value is high + low.
  @inline(__always)
  init(_ values: ControlValues, high: Double, low: Double, about t: Double, _ s: Double) {
    let (d1, d2, d3) = values.differences
    self.init(
      high: high, low: low,
      first: 3 * (s * s * d1 + 2 * (s * t) * d2 + t * t * d3),
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
  func value(at u: Double) -> Double { high + (low + u * (first + u * (second + u * third))) }

  /// p′(t₀ + u).
  @inlinable @inline(__always)
  func derivative(at u: Double) -> Double { first + u * (2 * second + u * (3 * third)) }

  /// The polynomial about t₀ + u; its value is rounded.
  func moved(by u: Double) -> AnchoredCubic {
    AnchoredCubic(
      high: value(at: u), low: 0, first: derivative(at: u), second: second + 3 * third * u, third: third)
  }

  /// The root u of p(t₀ + u) = x, from an approximation that is off by at most 2⁻¹⁸ of the distance to where p′ vanishes.
  ///
  /// One step of third order (Chebyshev's): it cubes that ratio.
  @inlinable @inline(__always)
  func root(near u: Double, for x: Double) -> Double {
    let reciprocal = 1 / derivative(at: u)
    let residual = (x - high) - (low + u * (first + u * (second + u * third)))
    let step = residual * reciprocal
    return u + step * (1 - step * reciprocal * (second + 3 * third * u))
  }
}
