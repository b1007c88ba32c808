import NumericalMethods

/// Writes SVG path data with as few characters as it can.
///
/// Each element is written in the shortest of its forms: absolute or relative, with a shorthand where the shorthand means
/// the same point to the bit. A relative form counts only if its sums give the bits back.
struct SVGPathPrinter {
  private(set) var text: [UInt8] = []
  private var pen = PathPen()
  private var tail = Tail()
  private var best = Form()
  private var trial = Form()

  /// What the text ends in, which decides what may touch it.
  private struct Tail {
    /// The command whose next set of arguments needs no letter; 0 for none.
    var openCommand: UInt8 = 0
    var isNumber = false
    /// Whether a point would begin another number.
    var hasPoint = false
  }

  /// One way to write an element.
  private struct Form {
    var text: [UInt8] = []
    var tail = Tail()
  }

  private enum Argument {
    case number(Double)
    case flag(Bool)
    /// A coordinate and the current point's.
    case coordinate(Double, Double)
  }

  /// Writes the path's next element.
  mutating func write(_ element: MotionPath.Element) {
    best.text.removeAll(keepingCapacity: true)
    switch element {
    case .move(let end): offer("M", point(end), next: "L")
    case .line(let end):
      offer("L", point(end))
      if sameBits(end.y, pen.current.y) { offer("H", [.coordinate(end.x, pen.current.x)]) }
      if sameBits(end.x, pen.current.x) { offer("V", [.coordinate(end.y, pen.current.y)]) }
    case .quadCurve(let end, let control):
      offer("Q", point(control) + point(end))
      if sameBits(control, pen.quadReflection) { offer("T", point(end)) }
    case .curve(let end, let control1, let control2):
      offer("C", point(control1) + point(control2) + point(end))
      if sameBits(control1, pen.cubicReflection) { offer("S", point(control2) + point(end)) }
    case .arc(let center, let radii, let rotation, let startAngle, let sweep):
      return writeQuarters(
        of: ArcSegment(
          center: center, radii: radii, xAxisRotation: rotation, startAngle: startAngle, sweep: sweep))
    case .svgArc(let end, let radii, let degrees, let isLarge, let isClockwise):
      offer(
        "A",
        [.number(radii.x), .number(radii.y), .number(degrees), .flag(isLarge), .flag(isClockwise)] + point(end))
    case .closeSubpath: offer("Z", [])
    }
    text += best.text
    tail = best.tail
    pen.pass(element)
  }

  /// Writes an arc in pieces of at most a quarter turn: through the ends of a half turn the center is not well determined.
  private mutating func writeQuarters(of arc: ArcSegment) {
    let count = max(1, (arc.sweep.magnitude / (Double.pi / 2)).rounded(.up))
    for index in stride(from: 1, through: count, by: 1) {
      write(
        .svgArc(
          to: index == count ? arc.end : arc.point(at: index / count), radii: arc.radii,
          degrees: arc.xAxisRotation / Double.pi * 180, isLarge: false, isClockwise: arc.sweep > 0))
    }
  }

  private func point(_ point: SIMD2<Double>) -> [Argument] {
    [.coordinate(point.x, pen.current.x), .coordinate(point.y, pen.current.y)]
  }

  /// Keeps a command's form, absolute or relative, if it is the shortest so far; `next` is what its further arguments would mean.
  private mutating func offer(_ command: Unicode.Scalar, _ arguments: [Argument], next: Unicode.Scalar? = nil) {
    for lowerCase: UInt8 in [0, 0x20] {
      guard compose(command, arguments, lowerCase) else { continue }
      trial.tail.openCommand = UInt8(ascii: next ?? command) | lowerCase
      if best.text.isEmpty || trial.text.count < best.text.count { swap(&best, &trial) }
    }
  }

  /// Writes a form into `trial`; false where it would not read back to the same bits.
  private mutating func compose(_ command: Unicode.Scalar, _ arguments: [Argument], _ lowerCase: UInt8) -> Bool {
    trial.text.removeAll(keepingCapacity: true)
    trial.tail = tail
    let letter = UInt8(ascii: command) | lowerCase
    if letter != tail.openCommand || arguments.isEmpty {
      trial.text.append(letter)
      trial.tail.isNumber = false
    }
    for argument in arguments {
      switch argument {
      case .number(let number): append(DecimalNumber(shortest: number))
      case .flag(let isSet):
        if trial.tail.isNumber { trial.text.append(UInt8(ascii: " ")) }
        trial.text.append(UInt8(ascii: isSet ? "1" : "0"))
        trial.tail.isNumber = false
      case .coordinate(let target, let current):
        let decimal = lowerCase == 0 ? DecimalNumber(shortest: target) : difference(from: current, to: target)
        guard let decimal else { return false }
        append(decimal)
      }
    }
    return true
  }

  private mutating func append(_ decimal: DecimalNumber) {
    let start = trial.text.count
    decimal.append(to: &trial.text)
    let first = trial.text[start]
    let hasPoint = trial.text[start...].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
    let touches = first == UInt8(ascii: "-") || first == UInt8(ascii: ".") && trial.tail.hasPoint
    if trial.tail.isNumber, !touches { trial.text.insert(UInt8(ascii: " "), at: start) }
    trial.tail.isNumber = true
    trial.tail.hasPoint = hasPoint
  }

  /// A decimal that leads from one coordinate to another as the parser adds; nil where none was found.
  ///
  /// With as many digits behind the point as the two coordinates have it is short, and nearly always right.
  private func difference(from current: Double, to target: Double) -> DecimalNumber? {
    func leads(_ difference: Double) -> Bool { sameBits(SVGPathParser.sum(current, difference), target) }
    let exact = target - current
    let digits = max(
      DecimalNumber(shortest: target).fractionDigits, DecimalNumber(shortest: current).fractionDigits)
    if let power = DecimalNumber(isNegative: false, digits: 1, exponent: digits).value {
      let scaled = (exact * power).rounded()
      if scaled.magnitude < 0x1p53 {
        let decimal = DecimalNumber(
          isNegative: exact < 0, digits: UInt64(scaled.magnitude), exponent: -digits)
        if let value = decimal.value, leads(value) { return decimal }
      }
    }
    return exact.isFinite && leads(exact) ? DecimalNumber(shortest: exact) : nil
  }

  private func sameBits(_ first: Double, _ second: Double) -> Bool { first.bitPattern == second.bitPattern }

  private func sameBits(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Bool {
    sameBits(first.x, second.x) && sameBits(first.y, second.y)
  }
}
