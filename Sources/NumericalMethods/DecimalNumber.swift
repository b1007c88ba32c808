/// A decimal number ±digits · 10^exponent, as texts write it.
///
/// Neither reading nor writing depends on a locale. A number that is read is rounded once and correctly; up to 19
/// digits and 10^±27 that takes one multiplication or division of integers.
package struct DecimalNumber: Sendable, Hashable {
  /// Whether a minus sign precedes the digits; zero has one too.
  package var isNegative: Bool
  /// The digits without the point.
  package var digits: UInt64
  /// The power of ten of the last digit.
  package var exponent: Int

  /// A decimal from its parts; zeros at the end of the digits become part of the exponent.
  package init(isNegative: Bool, digits: UInt64, exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = digits == 0 ? 0 : exponent
    while self.digits != 0, self.digits.isMultiple(of: 10) {
      self.digits /= 10
      self.exponent += 1
    }
  }

  /// The shortest decimal that reads back to the bits of a finite double.
  package init(shortest value: Double) {
    var digits: UInt64 = 0
    var (fraction, power) = (0, 0)
    var (isFraction, isPower, isBelow) = (false, false, false)
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isPower = true
      case UInt8(ascii: "-"): isBelow = isPower
      case UInt8(ascii: "+"): break
      default:
        let digit = UInt64(Self.digit(byte))
        if isPower {
          power = power * 10 + Int(digit)
        } else {
          digits = digits * 10 + digit
          fraction += isFraction ? 1 : 0
        }
      }
    }
    self.init(
      isNegative: value.sign == .minus, digits: digits, exponent: (isBelow ? -power : power) - fraction)
  }

  /// The decimal rounded to a double; nil where digits and exponent are too great for the exact method.
  package var value: Double? {
    Self.magnitude(digits, exponent).map { isNegative ? -$0 : $0 }
  }

  /// How many digits follow the point when it is written without an exponent.
  package var fractionDigits: Int { max(0, -exponent) }
}

// MARK: - Reading

extension DecimalNumber {
  /// Reads the longest number that begins at `offset` and moves the offset behind it; nil, and no move, where none
  /// begins.
  ///
  /// A number is a sign, digits, a point with digits after it, and an exponent; all but one row of digits may be
  /// absent. The point of `23.` is not part of the number. The result is the nearest double, ties to even; ±∞ where
  /// that is none.
  package static func read(_ text: Span<UInt8>, at offset: inout Int) -> Double? {
    let first = offset
    guard let scanned = scan(text, at: &offset) else { return nil }
    if scanned.isExact, let magnitude = magnitude(scanned.digits, scanned.exponent) {
      return scanned.isNegative ? -magnitude : magnitude
    }
    var number: [UInt8] = []
    for index in first..<offset { number.append(text[index]) }
    return Double(String(decoding: number, as: UTF8.self))
  }

  private struct Scanned {
    var isNegative: Bool
    var digits: UInt64
    var exponent: Int
    /// Whether all digits found room.
    var isExact: Bool
  }

