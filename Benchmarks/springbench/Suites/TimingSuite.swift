import SpringKit

extension Benchmark {
  /// Timing curves at random x: the library's beside the usual schemes, which a row's floor is one of.
  static var timingSuite: [Benchmark] {
    rows("table-newton", TableNewtonCurve.self) + rows("bisection", BisectionCurve.self)
      + rows("cardano", CardanoCurve.self) + [
        Benchmark("timing/varying/table-newton", floor: "timing/varying/table-newton") {
          VaryingProgressBody<TableNewtonCurve>()
        }
      ]
  }

  /// One row for each curve.
  private static func rows<Scheme: TimingScheme>(_ operation: String, _: Scheme.Type) -> [Benchmark] {
    CurveCase.all.map { curve in
      Benchmark("timing/\(operation)/\(curve.name)", floor: "timing/table-newton/\(curve.name)") {
        ProgressBody<Scheme>(curve.points)
      }
    }
  }
}
