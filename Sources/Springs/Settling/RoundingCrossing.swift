import NumericalMethods

/// The last time at which the value, rounded to a multiple of a quantum, changes.
struct RoundingCrossing {
  static func settling(_ motion: SpringMotion<Double>, quantum: Double) -> Settling {
    let curve = DecayingCurve(displacement: motion)
    let target = motion.to
    // From the target to the nearest multiple, exactly; a rounded quotient may name a neighbour of it.
    var offset =
      DoubleDouble(product: (target / quantum).rounded(.toNearestOrAwayFromZero), quantum) - DoubleDouble(target)
    let half = DoubleDouble(quantum / 2)
    if (offset - half).value > 0 { offset = offset - DoubleDouble(quantum) }
    if (offset + half).value < 0 { offset = offset + DoubleDouble(quantum) }
    // The distances to the boundaries above and below.
    let (above, below) = ((half + offset).value, (half - offset).value)
    if above == 0 || below == 0 { return onBoundary(motion, curve: curve, quantum: quantum) }
    // A value adds half an ulp of itself, which the thresholds keep clear of.
    let slack = target.ulp
    let up = LastCrossing(of: curve, beyond: above, side: .positive, slack: min(slack, above / 2))
    let down = LastCrossing(of: curve, beyond: below, side: .negative, slack: min(slack, below / 2))
    return Settling(max(up.time, down.time))
  }

  /// The target lies on a boundary: rounding tells the two sides of it apart for ever.
  private static func onBoundary(
    _ motion: SpringMotion<Double>, curve: DecayingCurve, quantum: Double
  ) -> Settling {
    guard motion.displacement != 0 || motion.velocity != 0 else { return Settling(0) }
    guard motion.spring.regime != .underdamped else { return Settling(.infinity, reason: .onRoundingBoundary) }
    let zero = curve.firstZeroTime.map { $0 + timeUncertainty(at: $0, of: motion, curve: curve) } ?? 0
    // Within one quantum on either side nothing changes once the side is settled.
    let slack = min(motion.to.ulp, quantum / 2)
    let up = LastCrossing(of: curve, beyond: quantum, side: .positive, slack: slack)
    let down = LastCrossing(of: curve, beyond: quantum, side: .negative, slack: slack)
    return Settling(max(zero, max(up.time, down.time)))
  }

  /// How far rounding may have moved a time at which the curve is zero.
  private static func timeUncertainty(at time: Double, of motion: SpringMotion<Double>, curve: DecayingCurve) -> Double
  {
    let phase = motion.spring.phase(at: time)
    let noise = LastCrossing.noise * (1 + curve.errorRate * time) * curve.undecayedEnvelope(at: time, phase: phase)
    let speed = (curve.slope * phase.velocity - curve.slopeDrift * phase.coupling).magnitude
    return noise / speed + 4 * time.ulp
  }
}
