extension CubicBezierCurve {
  public var range: ClosedRange<Double> { 0...1 }
  public var reversed: CubicBezierCurve { CubicBezierCurve(controlPoints: 1 - x2, 1 - y2, 1 - x1, 1 - y1) }
  public var inverse: CubicBezierCurve? { try? CubicBezierCurve(checkingControlPoints: y1, x1, y2, x2) }
}
