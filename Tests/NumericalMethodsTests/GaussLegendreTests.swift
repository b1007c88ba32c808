import NumericalMethods
import TestSupport
import Testing

@Suite("Gauss–Legendre rules")
struct GaussLegendreTests {
  private static let rules: [GaussLegendre] = [.eight, .sixteen, .twentyFour]

  @Test("Every node and weight is the double nearest to the exact one", arguments: [0, 1, 2])
  func nodes(index: Int) {
    let rule = Self.rules[index]
    #expect(rule.count == 8 * (index + 1))
    for node in rule.nodes {
      // Newton's step from the double doubles its digits.
      let (value, slope) = legendre(rule.count, at: DoubleDouble(node.x))
      let root = DoubleDouble(node.x) - value / slope
      let (_, exactSlope) = legendre(rule.count, at: root)
      let one = DoubleDouble(1)
      let weight = DoubleDouble(2) / ((one - root * root) * exactSlope * exactSlope)
      #expect(node.x == root.value && node.y == weight.value, "node \(node.x) of \(rule.count)")
    }
  }

  /// Pₙ and its derivative, by the recurrence.
  private func legendre(_ degree: Int, at x: DoubleDouble) -> (value: DoubleDouble, slope: DoubleDouble) {
    var (before, value) = (DoubleDouble(1), x)
    for k in 1..<degree {
      let next =
        (DoubleDouble(Double(2 * k + 1)) * x * value - DoubleDouble(Double(k)) * before) / DoubleDouble(Double(k + 1))
      (before, value) = (value, next)
    }
    let slope = DoubleDouble(Double(degree)) * (before - x * value) / (DoubleDouble(1) - x * x)
    return (value, slope)
  }

  @Test("n nodes are exact for degree 2n − 1 and not for 2n", arguments: [0, 1, 2])
  func degrees(index: Int) {
    let rule = Self.rules[index]
    for degree in 0..<(2 * rule.count) {
      let integral = rule.integral(center: 0.5, halfWidth: 0.5) { x in
        (0..<degree).reduce(1) { power, _ in power * x }
      }
      expectNear(integral, 1 / Double(degree + 1), within: 4e-16, "degree \(degree)")
    }
    if rule.count == 8 {
      let missed = rule.integral(center: 0, halfWidth: 1) { x in (0..<16).reduce(1) { power, _ in power * x } }
      #expect((missed - 2.0 / 17).magnitude > 1e-6)
    }
  }
}
