import MotionPaths
import TestSupport
import Testing

@Suite("SVG path data")
struct SVGPathDataTests {
  private typealias Element = MotionPath.Element

  private func elements(_ text: String) throws -> [MotionPath.Element] { try MotionPath(svgPathData: text).elements }

  @Test("Every command, absolute and relative")
  func commands() throws {
    #expect(
      try elements("M1 2L3 4H5V6Q7 8 9 10T11 12C13 14 15 16 17 18S19 20 21 22A23 24 25 0 1 26 27Z") == [
        .move(to: [1, 2]), .line(to: [3, 4]), .line(to: [5, 4]), .line(to: [5, 6]),
        .quadCurve(to: [9, 10], control: [7, 8]), .quadCurve(to: [11, 12], control: [11, 12]),
        .curve(to: [17, 18], control1: [13, 14], control2: [15, 16]),
        .curve(to: [21, 22], control1: [19, 20], control2: [19, 20]),
        .svgArc(to: [26, 27], radii: [23, 24], degrees: 25, isLarge: false, isClockwise: true), .closeSubpath,
      ])
    #expect(
      try elements("m1 2l3 4h5v6q7 8 9 10t1 2c1 2 3 4 5 6s1 1 2 2a1 2 3 1 0 4 5z") == [
        .move(to: [1, 2]), .line(to: [4, 6]), .line(to: [9, 6]), .line(to: [9, 12]),
        .quadCurve(to: [18, 22], control: [16, 20]), .quadCurve(to: [19, 24], control: [20, 24]),
        .curve(to: [24, 30], control1: [20, 26], control2: [22, 28]),
        .curve(to: [26, 32], control1: [26, 32], control2: [25, 31]),
        .svgArc(to: [30, 37], radii: [1, 2], degrees: 3, isLarge: true, isClockwise: false), .closeSubpath,
      ])
  }

  @Test(
    "Ways to write numbers and lists",
    arguments: [
      ("M.5.5", "M0.5 0.5"), ("M10-5", "M10,-5"), ("M1e2-1e-2", "M100 -.01"), ("M+1+2", "M 1 , 2"),
      ("M1.76e-7,60L50,40", "M.000000176 60 L 50 40"), ("M1 2 3 4", "M1 2L3 4"), ("m1 2 3 4", "M1 2L4 6"),
      ("M0 0l1 1 2 2", "M0 0L1 1L3 3"), ("\n\tM\r0\u{C}0 ", "M0 0"), ("M0,0,1,1", "M0 0L1 1"),
      ("M0 0a25,25 0 1125,25", "M0 0A25 25 0 1 1 25 25"), ("M0 0a25 25 0 01.5.5", "M0 0A25 25 0 0 1 .5 .5"),
      ("M0 0A10 10 0 0110 10", "M0 0A10 10 0 0 1 10 10"),
      (
        "M2,0a2 2 0 00-2 2a2 2 0 002 2a.5.5 0 011 0z",
        "M2 0A2 2 0 0 0 0 2A2 2 0 0 0 2 4A.5 .5 0 0 1 3 4Z"
      ),
      ("M10 10 L20 20 m5 5 l2 2", "M10 10 L20 20 M25 25 L27 27"),
      ("M10 10h5zm1 1h1", "M10 10H15ZM11 11H12"), ("M10 10h5zl1 1", "M10 10H15ZL11 11"),
      ("M1 1h1 2 3", "M1 1H2H4H7"), ("M0 0zz", "M0 0 Z Z"), ("M1e5.5", "M100000 .5"),
      ("M0 0 1e-400 2", "M0 0L0 2"), ("M1 1h-0", "M1 1H1"),
      ("M0 0L9007199254740993 1", "M0 0L9007199254740992 1"), ("", ""), (" \n", ""),
    ])
  func numbers(text: String, same: String) throws {
    #expect(try elements(text) == elements(same))
  }

  @Test("A reflected control point follows curves of its own kind only")
  func reflections() throws {
    #expect(try elements("M0 0C0 10 10 10 10 0T20 0").last == .quadCurve(to: [20, 0], control: [10, 0]))
    #expect(try elements("M0 0Q5 10 10 0ZT20 0").last == .quadCurve(to: [20, 0], control: [0, 0]))
    #expect(try elements("M0 0Q5 10 10 0S5 5 20 0").last == .curve(to: [20, 0], control1: [10, 0], control2: [5, 5]))
    #expect(try elements("M0 0Q5 10 10 0T20 0T30 0").last == .quadCurve(to: [30, 0], control: [25, 10]))
    #expect(
      try elements("M0 0C0 5 5 5 5 0s5-5 5 0").last == .curve(to: [10, 0], control1: [5, -5], control2: [10, -5]))
  }

  @Test(
    "What is no path data: where, why, and what precedes it",
    arguments: [
      ("L1 1", 0, "begins with M", ""), ("1 1", 0, "begins with M", ""), ("M", 1, "a number is missing", ""),
      ("M1", 2, "a number is missing", ""), ("M1,", 3, "a number is missing", ""),
      ("M1 1,", 5, "a number is missing", "M1 1"), ("M1 1L2 2,Z", 9, "a number is missing", "M1 1L2 2"),
      ("M1,,1", 3, "a number is missing", ""), ("M1 1 L", 6, "a number is missing", "M1 1"),
      ("M1 1L1e400,1", 5, "beyond the greatest number", "M1 1"),
      ("M1e308 0l1e308 0", 9, "beyond the greatest number", "M1e308 0"),
      ("M0 0Q-1e308 0 1e308 0T0 0", 22, "reflected control point", "M0 0Q-1e308 0 1e308 0"),
      ("M10,10L20,30L23. 40", 15, "a digit must follow the decimal point", "M10 10L20 30"),
      ("M1 1L. 2", 5, "a digit must follow the decimal point", "M1 1"), ("M1 1L- 2", 5, "a number is missing", "M1 1"),
      ("M1 1L10,10 ;;; L5,5", 11, "a command is one of", "M1 1L10 10"), ("M1 1X", 4, "a command is one of", "M1 1"),
      ("M0 0A1 1 0 2 0 3 3", 11, "a flag is 0 or 1", "M0 0"), ("M0 0A1 1 0 0 2 3 3", 13, "a flag is 0 or 1", "M0 0"),
      ("M0 0A1 1 0 0", 12, "a flag is 0 or 1", "M0 0"), ("M0 0LNaN 1", 5, "a number is missing", "M0 0"),
      ("M0 0L1 2 3", 10, "a number is missing", "M0 0L1 2"), ("M0 0L1 1Z2 2", 9, "a command is one of", "M0 0L1 1Z"),
      ("M0 0Linf 1", 5, "a number is missing", "M0 0"),
    ])
  func errors(text: String, offset: Int, reason: String, prefix: String) throws {
    let (path, error) = MotionPath.parse(svgPathData: text)
    guard let error, case .text(let found, let said) = error else {
      Issue.record("\(text) is accepted")
      return
    }
    #expect(found == offset, "\(text)")
    #expect(said.contains(reason), "\(text): \(said)")
    #expect(try path.elements == elements(prefix), "\(text)")
    #expect(throws: error) { try MotionPath(svgPathData: text) }
  }

  @Test(
    "The shortest text",
    arguments: [
      ("M 0.5 0.5 L 0.25 -3", "M.5.5.25-3"), ("M100000 0.0001 h 10", "M1e5 1e-4h10"),
      ("M0 0 L10 0 L10 10 L0 10 Z", "M0 0H10V10H0Z"), ("M100 100 L101 102 L103 104", "M100 100l1 2 2 2"),
      ("M100.5 100.25 L101.5 101.5", "M100.5 100.25l1 1.25"), ("M0 0 L1 2 L3 5", "M0 0 1 2 3 5"),
      ("M0 0 Q5 5 10 0 Q15 -5 20 0", "M0 0Q5 5 10 0T20 0"),
      ("M0 0 C0 5 5 5 5 0 C5 -5 10 -5 10 0", "M0 0C0 5 5 5 5 0s5-5 5 0"),
      ("M0 0 A25 25 0 1 1 25 25", "M0 0A25 25 0 1125 25"), ("M0 0ZZ", "M0 0ZZ"), ("M1 1M2 2", "M1 1M2 2"),
      ("M-0 0", "M-0 0"), ("", ""), ("M1234567 1", "M1234567 1"), ("M1200000 15e-9", "M12e5 15e-9"),
    ])
  func shortest(text: String, expected: String) throws {
    let written = try MotionPath(svgPathData: text).svgPathData
    #expect(written == expected)
  }

  @Test("What is written reads back to the same bits")
  func roundTrip() throws {
    var generator = SeededGenerator(0x5bc1)
    var law = LawCheck()
    for _ in 0..<4000 {
      let path = generator.path(of: Int.random(in: 1...20, using: &generator))
      let text = path.svgPathData
      let (back, error) = MotionPath.parse(svgPathData: text)
      law.expect(
        error == nil && back == path && back.svgPathData == text,
        "\(text) \(error?.description ?? "reads back as \(back.svgPathData)") [seed \(generator.seed)]")
    }
    law.finish()
  }

  @Test("Mutated texts: no crash, an offset inside the text, and a prefix that is valid by itself")
  func mutations() throws {
    var generator = SeededGenerator(0xf022)
    var law = LawCheck()
    let alphabet = Array("MmLlHhVvQqTtCcSsAaZz0123456789.-+eE, \n;\u{e9}x".utf8)
    for _ in 0..<20_000 {
      var text = Array(generator.path(of: Int.random(in: 1...6, using: &generator)).svgPathData.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text[position] = generator.choice(alphabet)
        case 1: text.insert(generator.choice(alphabet), at: position)
        default: if text.count > 1 { text.remove(at: position) }
        }
      }
      let (path, error) = MotionPath.parse(svgPathData: text.span)
      let comment: Testing.Comment = "\(String(decoding: text, as: UTF8.self)) [seed \(generator.seed)]"
      if let error {
        guard case .text(let offset, _) = error else {
          law.expect(false, comment)
          continue
        }
        law.expect((0...text.count).contains(offset), comment)
        // A prefix of the text up to the error gives the same elements.
        let preceding = Array(text[..<offset])
        let prefix = MotionPath.parse(svgPathData: preceding.span).path
        law.expect(prefix == path || prefix.elements.starts(with: path.elements), comment)
      }
      law.expect((try? MotionPath(checking: path.elements)) == path, comment)
    }
    law.finish()
  }

  @Test("Numbers are rounded correctly, however many digits they have")
  func rounding() throws {
    var generator = SeededGenerator(0xd161)
    var law = LawCheck()
    for _ in 0..<200_000 {
      let count = Int.random(in: 1...22, using: &generator)
      var digits = (0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &generator))) }
      if Bool.random(using: &generator) { digits.insert(".", at: Int.random(in: 0..<count, using: &generator)) }
      let text =
        String(digits) + (Bool.random(using: &generator) ? "" : "e\(Int.random(in: -40...30, using: &generator))")
      guard case .move(let point) = try elements("M\(text) 0").first,
        let expected = Double(text.hasPrefix(".") ? "0" + text : text)
      else {
        law.expect(false, "\(text)")
        continue
      }
      law.expect(point.x.bitPattern == expected.bitPattern, "\(text)")
    }
    law.finish()
  }
}
