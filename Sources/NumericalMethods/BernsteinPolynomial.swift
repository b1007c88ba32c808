/// A polynomial of degree at most 5 in the Bernstein basis over 0…1: p(t) = Σ cᵢ·C(n, i)·tⁱ(1−t)ⁿ⁻ⁱ.
///
/// In this basis the values at 0 and 1 are exact, and rounding moves a value by no more than the coefficients.
package struct BernsteinPolynomial: Sendable {
  private var coefficients: SIMD8<Double>
  private var degree: Int

  /// A polynomial of a degree from 1 to 5; the coefficients begin with the value at 0, those beyond the degree are ignored.
  package init(degree: Int, _ coefficients: SIMD8<Double>) {
    precondition(1...5 ~= degree, "degree \(degree) is not from 1 to 5")
    self.init(coefficients: coefficients, degree: degree)
  }

  private init(coefficients: SIMD8<Double>, degree: Int) {
    self.coefficients = coefficients
    self.degree = degree
  }

  private var derivative: BernsteinPolynomial {
    var differences = SIMD8<Double>.zero
    for index in 0..<degree { differences[index] = Double(degree) * (coefficients[index + 1] - coefficients[index]) }
    return BernsteinPolynomial(coefficients: differences, degree: degree - 1)
  }

  /// The value with two derivatives, by de Casteljau's algorithm.
  private func jet(at t: Double, sign: Double) -> Jet {
    var row = coefficients
    let order = Double(degree)
    var (slope, curvature) = (0.0, 0.0)
    for level in stride(from: degree, to: 0, by: -1) {
      if level == 2 { curvature = order * (order - 1) * ((row[2] - row[1]) - (row[1] - row[0])) }
      if level == 1 { slope = order * (row[1] - row[0]) }
      for index in 0..<level { row[index] = row[index] * (1 - t) + row[index + 1] * t }
    }
    var size = 0.0
    for index in 0...degree { size = max(size, coefficients[index].magnitude) }
    return Jet(
      value: sign * row[0], slope: sign * slope, curvature: sign * curvature, uncertainty: order * 0x1p-53 * size)
  }

  /// Where the polynomial changes its sign between 0 and 1, or is zero at one of them, ascending.
  ///
  /// Between two neighbouring roots of the derivative there is one at most, which a bracketed iteration finds to rounding. A double
  /// root, where the sign does not change, may be missed. A polynomial that is zero everywhere has the roots 0 and 1 here, and one with a
  /// coefficient that is not finite has none.
  package var rootsInUnitInterval: UnitIntervalRoots {
    var roots = UnitIntervalRoots()
    guard degree > 0 else { return roots }
    var lower = 0.0
    var value = coefficients[0]
    if value == 0 { roots.append(0) }
    func search(to upper: Double) {
      let next = jet(at: upper, sign: 1).value
      if next == 0, value != 0 {
        roots.append(upper)
      } else if (value > 0 && next < 0) || (value < 0 && next > 0) {
        let sign: Double = value > 0 ? 1 : -1
        let middle = lower + (upper - lower) / 2
        roots.append(
          fallingRoot(in: (lower, upper), start: middle, tolerance: 0) { jet(at: $0, sign: sign) }.root)
      }
      (lower, value) = (upper, next)
    }
    for critical in derivative.rootsInUnitInterval where critical > 0 && critical < 1 { search(to: critical) }
    search(to: 1)
    return roots
  }
}

/// Up to eight numbers, in place.
package struct UnitIntervalRoots: Sendable, Sequence, IteratorProtocol {
  private var storage = SIMD8<Double>.zero
  private var count = 0
  private var position = 0

  fileprivate mutating func append(_ root: Double) {
    storage[count] = root
    count += 1
  }

  package mutating func next() -> Double? {
    guard position < count else { return nil }
    defer { position += 1 }
    return storage[position]
  }
}
