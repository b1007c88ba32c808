extension CubicBezierCurve {
  /// The least and the greatest progress over the times 0…1, within 2 ulps of the greater magnitude.
  public var range: ClosedRange<Double> {
    let (points, unit) = controlPoints
    let turns = CubicBezierPiece(
      start: .zero, control1: points.first, control2: points.second, end: points.end
    ).turningValues.map { $0 * unit }
    return turns.reduce(0, min)...turns.reduce(1, max)
  }

  /// The curve that leads from progress back to time: x and y exchanged.
  ///
  /// nil where y(t) falls somewhere, that is unless y₁ ≥ 0, y₂ ≤ 1 and y₂ − y₁ + √(y₁(1 − y₂)) ≥ 0, decided exactly.
  public var inverse: CubicBezierCurve? {
    isMonotone(y1, y2) ? CubicBezierCurve(unchecked: y1, x1, y2, x2) : nil
  }

  /// The curve turned by half a turn, 1 − f(1 − x): ease in for ease out. Its control points are rounded to doubles.
  public var reversed: CubicBezierCurve {
    var first = 1 - x2
    // At the very limit of the domain rounding may cross it. For one x₂ the legal x₁ surround a quarter of 1 − x₂.
    if !isMonotone(first, 1 - x1) { first = 4 * first > x1 ? first.nextDown : first.nextUp }
    return CubicBezierCurve(unchecked: first, 1 - y2, 1 - x1, 1 - y1)
  }

  /// The parts of the curve before and after a time, each with its own range of time and progress.
  ///
  /// De Casteljau's subdivision at ``parameter(at:)``. The parts follow the curve to within 4·2⁻⁵²·max(1, |y₁|, |y₂|), and as much as
  /// their slope makes of 2⁻⁵² in time. Traps unless 0 < x < 1.
  public func split(at x: Double) -> (before: CubicBezierPiece, after: CubicBezierPiece) {
    guard x > 0, x < 1 else { fatalError("x is \(x): must be between 0 and 1") }
    let (points, unit) = controlPoints
    let t = parameter(at: x)
    func between(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> SIMD2<Double> { first * (1 - t) + second * t }
    let first = between(.zero, points.first)
    let middle = between(points.first, points.second)
    let last = between(points.second, points.end)
    let scale = SIMD2(1, unit)
    let joint = SIMD2(x, value(at: x))
    return (
      CubicBezierPiece(start: .zero, control1: first * scale, control2: between(first, middle) * scale, end: joint),
      CubicBezierPiece(
        start: joint, control1: between(middle, last) * scale, control2: last * scale, end: SIMD2(1, 1))
    )
  }
}
