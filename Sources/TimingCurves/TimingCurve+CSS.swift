extension TimingCurve {
  private static let keywords: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ("step-start", .stepStart), ("step-end", .stepEnd),
  ]

  /// Reads a CSS easing function: `cubic-bezier()`, `linear()`, `steps()` or a keyword.
  ///
  /// The grammar is that of CSS Easing Functions Level 2, where numbers and percentages become the doubles nearest to what
  /// is written. A `linear()` of a single stop is a constant, as the CSS working group resolved in 2024 (csswg-drafts 10580).
  /// `start` and `end` read as `jump-start` and `jump-end`. A `linear()` may have numbers up to 1e100. Not read: `calc()`,
  /// escapes in names, and texts that leave a comment or a parenthesis open.
  ///
  /// - Throws: ``TimingCurveError/text(offset:reason:)`` with how many bytes precede the fault.
  public init(css text: String) throws(TimingCurveError) {
    var scanner = CSSScanner(text)
    try scanner.skipSpace()
    let start = scanner.offset
    let name = scanner.name()
    if scanner.skip("(") {
      self = try Self.function(name, at: start, &scanner)
      try scanner.skipSpace()
      guard scanner.skip(")") else { throw scanner.expected("\")\"") }
    } else if let keyword = Self.keywords.first(where: { $0.name == name }) {
      self = keyword.curve
    } else {
      throw .text(offset: start, reason: "expected an easing function: \(Self.vocabulary)")
    }
    try scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.expected("the end of the text") }
  }

  /// The names that CSS gives to curves.
  public static var cssKeywords: [String] { keywords.map { $0.name } }

  /// What an easing function may begin with.
  private static var vocabulary: String {
    (["cubic-bezier()", "linear()", "steps()"] + cssKeywords).joined(separator: ", ")
  }

  private static func function(
    _ name: String, at start: Int, _ scanner: inout CSSScanner
  ) throws(TimingCurveError) -> TimingCurve {
    switch name {
    case "cubic-bezier": .cubicBezier(try cubicBezier(&scanner))
    case "linear": .piecewiseLinear(try piecewiseLinear(&scanner))
    case "steps": .steps(try steps(&scanner))
    default: throw .text(offset: start, reason: "expected one of the functions cubic-bezier(), linear(), steps()")
    }
  }

  private static func cubicBezier(_ scanner: inout CSSScanner) throws(TimingCurveError) -> CubicBezierCurve {
    var numbers: [Double] = []
    for name in ["x1", "y1", "x2", "y2"] {
      if !numbers.isEmpty, try !scanner.skipComma() { throw scanner.expected("\",\" and the number \(name)") }
      let number = try scanner.plainNumber("the number \(name)")
      if name.hasPrefix("x"), !(0...1).contains(number.value) {
        throw .text(offset: number.offset, reason: "\(name) must be from 0 to 1")
      }
      numbers.append(number.value)
    }
    // Nothing is left to refuse: each is finite, and x₁ and x₂ are from 0 to 1.
    return try CubicBezierCurve(checkingControlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func steps(_ scanner: inout CSSScanner) throws(TimingCurveError) -> StepCurve {
    let number = try scanner.plainNumber("the number of steps")
    guard number.isInteger else { throw .text(offset: number.offset, reason: "the number of steps must be whole") }
    let jump = try scanner.skipComma() ? jump(&scanner) : .end
    do {
      // A count that no integer holds is outside the domain as well.
      return try StepCurve(checkingCount: Int(exactly: number.value) ?? .max, jump: jump)
    } catch .argument(_, _, let requirement) {
      throw .text(offset: number.offset, reason: "the number of steps \(requirement)")
    }
  }

  private static func jump(_ scanner: inout CSSScanner) throws(TimingCurveError) -> StepCurve.Jump {
    try scanner.skipSpace()
    let start = scanner.offset
    switch scanner.name() {
    case "start": return .start
    case "end": return .end
    case let name:
      guard let jump = StepCurve.Jump(rawValue: name) else {
        let names = StepCurve.Jump.allCases.map { $0.rawValue } + ["start", "end"]
        throw .text(offset: start, reason: "expected one of \(names.joined(separator: ", "))")
      }
      return jump
    }
  }

  private static func piecewiseLinear(_ scanner: inout CSSScanner) throws(TimingCurveError) -> PiecewiseLinearCurve {
    var stops: [PiecewiseLinearCurve.Stop] = []
    repeat { stops += try stop(&scanner) } while try scanner.skipComma()
    return try PiecewiseLinearCurve(checking: stops)
  }

  /// Reads a number and up to two percentages before or after it: one or two stops.
  private static func stop(_ scanner: inout CSSScanner) throws(TimingCurveError) -> [PiecewiseLinearCurve.Stop] {
    var output: Double?
    var inputs: [Double] = []
    var isAfterNumber = false
    try scanner.skipSpace()
    while let number = try scanner.number() {
      guard number.value.magnitude <= greatestCoordinate else {
        throw .text(
          offset: number.offset, reason: "the number must be from \(-greatestCoordinate) to \(greatestCoordinate)")
      }
      if !number.isPercentage {
        guard output == nil else { throw .text(offset: number.offset, reason: "expected \",\" before a second number") }
        output = number.value
        isAfterNumber = !inputs.isEmpty
      } else {
        guard inputs.count < 2, !isAfterNumber else {
          throw .text(offset: number.offset, reason: "expected at most two percentages, side by side")
        }
        inputs.append(number.value)
      }
      try scanner.skipSpace()
    }
    guard let output else { throw scanner.expected(inputs.isEmpty ? "a number" : "a number beside the percentage") }
    return inputs.isEmpty ? [.init(output)] : inputs.map { .init(output, at: $0) }
  }

  /// The curve as CSS: text that ``init(css:)`` reads back to an equal curve; nil where CSS has no words for it.
  ///
  /// A cubic that a keyword names is written as the keyword. Points of `linear()` are written with their inputs, and steps
  /// by name unless they jump at the end, as CSS does both. CSS cannot write circular curves, splines, and cubics with x₁ or
  /// x₂ outside 0…1.
  public var cssText: String? {
    switch self {
    case .cubicBezier(let curve):
      if let keyword = Self.keywords.first(where: { $0.curve == self }) { return keyword.name }
      guard (0...1).contains(curve.x1), (0...1).contains(curve.x2) else { return nil }
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(CSSNumber.text)
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .piecewiseLinear(let curve):
      let points = curve.points.map { "\(CSSNumber.text($0.y)) \(CSSNumber.percentage($0.x))" }
      return "linear(\(points.joined(separator: ", ")))"
    case .steps(let curve):
      return curve.jump == .end ? "steps(\(curve.count))" : "steps(\(curve.count), \(curve.jump.rawValue))"
    case .circular, .spline: return nil
    }
  }
}
