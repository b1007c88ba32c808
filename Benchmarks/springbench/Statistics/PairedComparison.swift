import Foundation

/// How one row's times differ from another's: the logarithms of the ratios of repetitions that belong together.
struct PairedComparison {
  enum Verdict: String {
    case faster, slower
    /// No difference was found; that does not mean that there is none.
    case notSeparated = "not separated"
  }

  /// The median ratio, new over old.
  let ratio: Double
  /// Contains the true median ratio; nil where there are too few repetitions to say.
  let interval: ClosedRange<Double>?
  let verdict: Verdict

  /// A verdict needs an interval that lies beyond this change: smaller ones do not matter, and machines make them by themselves.
  static let floor = 0.02
  /// The probability that any of the rows compared together gets a verdict without a cause.
  static let risk = 0.05

  /// Compares the times of repetitions, the k-th of both with each other.
  ///
  /// - Parameter comparisonCount: how many rows are compared together; each takes its share of the risk (Bonferroni).
  init(old: [Double], new: [Double], comparisonCount: Int) {
    let logarithms = zip(old, new).map { log($1 / $0) }
    ratio = exp(logarithms.median)
    interval = SignTest.medianInterval(of: logarithms, risk: Self.risk / Double(comparisonCount)).map {
      exp($0.lowerBound)...exp($0.upperBound)
    }
    if let interval, interval.lowerBound >= 1 + Self.floor {
      verdict = .slower
    } else if let interval, interval.upperBound <= 1 / (1 + Self.floor) {
      verdict = .faster
    } else {
      verdict = .notSeparated
    }
  }

  /// How many repetitions a comparison of so many rows needs at least.
  static func fewestRepetitions(comparisonCount: Int) -> Int {
    SignTest.fewestValues(risk: risk / Double(comparisonCount))
  }
}
