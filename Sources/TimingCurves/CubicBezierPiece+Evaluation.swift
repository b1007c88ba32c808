internal import NumericalMethods

extension CubicBezierPiece {
  /// The progress at a parameter in 0…1, exact at both ends.
  func progress(at t: Double) -> Double {
    // From the nearer end, where what is added is small.
    t <= 0.5 ? start.y + rise(t) : end.y + backwards.rise(1 - t)
  }

  /// How far the progress is from the start's.
  private func rise(_ t: Double) -> Double {
    let s = 1 - t
    return t * (3 * s * (s * (control1.y - start.y) + t * (control2.y - start.y)) + t * t * (end.y - start.y))
  }

  /// The slope dy/dx at a parameter in 0…1; ±∞ where the piece is vertical.
  func slope(at t: Double) -> Double {
    if t == 0 { return tangentSlope }
    if t == 1 { return backwards.tangentSlope }
    let s = 1 - t
    let derivative = s * s * (control1 - start) + 2 * s * t * (control2 - control1) + t * t * (end - control2)
    guard derivative.x > 0 else { return derivative.y == 0 ? 0 : derivative.y > 0 ? .infinity : -.infinity }
    return derivative.y / derivative.x
  }

  /// The slope of the tangent at the start, which aims at the first point that is not the start.
  var tangentSlope: Double {
    let aims = [control1 - start, control2 - start, end - start]
    guard let aim = aims.first(where: { $0 != .zero }) else { return 0 }
    return aim.x != 0 ? aim.y / aim.x : (aim.y > 0) == (end.x > start.x) ? .infinity : -.infinity
  }

  /// The piece from its end to its start.
  var backwards: CubicBezierPiece {
    CubicBezierPiece(start: end, control1: control2, control2: control1, end: start)
  }

  /// The parameters between 0 and 1 at which the progress turns.
  var turningParameters: [Double] {
    // In r = t/(1 − t) the derivative is c·r² + 2b·r + a; scaled, so that no square overflows.
    let (a, b, c) = (control1.y - start.y, control2.y - control1.y, end.y - control2.y)
    let scale = max(a.magnitude, b.magnitude, c.magnitude)
    guard scale > 0 else { return [] }
    let (first, middle, last) = (a / scale, b / scale, c / scale)
    let discriminant = middle * middle - first * last
    guard discriminant > 0 else { return [] }
    let sum = -(middle + (middle < 0 ? -1 : 1) * squareRoot(discriminant))
    return [sum / last, first / sum].filter { $0 > 0 && $0.isFinite }.map { $0 / (1 + $0) }
  }
}
