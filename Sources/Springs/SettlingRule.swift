/// What is animated, for the question until when it looks as if it moved.
public enum AnimatedProperty: String, Sendable, Hashable, CaseIterable {
  /// A position in points.
  case position
  /// A size in points.
  case size
  /// A scale factor.
  case scale
  /// An opacity from 0 to 1.
  case opacity
  /// Colour components from 0 to 1.
  case color
  /// An angle in radians.
  case rotation

  /// The greatest distance from the target that looks still: half a point for position and size, 0.005 for a scale, 0.01
  /// for opacity, colour and rotation. POP's stop thresholds, halved for positions as POP itself halves them.
  public var visibleThreshold: Double {
    switch self {
    case .position, .size: 0.5
    case .scale: 0.005
    case .opacity, .color, .rotation: 0.01
    }
  }
}

/// How the components of a vector are measured together.
public enum SettlingNorm: Sendable, Hashable {
  /// Every component by itself; all must hold.
  case maximum
  /// The length of the vector.
  case euclidean
}

/// When a motion counts as settled: at the earliest T such that the rule holds at every t ≥ T.
@frozen
public enum SettlingRule: Sendable, Hashable {
  /// It looks still: ``within(_:)`` the property's visible threshold.
  case visible(_ property: AnimatedProperty)
  /// |x| ≤ ε in value units, for good.
  case within(_ epsilon: Double)
  /// |x| ≤ ε and |v| ≤ η in value units per second, for good.
  case withinSpeed(_ epsilon: Double, speed: Double)
  /// |x| ≤ ε·|to − from|; an error where from and to are equal.
  case relative(_ epsilon: Double)
  /// An upper bound that is smooth in every parameter: min(A·e^(−ζωt), E(t)) ≤ ε for good, where A is the amplitude of an
  /// underdamped motion and E the envelope of <doc:Accuracy>; from critical damping on E alone.
  ///
  /// The exact settling time jumps where a peak drops below ε; an inverse problem or a slider wants this rule instead.
  case envelope(_ epsilon: Double)
  /// The energy has fallen to this fraction of the energy at the start.
  case energy(_ fraction: Double)
  /// The value, rounded to a multiple of `quantum` (ties away from zero), never changes again.
  case rounded(to: Double)
}

extension SettlingRule {
  /// |x| ≤ ε and |v| ≤ η, for good.
  public static func within(_ epsilon: Double, speed: Double) -> SettlingRule { .withinSpeed(epsilon, speed: speed) }
}

/// Why a motion never settles.
public enum UnsettledReason: String, Sendable, Hashable {
  /// The spring has no damping and swings beyond the tolerance for ever.
  case undamped = "the spring is undamped and swings beyond the tolerance for ever"
  /// The target lies exactly between two rounded values and the motion crosses it for ever.
  case onRoundingBoundary = "the target lies on a rounding boundary that the motion crosses for ever"
}

/// The answer of a settling question.
@frozen
public struct Settling: Sendable, Hashable {
  /// The settling time in seconds; infinite where the motion never settles.
  public let duration: Double
  /// Why the duration is infinite; nil where it is finite.
  public let unsettledReason: UnsettledReason?

  init(_ duration: Double, reason: UnsettledReason = .undamped) {
    self.duration = duration
    unsettledReason = duration.isFinite ? nil : reason
  }
}
