import TestSupport
import Testing
import TimingCurves

/// Texts that nobody would write. Nothing crashes or hangs, an error points into the text, and what is read can be written.
@Suite("CSS text, mutated at random")
struct CSSFuzzTests {
  private static let seeds = [
    "cubic-bezier(0.25, 0.1, 0.25, 1)", "linear(0, 0.25 25% 75%, 1)", "steps(4, jump-none)", "ease-in-out",
    "linear(0 1e-3%, .5 /* c */ 20%, +1e2 3.5E+1%)", "/**/steps(3,start)/**/",
  ]
  private static let pieces = [
    "(", ")", ",", "%", "/*", "*/", "-", "+", ".", "e", "E5", "0", "9", "1e308", "1e-400", " ", "\n", "\u{0}", "é", "🌀",
    "linear",
    "steps(", "cubic-bezier(", "ease", "jump-both", "999999999999999999999999", "\u{301}",
  ]

  private static func mutated(_ text: String, using generator: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count: scalars[place] = Unicode.Scalar(UInt8.random(in: 0...127, using: &generator))
      case 2:
        let end = Int.random(in: place...scalars.count, using: &generator)
        scalars.removeSubrange(place..<end)
      default: scalars.insert(contentsOf: Array(generator.choice(pieces).unicodeScalars), at: place)
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  @Test("Errors point into the text; what is read is written and read again")
  func mutations() throws {
    var generator = SeededGenerator(441)
    var check = LawCheck()
    var readCount = 0
    for _ in 0..<100_000 {
      let text = Self.mutated(generator.choice(Self.seeds), using: &generator)
      do throws(TimingCurveError) {
        let curve = try TimingCurve(css: text)
        readCount += 1
        let written = curve.cssText ?? ""
        check.expect((try? TimingCurve(css: written)) == curve, "\(text.debugDescription) is written as \(written)")
        check.expect(!curve.value(at: 0.3).isNaN, "\(text.debugDescription) has no value at 0.3")
      } catch .text(let offset, _) {
        check.expect((0...text.utf8.count).contains(offset), "\(text.debugDescription): offset \(offset)")
      } catch {
        check.expect(false, "\(text.debugDescription): \(error)")
      }
    }
    check.finish()
    #expect(readCount > 3000, "only \(readCount) texts were legal")
  }

  @Test("Long texts are read in one pass")
  func longTexts() throws {
    let many = "linear(" + (0..<200_000).map { "\($0)" }.joined(separator: ",") + ")"
    guard case .piecewiseLinear(let curve) = try TimingCurve(css: many) else {
      Issue.record("no linear()")
      return
    }
    #expect(curve.points.count == 200_000)
    expectNear(curve.value(at: 0.5), 99_999.5, within: 1e-9)
    let digits = "cubic-bezier(0." + String(repeating: "1", count: 1_000_000) + ", 0, 1, 1)"
    #expect(try TimingCurve(css: digits).cssText == "cubic-bezier(0.1111111111111111, 0, 1, 1)")
    let comment = "ease/*" + String(repeating: "*", count: 1_000_000)
    #expect(throws: TimingCurveError.text(offset: 4, reason: "the comment does not end")) {
      try TimingCurve(css: comment)
    }
    #expect(throws: TimingCurveError.self) { try TimingCurve(css: String(repeating: "(", count: 1_000_000)) }
  }
}
