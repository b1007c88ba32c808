/// The derivatives of a plane cubic by its parameter at one point, and what they say of y as a function of x.
///
/// Derivatives by x are limits from the right, so they exist where x′ is zero, too.
struct CurvePoint {
  /// p′.
  let first: SIMD2<Double>
  /// p″/2.
  let second: SIMD2<Double>
  /// p‴/6.
  let third: SIMD2<Double>

  /// The point at an offset from an anchor.
  init(_ curve: AnchoredCubic, at u: Double) {
    (first, second, third) = (curve.derivative(at: u), curve.bend(at: u), curve.third)
  }

  /// dy/dx: of the terms of lowest order that do not vanish.
  var slope: Double {
    if first.x != 0 { return representable(first.y / first.x) }
    if first.y != 0 { return infinity(first.y) }
    if second.x != 0 { return representable(second.y / second.x) }
    if second.y != 0 { return infinity(second.y) }
    return representable(third.y / third.x)
  }

  /// d²y/dx²: likewise.
  var secondDerivative: Double {
    if first.x != 0 { return representable(2 * (second.y - slope * second.x) / first.x / first.x) }
    // Here y begins with a root of x, or with a line and then a root; a root of x is concave.
    if first.y != 0 { return -infinity(first.y) }
    if second.x != 0 {
      let bend = second.x * third.y - third.x * second.y
      return bend == 0 ? 0 : infinity(bend)
    }
    return second.y == 0 ? 0 : -infinity(second.y)
  }

  private func infinity(_ sign: Double) -> Double { sign < 0 ? -.infinity : .infinity }
}

/// A finite number, or where it overflowed the nearest double.
func representable(_ x: Double) -> Double { min(max(x, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
