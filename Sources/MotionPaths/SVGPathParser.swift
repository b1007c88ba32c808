import NumericalMethods

/// Reads SVG path data: the grammar of SVG 2, chapter 9, section 3.9.
///
/// A command's elements are added one by one, so that what precedes an error is there.
struct SVGPathParser {
  private(set) var path = MotionPath()
  private var offset = 0

  /// Reads a whole text; nil where it is path data, else what is wrong first.
  mutating func read(_ text: Span<UInt8>) -> MotionPathError? {
    defer { path.trimCapacity() }
    do throws(MotionPathError) {
      skipSpace(text)
      while offset < text.count {
        if path.isEmpty, text[offset] | 0x20 != UInt8(ascii: "m") { throw fault("path data begins with M or m") }
        try readCommand(text)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Reads a command with all its sets of arguments, and the space behind it.
  private mutating func readCommand(_ text: Span<UInt8>) throws(MotionPathError) {
    let isRelative = text[offset] & 0x20 != 0
    var letter = text[offset] | 0x20
    guard Self.letters.contains(letter) else {
      throw fault("a command is one of M L H V Q T C S A Z, or the same in lower case")
    }
    offset += 1
    skipSpace(text)
    if letter == UInt8(ascii: "z") {
      path.appendChecked(.closeSubpath)
      return
    }
    while true {
      path.appendChecked(try element(letter, isRelative: isRelative, text))
      // Pairs after the first of a move are lines.
      if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
      skipSpace(text)
      if offset < text.count, text[offset] == UInt8(ascii: ",") {
        offset += 1
        skipSpace(text)
      } else if !isNumberStart(text) {
        return
      }
    }
  }

  /// The element that one set of arguments makes.
  private mutating func element(
    _ letter: UInt8, isRelative: Bool, _ text: Span<UInt8>
  ) throws(MotionPathError) -> MotionPath.Element {
    let origin = isRelative ? path.pen.current : .zero
    switch letter {
    case UInt8(ascii: "m"): return .move(to: try point(text, origin))
    case UInt8(ascii: "l"): return .line(to: try point(text, origin))
    case UInt8(ascii: "h"): return .line(to: SIMD2(try coordinate(text, origin.x), path.pen.current.y))
    case UInt8(ascii: "v"): return .line(to: SIMD2(path.pen.current.x, try coordinate(text, origin.y)))
    case UInt8(ascii: "q"):
      let control = try point(text, origin)
      return .quadCurve(to: try nextPoint(text, origin), control: control)
    case UInt8(ascii: "t"):
      let control = try reflection(path.pen.quadReflection)
      return .quadCurve(to: try point(text, origin), control: control)
    case UInt8(ascii: "c"):
      let control1 = try point(text, origin)
      let control2 = try nextPoint(text, origin)
      return .curve(to: try nextPoint(text, origin), control1: control1, control2: control2)
    case UInt8(ascii: "s"):
      let control1 = try reflection(path.pen.cubicReflection)
      let control2 = try point(text, origin)
      return .curve(to: try nextPoint(text, origin), control1: control1, control2: control2)
    default:
      let radii = try point(text, .zero)
      skipSeparator(text)
      let degrees = try coordinate(text, 0)
      skipSeparator(text)
      let isLarge = try flag(text)
      skipSeparator(text)
      let isClockwise = try flag(text)
      return .svgArc(
        to: try nextPoint(text, origin), radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    }
  }

  /// The commands in lower case.
  private static let letters = Array("mlhvqtcsaz".utf8)

  @inline(__always)
  private mutating func nextPoint(
    _ text: Span<UInt8>, _ origin: SIMD2<Double>
  ) throws(MotionPathError) -> SIMD2<Double> {
    skipSeparator(text)
    return try point(text, origin)
  }

  @inline(__always)
  private mutating func point(_ text: Span<UInt8>, _ origin: SIMD2<Double>) throws(MotionPathError) -> SIMD2<Double> {
    let x = try coordinate(text, origin.x)
    skipSeparator(text)
    return SIMD2(x, try coordinate(text, origin.y))
  }

  @inline(__always)
  private mutating func coordinate(_ text: Span<UInt8>, _ origin: Double) throws(MotionPathError) -> Double {
    let first = offset
    guard let number = DecimalNumber.read(text, at: &offset) else { throw missingNumber(text) }
    let value = Self.sum(origin, number)
    guard value.isFinite else {
      throw .text(offset: first, reason: "the coordinate is beyond the greatest number, 1.797e308")
    }
    return value
  }

  /// What a relative coordinate means. From zero it is the number itself: a sum would lose the sign of −0.
  @inline(__always)
  static func sum(_ origin: Double, _ number: Double) -> Double { origin == 0 ? number : origin + number }

  private mutating func flag(_ text: Span<UInt8>) throws(MotionPathError) -> Bool {
    guard offset < text.count, text[offset] | 1 == UInt8(ascii: "1") else { throw fault("a flag is 0 or 1") }
    offset += 1
    return text[offset - 1] == UInt8(ascii: "1")
  }

  private func reflection(_ point: SIMD2<Double>) throws(MotionPathError) -> SIMD2<Double> {
    guard point.isFinite else { throw fault("the reflected control point is beyond the greatest number, 1.797e308") }
    return point
  }

  private func fault(_ reason: String) -> MotionPathError { .text(offset: offset, reason: reason) }

  private func missingNumber(_ text: Span<UInt8>) -> MotionPathError {
    let isPoint = offset < text.count && text[offset] == UInt8(ascii: ".")
    return fault(isPoint ? "a digit must follow the decimal point" : "a number is missing")
  }

  @inline(__always)
  private func isNumberStart(_ text: Span<UInt8>) -> Bool {
    guard offset < text.count else { return false }
    let byte = text[offset]
    return byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "+")
  }

  @inline(__always)
  private mutating func skipSeparator(_ text: Span<UInt8>) {
    skipSpace(text)
    guard offset < text.count, text[offset] == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpace(text)
  }

  @inline(__always)
  private mutating func skipSpace(_ text: Span<UInt8>) {
    while offset < text.count {
      switch text[offset] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: offset += 1
      default: return
      }
    }
  }
}
