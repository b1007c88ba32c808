import TestSupport
import Testing
import TimingCurves

@Suite("CSS text of timing curves")
struct CSSTextTests {
  @Test(
    "Texts that CSS allows, and how they are written",
    arguments: [
      ("linear", "linear"), ("ease", "ease"), ("ease-in", "ease-in"), ("ease-out", "ease-out"),
      ("ease-in-out", "ease-in-out"), ("step-start", "steps(1, jump-start)"), ("step-end", "steps(1)"),
      ("EASE-In", "ease-in"), (" \t\r\n\u{0C}ease/**/ /* c */", "ease"),
      ("cubic-bezier(0.25,0.1,0.25,1)", "ease"), ("cubic-bezier(0, 0, 1, 1)", "linear"),
      ("cubic-bezier(.1, -.2, 1e0, +2.5E-1)", "cubic-bezier(0.1, -0.2, 1, 0.25)"),
      ("Cubic-Bezier( /* x1 */ 0 , 1.5\n,1,\t1.5 )", "cubic-bezier(0, 1.5, 1, 1.5)"),
      ("cubic-bezier(0,-2,1,1e21)", "cubic-bezier(0, -2, 1, 1e21)"),
      ("cubic-bezier(0,123456789012345680000,1,0.00000123)", "cubic-bezier(0, 123456789012345680000, 1, 0.00000123)"),
      ("cubic-bezier(0,1e-7,1,-1.5e300)", "cubic-bezier(0, 1e-7, 1, -1.5e300)"),
      ("cubic-bezier(0,1e-400,1,0)", "cubic-bezier(0, 0, 1, 0)"),
      ("steps(3)", "steps(3)"), ("steps( 3 , end )", "steps(3)"), ("steps(+3, Jump-End)", "steps(3)"),
      ("steps(3, start)", "steps(3, jump-start)"), ("steps(3,jump-start)", "steps(3, jump-start)"),
      ("steps(2,jump-none)", "steps(2, jump-none)"), ("steps(1, jump-both)", "steps(1, jump-both)"),
      ("steps(9007199254740991)", "steps(9007199254740991)"),
      ("linear(0,1)", "linear(0 0%, 1 100%)"), ("linear(0% 100% 0)", "linear(0 0%, 0 100%)"),
      ("linear(0 0% 100%)", "linear(0 0%, 0 100%)"), ("linear(0,0.25,1)", "linear(0 0%, 0.25 50%, 1 100%)"),
      ("linear(0 20%, 0.5 10%, 1)", "linear(0 20%, 0.5 20%, 1 100%)"),
      ("linear(0, 0.25 25% 75%, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
      ("linear(0, 25% 75% .25, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
      ("linear(0, 0.6 50%, 0.4 50%, 1)", "linear(0 0%, 0.6 50%, 0.4 50%, 1 100%)"),
      ("linear(0, .5 10%20%, 1)", "linear(0 0%, 0.5 10%, 0.5 20%, 1 100%)"),
      ("linear(0, 1 1e2%)", "linear(0 0%, 1 100%)"), ("linear(0 -10%, 1 110.5%)", "linear(0 -10%, 1 110.5%)"),
      ("linear(.3)", "linear(0.3 0%)"), ("linear(.3 20%)", "linear(0.3 20%)"),
      ("linear(0,1 7%,2 1e-9%)", "linear(0 0%, 1 7%, 2 7%)"), ("linear(0 1e-9%, 1)", "linear(0 1e-9%, 1 100%)"),
      ("linear(0.9 0%, -0 50%)", "linear(0.9 0%, -0 50%)"),
    ])
  func legal(text: String, written: String) throws {
    let curve = try TimingCurve(css: text)
    #expect(curve.cssText == written)
    #expect(try TimingCurve(css: written) == curve)
  }

  @Test(
    "Texts that CSS does not allow: how many bytes precede the fault, and what is said",
    arguments: [
      ("", 0, "an easing function"), ("  ", 2, "an easing function"), ("eas", 0, "ease-in-out"),
      ("ease-", 0, "an easing function"), ("ease ease", 5, "the end"), ("ease()", 0, "functions cubic-bezier()"),
      ("bezier(0,0,1,1)", 0, "functions"), ("cubic-bezier (0,0,1,1)", 0, "an easing function"),
      ("cubic-bezier/**/(0,0,1,1)", 0, "an easing function"), ("/* open", 0, "comment does not end"),
      ("ease /*", 5, "comment does not end"), ("ease /", 5, "the end"), ("ease;", 4, "the end"),
      ("cubic-bezier()", 13, "the number x1"), ("cubic-bezier(0)", 14, "\",\" and the number y1"),
      ("cubic-bezier(0 0 1 1)", 15, "\",\""), ("cubic-bezier(0,0,1)", 18, "the number y2"),
      ("cubic-bezier(0,0,1,1", 20, "\")\""), ("cubic-bezier(0,0,1,1,)", 20, "\")\""),
      ("cubic-bezier(0,,1,1)", 15, "the number y1"), ("cubic-bezier(2,0,1,1)", 13, "x1 must be from 0 to 1"),
      ("cubic-bezier(0, 0, -0.1, 1)", 19, "x2 must be from 0 to 1"),
      ("cubic-bezier(0,0,1,1e400)", 19, "greatest double"),
      ("cubic-bezier(1.,0,1,1)", 14, "\",\""), ("cubic-bezier(0,0,1,1px)", 20, "without a unit"),
      ("cubic-bezier(0,0,1,50%)", 19, "not a percentage"), ("cubic-bezier(0,0,1,+ 1)", 19, "the number y2"),
      ("cubic-bezier(0,0,1,--1)", 19, "the number y2"), ("cubic-bezier(0,0,1,1e)", 20, "without a unit"),
      ("cubic-bezier(0,0,1,0x1)", 20, "without a unit"), ("cubic-bezier(nan,0,1,1)", 13, "the number x1"),
      ("cubic-bezier(0,infinity,1,1)", 15, "the number y1"),
      ("steps()", 6, "the number of steps"), ("steps(0)", 6, "from 1 to"), ("steps(-3)", 6, "from 1 to"),
      ("steps(1, jump-none)", 6, "from 2 to"), ("steps(2.0)", 6, "whole"), ("steps(1e3)", 6, "whole"),
      ("steps(2,)", 8, "jump-start"), ("steps(2, middle)", 9, "jump-start"), ("steps(2 start)", 8, "\")\""),
      ("steps(99999999999999999999999)", 6, "from 1 to"), ("steps(start)", 6, "the number of steps"),
      ("linear()", 7, "a number"), ("linear(100%)", 11, "a number beside"), ("linear(0% 1 50%)", 12, "side by side"),
      ("linear(0 1% 2% 3%)", 15, "at most two"), ("linear(0,)", 9, "a number"), ("linear(,0)", 7, "a number"),
      ("linear(0 1)", 9, "before a second number"), ("linear(0, 1 2em)", 13, "without a unit"),
      ("linear(0 / 1)", 9, "\")\""), ("linear(0, 1e101)", 10, "from -1e+100"),
      ("linear(0 1e500%)", 9, "greatest double"),
      ("líneár(0)", 0, "functions"), ("ease\u{0}", 4, "the end"), ("ease é", 5, "the end"),
    ] as [(String, Int, String)])
  func illegal(text: String, offset: Int, phrase: String) {
    do throws(TimingCurveError) {
      Issue.record("\(text) reads as \(try TimingCurve(css: text))")
    } catch {
      guard case .text(let at, let reason) = error else {
        Issue.record("\(text): \(error)")
        return
      }
      #expect(at == offset, "\(text): \(error)")
      #expect(reason.contains(phrase), "\(text): \(reason)")
    }
  }

  @Test("Curves that CSS has no words for have no text")
  func wordless() {
    #expect(TimingCurve.circular(.easeIn).cssText == nil)
    #expect(TimingPreset.material3Emphasized.curve.cssText == nil)
    #expect(TimingCurve.cubicBezier(CubicBezierCurve(controlPoints: 1.1, 0, 0.5, 1)).cssText == nil)
  }

  /// A double of any kind, its bits drawn at random or a few of them.
  private static func double(
    magnitude: ClosedRange<Double>, using generator: inout SeededGenerator
  ) -> Double {
    while true {
      let value: Double =
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: Double(bitPattern: generator.next())
        case 1: generator.signed(1e-12...1e12)
        case 2: Double(Int.random(in: -1000...1000, using: &generator)) / 1000
        default: generator.choice([0, -0.0, 1, .leastNonzeroMagnitude, .leastNormalMagnitude, 0.1, 0.07, 0.28, 0.57])
        }
      if value == 0 || magnitude.contains(value.magnitude) { return value }
    }
  }

  @Test("A linear() is read back to the same bits")
  func linearRoundTrip() throws {
    var generator = SeededGenerator(431)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...6, using: &generator)
      let stops = (0..<count).map { _ in
        PiecewiseLinearCurve.Stop(
          Self.double(magnitude: 0...1e100, using: &generator),
          at: Bool.random(using: &generator) ? Self.double(magnitude: 0...1e100, using: &generator) : nil)
      }
      let curve = PiecewiseLinearCurve(stops)
      let text = try #require(TimingCurve.piecewiseLinear(curve).cssText)
      guard case .piecewiseLinear(let back) = try TimingCurve(css: text) else {
        Issue.record("\(text) is no linear()")
        continue
      }
      func bits(_ curve: PiecewiseLinearCurve) -> [UInt64] {
        curve.points.flatMap { [$0.x.bitPattern, $0.y.bitPattern] }
      }
      check.expect(bits(back) == bits(curve), "\(text) for \(curve.points)")
    }
    check.finish()
  }

  @Test("A cubic-bezier() is read back to the same bits")
  func cubicRoundTrip() throws {
    var generator = SeededGenerator(432)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let curve = CubicBezierCurve(
        controlPoints: Self.double(magnitude: 0...1, using: &generator).magnitude,
        Self.double(magnitude: 0...1e308, using: &generator),
        Self.double(magnitude: 0...1, using: &generator).magnitude,
        Self.double(magnitude: 0...1e308, using: &generator))
      let text = try #require(TimingCurve.cubicBezier(curve).cssText)
      guard case .cubicBezier(let back) = try TimingCurve(css: text) else {
        Issue.record("\(text) is no cubic")
        continue
      }
      func bits(_ curve: CubicBezierCurve) -> [UInt64] { [curve.x1, curve.y1, curve.x2, curve.y2].map(\.bitPattern) }
      // A keyword forgets the sign of a zero.
      check.expect(bits(back) == bits(curve) || back == curve && !text.contains("("), "\(text) for \(curve)")
    }
    check.finish()
  }

  @Test("A percentage is the double nearest to what is written, which a division by 100 misses")
  func percentages() throws {
    func input(_ text: String) throws -> Double {
      guard case .piecewiseLinear(let curve) = try TimingCurve(css: "linear(0 \(text), 1)") else { return .nan }
      return curve.points[0].x
    }
    #expect(try input("57.99999999999999%") == 0.5799999999999999)
    for hundredths in 0...10_000 {
      let decimal = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
      #expect(try input("\(decimal)%") == Double("\(decimal)e-2"))
    }
    #expect(try input("2.5e1%") == 0.25)
    #expect(try input("1e-999999999999999999999%") == 0)
  }
}
