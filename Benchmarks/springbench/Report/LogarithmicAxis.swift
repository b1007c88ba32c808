import Foundation

/// Maps numbers above 0 to a length on paper by their logarithms.
struct LogarithmicAxis {
  /// Whole powers of ten.
  let exponents: ClosedRange<Int>
  /// Where the axis starts and ends on paper.
  let start: Double
  let end: Double

  /// An axis that reaches to whole powers of ten around all numbers above 0.
  init(around numbers: [Double], from start: Double, to end: Double) {
    let positive = numbers.filter { $0 > 0 && $0.isFinite }
    let lower = Int(log10(positive.min() ?? 1).rounded(.down))
    let upper = Int(log10(positive.max() ?? 1).rounded(.up))
    exponents = lower...max(lower + 1, upper)
    (self.start, self.end) = (start, end)
  }

  /// Where a number lies; 0 and what is below lie at the start.
  func place(_ number: Double) -> Double {
    guard number > 0 else { return start }
    let share = (log10(number) - Double(exponents.lowerBound)) / Double(exponents.count - 1)
    return start + min(max(share, 0), 1) * (end - start)
  }

  /// The powers of ten with a line, at most ten of them.
  var ticks: [(number: Double, label: String)] {
    let step = (exponents.count + 9) / 10
    return stride(from: exponents.lowerBound, through: exponents.upperBound, by: step).map { exponent in
      (pow(10, Double(exponent)), Self.label(exponent))
    }
  }

  private static func label(_ exponent: Int) -> String {
    switch exponent {
    case 0...3: "1" + String(repeating: "0", count: exponent)
    case -3 ... -1: "0." + String(repeating: "0", count: -exponent - 1) + "1"
    default: "10" + String("\(exponent)".map { superscripts[$0] ?? $0 })
    }
  }

  private static let superscripts: [Character: Character] = [
    "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹",
  ]
}
