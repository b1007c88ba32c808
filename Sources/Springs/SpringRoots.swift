import NumericalMethods

/// The two roots of m·s² + c·s + k, kept as a shared rate and a distance so that nothing cancels near critical damping.
struct SpringRoots {
  let regime: DampingRegime
  /// ζω below and at critical damping, the slow root above.
  let decayRate: Double
  /// ω_d below, 0 at, R − r above.
  let split: Double

  /// The roots for m, k and c exactly as given: the regime is the sign of c² − 4mk from two exact products.
  ///
  /// All three arguments have been scaled by one power of two so that the mass is in 1..<2; then no product leaves the
  /// normal range for a spring inside the domain.
  init(scaledMass mass: Double, stiffness: Double, damping: Double) {
    let discriminant =
      DoubleDouble(product: damping, damping) - DoubleDouble(product: 4 * mass, stiffness)
    if discriminant.high == 0 {
      self.init(critical: damping / (2 * mass))
    } else if discriminant.high < 0 {
      self.init(
        regime: .underdamped, decayRate: damping / (2 * mass), split: squareRoot(-discriminant.high) / (2 * mass))
    } else {
      let root = squareRoot(discriminant.high)
      self.init(regime: .overdamped, decayRate: 2 * stiffness / (damping + root), split: root / mass)
    }
  }

  /// The roots for ω and ζ, with ζ² − 1 given apart since it may be known better than ζ is.
  ///
  /// A |ζ² − 1| below 2⁻¹⁰⁶ changes no motion by as much as a rounding error and runs as critical.
  init(naturalFrequency: Double, dampingRatio: Double, dampingRatioSquaredMinusOne excess: Double) {
    if excess.magnitude < 0x1p-106 {
      self.init(critical: naturalFrequency)
    } else if excess < 0 {
      self.init(
        regime: .underdamped, decayRate: dampingRatio * naturalFrequency, split: naturalFrequency * squareRoot(-excess))
    } else {
      let root = squareRoot(excess)
      self.init(
        regime: .overdamped, decayRate: naturalFrequency / (dampingRatio + root), split: 2 * naturalFrequency * root)
    }
  }

  private init(critical rate: Double) { self.init(regime: .critical, decayRate: rate, split: 0) }

  private init(regime: DampingRegime, decayRate: Double, split: Double) {
    self.regime = regime
    self.decayRate = decayRate
    self.split = split
  }
}
