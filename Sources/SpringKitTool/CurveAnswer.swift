import SpringKit

/// Where a timing curve is, and how steep, at the inputs that were asked for.
struct CurveAnswer {
  /// A point of the curve.
  struct Point {
    let x: Double
    let y: Double
    let slope: Double
  }

  /// The curve.
  let request: CurveRequest
  /// The points, in the order asked for.
  let points: [Point]
  /// Whether the points are those of a table, which say no more than the curve itself.
  let isTable: Bool

  /// Reads the curve and the inputs, and answers.
  init(_ arguments: Arguments) throws(CommandError) {
    request = try CurveRequest(arguments.operand ?? "")
    let given = arguments.given(among: [.at, .table])
    guard given.count < 2 else {
      throw .usage("\(given.map(\.name).joined(separator: ", ")): give one of them only")
    }
    isTable = !arguments.contains(.at)
    let inputs: [Double]
    if isTable {
      let steps = try arguments.number(.table) ?? 10
      inputs = stride(from: 0, through: steps, by: 1).map { $0 / steps }
    } else {
      inputs = try arguments.numbers(.at)
    }
    let curve = request.curve
    points = inputs.map { Point(x: $0, y: curve.value(at: $0), slope: curve.velocity(at: $0)) }
  }

  /// The curve in one line, which leads the table and the picture.
  var headline: String {
    guard let preset = request.preset, preset.rawValue != request.text else { return request.text.onOneLine }
    return "\(preset.rawValue) = \(request.text)"
  }

  /// As much of the headline as a picture's first line holds.
  var title: String { headline.count > 64 ? headline.prefix(63) + "…" : headline }

  /// What the curve's values are, for the table and the picture.
  var subtitle: String {
    let range = request.curve.range
    return "from \(ReadableNumber.text(range.lowerBound)) to \(ReadableNumber.text(range.upperBound))"
  }

  /// The answer as columns of numbers, each with all its digits.
  var table: String {
    let rows = [["x", "y", "slope"]] + points.map { [$0.x, $0.y, $0.slope].map(Self.text) }
    let widths = (0..<2).map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
    let lines = rows.map { "  " + $0[0].padded(to: widths[0]) + $0[1].padded(to: widths[1]) + $0[2] }
    return "\(headline), values \(subtitle)\n\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The answer as one object.
  var json: JSONValue {
    var object = JSONObject()
    object.add("curve", .string(request.text))
    object.addObject("range") { range in
      range.add("least", request.curve.range.lowerBound)
      range.add("greatest", request.curve.range.upperBound)
    }
    object.add(
      "points",
      .array(
        points.map { point in
          var entry = JSONObject()
          entry.add("x", point.x)
          entry.add("y", point.y, reason: "it is beyond the greatest number")
          entry.add("slope", point.slope, reason: slopeReason(point))
          return .object(entry)
        }))
    return .object(object)
  }

  private func slopeReason(_ point: Point) -> String {
    switch request.curve {
    case .steps, .piecewiseLinear: "the curve jumps"
    case .cubicBezier, .circular, .spline: "the curve \(point.slope > 0 ? "rises" : "falls") vertically"
    }
  }

  private static func text(_ value: Double) -> String {
    // Adding zero turns −0 into 0.
    value.isInfinite ? (value > 0 ? "∞" : "-∞") : (value + 0).description
  }
}
