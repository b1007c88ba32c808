/// A timing curve that is asked often: a single cubic is inverted by its table, other curves as they are.
///
/// The bounds are those of ``TimingCurve``; the bits may differ from its.
public struct PreparedTimingCurve: Sendable, Hashable {
  /// The curve that was prepared.
  public let curve: TimingCurve
  private let cubic: PreparedCubicBezierCurve?

  /// Prepares a curve; see ``PreparedCubicBezierCurve`` for what that costs.
  public init(_ curve: TimingCurve) {
    self.curve = curve
    if case .cubicBezier(let curve) = curve { cubic = curve.prepared() } else { cubic = nil }
  }

  /// The output at an input; see ``TimingCurve/value(at:isBefore:extrapolation:)``.
  public func value(at x: Double, isBefore: Bool = false, extrapolation: Extrapolation = .css) -> Double {
    cubic?.value(at: extrapolation.input(x)) ?? curve.value(at: x, isBefore: isBefore, extrapolation: extrapolation)
  }

  /// The slope dy/dx at an input; see ``TimingCurve/velocity(at:extrapolation:)``.
  public func velocity(at x: Double, extrapolation: Extrapolation = .css) -> Double {
    cubic?.velocity(at: extrapolation.input(x)) ?? curve.velocity(at: x, extrapolation: extrapolation)
  }
}

extension TimingCurve {
  /// The curve, prepared to be asked often.
  public func prepared() -> PreparedTimingCurve { PreparedTimingCurve(self) }
}
