import NumericalMethods

/// Which side of zero a curve must not pass.
enum CrossingSide {
  case both
  case positive
  case negative
}

/// The last time at which a decaying curve is beyond a threshold, and what it cost to find.
///
/// The contract: the time is exact for some threshold ε′ with ε − Δ ≤ ε′ ≤ ε, Δ = 1e-12·ε + 16(1 + κT)·2⁻⁵²·E(T). The solver
/// therefore aims at the middle of that band: at the curve's magnitude enlarged by 8(1 + κt)·2⁻⁵²·E(t), which covers the
/// rounding of the evaluation, against ε·(1 − 5e-13). It is never early, and late only where Δ makes the question that sharp.
struct LastCrossing {
  /// Seconds; 0 where the curve is never beyond the threshold.
  let time: Double
  /// How often the curve was evaluated.
  let evaluations: Int

  static let never = LastCrossing(time: 0, evaluations: 0)

  init(time: Double, evaluations: Int) {
    self.time = time
    self.evaluations = evaluations
  }

  /// The share of the threshold that the aim stays below it.
  static let margin = 5e-13
  /// The multiple of (1 + κt)·E(t) by which the magnitude is enlarged.
  static let noise = 8 * 0x1p-52
  /// |ln| of the ratio at which an iteration has arrived.
  static let tolerance = 1e-13

  /// - Parameters:
  ///   - curve: the curve.
  ///   - threshold: ε > 0.
  ///   - side: the side of zero that matters.
  ///   - slack: by how much more than the contract's Δ/2 to stay below the threshold, in the curve's unit.
  ///   - tolerance: |ln| of the ratio at which the iteration has arrived; the contract needs the default.
  init(
    of curve: DecayingCurve, beyond threshold: Double, side: CrossingSide = .both, slack: Double = 0,
    tolerance: Double = Self.tolerance
  ) {
    // The aim is the middle of the band that the contract allows.
    let aim = threshold * (1 - Self.margin) - slack
    guard aim > 0 else {
      self.init(time: .infinity, evaluations: 0)
      return
    }
    let spring = curve.spring
    if spring.damping == 0 {
      self = Self.undamped(curve, threshold: threshold, side: side)
    } else if spring.regime == .underdamped && spring.split > 0.014 * spring.naturalFrequency {
      self = PhaseCrossing(curve, threshold: threshold, aim: aim, side: side, tolerance: tolerance).solution
    } else {
      self = TailCrossing(curve, threshold: threshold, aim: aim, side: side, tolerance: tolerance).solution
    }
  }

  init(_ root: BracketedRoot) {
    time = root.root
    evaluations = root.evaluations
  }

  /// Without damping a curve that is ever beyond the threshold is so for ever.
  private static func undamped(_ curve: DecayingCurve, threshold: Double, side: CrossingSide) -> LastCrossing {
    let amplitude = hypotenuse(curve.first, curve.second * curve.spring.inverseSplit)
    let isBeyond = amplitude > threshold * (1 + 4 * 0x1p-52) || curve.first.magnitude > threshold
    return LastCrossing(time: isBeyond ? .infinity : 0, evaluations: 0)
  }
}

/// ln(numerator/denominator) for positive numbers whose quotient may leave the range of doubles.
func logarithmOfRatio(_ numerator: Double, _ denominator: Double) -> Double {
  let ratio = numerator / denominator
  return ratio < .infinity && ratio > 0 ? logarithm(ratio) : logarithm(numerator) - logarithm(denominator)
}

/// Lambert's W(e^x), the solution of w + ln w = x, to a few per cent.
func lambertStart(_ x: Double) -> Double {
  let softened = x > 30 ? x : logarithmOnePlus(exponential(x))
  return softened * (1 - logarithmOnePlus(softened) / (2 + softened))
}

/// A time near the one at which slow·e^(−slowRate·t) + fast·e^(−fastRate·t) falls to the aim, fast > 0.
func startOfTwoFalls(slow: Double, fast: Double, aim: Double, slowRate: Double, fastRate: Double) -> Double {
  let logarithmicFast = logarithmOfRatio(fast, aim)
  if slow < aim / 2 {
    // The fast one meets what the slow one leaves of the aim.
    let share = slow / aim
    let rough = max((logarithmicFast - logarithm(1 - share)) / fastRate, 0)
    return (logarithmicFast - logarithm(1 - share * exponential(-slowRate * rough))) / fastRate
  }
  // With u = R·(t − a), a where the slow one alone meets the aim, it is u + ln(1 − e^(−ru/R)) = level.
  let slowTime = logarithmOfRatio(slow, aim) / slowRate
  let level = logarithmicFast - fastRate * slowTime
  return slowTime + max(lambertStart(level - logarithm(slowRate / fastRate)), level) / fastRate
}
