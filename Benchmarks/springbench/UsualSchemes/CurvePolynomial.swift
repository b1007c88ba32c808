import SpringKit

/// A segment less its start, as a polynomial of its parameter: linear·t + quadratic·t² + cubic·t³.
struct CurvePolynomial {
  let linear: SIMD2<Double>
  let quadratic: SIMD2<Double>
  let cubic: SIMD2<Double>
}

/// A segment whose coordinates are polynomials of its parameter.
protocol PolynomialSegment {
  var polynomial: CurvePolynomial { get }
}

extension QuadraticSegment: PolynomialSegment {
  @inline(__always)
  var polynomial: CurvePolynomial {
    CurvePolynomial(linear: 2 * (control - start), quadratic: (end - control) - (control - start), cubic: .zero)
  }
}

extension CubicSegment: PolynomialSegment {
  @inline(__always)
  var polynomial: CurvePolynomial {
    let (first, second, third) = (control1 - start, control2 - control1, end - control2)
    return CurvePolynomial(
      linear: 3 * first, quadratic: 3 * (second - first), cubic: (third - second) - (second - first))
  }
}

extension SIMD2<Double> {
  /// The scalar product.
  @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// The Euclidean length.
  @inline(__always)
  var length: Double { dot(self).squareRoot() }
}
