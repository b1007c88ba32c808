import NumericalMethods
import TestSupport
import Testing

@Suite("Numbers of twice a double's precision")
struct DoubleDoubleTests {
  /// The integer that a double-double of integers below 2¹²⁷ holds.
  private func integer(_ value: DoubleDouble) -> Int128 { Int128(value.high) + Int128(value.low) }

  @Test("A product of 53-bit integers and a sum of far numbers are exact")
  func exactProductsAndSums() {
    var generator = SeededGenerator(1)
    for _ in 0..<100_000 {
      let a = Int64.random(in: -(1 << 53)...(1 << 53), using: &generator)
      let b = Int64.random(in: -(1 << 53)...(1 << 53), using: &generator)
      #expect(integer(DoubleDouble(product: Double(a), Double(b))) == Int128(a) * Int128(b))
      let shift = Int.random(in: 0...60, using: &generator)
      let far = Double(b) * Double(UInt64(1) << UInt64(shift))
      #expect(integer(DoubleDouble(sum: Double(a), far)) == Int128(a) + Int128(b) << Int128(shift))
    }
  }

  @Test("A difference of two products is exact where it fits, down to its last unit")
  func exactDifferences() {
    var generator = SeededGenerator(2)
    for _ in 0..<100_000 {
      let (a, b, c) = (draw(), draw(), draw())
      let d = a * b / max(c, 1) + Int64.random(in: -3...3, using: &generator)
      let difference = DoubleDouble(product: Double(a), Double(b)) - DoubleDouble(product: Double(c), Double(d))
      let exact = Int128(a) * Int128(b) - Int128(c) * Int128(d)
      // Cancellation leaves a small integer, which is exact; a large one is within 2⁻¹⁰⁴.
      let error = (integer(difference) - exact).magnitude
      #expect(exact.magnitude < 1 << 104 ? error == 0 : error <= exact.magnitude >> 104)
      #expect((difference.high > 0) == (exact > 0) && (difference.high == 0) == (exact == 0))
    }
    func draw() -> Int64 { Int64.random(in: 1...((1 << 31) - 1), using: &generator) }
  }

  @Test("The discriminant c² − 4mk has its exact sign, one ulp on either side of zero")
  func discriminantSign() {
    var generator = SeededGenerator(3)
    for _ in 0..<50_000 {
      // c = 2√(mk) exactly for m = a², k = b², c = 2ab.
      let (a, b) = (
        Double(Int.random(in: 1..<(1 << 26), using: &generator)),
        Double(Int.random(in: 1..<(1 << 26), using: &generator))
      )
      let (m, k, c) = (a * a, b * b, 2 * a * b)
      func sign(_ m: Double, _ k: Double, _ c: Double) -> Double {
        (DoubleDouble(product: c, c) - DoubleDouble(product: 4 * m, k)).high
      }
      #expect(sign(m, k, c) == 0)
      #expect(sign(m, k, c.nextUp) > 0 && sign(m, k, c.nextDown) < 0)
      #expect(sign(m, k.nextUp, c) < 0 && sign(m.nextDown, k, c) > 0)
    }
  }

  @Test("Quotients and roots multiply back within 2⁻¹⁰²")
  func quotientsAndRoots() {
    var generator = SeededGenerator(4)
    let limit = 0x1p-102
    for _ in 0..<100_000 {
      let (x, y) = (number(), number())
      let back = (x / y) * y - x
      #expect((back.high / x.high).magnitude <= 2 * limit)
      let positive = x.high < 0 ? -x : x
      let root = positive.squareRoot()
      #expect(((root * root - positive).high / positive.high).magnitude <= 3 * limit)
    }
    #expect(DoubleDouble(0).squareRoot().value == 0)
    #expect((DoubleDouble(2).squareRoot() * DoubleDouble(2).squareRoot() - DoubleDouble(2)).high.magnitude < 0x1p-101)

    func number() -> DoubleDouble {
      let high = Double.random(in: 0.5...2, using: &generator) * (Bool.random(using: &generator) ? 1e20 : -1e-20)
      return DoubleDouble(sum: high, high * Double.random(in: -0x1p-54...0x1p-54, using: &generator))
    }
  }

  @Test("Integer arithmetic holds: (a + b)·(a − b) = a² − b²")
  func integers() {
    var generator = SeededGenerator(5)
    for _ in 0..<50_000 {
      let a = Int64.random(in: -(1 << 50)...(1 << 50), using: &generator)
      let b = Int64.random(in: -(1 << 50)...(1 << 50), using: &generator)
      let (x, y) = (DoubleDouble(Double(a)), DoubleDouble(Double(b)))
      #expect(integer((x + y) * (x - y)) == Int128(a) * Int128(a) - Int128(b) * Int128(b))
    }
  }

  @Test("2π has 107 bits: its parts are the known ones")
  func twoPi() {
    #expect(DoubleDouble.twoPi.high == 2 * Double.pi)
    // 2π − fl(2π) = 2.449293598294706…e-16.
    #expect((DoubleDouble.twoPi.low - 2.4492935982947064e-16).magnitude < 1e-31)
  }
}
