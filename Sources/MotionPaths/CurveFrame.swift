import NumericalMethods

/// The direction and the bend of a polynomial curve at one point, from its derivatives there; the limit where the first vanishes.
///
/// Near a point with B′ = 0 the derivative is B″·τ + B‴·τ²/2, so the direction is that of B″ behind the point and its opposite before
/// it; where B″ vanishes too, it is that of B‴. The curvature is (B″×B‴) / (2|τ||B″|³) to leading order.
struct CurveFrame {
  /// B′, B″ and B‴, all times `scale`.
  var first, second, third: SIMD2<Double>
  /// Whether the limit is taken from smaller parameters.
  var isArriving: Bool
  /// A power of two with which the derivatives are finite.
  var scale: Double

  /// The power of two for a curve whose control points are in a box: 1 unless it is near the largest double.
  static func scale(for box: BoundingBox) -> Double {
    max(box.minimum.largestComponent, box.maximum.largestComponent) < 0x1p1000 ? 1 : overflowReduction
  }

  var unitTangent: SIMD2<Double> {
    if first != .zero { return first.unit }
    if second != .zero { return isArriving ? -second.unit : second.unit }
    return third.unit
  }

  var curvature: Double {
    guard first != .zero else {
      let turn = second.unit.cross(third.unit)
      return turn == 0 ? 0 : turn / 0
    }
    // One factor at a time: neither the cube of the speed nor the cross product may overflow.
    let turn = first.unit.cross(second.unit)
    let speed = first.norm
    return turn == 0 ? 0 : turn * (second.norm / speed) / speed * scale
  }
}
