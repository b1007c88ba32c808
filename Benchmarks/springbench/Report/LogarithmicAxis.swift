import Foundation

/// Maps numbers above 0 to a length on paper by their logarithms.
struct LogarithmicAxis {
  /// Whole powers of ten.
  let exponents: ClosedRange<Int>
  /// Where the axis starts and ends on paper.
  let start: Double
  let end: Double
  /// Whether the axis starts with 0, one step below the least power of ten.
  let startsWithZero: Bool

  /// An axis that reaches to whole powers of ten around all numbers above 0, and to 0 where there is one.
  init(around numbers: [Double], from start: Double, to end: Double) {
    let positive = numbers.filter { $0 > 0 && $0.isFinite }
    startsWithZero = numbers.contains(0)
    let lower = Int(log10(positive.min() ?? 1).rounded(.down)) - (startsWithZero ? 1 : 0)
    let upper = Int(log10(positive.max() ?? 1).rounded(.up))
    exponents = lower...max(lower + 1, upper)
    (self.start, self.end) = (start, end)
  }

  /// Where a number lies; 0 and what is below lie at the start.
  func place(_ number: Double) -> Double {
    guard number > 0 else { return start }
    return place(exponent: log10(number))
  }

  /// The powers of ten with a line, at most ten of them, and 0.
  var ticks: [(place: Double, label: String)] {
    let step = (exponents.count + 9) / 10
    return stride(from: exponents.lowerBound, through: exponents.upperBound, by: step).map { exponent in
      let isZero = startsWithZero && exponent == exponents.lowerBound
      return (place(exponent: Double(exponent)), isZero ? "0" : Self.label(exponent))
    }
  }

  private func place(exponent: Double) -> Double {
    let share = (exponent - Double(exponents.lowerBound)) / Double(exponents.count - 1)
    return start + min(max(share, 0), 1) * (end - start)
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
