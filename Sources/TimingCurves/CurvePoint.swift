/// A point of a plane curve, as the derivatives by the parameter of its two coordinates.
///
/// Derivatives by x are limits from the right, so they exist where x′ is zero, too.
struct CurvePoint {
  /// x about the point.
  let x: AnchoredCubic
  /// y about the point.
  let y: AnchoredCubic

  /// dy/dx: of the terms of lowest order that do not vanish.
  var slope: Double {
    if x.first != 0 { return representable(y.first / x.first) }
    if y.first != 0 { return infinity(y.first) }
    if x.second != 0 { return representable(y.second / x.second) }
    if y.second != 0 { return infinity(y.second) }
    return representable(y.third / x.third)
  }

  /// d²y/dx²: likewise.
  var secondDerivative: Double {
    if x.first != 0 { return representable(2 * (y.second - slope * x.second) / x.first / x.first) }
    // Near the point y is a root of x times the first term that does not vanish, a concave function.
    if y.first != 0 { return -infinity(y.first) }
    if x.second != 0 {
      let bend = x.second * y.third - x.third * y.second
      return bend == 0 ? 0 : infinity(bend)
    }
    return y.second == 0 ? 0 : -infinity(y.second)
  }

  private func infinity(_ sign: Double) -> Double { sign < 0 ? -.infinity : .infinity }
}

/// A finite number of which no more is known than that it overflowed, as the nearest double.
func representable(_ x: Double) -> Double { min(max(x, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
