import NumericalMethods
import TestSupport
import Testing

@Suite("Roots of polynomials in the Bernstein basis")
struct BernsteinPolynomialTests {
  /// The coefficients of Π(t − rᵢ), raised one degree at a time.
  private func polynomial(roots: [Double]) -> BernsteinPolynomial {
    var coefficients = [1.0]
    for root in roots {
      let degree = Double(coefficients.count)
      coefficients = (0...coefficients.count).map { index in
        let position = Double(index) / degree
        let left = index < coefficients.count ? (1 - position) * coefficients[index] * -root : 0
        let right = index > 0 ? position * coefficients[index - 1] * (1 - root) : 0
        return left + right
      }
    }
    let padded = coefficients + Array(repeating: 0, count: 8 - coefficients.count)
    return BernsteinPolynomial(degree: roots.count, SIMD8(padded))
  }

  @Test("Every simple root inside is found once, to rounding and conditioning, and no other")
  func random() {
    var random = SeededGenerator(71)
    var law = LawCheck()
    for _ in 0..<5_000 {
      let roots = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.uniform(-0.5...1.5) }.sorted()
      let gaps = zip(roots, roots.dropFirst()).map { $1 - $0 }
      guard gaps.allSatisfy({ $0 > 1e-3 }), roots.allSatisfy({ $0.magnitude > 1e-6 && (1 - $0).magnitude > 1e-6 })
      else { continue }
      let inside = roots.filter { $0 > 0 && $0 < 1 }
      let found = Array(polynomial(roots: roots).rootsInUnitInterval)
      law.expect(found.count == inside.count, "\(roots): \(found)")
      for (root, expected) in zip(found, inside) { law.expect(root, equals: expected, within: 1e-8, "\(roots)") }
    }
    law.finish()
  }

  @Test("Roots at the ends, none, and everywhere")
  func ends() {
    #expect(Array(polynomial(roots: [0, 1]).rootsInUnitInterval) == [0, 1])
    #expect(Array(polynomial(roots: [2, 3, -1]).rootsInUnitInterval) == [])
    #expect(Array(BernsteinPolynomial(degree: 5, SIMD8(repeating: .nan)).rootsInUnitInterval) == [])
    #expect(Array(BernsteinPolynomial(degree: 5, .zero).rootsInUnitInterval).allSatisfy { (0...1).contains($0) })
  }
}
