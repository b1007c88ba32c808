internal import NumericalMethods

extension CubicBezierPiece {
  /// Progress at a time of the piece; outside its times that of the nearest end.
  public func value(at x: Double) -> Double {
    let share = (x - start.x) / (end.x - start.x)
    return x.isNaN ? x : value(at: share, time)
  }

  /// The slope dy/dx at a time of the piece; outside its times that of the nearest end. ±∞ where the piece is vertical.
  public func velocity(at x: Double) -> Double {
    let share = (x - start.x) / (end.x - start.x)
    return x.isNaN ? x : slope(at: share, time)
  }

  /// The piece's x, scaled to 0…1, as a curve whose y is its x.
  private var time: CubicBezierCurve {
    let width = end.x - start.x
    // Rounding may move a vertical tangent, but not turn it back.
    let first = max((control1.x - start.x) / width, 0)
    let second = min(1 - (end.x - control2.x) / width, 1)
    return CubicBezierCurve(unchecked: first, first, second, second)
  }
}

extension CubicBezierPiece {
  /// The progress at a share of the piece's time, whose x is `time` scaled to 0…1.
  func value(at share: Double, _ time: CubicBezierCurve) -> Double {
    if share <= 0 { return start.y }
    if share >= 1 { return end.y }
    let inversion = CubicInversion(controlPoints(time), at: share)
    return start.y + inversion.curve.point(at: inversion.offset).y
  }

  /// The slope dy/dx at a share of the piece's time, from the right but at the end.
  func slope(at share: Double, _ time: CubicBezierCurve) -> Double {
    let points = controlPoints(time)
    let point: CurvePoint
    if share > 0, share < 1 {
      let inversion = CubicInversion(points, at: share)
      point = CurvePoint(inversion.curve, at: inversion.offset)
    } else {
      point = CurvePoint(AnchoredCubic(share <= 0 ? points : points.reversed, about: 0), at: 0)
    }
    return point.slope / (end.x - start.x)
  }

  /// The piece from its start, with the width 1.
  private func controlPoints(_ time: CubicBezierCurve) -> ControlPoints {
    let (first, second, last) = rises
    return ControlPoints(
      SIMD2(time.x1, first), SIMD2(time.x2, second), end: SIMD2(1, last),
      scale: SIMD2(1, ControlPoints.scale(first, second, last)))
  }

  /// How far the control points and the end rise above the start.
  private var rises: (first: Double, second: Double, last: Double) {
    (control1.y - start.y, control2.y - start.y, end.y - start.y)
  }

  /// The values at which the progress turns.
  var turningValues: [Double] {
    let (first, second, last) = rises
    let scale = ControlPoints.scale(first, second, last)
    guard scale > 0 else { return [] }
    // In r = t/(1 − t) the derivative is c·r² + 2b·r + a; scaled, so that no square overflows or vanishes.
    let (a, b, c) = (first / scale, (second - first) / scale, (last - second) / scale)
    let discriminant = b * b - a * c
    guard discriminant > 0 else { return [] }
    let root = squareRoot(discriminant)
    let sum = b < 0 ? root - b : -root - b
    return [sum / c, a / sum].filter { $0 > 0 && $0.isFinite }.map { ratio in
      let (t, s) = (ratio / (1 + ratio), 1 / (1 + ratio))
      let inner = 3 * s * (s * first + t * second)
      return start.y + t * (inner + t * t * last)
    }
  }
}
