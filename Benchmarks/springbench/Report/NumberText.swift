import Foundation

extension Double {
  /// Three significant digits; a power of ten where the number is very small or very large.
  var significant: String {
    guard isFinite, self != 0 else { return self == 0 ? "0" : "\(self)" }
    let exponent = Int(log10(magnitude).rounded(.down))
    if exponent < -3 || exponent > 6 {
      let mantissa = fixed(self / pow(10, Double(exponent)), digits: 1)
      return mantissa.hasSuffix("10.0")
        ? "\(mantissa.replacing("10.0", with: "1.0"))e\(exponent + 1)" : "\(mantissa)e\(exponent)"
    }
    return fixed(self, digits: max(0, 2 - exponent))
  }

  /// A whole number with a comma after every three digits.
  var grouped: String {
    let digits = Array("\(Int(min(self, 1e15)))")
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }

  /// A share as a percentage, `+5.2 %` where it is a change.
  func percent(digits: Int = 1, signed: Bool = false) -> String {
    (signed && self >= 0 ? "+" : "") + fixed(100 * self, digits: digits) + " %"
  }
}

/// A number with so many digits after the point.
func fixed(_ number: Double, digits: Int) -> String {
  let scale = pow(10, Double(digits))
  let units = Int((number.magnitude * scale).rounded())
  let sign = number < 0 && units > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(units)" }
  let text = String(repeating: "0", count: max(0, digits + 1 - "\(units)".count)) + "\(units)"
  return "\(sign)\(text.dropLast(digits)).\(text.suffix(digits))"
}