  @inline(__always)
  private static func scan(_ text: Span<UInt8>, at offset: inout Int) -> Scanned? {
    let end = text.count
    var index = offset
    let isNegative = index < end && text[index] == UInt8(ascii: "-")
    if isNegative || index < end && text[index] == UInt8(ascii: "+") { index += 1 }
    var digits: UInt64 = 0
    let whole = digitCount(text, at: &index, into: &digits)
    var fraction = 0
    if index + 1 < end, text[index] == UInt8(ascii: "."), digit(text[index + 1]) < 10 {
      index += 1
      fraction = digitCount(text, at: &index, into: &digits)
    }
    guard whole + fraction > 0 else { return nil }
    var exponent = -fraction
    if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
      var next = index + 1
      let isBelow = next < end && text[next] == UInt8(ascii: "-")
      if isBelow || next < end && text[next] == UInt8(ascii: "+") { next += 1 }
      let first = next
      var power = 0
      while next < end, digit(text[next]) < 10 {
        power = min(power * 10 + Int(digit(text[next])), 1_000_000)
        next += 1
      }
      if next > first {
        exponent += isBelow ? -power : power
        index = next
      }
    }
    offset = index
    // 19 digits fit into 64 bits, whichever they are.
    return Scanned(isNegative: isNegative, digits: digits, exponent: exponent, isExact: whole + fraction <= 19)
  }

  /// Appends the digits that begin at an index to a number; how many they are.
  @inline(__always)
  private static func digitCount(_ text: Span<UInt8>, at index: inout Int, into digits: inout UInt64) -> Int {
    let first = index
    while index < text.count {
      let next = digit(text[index])
      guard next < 10 else { break }
      digits = digits &* 10 &+ UInt64(next)
      index += 1
    }
    return index - first
  }

  /// The digit that a byte stands for; 10 or more for any other byte.
  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "0") }

  /// 5⁰…5²⁷, each with its highest bit moved to bit 63, and how far it moved.
  private static let powersOfFive: [(power: UInt64, shift: Int)] = {
    var power: UInt64 = 1
    return (0...27).map { index in
      if index > 0 { power *= 5 }
      return (power << power.leadingZeroBitCount, power.leadingZeroBitCount)
    }
  }()

  /// digits · 10^exponent rounded once; nil beyond 10^±27, where 5^|exponent| leaves 64 bits.
  ///
  /// With d = digits and p = 5^|exponent|, d · p or d / p is taken to 63 bits at least, with a last bit that says
  /// whether anything was left: that is enough for one correct rounding to 53. The power of two is exact.
  @inline(__always)
  private static func magnitude(_ digits: UInt64, _ exponent: Int) -> Double? {
    guard digits != 0 else { return 0 }
    let index = Int(exponent.magnitude)
    guard index <= 27 else { return nil }
    let shift = digits.leadingZeroBitCount
    let normalized = digits << shift
    let (power, powerShift) = powersOfFive[index]
    let leading: UInt64
    let isInexact: Bool
    var binary: Int
    if exponent >= 0 {
      let product = normalized.multipliedFullWidth(by: power)
      (leading, isInexact) = (product.high, product.low != 0)
      binary = 64 - shift - powerShift + exponent
    } else {
      let (quotient, remainder) = power.dividingFullWidth((normalized >> 1, normalized << 63))
      (leading, isInexact) = (quotient, remainder != 0)
      binary = powerShift - shift - 63 + exponent
    }
    // One bit fewer fits a signed integer, for which there is an instruction.
    let sticky: UInt64 = isInexact || leading & 1 != 0 ? 1 : 0
    binary += 1
    return Double(Int64(leading >> 1 | sticky)) * Double(bitPattern: UInt64(1023 + binary) << 52)
  }
}

// MARK: - Writing

extension DecimalNumber {
  /// Appends the number in ASCII, in the form with the fewest characters: `.5`, `-3e5`, `12e-7`. No zero precedes the
  /// point.
  package func append(to text: inout [UInt8]) {
    if isNegative { text.append(UInt8(ascii: "-")) }
    let count = Self.length(digits)
    // How many digits come before the point, or how many zeros behind it and before the digits.
    let point = count + exponent
    let plain = exponent >= 0 ? point : max(count, count - point) + 1
    let scientific = count + 1 + (exponent < 0 ? 1 : 0) + Self.length(exponent.magnitude)
    if exponent != 0, scientific < plain {
      Self.append(digits, count, to: &text)
      text.append(UInt8(ascii: "e"))
      if exponent < 0 { text.append(UInt8(ascii: "-")) }
      Self.append(UInt64(exponent.magnitude), Self.length(exponent.magnitude), to: &text)
    } else if exponent >= 0 {
      Self.append(digits, count, to: &text)
      Self.append(0, exponent, to: &text)
    } else {
      let start = text.count + max(point, 0)
      Self.append(digits, max(count, count - point), to: &text)
      text.insert(UInt8(ascii: "."), at: start)
    }
  }

  /// How many decimal digits a number has.
  private static func length(_ number: some UnsignedInteger) -> Int {
    var (rest, length) = (number / 10, 1)
    while rest > 0 { (rest, length) = (rest / 10, length + 1) }
    return length
  }

  /// Appends a number with zeros before it, `count` digits in all.
  private static func append(_ number: UInt64, _ count: Int, to text: inout [UInt8]) {
    let end = text.count + count
    text += repeatElement(UInt8(ascii: "0"), count: count)
    var (rest, index) = (number, end - 1)
    while rest > 0 {
      text[index] += UInt8(rest % 10)
      (rest, index) = (rest / 10, index - 1)
    }
  }
}
