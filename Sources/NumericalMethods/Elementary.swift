public import CElementary

// Swift names for the elementary functions, so that no room above needs to know C. Each is within the accuracy of the
// platform's libm: at most 1 ulp on glibc x86_64 for the functions below.

/// The exponential eˣ.
@inlinable @inline(__always) package func exponential(_ x: Double) -> Double { elementary_exp(x) }

/// eˣ − 1 without cancellation near zero.
@inlinable @inline(__always) package func exponentialMinusOne(_ x: Double) -> Double { elementary_expm1(x) }

/// The natural logarithm; −∞ at zero.
@inlinable @inline(__always) package func logarithm(_ x: Double) -> Double { elementary_log(x) }

/// ln(1 + x) without cancellation near zero.
@inlinable @inline(__always) package func logarithmOnePlus(_ x: Double) -> Double { elementary_log1p(x) }

/// The square root, correctly rounded.
@inlinable @inline(__always) package func squareRoot(_ x: Double) -> Double { elementary_sqrt(x) }

/// The angle of the point (x, y), in −π…π.
@inlinable @inline(__always) package func arcTangent(y: Double, x: Double) -> Double { elementary_atan2(y, x) }

/// The angle in 0 < θ ≤ π with tan θ = y/x, exact to rounding however small it is; π/2 where x is zero.
@inlinable @inline(__always) package func positiveAngle(y: Double, x: Double) -> Double {
  // Taken in −π/2…π/2 first: from −π an angle near 0 would be a difference.
  let angle = elementary_atan2(x < 0 ? -y : y, x.magnitude)
  return angle > 0 ? angle : angle + .pi
}

/// The real cube root.
@inlinable @inline(__always) package func cubeRoot(_ x: Double) -> Double { elementary_cbrt(x) }

/// The hyperbolic sine; ±∞ beyond ±710.48.
@inlinable @inline(__always) package func hyperbolicSine(_ x: Double) -> Double { elementary_sinh(x) }

/// The hyperbolic cosine; ∞ beyond ±710.48.
@inlinable @inline(__always) package func hyperbolicCosine(_ x: Double) -> Double { elementary_cosh(x) }

/// √(x² + y²) without intermediate overflow.
@inlinable @inline(__always) package func hypotenuse(_ x: Double, _ y: Double) -> Double { elementary_hypot(x, y) }

/// The sine and the cosine of an angle in radians, in one call.
@inlinable @inline(__always) package func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  let both = elementary_sincos(angle)
  return (both.sine, both.cosine)
}
