internal import NumericalMethods

extension CubicBezierPiece {
  /// The progress at a share of the piece's time, whose x is `time` scaled to 0…1.
  func value(at share: Double, _ time: CubicBezierCurve) -> Double {
    if share <= 0 { return start.y }
    if share >= 1 { return end.y }
    let inversion = CubicInversion(time.times, at: share)
    return start.y + inversion.expansion(of: rises).value(at: inversion.offset)
  }

  /// The slope dy/dx at a share of the piece's time, from the right but at the end.
  func slope(at share: Double, _ time: CubicBezierCurve) -> Double {
    let point: CurvePoint
    if share > 0, share < 1 {
      let inversion = CubicInversion(time.times, at: share)
      let y = inversion.expansion(of: rises)
      point = CurvePoint(x: inversion.time.moved(by: inversion.offset), y: y.moved(by: inversion.offset))
    } else {
      let (x, y) = share <= 0 ? (time.times, rises) : (time.times.reversed, rises.reversed)
      point = CurvePoint(x: AnchoredCubic(x, about: 0), y: AnchoredCubic(y, about: 0))
    }
    return point.slope / (end.x - start.x)
  }

  /// How far the progress rises above the start's.
  private var rises: ControlValues { ControlValues(control1.y - start.y, control2.y - start.y, end.y - start.y) }

  /// The values at which the progress turns.
  var turningValues: [Double] {
    let rises = rises
    let (first, middle, last) = rises.differences
    guard rises.scale > 0 else { return [] }
    // In r = t/(1 − t) the derivative is c·r² + 2b·r + a; scaled, so that no square overflows or vanishes.
    let (a, b, c) = (first / rises.scale, middle / rises.scale, last / rises.scale)
    let discriminant = b * b - a * c
    guard discriminant > 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * squareRoot(discriminant))
    return [sum / c, a / sum].filter { $0 > 0 && $0.isFinite }.map { ratio in
      let (t, s) = (ratio / (1 + ratio), 1 / (1 + ratio))
      return start.y + t * (3 * s * (s * rises.first + t * rises.second) + t * t * rises.last)
    }
  }
}
