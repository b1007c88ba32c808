import NumericalMethods

/// The last crossing of a curve whose swings, if it has any, are too long to matter: critical, overdamped, and the narrow band
/// below critical damping.
struct TailCrossing {
  private let curve: DecayingCurve
  private let threshold: Double
  private let logarithmicAim: Double
  private let side: CrossingSide

  init(_ curve: DecayingCurve, threshold: Double, aim: Double, side: CrossingSide) {
    self.curve = curve
    self.threshold = threshold
    self.side = side
    logarithmicAim = logarithm(aim)
  }

  private func allows(_ value: Double) -> Bool {
    switch side {
    case .both: value != 0
    case .positive: value > 0
    case .negative: value < 0
    }
  }

  var solution: LastCrossing {
    let extremum = curve.firstExtremumTime
    if let extremum, let afterExtremum = crossing(after: extremum) { return afterExtremum }
    guard curve.first.magnitude > threshold, allows(curve.first) else { return .never }
    return crossingFromStart(before: extremum)
  }

  // MARK: After a turning point

  /// The crossing after the last turning point beyond the threshold, or nil where none is.
  private func crossing(after first: Double) -> LastCrossing? {
    let spring = curve.spring
    var time = first
    var sign = extremumSign(at: first)
    if spring.regime == .underdamped {
      let period = Double.pi * spring.inverseSplit
      let excess = ratio(at: first, sign: sign)
      guard excess > 0 else { return nil }
      var swing = floor(excess / (spring.decayRate * period))
      if side != .both, (swing.truncatingRemainder(dividingBy: 2) == 0) != allows(sign) { swing -= 1 }
      guard swing >= 0 else { return nil }
      time += swing * period
      if swing.truncatingRemainder(dividingBy: 2) != 0 { sign = -sign }
    }
    guard allows(sign) else { return nil }
    let fallen = ratio(at: time, sign: sign)
    guard fallen > 0 else { return nil }
    // In y = r·u after the turning point: y − ln(1 + (1 − e^(−py))/p) = fallen, p = (R − r)/r; near 0 it is y²(1 + p)/2.
    let spread = spring.regime == .overdamped ? spring.split / spring.decayRate : 0
    let rough = fallen + squareRoot(2 * fallen / (1 + spread))
    let start = fallen + logarithmOnePlus(rough / (1 + spread * rough))
    return solve(in: (time, .infinity), start: time + start / spring.decayRate, sign: sign)
  }

  private func extremumSign(at time: Double) -> Double {
    curve.undecayedValue(phase: curve.spring.undecayedPhase(at: time)) < 0 ? -1 : 1
  }

  // MARK: From the start

  /// The crossing of a curve that starts beyond the threshold and whose turning point, if any, is inside.
  private func crossingFromStart(before extremum: Double?) -> LastCrossing {
    let spring = curve.spring
    let sign = curve.first < 0 ? -1.0 : 1.0
    let upper = min(curve.firstZeroTime ?? .infinity, extremum ?? .infinity)
    let rate = spring.decayRate
    // Compare with the slow and, above critical damping, with the fast exponential alone; the later one is nearer.
    let (first, second) = (
      sign * curve.first, sign * (curve.isVelocity ? curve.second - spring.split * curve.first : curve.second)
    )
    var start: Double
    if second >= 0 {
      var time = (logarithm(first) - logarithmicAim) / rate
      for _ in 0..<2 {
        time = (logarithm(first + second * time / (1 + spring.split * time)) - logarithmicAim) / rate
      }
      start = time
    } else if upper == .infinity {
      let slow = first + second * spring.inverseSplit
      let fast = -second * spring.inverseSplit
      start = max(
        (logarithm(max(slow, .leastNormalMagnitude)) - logarithmicAim) / rate,
        (logarithm(fast) - logarithmicAim) / (rate + spring.split))
    } else {
      start = upper / 2
    }
    return solve(in: (0, upper), start: start, sign: sign)
  }

  // MARK: The equation

  /// ln of the enlarged magnitude over the aim.
  private func ratio(at time: Double, sign: Double) -> Double { jet(at: time, sign: sign).value }

  private func jet(at time: Double, sign: Double) -> Jet {
    let spring = curve.spring
    let phase = spring.undecayedPhase(at: time)
    let value = sign * curve.undecayedValue(phase: phase)
    let enlargement =
      LastCrossing.noise * (1 + curve.errorRate * time) * curve.undecayedEnvelope(at: time, phase: phase)
    let magnitude = value + enlargement
    guard magnitude > 0 else { return Jet(value: -.infinity, slope: -1) }
    // y′/y and y″/y from the equation of motion.
    let slope =
      sign * (curve.slope * phase.velocity - curve.slopeDrift * phase.coupling) + enlargement * -spring.decayRate
    let relative = slope / magnitude
    let curvature = -spring.frequencySquared * (value / magnitude) - spring.dampingRate * relative
    return Jet(
      value: logarithm(magnitude) - spring.decayRate * time - logarithmicAim, slope: relative,
      curvature: curvature - relative * relative)
  }

  private func solve(in bracket: (lower: Double, upper: Double), start: Double, sign: Double) -> LastCrossing {
    LastCrossing(
      fallingRoot(in: bracket, start: start, tolerance: LastCrossing.tolerance) { jet(at: $0, sign: sign) })
  }
}
