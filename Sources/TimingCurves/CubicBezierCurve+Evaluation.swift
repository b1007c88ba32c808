extension CubicBezierCurve {
  /// Progress at time x.
  public func value(at x: Double) -> Double {
    guard x > 0, x < 1, !isIdentity else { return valueAtEnds(x) }
    let (points, unit) = controlPoints
    let inversion = CubicInversion(points, at: x)
    return inversion.curve.point(at: inversion.offset).y * unit
  }

  /// The slope dy/dx at time x: progress per unit of time. Outside 0…1 the slope of the extrapolation.
  ///
  /// Within 4·2⁻⁵²·(max(1, |y₁|, |y₂|) + |slope|)/min(1, x′(t)) for times from 2⁻⁴⁰⁰ on. ±∞ only where the curve is vertical, there the limit from the right, at x = 1 from the left; a finite slope that no double
  /// holds is ±`greatestFiniteMagnitude`.
  public func velocity(at x: Double) -> Double {
    guard x >= 0, x <= 1, !isIdentity else { return x < 0 ? startSlope : x > 1 ? endSlope : x.isNaN ? x : 1 }
    let (point, unit) = point(at: x)
    let slope = point.slope
    return slope.isInfinite ? slope : representable(slope * unit)
  }

  /// The second derivative d²y/dx² at time x; 0 outside 0…1.
  ///
  /// Where the curve is vertical, ±∞ or the finite limit, from the right, at x = 1 from the left; a finite number that no
  /// double holds is ±`greatestFiniteMagnitude`.
  public func secondDerivative(at x: Double) -> Double {
    guard x >= 0, x <= 1, !isIdentity else { return x.isNaN ? x : 0 }
    let (point, unit) = point(at: x)
    let derivative = x < 1 ? point.secondDerivative : -point.secondDerivative
    return derivative.isInfinite ? derivative : representable(derivative * unit)
  }

  /// The parameter t in 0…1 with x(t) = x; a time outside 0…1 has the parameter of the nearest end.
  public func parameter(at x: Double) -> Double {
    guard x > 0, x < 1 else { return x.isNaN ? x : x > 0 ? 1 : 0 }
    return CubicInversion(controlPoints.points, at: x).parameter
  }
}

extension CubicBezierCurve {
  /// The points, with y in a unit that is 1 but for curves that reach into the last binades of a double.
  @inline(__always)
  var controlPoints: (points: ControlPoints, unit: Double) {
    let scale = ControlPoints.scale(y1, y2, 1)
    if scale < 0x1p900 {
      return (ControlPoints(SIMD2(x1, y1), SIMD2(x2, y2), end: SIMD2(1, 1), scale: SIMD2(1, scale)), 1)
    }
    let unit = 0x1p200
    let end = SIMD2(1, 1 / unit)
    return (ControlPoints(SIMD2(x1, y1 / unit), SIMD2(x2, y2 / unit), end: end, scale: SIMD2(1, scale / unit)), unit)
  }

  /// Whether y(t) = x(t).
  @inline(__always)
  var isIdentity: Bool { x1 == y1 && x2 == y2 }

  /// The point at a time in 0…1, at 1 as the start of the curve turned round; and the unit of its y.
  private func point(at x: Double) -> (CurvePoint, unit: Double) {
    let (points, unit) = controlPoints
    if x == 0 || x == 1 {
      return (CurvePoint(AnchoredCubic(x == 0 ? points : points.reversed, about: 0), at: 0), unit)
    }
    let inversion = CubicInversion(points, at: x)
    return (CurvePoint(inversion.curve, at: inversion.offset), unit)
  }

  /// The value at the ends, outside, and of the identity.
  @usableFromInline
  func valueAtEnds(_ x: Double) -> Double {
    if x < 0, startSlope != 1 { return startSlope == 0 ? 0 : startSlope * x }
    if x > 1, endSlope != 1 { return endSlope == 0 ? 1 : 1 + endSlope * (x - 1) }
    return x
  }

  /// The slope of the extrapolation before 0.
  @usableFromInline var startSlope: Double { extrapolationSlope(x1, y1, x2, y2) }

  /// The slope of the extrapolation beyond 1.
  @usableFromInline var endSlope: Double { extrapolationSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}

/// The slope with which browsers extend a curve beyond its start.
private func extrapolationSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
  if x1 > 0 { return representable(y1 / x1) }
  if y1 != 0 { return 0 }
  if x2 > 0 { return representable(y2 / x2) }
  return y2 == 0 ? 1 : 0
}

extension CubicBezierCurve {
  /// Progress at time x, with a choice of what holds outside 0…1.
  public func value(at x: Double, extrapolation: Extrapolation) -> Double { value(at: extrapolation.input(x)) }

  /// The slope at time x, with a choice of what holds outside 0…1: of a clamped curve the slope at the nearest end.
  public func velocity(at x: Double, extrapolation: Extrapolation) -> Double { velocity(at: extrapolation.input(x)) }
}
