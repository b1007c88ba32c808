/// A smooth piece of a path over the parameter t from 0 to 1.
///
/// Points are (x, y) with y growing downward. Lengths and distances are in the unit of the coordinates. The curve goes on beyond
/// t = 0 and t = 1: there the functions of t answer for the extended curve. A coordinate or an argument that is not finite gives NaN,
/// never a trap or an endless loop.
public protocol CurveSegment: Sendable, Hashable {
  /// The point at t = 0, exactly.
  var start: SIMD2<Double> { get }

  /// The point at t = 1, exactly.
  var end: SIMD2<Double> { get }

  /// The point at a parameter.
  func point(at t: Double) -> SIMD2<Double>

  /// dB/dt, the velocity of a point that needs time 1 for the segment.
  func derivative(at t: Double) -> SIMD2<Double>

  /// d²B/dt².
  func secondDerivative(at t: Double) -> SIMD2<Double>

  /// The direction of travel as a vector of length 1.
  ///
  /// Where the derivative vanishes it is the limit: of the direction in which the curve goes on, or from t = 1 on, of the direction
  /// from which it comes. Zero for a segment that is one point.
  func unitTangent(at t: Double) -> SIMD2<Double>

  /// The signed curvature, 1 ÷ radius: positive where the curve turns from x towards y, which is clockwise on a screen.
  ///
  /// Where the derivative vanishes it is the limit: ±∞ at a cusp, with the sign of the side on which ``unitTangent(at:)`` is taken; 0 on
  /// what is straight.
  func curvature(at t: Double) -> Double

  /// The smallest box around the segment, to rounding.
  var boundingBox: BoundingBox { get }

  /// The same points in the opposite direction.
  var reversed: Self { get }

  /// The parts before and after a parameter; the end of the first is the start of the second.
  func split(at t: Double) -> (first: Self, second: Self)

  /// The part between two parameters; it runs backwards where `end` is the smaller.
  func subsegment(from start: Double, to end: Double) -> Self

  /// The arc length.
  ///
  /// - Parameter accuracy: the largest error allowed, in units of the coordinates; 0 asks for all that a double can give, which each
  ///   type states. Negative values and NaN count as 0.
  func length(accuracy: Double) -> Double

  /// The arc length from t = 0 to a parameter; negative before 0.
  func length(to t: Double, accuracy: Double) -> Double

  /// The parameter, from 0 to 1, at which the arc length from the start is `distance`.
  ///
  /// - Parameters:
  ///   - distance: from the start; 0 and below give 0, the length and above give 1.
  ///   - length: the segment's length, as ``length(accuracy:)`` gives it; a caller with many questions asks for it once.
  ///   - accuracy: by how much the arc length to the answer may differ from `distance`; as in ``length(accuracy:)``.
  func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double

  /// The nearest point of the segment, the global one; of equally near ones, the first.
  func nearest(to point: SIMD2<Double>) -> NearestPoint
}

extension CurveSegment {
  /// The arc length, as exactly as the type can give it.
  @inlinable @inline(__always)
  public func length() -> Double { length(accuracy: 0) }

  /// The arc length from t = 0 to a parameter, as exactly as the type can give it; negative before 0.
  @inlinable @inline(__always)
  public func length(to t: Double) -> Double { length(to: t, accuracy: 0) }

  /// The parameter at a distance from the start, for a segment whose length is known, as exactly as the type can give it.
  @inlinable @inline(__always)
  public func parameter(atDistance distance: Double, length: Double) -> Double {
    parameter(atDistance: distance, length: length, accuracy: 0)
  }

  /// The parameter at a distance from the start.
  @inlinable
  public func parameter(atDistance distance: Double, accuracy: Double = 0) -> Double {
    parameter(atDistance: distance, length: length(accuracy: accuracy), accuracy: accuracy)
  }
}
