internal import NumericalMethods

/// A timing curve of circular arcs: SwiftUI's `circularEaseIn`, `circularEaseOut` and `circularEaseInOut`.
///
/// Each meets (0, 0) and (1, 1) exactly, and the value is within 2·2⁻⁵² of the exact one. Outside 0…1 the value is that of
/// the nearer end: the arcs arrive there level or upright, and a curve that goes on along an upright tangent stays, as in CSS.
///
/// Source: the shapes that Apple's documentation of SwiftUI's `UnitCurve` states.
public enum CircularCurve: String, Sendable, Hashable, CaseIterable {
  /// 1 − √(1 − x²): the lower right quarter of a circle.
  case easeIn
  /// √(1 − (1 − x)²): the upper left quarter of a circle.
  case easeOut
  /// The first at half the size, then the second.
  case easeInOut

  /// The output at an input; NaN for NaN.
  public func value(at x: Double) -> Double {
    if x.isNaN { return x }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return switch self {
    case .easeIn: Self.rise(x)
    case .easeOut: squareRoot(x * (2 - x))
    case .easeInOut: x <= 0.5 ? Self.rise(2 * x) / 2 : 1 - Self.rise(2 * (1 - x)) / 2
    }
  }

  /// The slope dy/dx at an input: ∞ where the arc is upright, 0 outside 0…1, NaN for NaN.
  public func velocity(at x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 || x > 1 { return 0 }
    return switch self {
    case .easeIn: Self.slope(x)
    case .easeOut: (1 - x) / squareRoot(x * (2 - x))
    case .easeInOut: Self.slope(2 * min(x, 1 - x))
    }
  }

  /// 1 − √(1 − x²) without cancellation.
  private static func rise(_ x: Double) -> Double { x * x / (1 + squareRoot((1 - x) * (1 + x))) }

  /// The slope of ``rise(_:)``.
  private static func slope(_ x: Double) -> Double { x / squareRoot((1 - x) * (1 + x)) }

  /// The least and the greatest value over the inputs 0…1.
  public var range: ClosedRange<Double> { 0...1 }

  /// The curve run backwards, 1 − f(1 − x).
  public var reversed: CircularCurve {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeInOut
    }
  }

  /// The curve that leads from an output back to its input; nil for ``easeInOut``, whose inverse is no curve of this kind.
  public var inverse: CircularCurve? { self == .easeInOut ? nil : reversed }
}

#if !hasFeature(Embedded)
  extension CircularCurve: Codable {}
#endif
