import SpringKit

extension CurvePicture {
  /// The picture of a timing curve over 0…1, and as far beyond as the points that were asked for, within −1…2.
  init(_ answer: CurveAnswer) {
    let curve = answer.request.curve
    let places = answer.points.map(\.x).filter { (-1...2).contains($0) }
    let domain = min(places.min() ?? 0, 0)...max(places.max() ?? 1, 1)
    let ends = [curve.value(at: domain.lowerBound), curve.value(at: domain.upperBound)]
    let least = min(curve.range.lowerBound, ends[0], ends[1])
    let greatest = max(curve.range.upperBound, ends[0], ends[1])
    let margin = greatest > least ? 0.06 * (greatest - least) : max(0.5, 0.1 * least.magnitude)
    self.init(
      description: "The progress over time of the timing curve \(answer.headline)",
      value: { curve.value(at: $0) }, domain: domain, axis: ("share of the time", ""),
      range: least - margin...greatest + margin, turnCount: Self.turnCount(of: curve),
      dots: answer.isTable ? [] : answer.points.map { SIMD2($0.x, $0.y) }, dotRadius: 3.5)
  }

  private static func turnCount(of curve: TimingCurve) -> Double {
    switch curve {
    case .piecewiseLinear(let curve): Double(curve.points.count)
    case .steps(let curve): Double(curve.count)
    case .spline(let curve): Double(curve.pieces.count)
    case .cubicBezier, .circular: 1
    }
  }
}
