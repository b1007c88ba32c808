import NumericalMethods

/// The last crossing of a curve whose swings, if it has any, are too long to matter: critical, overdamped, and the narrow band
/// below critical damping.
struct TailCrossing {
  private let curve: DecayingCurve
  private let threshold: Double
  private let aim: Double
  private let logarithmicAim: Double
  private let side: CrossingSide

  init(_ curve: DecayingCurve, threshold: Double, aim: Double, side: CrossingSide) {
    self.curve = curve
    self.threshold = threshold
    self.side = side
    self.aim = aim
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
      var swing = (excess / (spring.decayRate * period)).rounded(.down)
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
    curve.undecayedValue(phase: curve.spring.phase(at: time)) < 0 ? -1 : 1
  }

  // MARK: From the start

  /// The crossing of a curve that starts beyond the threshold and whose turning point, if any, is inside.
  private func crossingFromStart(before extremum: Double?) -> LastCrossing {
    let sign = curve.first < 0 ? -1.0 : 1.0
    let (first, drift) = (sign * curve.first, sign * curve.driftOverPosition)
    let zero = drift < 0 ? curve.firstZeroTime : nil
    let upper = min(zero ?? .infinity, extremum ?? .infinity)
    if upper < .infinity, ratio(at: upper, sign: 0) > 0 {
      // Rounding hides the threshold beyond the zero or the turning point too: wait until it cannot.
      return solve(in: (upper, .infinity), start: upper, sign: 0)
    }
    let start: Double
    if drift >= 0 {
      start = startOfSlowFall(first: first, drift: drift)
    } else if let zero, curve.spring.regime != .overdamped || curve.spring.split * first + drift < 0 {
      start = startBeforeZero(at: zero, first: first, drift: drift)
    } else {
      start = startOfTwoFalls(
        slow: first + drift * curve.spring.inverseSplit, fast: -drift * curve.spring.inverseSplit, aim: aim,
        slowRate: curve.spring.decayRate, fastRate: curve.spring.decayRate + curve.spring.split)
    }
    return solve(in: (0, upper), start: start, sign: sign)
  }

  /// A start for a curve that falls more slowly than e^(−rt) at first: ln(first + drift·t/(1 + (R − r)t)) − rt by iteration.
  private func startOfSlowFall(first: Double, drift: Double) -> Double {
    let spring = curve.spring
    let gap = spring.regime == .overdamped ? spring.split : 0
    var time = (logarithm(first) - logarithmicAim) / spring.decayRate
    for _ in 0..<2 {
      time = (logarithm(first + drift * time / (1 + gap * time)) - logarithmicAim) / spring.decayRate
    }
    return time
  }

  /// A start for a curve on its way through zero. With s the time before the zero it is D·e^(−r·zero)·e^(rs)·(e^(gs) − 1)/g,
  /// where (e^(gs) − 1)/g is s·e^(gs/2) for small gs and e^(gs)/g for large.
  private func startBeforeZero(at zero: Double, first: Double, drift: Double) -> Double {
    let spring = curve.spring
    let rate = spring.decayRate
    let gap = spring.regime == .overdamped ? spring.split : 0
    let level = logarithmicAim - logarithm(-(gap * first + drift)) + rate * zero
    if gap > 0 {
      let fast = (level + logarithm(gap)) / (rate + gap)
      let remainder = exponential(-gap * fast)
      if gap * fast > 2 { return zero - fast + logarithmOnePlus(-remainder) / (rate + gap) }
    }
    let mean = rate + gap / 2
    return zero - lambertStart(level + logarithm(mean)) / mean
  }

  // MARK: The equation

  /// ln of the enlarged magnitude over the aim. The sign is that of the section, or 0 where both count.
  private func ratio(at time: Double, sign: Double) -> Double { jet(at: time, sign: sign).value }

  private func jet(at time: Double, sign: Double) -> Jet {
    let spring = curve.spring
    let phase = spring.phase(at: time)
    let signed = curve.undecayedValue(phase: phase)
    let value = sign == 0 ? signed.magnitude : sign * signed
    let enlargement =
      LastCrossing.noise * (1 + curve.errorRate * time) * curve.undecayedEnvelope(at: time, phase: phase)
    let magnitude = value + enlargement
    guard magnitude > 0 else { return .beyond }
    // The logarithmic derivatives, y″ and y‴ by the equation of motion.
    let fall = sign * (curve.slope * phase.velocity - curve.slopeDrift * phase.coupling)
    let slope = (fall - spring.decayRate * enlargement) / magnitude
    let second = -spring.frequencySquared * (value / magnitude) - spring.dampingRate * slope
    let third = -spring.frequencySquared * slope - spring.dampingRate * second
    return Jet(
      value: logarithm(magnitude) - spring.decayRate * time - logarithmicAim, slope: slope,
      curvature: second - slope * slope, third: third - 3 * second * slope + 2 * slope * slope * slope,
      uncertainty: enlargement / (4 * magnitude))
  }

  private func solve(in bracket: (lower: Double, upper: Double), start: Double, sign: Double) -> LastCrossing {
    LastCrossing(
      fallingRoot(in: bracket, start: start, tolerance: LastCrossing.tolerance) { jet(at: $0, sign: sign) })
  }
}
