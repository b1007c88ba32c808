import NumericalMethods

/// Numbers as CSS writes them, exactly: a number reads back to the same bits, and so does a percentage.
///
/// A percentage is its decimal digits with the point moved by two places; there is no division by 100, after which some
/// doubles have no percentage.
///
/// Source: CSS Syntax Level 3, "consume a number".
enum CSSNumber {
  /// The double nearest to a decimal text; nil where it is beyond the greatest one.
  static func value(of text: some StringProtocol, isPercentage: Bool) -> Double? {
    let value: Double?
    if isPercentage {
      let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
      let exponent = parts.count > 1 ? clampedInteger(parts[1]) : 0
      value = Double("\(parts[0])e\(exponent - 2)")
    } else {
      value = Double(text)
    }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The shortest text that reads back to the same bits.
  static func text(_ value: Double) -> String { text(value, shiftedBy: 0) }

  /// The shortest percentage that reads back to the same bits.
  static func percentage(_ value: Double) -> String { text(value, shiftedBy: 2) + "%" }

  /// An exponent; far beyond any double's where it has too many digits for an integer.
  private static func clampedInteger(_ text: some StringProtocol) -> Int {
    Int(text) ?? (text.hasPrefix("-") ? -1_000_000 : 1_000_000)
  }

  /// The shortest decimal of a finite value with its point moved to the right.
  private static func text(_ value: Double, shiftedBy places: Int) -> String {
    let decimal = DecimalNumber(shortest: value)
    let sign = decimal.isNegative ? "-" : ""
    if decimal.digits == 0 { return sign + "0" }
    let digits = String(decimal.digits)
    return sign + plain(digits[...], point: digits.count + decimal.exponent + places)
  }

  /// 0.DIGITS times ten to the `point`, with an exponent only where that saves many zeros.
  private static func plain(_ digits: Substring, point: Int) -> String {
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    switch point {
    case -5...0: return "0." + zeros(-point) + digits
    case 1...21 where digits.count <= point: return digits + zeros(point - digits.count)
    case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
    default:
      let rest = digits.dropFirst()
      return digits.prefix(1) + (rest.isEmpty ? "" : "." + rest) + "e\(point - 1)"
    }
  }
}
