import Foundation
import TestSupport
import Testing
import TimingCurves

@Suite("Cubic timing curves: the domain")
struct CubicBezierDomainTests {
  private func isLegal(_ x1: Double, _ x2: Double) -> Bool {
    (try? CubicBezierCurve(checkingControlPoints: x1, 0, x2, 1)) != nil
  }

  /// The criterion in whole numbers: x₁ + x₁x₂ − x₁² − x₂² ≥ 0 for x₁ > x₂, both multiples of 2⁻⁶⁰.
  @available(macOS 15, iOS 18, *)
  private func isExactlyLegal(_ x1: Double, _ x2: Double) -> Bool {
    guard x1 >= 0, x2 <= 1 else { return false }
    let (first, second) = (Int128(x1 * 0x1p60), Int128(x2 * 0x1p60))
    return first <= second || (first << 60) + first * second - first * first - second * second >= 0
  }

  @Test("x₁ above 1 or x₂ below 0: exact on both sides of the limit, doubles next to each other")
  @available(macOS 15, iOS 18, *)
  func limit() {
    var generator = SeededGenerator(411)
    var check = LawCheck()
    for _ in 0..<600 {
      // The legal x₂ lie on both sides of the quarter point. From 0.0078 on, doubles are multiples of 2⁻⁶⁰.
      let x1 = generator.uniform(1.01...4.0 / 3)
      for end in [0.0, 1.0] {
        var (legal, illegal) = (1 - x1 / 4, end)
        while true {
          let middle = legal + (illegal - legal) / 2
          if middle == legal || middle == illegal { break }
          if isExactlyLegal(x1, middle) { legal = middle } else { illegal = middle }
        }
        for start in [legal, illegal] {
          var x2 = start
          for _ in 0..<5 { x2 = x2.nextDown }
          for _ in 0..<10 {
            check.expect(isLegal(x1, x2) == isExactlyLegal(x1, x2), "\(x1.hexadecimal), \(x2.hexadecimal)")
            // The mirror image, where it is exact.
            if 1 - (1 - x2) == x2 {
              check.expect(
                isLegal(1 - x2, 1 - x1) == isExactlyLegal(1 - x2, 1 - x1),
                "mirrored \(x1.hexadecimal), \(x2.hexadecimal)")
            }
            x2 = x2.nextUp
          }
        }
      }
    }
    check.finish()
  }

  @Test("A grid of all pairs about the unit square")
  @available(macOS 15, iOS 18, *)
  func grid() {
    var check = LawCheck()
    for first in -8...48 {
      for second in -16...40 {
        let (x1, x2) = (Double(first) / 32, Double(second) / 32)
        check.expect(isLegal(x1, x2) == isExactlyLegal(x1, x2), "\(x1), \(x2)")
      }
    }
    check.finish()
  }

  @Test("Where squares underflow")
  func tiny() {
    #expect(isLegal(1.1, 0.5) && !isLegal(1.1, 0.1) && !isLegal(4.0 / 3, 0.4))
    #expect(!isLegal(0, -1e-170) && !isLegal(0, -.leastNonzeroMagnitude) && isLegal(.leastNonzeroMagnitude, -1e-170))
    #expect(
      !isLegal(0x1p-1000, -0x1p-500) && isLegal((0x1p-1000).nextUp, -0x1p-500)
        && !isLegal((0x1p-1000).nextDown, -0x1p-500))
    #expect(
      !isLegal(1, -.leastNonzeroMagnitude) && isLegal(1.0.nextDown, -.leastNonzeroMagnitude)
        && isLegal(0.5, -.leastNonzeroMagnitude))
    // With e = 2⁻⁵², e(1 + e) misses the limit of x₁ = 1 + e by about e³.
    let e = 0x1p-52
    #expect(!isLegal(1 + e, e) && !isLegal(1 + e, e.nextUp) && isLegal(1 + e, e.nextUp.nextUp))
    #expect(isLegal(0, 0) && isLegal(1, 1) && isLegal(1, 0) && isLegal(0, 1) && isLegal(-0.0, 1))
  }

  @Test("Errors name the argument, its value and what is allowed")
  func errors() {
    for (x1, y1, x2, y2, name) in [
      (.nan, 0, 1, 1, "x1"), (0, .infinity, 1, 1, "y1"), (0, 0, -.infinity, 1, "x2"), (0, 0, 1, .nan, "y2"),
      (-0.1, 0, 1, 1, "x1"), (0, 0, 1.1, 1, "x2"), (1.2, 0, 0, 1, "x2"),
    ] as [(Double, Double, Double, Double, String)] {
      #expect {
        try CubicBezierCurve(checkingControlPoints: x1, y1, x2, y2)
      } throws: { error in
        guard case .argument(let argument, _, let requirement) = error as? TimingCurveError else { return false }
        return argument == name && !requirement.isEmpty
      }
    }
  }

  @Test("Literals outside the domain stop the program with the reason")
  func traps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CubicBezierCurve(controlPoints: 1.2, 0, 0, 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("x2 is 0.0") && text.contains("x1 = 1.2"), "\(text)")
    await #expect(processExitsWith: .failure) { _ = CubicBezierCurve.ease.split(at: 1) }
    await #expect(processExitsWith: .failure) { _ = CubicBezierCurve(clampingControlPoints: .nan, 0, 0, 1) }
  }

  @Test("Clamped control points are SwiftUI's; a curve encodes as its four numbers")
  func clampedAndEncoded() throws {
    #expect(
      CubicBezierCurve(clampingControlPoints: -0.5, 2, 1.5, -1) == CubicBezierCurve(controlPoints: 0, 2, 1, -1))
    let data = try JSONEncoder().encode(CubicBezierCurve.ease)
    #expect(String(decoding: data, as: UTF8.self) == "[0.25,0.1,0.25,1]")
    #expect(try JSONDecoder().decode(CubicBezierCurve.self, from: data) == .ease)
    for text in ["[0.25,0.1,0.25]", "[2,0,0,1]"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(CubicBezierCurve.self, from: Data(text.utf8)) }
    }
  }
}
