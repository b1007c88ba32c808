import Foundation
import NumericalMethods
import TestSupport
import Testing

@Suite("The guarded root of a falling function")
struct FallingRootTests {
  /// Finds e^(−x) = 10^(−exponent) as ln: one Newton step is exact.
  @Test("A straight line needs one evaluation to step and none to confirm")
  func line() {
    let found = fallingRoot(in: (0, 100), start: 3, tolerance: 1e-12) { Jet(value: 10 - $0, slope: -1, third: 0) }
    #expect(found.root == 10 && found.evaluations <= 2)
  }

  @Test("Smooth functions converge cubically from a fair start", arguments: [0.1, 1, 2.5, 7])
  func smooth(root: Double) {
    // f(x) = e^(−x) − e^(−root)
    let found = fallingRoot(in: (0, .infinity), start: root + 0.3, tolerance: 1e-15) { x in
      Jet(value: Foundation.exp(-x) - Foundation.exp(-root), slope: -Foundation.exp(-x), curvature: Foundation.exp(-x))
    }
    #expect((found.root - root).magnitude < 1e-13 * Foundation.exp(root) && found.evaluations <= 6)
  }

  @Test("A root at any scale is found in an endless bracket", arguments: [1e-100, 1e-30, 1e-3, 1, 1e5, 1e40])
  func scales(root: Double) {
    let found = fallingRoot(in: (0, .infinity), start: 1, tolerance: 1e-14) { x in
      Jet(value: Foundation.log(root / x), slope: -1 / x, curvature: 1 / (x * x))
    }
    #expect((found.root / root - 1).magnitude < 1e-13 && found.evaluations <= 200)
  }

  @Test("Lying derivatives cost bisections, not the answer")
  func lyingDerivatives() {
    for lie in [0, -1e-9, -1e9, 1, Double.nan, .infinity] {
      let found = fallingRoot(in: (1, 9), start: 2, tolerance: 1e-13) {
        Jet(value: 7.25 - $0, slope: lie, curvature: lie)
      }
      #expect((found.root - 7.25).magnitude < 1e-12 && found.evaluations <= 120, "slope \(lie): \(found)")
    }
  }

  @Test(
    "Plateaus, steps and poles end at the root",
    arguments: [
      { (x: Double) in Jet(value: -pow(x - 2, 9), slope: -9 * pow(x - 2, 8), curvature: -72 * pow(x - 2, 7)) },
      { (x: Double) in x < 2 ? Jet(value: 1, slope: 0) : Jet(value: -1, slope: 0) },
      { (x: Double) in x < 2 ? Jet(value: 1 / (2 - x), slope: 1 / ((2 - x) * (2 - x))) : .beyond },
      { (x: Double) in
        x < 2
          ? Jet(value: Foundation.log(2 - x) + 30, slope: -1 / (2 - x), curvature: -1 / ((2 - x) * (2 - x))) : .beyond
      },
      { (x: Double) in Jet(value: atan(1000 * (2 - x)), slope: -1000 / (1 + 1e6 * (2 - x) * (2 - x))) },
    ] as [@Sendable (Double) -> Jet])
  func hard(function: @Sendable (Double) -> Jet) {
    let found = fallingRoot(in: (0, 1000), start: 999, tolerance: 1e-14, function: function)
    #expect((found.root - 2).magnitude < 0.03 && found.evaluations <= 200)
  }

  @Test(
    "A start outside the bracket, or no number, is replaced",
    arguments: [-5, 0, 50, .nan, .infinity, -.infinity] as [Double])
  func badStart(start: Double) {
    let found = fallingRoot(in: (0, 50), start: start, tolerance: 1e-13) { Jet(value: 3 - $0, slope: -1) }
    #expect((found.root - 3).magnitude < 1e-12)
  }

  @Test("A root at the lower end ends on its falling side; one beyond a finite upper end gives that end")
  func ends() {
    let low = fallingRoot(in: (1, 2), start: 1.5, tolerance: 0) { Jet(value: 1 - $0, slope: -1) }
    #expect(low.root >= 1 && low.root <= 1 + 0x1p-51 && low.evaluations <= 200)
    let high = fallingRoot(in: (1, 2), start: 1.5, tolerance: 0) { Jet(value: 5 - $0, slope: -1) }
    #expect(high.root <= 2 && high.root >= 2 - 0x1p-51 && high.evaluations <= 200)
  }

  @Test("Every evaluation lies inside the bracket, for random curves")
  func staysInside() {
    var generator = SeededGenerator(7)
    for _ in 0..<5000 {
      let root = Double.random(in: 0.01...99.9, using: &generator)
      let power = Double.random(in: 0.2...5, using: &generator)
      let found = fallingRoot(in: (0, 100), start: Double.random(in: 0...100, using: &generator), tolerance: 1e-13) {
        x in
        #expect(x > 0 && x < 100)
        return Jet(
          value: pow(root, power) - pow(x, power), slope: -power * pow(x, power - 1),
          curvature: -power * (power - 1) * pow(x, power - 2), uncertainty: 4e-16 * pow(root, power))
      }
      #expect((found.root / root - 1).magnitude < 1e-11 && found.evaluations <= 60)
    }
  }
}
