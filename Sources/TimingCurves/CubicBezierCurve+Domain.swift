import NumericalMethods

extension CubicBezierCurve {
  /// Whether the control times are in the unit interval, where x(t) cannot fall, and progress is finite.
  @inlinable @inline(__always)
  var isObviouslyLegal: Bool { x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && (y1 - y1) + (y2 - y2) == 0 }

  /// Stops the program with the reason if the control points are not allowed.
  @usableFromInline
  func trapUnlessLegal() {
    do {
      try checkControlPoints()
    } catch {
      fatalError(error.description)
    }
  }

  /// Refuses control points that are not finite or make x(t) fall.
  @usableFromInline
  func checkControlPoints() throws(TimingCurveError) {
    try requireFinite(x1, "x1")
    try requireFinite(y1, "y1")
    try requireFinite(x2, "x2")
    try requireFinite(y2, "y2")
    guard x1 >= 0 else {
      throw .argument("x1", value: x1, requirement: "must be at least 0, or the curve runs back in time at its start")
    }
    guard x2 <= 1 else {
      throw .argument("x2", value: x2, requirement: "must be at most 1, or the curve runs back in time at its end")
    }
    guard isMonotone(x1, x2) else {
      throw .argument(
        "x2", value: x2,
        requirement: "with x1 = \(x1) the curve runs back in time: x2 - x1 + sqrt(x1 (1 - x2)) must not be negative")
    }
  }
}

private func requireFinite(_ value: Double, _ name: String) throws(TimingCurveError) {
  guard value.isFinite else { throw .argument(name, value: value, requirement: "must be a finite number") }
}

/// Whether the cubic Bézier 0, p₁, p₂, 1 never falls: p₁ ≥ 0, p₂ ≤ 1 and p₂ − p₁ + √(p₁(1 − p₂)) ≥ 0, decided exactly.
///
/// The derivative in Bernstein form, (p₁, p₂ − p₁, 1 − p₂), must not be negative between its ends. For p₁ > p₂ that is
/// p₁ + p₁p₂ − p₁² − p₂² ≥ 0.
func isMonotone(_ p1: Double, _ p2: Double) -> Bool {
  guard p1 >= 0, p2 <= 1 else { return false }
  if p1 <= p2 || p1 <= 1 && p2 >= 0 { return true }
  // Nothing beyond is legal, and squares do not overflow.
  guard p1 <= 4.0 / 3, p2 >= -1.0 / 3 else { return false }
  // Next to the origin squares would underflow: there p₁ is scaled by 4ᵏ and p₂ by 2ᵏ, to about 1.
  let exponent = p2 < 0 && p1 < 0.5 ? -Int(p2.exponent) : 0
  let scaled1 = Double(sign: .plus, exponent: 2 * exponent, significand: p1)
  let scaled2 = Double(sign: .plus, exponent: exponent, significand: p2)
  if scaled1 > 24 { return true }
  let (linear, mixed) = (scaled1, DoubleDouble(product: scaled1, p2))
  let (square1, square2) = (DoubleDouble(product: scaled1, -p1), DoubleDouble(product: scaled2, -scaled2))
  return isNonNegative(sumOf: [linear, mixed.high, mixed.low, square1.high, square1.low, square2.high, square2.low])
}

/// The exact sign of a sum: the terms as an expansion of doubles that do not overlap.
///
/// Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", Discrete &
/// Computational Geometry 18 (1997), Grow-Expansion.
private func isNonNegative(sumOf terms: [Double]) -> Bool {
  var expansion: [Double] = []
  for term in terms {
    var carry = term
    for index in expansion.indices {
      let sum = DoubleDouble(sum: carry, expansion[index])
      (carry, expansion[index]) = (sum.high, sum.low)
    }
    expansion.append(carry)
  }
  return (expansion.last { $0 != 0 } ?? 0) >= 0
}
