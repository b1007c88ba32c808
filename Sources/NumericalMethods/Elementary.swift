public import CElementary

// Swift names for the elementary functions, so that no room above needs to know C. Each is within the accuracy of the
// platform's libm: at most 1 ulp on glibc x86_64 for the functions below.

/// The exponential eˣ.
@inlinable @inline(__always) public func exponential(_ x: Double) -> Double { elementary_exp(x) }

/// eˣ − 1 without cancellation near zero.
@inlinable @inline(__always) public func exponentialMinusOne(_ x: Double) -> Double { elementary_expm1(x) }

/// The natural logarithm; −∞ at zero.
@inlinable @inline(__always) public func logarithm(_ x: Double) -> Double { elementary_log(x) }

/// ln(1 + x) without cancellation near zero.
@inlinable @inline(__always) public func logarithmOnePlus(_ x: Double) -> Double { elementary_log1p(x) }

/// The square root, correctly rounded.
@inlinable @inline(__always) public func squareRoot(_ x: Double) -> Double { elementary_sqrt(x) }

/// The angle of the point (x, y), in −π…π.
@inlinable @inline(__always) public func arcTangent(y: Double, x: Double) -> Double { elementary_atan2(y, x) }

/// The angle in −π/2…π/2 whose sine is `x`.
@inlinable @inline(__always) public func arcSine(_ x: Double) -> Double { elementary_asin(x) }

/// The angle in 0…π whose cosine is `x`.
@inlinable @inline(__always) public func arcCosine(_ x: Double) -> Double { elementary_acos(x) }

/// The real cube root.
@inlinable @inline(__always) public func cubeRoot(_ x: Double) -> Double { elementary_cbrt(x) }

/// √(x² + y²) without intermediate overflow.
@inlinable @inline(__always) public func hypotenuse(_ x: Double, _ y: Double) -> Double { elementary_hypot(x, y) }

/// The largest integer not above `x`.
@inlinable @inline(__always) public func floor(_ x: Double) -> Double { elementary_floor(x) }

/// The sine and the cosine of an angle in radians, in one call.
@inlinable @inline(__always) public func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  let both = elementary_sincos(angle)
  return (both.sine, both.cosine)
}
