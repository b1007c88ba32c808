import SpringKit

extension Benchmark {
  /// Timing curves at random x: the library's beside the usual schemes, of which the table with Newton's method is the floor.
  static var timingSuite: [Benchmark] {
    progress("fixed", PreparedCubicBezierCurve.self) + progress("light", CubicBezierCurve.self)
      + progress("table-newton", TableNewtonCurve.self) + progress("bisection", BisectionCurve.self)
      + progress("cardano", CardanoCurve.self) + slopes
      + [
        varying("light", CubicBezierCurve.self), varying("table-newton", TableNewtonCurve.self),
        Benchmark("timing/prepare/ease", floor: "timing/fixed/ease") { PreparationBody(.ease) },
      ]
  }

  /// The progress of each curve, made beforehand.
  private static func progress<Scheme: TimingScheme>(_ operation: String, _: Scheme.Type) -> [Benchmark] {
    CurveCase.all.map { curve in
      Benchmark("timing/\(operation)/\(curve.name)", floor: "timing/table-newton/\(curve.name)") {
        ProgressBody<Scheme>(curve.points)
      }
    }
  }

  /// The slope of each curve, prepared.
  private static var slopes: [Benchmark] {
    CurveCase.all.map { curve in
      Benchmark("timing/slope/\(curve.name)", floor: "timing/table-newton/\(curve.name)") { SlopeBody(curve.points) }
    }
  }

  /// The progress of curves that are made for one question each.
  private static func varying<Scheme: TimingScheme>(_ variant: String, _: Scheme.Type) -> Benchmark {
    Benchmark("timing/varying/\(variant)", floor: "timing/varying/table-newton") { VaryingProgressBody<Scheme>() }
  }
}

extension CubicBezierCurve: TimingScheme {
  static var tolerance: Double? { nil }

  @inline(__always)
  init(_ points: ControlPoints) { self.init(controlPoints: points.x1, points.y1, points.x2, points.y2) }
}

extension PreparedCubicBezierCurve: TimingScheme {
  static var tolerance: Double? { nil }

  init(_ points: ControlPoints) { self = CubicBezierCurve(points).prepared() }
}
