/// Walks over the tokens of a CSS easing function, and says where it stumbles.
///
/// White space and comments may stand between any two tokens, as in CSS. Names are compared without regard to ASCII case.
/// Escapes in names are not read, and neither a comment nor a parenthesis may stay open at the end.
struct CSSScanner {
  /// A number or a percentage, its value as a fraction.
  struct Number {
    let value: Double
    let isPercentage: Bool
    /// Whether it is written without a point and an exponent.
    let isInteger: Bool
    let offset: Int
  }

  private let bytes: [UInt8]
  /// How many bytes have been read.
  private(set) var offset = 0

  /// A scanner at the start of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The byte so far ahead, or zero beyond the end; CSS replaces real zeros as well.
  private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

  /// Whether everything is read.
  var isAtEnd: Bool { offset == bytes.count }

  /// An error at the next byte.
  func expected(_ what: String) -> TimingCurveError { .text(offset: offset, reason: "expected \(what)") }

  /// Passes over white space and comments.
  mutating func skipSpace() throws(TimingCurveError) {
    while true {
      switch byte() {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0C, 0x0D: offset += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(TimingCurveError) {
    let start = offset
    offset += 2
    while !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      guard !isAtEnd else { throw .text(offset: start, reason: "the comment does not end") }
      offset += 1
    }
    offset += 2
  }

  /// Reads a name, in lower case; empty where none begins here.
  mutating func name() -> String {
    let start = offset
    while byte().isNamePart { offset += 1 }
    return String(decoding: bytes[start..<offset].map { $0.lowercased }, as: UTF8.self)
  }

  /// Reads a byte if it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, byte() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Reads a comma, and space before it, if one is next.
  mutating func skipComma() throws(TimingCurveError) -> Bool {
    try skipSpace()
    return skip(",")
  }

  /// Reads a number that is no percentage, and space before it.
  mutating func plainNumber(_ what: String) throws(TimingCurveError) -> Number {
    try skipSpace()
    let start = offset
    guard let number = try number() else { throw expected(what) }
    guard !number.isPercentage else { throw .text(offset: start, reason: "expected \(what), not a percentage") }
    return number
  }

  /// Reads a number or a percentage; nil where none begins here.
  mutating func number() throws(TimingCurveError) -> Number? {
    let start = offset
    var end = offset
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func skipDigits() { while byte(end).isDigit { end += 1 } }
    if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
    let firstDigit = end
    skipDigits()
    var isInteger = true
    if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit {
      isInteger = false
      end += 1
      skipDigits()
    }
    guard end > firstDigit else { return nil }
    if byte(end) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(end + 1) == UInt8(ascii: "+") || byte(end + 1) == UInt8(ascii: "-") ? 1 : 0
      if byte(end + 1 + sign).isDigit {
        isInteger = false
        end += 1 + sign
        skipDigits()
      }
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    offset = end
    let isPercentage = skip("%")
    guard let value = CSSNumber.value(of: text, isPercentage: isPercentage) else {
      throw .text(offset: start, reason: "the number is beyond the greatest double")
    }
    if !isPercentage, self.byte().isNameStart { throw .text(offset: end, reason: "expected a number without a unit") }
    return Number(value: value, isPercentage: isPercentage, isInteger: isInteger, offset: start)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether a CSS name may begin with the byte.
  fileprivate var isNameStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// Whether a CSS name may go on with the byte.
  fileprivate var isNamePart: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }

  /// The byte in lower case where it is an ASCII letter.
  fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
