/// A timing curve of any kind: how the progress of an animation, y, depends on the share of its time, x.
///
/// ```swift
/// let bounce = try TimingCurve(css: "linear(0, 1.2 60%, 1)")
/// bounce.value(at: 0.5)
/// ```
@frozen
public enum TimingCurve: Sendable, Hashable {
  /// CSS's `cubic-bezier()`, Core Animation's timing function.
  case cubicBezier(CubicBezierCurve)
  /// CSS's `linear()`.
  case piecewiseLinear(PiecewiseLinearCurve)
  /// CSS's `steps()`.
  case steps(StepCurve)
  /// SwiftUI's circular curves.
  case circular(CircularCurve)
  /// Several cubics joined, like Material 3's emphasized curve.
  case spline(CubicBezierSpline)

  /// The output at an input.
  ///
  /// - Parameters:
  ///   - x: The input, usually from 0 to 1. NaN gives NaN.
  ///   - isBefore: CSS's before flag, which chooses the value before a jump of `steps()`, and before one at the start of
  ///     `linear()`.
  ///   - extrapolation: What holds outside 0…1.
  public func value(at x: Double, isBefore: Bool = false, extrapolation: Extrapolation = .css) -> Double {
    let x = extrapolation.input(x)
    return switch self {
    case .cubicBezier(let curve): curve.value(at: x)
    case .piecewiseLinear(let curve): curve.value(at: x, isBefore: isBefore)
    case .steps(let curve): curve.value(at: x, isBefore: isBefore)
    case .circular(let curve): curve.value(at: x)
    case .spline(let curve): curve.value(at: x)
    }
  }

  /// The slope dy/dx at an input: ±∞ where the curve is vertical or jumps, NaN for NaN.
  public func velocity(at x: Double, extrapolation: Extrapolation = .css) -> Double {
    let x = extrapolation.input(x)
    return switch self {
    case .cubicBezier(let curve): curve.velocity(at: x)
    case .piecewiseLinear(let curve): curve.velocity(at: x)
    case .steps(let curve): curve.velocity(at: x)
    case .circular(let curve): curve.velocity(at: x)
    case .spline(let curve): curve.velocity(at: x)
    }
  }

  /// The least and the greatest value over the inputs 0…1.
  public var range: ClosedRange<Double> {
    switch self {
    case .cubicBezier(let curve): curve.range
    case .piecewiseLinear(let curve): curve.range
    case .steps(let curve): curve.range
    case .circular(let curve): curve.range
    case .spline(let curve): curve.range
    }
  }

  /// The curve run backwards, 1 − f(1 − x).
  public var reversed: TimingCurve {
    switch self {
    case .cubicBezier(let curve): .cubicBezier(curve.reversed)
    case .piecewiseLinear(let curve): .piecewiseLinear(curve.reversed)
    case .steps(let curve): .steps(curve.reversed)
    case .circular(let curve): .circular(curve.reversed)
    case .spline(let curve): .spline(curve.reversed)
    }
  }

  /// The curve that leads from an output back to its input; nil where there is none of the same kind: where the curve both
  /// rises and falls, for steps, and for ``CircularCurve/easeInOut``.
  public var inverse: TimingCurve? {
    switch self {
    case .cubicBezier(let curve): curve.inverse.map(TimingCurve.cubicBezier)
    case .piecewiseLinear(let curve): curve.inverse.map(TimingCurve.piecewiseLinear)
    case .steps: nil
    case .circular(let curve): curve.inverse.map(TimingCurve.circular)
    case .spline(let curve): curve.inverse.map(TimingCurve.spline)
    }
  }
}

extension TimingCurve {
  /// The identity: CSS `linear`.
  public static let linear = TimingCurve.cubicBezier(.linear)
  /// CSS `ease`, Core Animation's `default`.
  public static let ease = TimingCurve.cubicBezier(.ease)
  /// CSS `ease-in`, and Core Animation's, UIKit's and SwiftUI's `easeIn`.
  public static let easeIn = TimingCurve.cubicBezier(.easeIn)
  /// CSS `ease-out`, and Core Animation's, UIKit's and SwiftUI's `easeOut`.
  public static let easeOut = TimingCurve.cubicBezier(.easeOut)
  /// CSS `ease-in-out`, Core Animation's `easeInEaseOut`, and UIKit's and SwiftUI's `easeInOut`.
  public static let easeInOut = TimingCurve.cubicBezier(.easeInOut)
  /// CSS `step-start`.
  public static let stepStart = TimingCurve.steps(StepCurve(count: 1, jump: .start))
  /// CSS `step-end`.
  public static let stepEnd = TimingCurve.steps(StepCurve(count: 1, jump: .end))
}

extension Extrapolation {
  /// The input at which the curve is evaluated.
  func input(_ x: Double) -> Double { self == .clamped ? min(max(x, 0), 1) : x }
}
