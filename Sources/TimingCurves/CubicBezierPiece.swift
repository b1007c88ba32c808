/// A cubic Bézier from one point to another whose x never falls: one piece of a spline, or of a ``CubicBezierCurve`` that
/// was split.
@frozen
public struct CubicBezierPiece: Sendable, Hashable {
  /// Where the piece starts.
  public let start: SIMD2<Double>
  /// The control point that the start's tangent aims at.
  public let control1: SIMD2<Double>
  /// The control point that the end's tangent comes from.
  public let control2: SIMD2<Double>
  /// Where the piece ends; to the right of the start.
  public let end: SIMD2<Double>
}
