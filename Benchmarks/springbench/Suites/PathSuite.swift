import SpringKit

extension Benchmark {
  /// Reading SVG path data.
  static var pathSuite: [Benchmark] {
    [Benchmark("path/parse/numbers", floor: "floor/strtod") { PathParsingBody() }]
  }
}

/// Paths from their texts. One evaluation is one number, so that the row can be compared with converting the same numbers; texts
/// are read whole, so the last one may bring a few more than asked for.
private struct PathParsingBody: BenchmarkBody {
  private let texts = PathText.all

  var passLength: Int { texts.count * PathText.numberCount }

  @inline(__always)
  func evaluate(_ count: Int, consume: (MotionPath) -> Void) {
    var remaining = count
    while remaining > 0 {
      for text in texts where remaining > 0 {
        consume(MotionPath.parse(svgPathData: text.text).path)
        remaining -= PathText.numberCount
      }
    }
  }

  /// Every coordinate is the number that was written.
  func inspect(_ outputs: [MotionPath]) -> Inspection {
    var inspection = Inspection(unit: "ulp", limit: 0)
    for (text, path) in zip(texts, outputs) {
      let coordinates = path.elements.flatMap(\.coordinates)
      if coordinates.count != text.numbers.count { inspection.note(.infinity) }
      for (coordinate, number) in zip(coordinates, text.numbers) {
        inspection.note(ReferenceNumber((coordinate - number).magnitude / number.ulp))
        inspection.expect(ReferenceNumber(number), magnitude: 1000)
      }
    }
    return inspection
  }
}

extension MotionPath: BenchmarkOutput {
  @inline(__always)
  func use() { Double(elements.count).use() }
  var checksum: Double { elements.flatMap(\.coordinates).reduce(0, +) }
}

extension MotionPath.Element {
  /// The numbers of moves, lines and curves in the order of SVG path data.
  fileprivate var coordinates: [Double] {
    let points: [SIMD2<Double>] =
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .arc, .svgArc, .closeSubpath: []
      }
    return points.flatMap { [$0.x, $0.y] }
  }
}
