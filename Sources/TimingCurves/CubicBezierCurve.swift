/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) whose control points are (x₁, y₁) and (x₂, y₂), read as progress y
/// over time x.
///
/// x(t) = 3x₁ts² + 3x₂t²s + t³ with s = 1 − t, and y(t) likewise. This form costs next to nothing to make; a curve that is
/// asked often is worth ``prepared()``.
///
/// ```swift
/// let curve = CubicBezierCurve(controlPoints: 0.42, 0, 0.58, 1)
/// let progress = curve.value(at: 0.25)
/// ```
///
/// **Domain.** x(t) must not fall: x₁ ≥ 0, x₂ ≤ 1 and x₂ − x₁ + √(x₁(1 − x₂)) ≥ 0, decided exactly. That holds for all x₁ and
/// x₂ in 0…1, which is all that CSS allows, and for some pairs outside, (1.1, 0.5) for one. y₁ and y₂ are any finite numbers.
///
/// **Accuracy.** A value is within 4·2⁻⁵²·max(1, |y₁|, |y₂|) for every x from 0 to 1, next to vertical tangents too; where the curve rises,
/// a later value is never lower than an earlier one by more than 2·2⁻⁵² of its range. f(0) = 0 and f(1) = 1 exactly.
///
/// **Outside 0…1** the curve goes on as browsers draw it, along its end tangents; see ``Extrapolation/css``. Of a time that
/// is not a number the answer is NaN.
@frozen
public struct CubicBezierCurve: Sendable, Hashable {
  /// The first control point's time.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  @inlinable @inline(__always)
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// A curve from literals, in `CAMediaTimingFunction`'s order; traps outside the domain.
  @inlinable
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(unchecked: x1, y1, x2, y2)
    if !isObviouslyLegal { trapUnlessLegal() }
  }

  /// A curve from numbers that a person or a file fed.
  ///
  /// - Throws: ``TimingCurveError`` naming the argument that is not finite, or the one that makes x(t) fall.
  @inlinable
  public init(
    checkingControlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(TimingCurveError) {
    self.init(unchecked: x1, y1, x2, y2)
    if !isObviouslyLegal { try checkControlPoints() }
  }

  /// A curve as SwiftUI's `UnitCurve.bezier` makes it: control times outside 0…1 are clamped. Traps if a number is not finite.
  public init(clampingControlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(controlPoints: min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
  }
}

extension CubicBezierCurve {
  /// The identity: CSS `linear`.
  public static let linear = CubicBezierCurve(unchecked: 0, 0, 1, 1)
  /// CSS `ease`, Core Animation's default.
  public static let ease = CubicBezierCurve(unchecked: 0.25, 0.1, 0.25, 1)
  /// CSS `ease-in`.
  public static let easeIn = CubicBezierCurve(unchecked: 0.42, 0, 1, 1)
  /// CSS `ease-out`.
  public static let easeOut = CubicBezierCurve(unchecked: 0, 0, 0.58, 1)
  /// CSS `ease-in-out`.
  public static let easeInOut = CubicBezierCurve(unchecked: 0.42, 0, 0.58, 1)
}
