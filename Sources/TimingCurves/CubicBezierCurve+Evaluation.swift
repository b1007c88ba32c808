extension CubicBezierCurve {
  /// Progress at time x.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return x.isNaN ? x : x < 0 ? startSlope * x : 0 }
    guard x < 1 else { return x > 1 ? 1 + endSlope * (x - 1) : 1 }
    if isIdentity { return x }
    let t = parameter(at: x)
    return bernstein(y1, y2, t)
  }

  /// The slope dy/dx at time x: progress per unit of time. ±∞ where the curve is vertical; outside 0…1 the slope of the
  /// extrapolation.
  public func velocity(at x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return startSlope }
    if x > 1 { return endSlope }
    if isIdentity { return 1 }
    if x == 0 { return Self.limitSlope(x1, y1, x2, y2) }
    if x == 1 { return Self.limitSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
    let t = parameter(at: x)
    return slope(y1, y2, t) / slope(x1, x2, t)
  }

  /// The parameter t in 0…1 with x(t) = x; a time outside 0…1 has the parameter of the nearest end.
  public func parameter(at x: Double) -> Double {
    guard x > 0 else { return x.isNaN ? x : 0 }
    guard x < 1 else { return 1 }
    var (lower, upper, t) = (0.0, 1.0, x)
    for _ in 0..<100 {
      let residual = bernstein(x1, x2, t) - x
      if residual == 0 { break }
      if residual < 0 { lower = t } else { upper = t }
      var next = t - residual / slope(x1, x2, t)
      if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
      if next == t { break }
      t = next
    }
    return t
  }

  private var isIdentity: Bool { x1 == y1 && x2 == y2 }

  private func bernstein(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return t * (3 * s * (s * first + t * second) + t * t)
  }

  private func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * (s * s * first + 2 * s * t * (second - first) + t * t * (1 - second))
  }

  /// The slope of the extrapolation before 0.
  private var startSlope: Double { Self.extrapolationSlope(x1, y1, x2, y2) }
  private var endSlope: Double { Self.extrapolationSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  private static func extrapolationSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  private static func limitSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return y1 > 0 ? .infinity : -.infinity }
    if x2 > 0 { return y2 / x2 }
    if y2 != 0 { return y2 > 0 ? .infinity : -.infinity }
    return 1
  }
}

extension CubicBezierCurve {
  /// Progress at time x, with a choice of what holds outside 0…1.
  public func value(at x: Double, extrapolation: Extrapolation) -> Double {
    value(at: extrapolation == .clamped ? min(max(x, 0), 1) : x)
  }

  /// The slope at time x, with a choice of what holds outside 0…1.
  public func velocity(at x: Double, extrapolation: Extrapolation) -> Double {
    velocity(at: extrapolation == .clamped ? min(max(x, 0), 1) : x)
  }
}
