/// A sum that carries what rounding lost: its error does not grow with the number of terms.
///
/// Source: A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen", ZAMM 54 (1974).
package struct CompensatedSum: Sendable {
  private var sum = 0.0
  private var lost = 0.0

  /// Nothing yet.
  package init() {}

  /// Adds a number.
  package mutating func add(_ term: Double) {
    let next = sum + term
    lost += sum.magnitude >= term.magnitude ? (sum - next) + term : (term - next) + sum
    sum = next
  }

  /// The sum, rounded; not a number has no correction.
  package var value: Double { lost.isFinite ? sum + lost : sum }
}
