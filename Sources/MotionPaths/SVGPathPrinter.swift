import NumericalMethods

/// Writes SVG path data with as few characters as it can.
///
/// Each element is written in the shortest of its forms: absolute or relative, with a shorthand where the shorthand
/// means the same point to the bit. A relative form counts only if its sums give the bits back.
struct SVGPathPrinter {
  private(set) var text: [UInt8] = []
  private var pen = PathPen()
  /// The pen's current point.
  private var current = (x: Coordinate(0), y: Coordinate(0))
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

  /// A number and its shortest decimal, which takes time to find.
  private struct Coordinate {
    var value: Double
    var decimal: DecimalNumber

    init(_ value: Double) {
      self.value = value
      decimal = DecimalNumber(shortest: value)
    }
  }

  private enum Argument {
    case number(Coordinate)
    case flag(Bool)
    /// A coordinate and the current point's.
    case coordinate(Coordinate, from: Coordinate)
  }

  /// Writes the path's next element.
  mutating func write(_ element: MotionPath.Element) {
    best.text.removeAll(keepingCapacity: true)
    switch element {
    case .move(let end): offer("M", point(end), next: "L")
    case .line(let end):
      let (x, y) = (coordinate(end.x, from: current.x), coordinate(end.y, from: current.y))
      offer("L", [x, y])
      if sameBits(end.y, pen.current.y) { offer("H", [x]) }
      if sameBits(end.x, pen.current.x) { offer("V", [y]) }
    case .quadCurve(let end, let control):
      let end = point(end)
      offer("Q", point(control) + end)
      if sameBits(control, pen.quadReflection) { offer("T", end) }
    case .curve(let end, let control1, let control2):
      let end = point(control2) + point(end)
      offer("C", point(control1) + end)
      if sameBits(control1, pen.cubicReflection) { offer("S", end) }
    case .arc(let center, let radii, let rotation, let startAngle, let sweep):
      return writeQuarters(
        of: ArcSegment(
          center: center, radii: radii, xAxisRotation: rotation, startAngle: startAngle, sweep: sweep))
    case .svgArc(let end, let radii, let degrees, let isLarge, let isClockwise):
      let shape = [radii.x, radii.y, degrees].map { Argument.number(Coordinate($0)) }
      offer("A", shape + [.flag(isLarge), .flag(isClockwise)] + point(end))
    case .closeSubpath: offer("Z", [])
    }
    text += best.text
    tail = best.tail
    pen.pass(element)
    if !sameBits(pen.current.x, current.x.value) { current.x = Coordinate(pen.current.x) }
    if !sameBits(pen.current.y, current.y.value) { current.y = Coordinate(pen.current.y) }
  }

  /// Writes an arc in pieces of at most a quarter turn: through the ends of a half turn the center is not well
  /// determined.
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
    [coordinate(point.x, from: current.x), coordinate(point.y, from: current.y)]
  }

  private func coordinate(_ value: Double, from current: Coordinate) -> Argument {
    .coordinate(Coordinate(value), from: current)
  }

  /// Keeps a command's form, absolute or relative, if it is the shortest so far; `next` is what its further arguments
  /// would mean.
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
      case .number(let number): append(number.decimal)
      case .flag(let isSet):
        if trial.tail.isNumber { trial.text.append(UInt8(ascii: " ")) }
        trial.text.append(UInt8(ascii: isSet ? "1" : "0"))
        trial.tail.isNumber = false
      case .coordinate(let target, let current):
        let decimal = lowerCase == 0 ? target.decimal : difference(from: current, to: target)
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
  private func difference(from current: Coordinate, to target: Coordinate) -> DecimalNumber? {
    func leads(_ difference: Double) -> Bool { sameBits(SVGPathParser.sum(current.value, difference), target.value) }
    let exact = target.value - current.value
    let digits = max(target.decimal.fractionDigits, current.decimal.fractionDigits)
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
