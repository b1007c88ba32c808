public import NumericalMethods

// What the segments need of plane vectors, over the standard library's SIMD2.
extension SIMD2<Double> {
  /// The dot product.
  @inlinable @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive where `other` lies a quarter turn from x towards y.
  @inlinable @inline(__always)
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  /// The vector a quarter turn further, from x towards y.
  @usableFromInline var quarterTurned: SIMD2<Double> { SIMD2(-y, x) }

  /// The Euclidean length, without intermediate overflow or underflow.
  @usableFromInline var norm: Double { hypotenuse(x, y) }

  /// The larger of the components' magnitudes; NaN where a component is.
  @inlinable var largestComponent: Double {
    let (first, second) = (x.magnitude, y.magnitude)
    return first > second || first.isNaN ? first : second
  }

  /// The vector of length 1 in the same direction; zero for zero, NaN for what is not finite.
  @usableFromInline var unit: SIMD2<Double> {
    let square = dot(self)
    if square > 0x1p-900, square < 0x1p1000 { return self / NumericalMethods.squareRoot(square) }
    let scale = largestComponent
    if scale == 0 { return .zero }
    let scaled = self / scale
    return scaled / NumericalMethods.squareRoot(scaled.dot(scaled))
  }

  /// Whether both components are finite.
  @usableFromInline var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point that divides the way to `other` in the ratio t : 1 − t, this point at 0 and `other` at 1 exactly.
  @inlinable @inline(__always)
  func interpolated(to other: SIMD2<Double>, at t: Double) -> SIMD2<Double> { self * (1 - t) + other * t }

  /// The distance to a point; infinite only where the distance is beyond the largest double.
  @usableFromInline
  func distance(to other: SIMD2<Double>) -> Double {
    let direct = (other - self).norm
    return direct == .infinity ? 2 * (other / 2 - self / 2).norm : direct
  }
}

/// The power of two that brings finite vectors of this size, the largest of their components, to about 1; less where they are subnormal.
@usableFromInline
func normalizingScale(forSize size: Double) -> Double {
  Double(sign: .plus, exponent: min(-size.exponent, 1000), significand: 1)
}

/// What brings coordinates near the largest double to where their differences are finite.
@usableFromInline let overflowReduction = 0x1p-30
