/// A number held as the unevaluated sum of two doubles, about 106 bits.
///
/// Used where a plain double loses what a contract promises: the discriminant c² − 4mk of a spring, and conversions
/// between vocabularies, which are rounded once, at the end. Sums and products are within 2⁻¹⁰⁴ relative, quotients and roots
/// within 2⁻¹⁰². No operation guards against overflow or underflow of its intermediate products: callers scale first.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision", Numerische Mathematik 18 (1971);
/// D. E. Knuth, The Art of Computer Programming, vol. 2, section 4.2.2 (the exact sum).
package struct DoubleDouble: Sendable, Hashable {
  /// The sum rounded to a double.
  package let high: Double
  /// What rounding to `high` left.
  package let low: Double

  /// A double, exactly.
  package init(_ value: Double) {
    high = value
    low = 0
  }

  /// The exact product of two doubles.
  package init(product first: Double, _ second: Double) {
    high = first * second
    low = (-high).addingProduct(first, second)
  }

  /// The exact sum of two doubles.
  package init(sum first: Double, _ second: Double) {
    high = first + second
    let shadow = high - first
    low = (first - (high - shadow)) + (second - shadow)
  }

  private init(renormalized high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  /// 2π to 107 bits.
  package static let twoPi = DoubleDouble(
    renormalized: 0x1.921f_b544_42d1_8p+2, 0x1.1a62_6331_45c0_7p-52)

  /// The number rounded to a double.
  package var value: Double { high }

  /// The sum.
  package static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let highs = DoubleDouble(sum: left.high, right.high)
    let lows = DoubleDouble(sum: left.low, right.low)
    let middle = DoubleDouble(renormalized: highs.high, highs.low + lows.high)
    return DoubleDouble(renormalized: middle.high, middle.low + lows.low)
  }

  /// The negated number, exactly.
  package static prefix func - (operand: DoubleDouble) -> DoubleDouble {
    DoubleDouble(renormalized: -operand.high, -operand.low)
  }

  /// The difference.
  package static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + (-right) }

  /// The product.
  package static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: left.high, right.high)
    return DoubleDouble(renormalized: product.high, product.low + (left.high * right.low + left.low * right.high))
  }

  /// The quotient.
  package static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    let remainder = left - right * DoubleDouble(first)
    let second = remainder.high / right.high
    let last = (remainder - right * DoubleDouble(second)).high / right.high
    return DoubleDouble(renormalized: first, second) + DoubleDouble(last)
  }

  /// The square root of a non-negative number.
  package func squareRoot() -> DoubleDouble {
    guard high > 0 else { return DoubleDouble(0) }
    let first = NumericalMethods.squareRoot(high)
    let remainder = self - DoubleDouble(product: first, first)
    return DoubleDouble(renormalized: first, remainder.high / (2 * first))
  }
}
