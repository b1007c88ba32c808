/// Material 3's spring tokens: damping ratio and stiffness at mass 1.
///
/// Spatial springs move position, size and shape; effects springs change colour and opacity and never overshoot.
/// Source: Jetpack Compose material3 `MotionScheme.expressive()` and `.standard()`.
public enum MaterialSpring: String, Sendable, Hashable, CaseIterable {
  /// ζ 0.6, k 800.
  case expressiveSpatialFast = "expressive-spatial-fast"
  /// ζ 0.8, k 380.
  case expressiveSpatialDefault = "expressive-spatial-default"
  /// ζ 0.8, k 200.
  case expressiveSpatialSlow = "expressive-spatial-slow"
  /// ζ 1, k 3800.
  case expressiveEffectsFast = "expressive-effects-fast"
  /// ζ 1, k 1600.
  case expressiveEffectsDefault = "expressive-effects-default"
  /// ζ 1, k 800.
  case expressiveEffectsSlow = "expressive-effects-slow"
  /// ζ 0.9, k 1400.
  case standardSpatialFast = "standard-spatial-fast"
  /// ζ 0.9, k 700.
  case standardSpatialDefault = "standard-spatial-default"
  /// ζ 0.9, k 300.
  case standardSpatialSlow = "standard-spatial-slow"
  /// ζ 1, k 3800.
  case standardEffectsFast = "standard-effects-fast"
  /// ζ 1, k 1600.
  case standardEffectsDefault = "standard-effects-default"
  /// ζ 1, k 800.
  case standardEffectsSlow = "standard-effects-slow"

  /// The token's ζ.
  public var dampingRatio: Double { values.dampingRatio }

  /// The token's k, at mass 1.
  public var stiffness: Double { values.stiffness }

  private var values: (dampingRatio: Double, stiffness: Double) {
    switch self {
    case .expressiveSpatialFast: (0.6, 800)
    case .expressiveSpatialDefault: (0.8, 380)
    case .expressiveSpatialSlow: (0.8, 200)
    case .standardSpatialFast: (0.9, 1400)
    case .standardSpatialDefault: (0.9, 700)
    case .standardSpatialSlow: (0.9, 300)
    case .expressiveEffectsFast, .standardEffectsFast: (1, 3800)
    case .expressiveEffectsDefault, .standardEffectsDefault: (1, 1600)
    case .expressiveEffectsSlow, .standardEffectsSlow: (1, 800)
    }
  }
}
