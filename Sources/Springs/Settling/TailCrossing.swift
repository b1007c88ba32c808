import NumericalMethods

/// The last crossing of a curve whose swings, if it has any, are too long to matter: critical, overdamped, and the narrow band
/// below critical damping.
struct TailCrossing {
  private let curve: DecayingCurve
  private let threshold: Double
  private let aim: Double
  private let logarithmicAim: Double
  private let side: CrossingSide
  private let tolerance: Double

  init(_ curve: DecayingCurve, threshold: Double, aim: Double, side: CrossingSide, tolerance: Double) {
    self.curve = curve
    self.tolerance = tolerance
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
    // From critical damping on the phase of a turning point is algebra, not an evaluation.
    var evaluations = spring.regime == .underdamped ? 1 : 0
    let phase = curve.phaseOfExtremum(at: first)
    var time = first
    var sign = curve.undecayedValue(phase: phase) < 0 ? -1.0 : 1.0
    var fallen = jet(at: first, phase: phase, sign: sign).value
    guard fallen > 0 else { return nil }
    if spring.regime == .underdamped {
      let period = Double.pi * spring.inverseSplit
      var swing = (fallen / (spring.decayRate * period)).rounded(.down)
      if side != .both, (swing.truncatingRemainder(dividingBy: 2) == 0) != allows(sign) { swing -= 1 }
      guard swing >= 0 else { return nil }
      if swing > 0 {
        time += swing * period
        if swing.truncatingRemainder(dividingBy: 2) != 0 { sign = -sign }
        fallen = jet(at: time, sign: sign).value
        evaluations += 1
      }
    }
    guard allows(sign), fallen > 0 else { return nil }
    // In y = r·u after the turning point: y − ln(1 + (1 − e^(−py))/p) = fallen, p = (R − r)/r; near 0 it is y²(1 + p)/2.
    let spread = spring.regime == .overdamped ? spring.split / spring.decayRate : 0
    let rough = fallen + squareRoot(2 * fallen / (1 + spread))
    let start = fallen + logarithmOnePlus(rough / (1 + spread * rough))
    return solve(
      in: (time, .infinity), start: time + start / spring.decayRate, sign: sign, spent: evaluations)
  }

  // MARK: From the start

  /// The crossing of a curve that starts beyond the threshold and whose turning point, if any, is inside.
  private func crossingFromStart(before extremum: Double?) -> LastCrossing {
    let sign = curve.first < 0 ? -1.0 : 1.0
    let (first, drift) = (sign * curve.first, sign * curve.driftOverPosition)
    let zero = drift < 0 ? curve.firstZeroTime : nil
    let upper = min(zero ?? .infinity, extremum ?? .infinity)
    let spent = upper < .infinity && curve.spring.regime == .underdamped ? 1 : 0
    if upper < .infinity {
      let phase = upper == zero ? curve.phaseOfZero(at: upper) : curve.phaseOfExtremum(at: upper)
      if jet(at: upper, phase: phase, sign: 0).value > 0 {
        // Rounding hides the threshold beyond the zero or the turning point too: wait until it cannot.
        return solve(in: (upper, .infinity), start: upper, sign: 0, spent: spent)
      }
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
    return solve(in: (0, upper), start: start, sign: sign, spent: spent)
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

  /// ln of the enlarged magnitude over the aim, with its derivatives. The sign is that of the section, or 0 where both count.
  private func jet(at time: Double, sign: Double) -> Jet {
    jet(at: time, phase: curve.spring.phase(at: time), sign: sign)
  }

  private func jet(at time: Double, phase: SpringPhase, sign: Double) -> Jet {
    let spring = curve.spring
    let signed = curve.undecayedValue(phase: phase)
    let direction = sign == 0 ? (signed < 0 ? -1 : 1) : sign
    let enlargement =
      LastCrossing.noise * (1 + curve.errorRate * time) * curve.undecayedEnvelope(at: time, phase: phase)
    let magnitude = direction * signed + enlargement
    guard magnitude > 0 else { return .beyond }
    // Without the decay, whose logarithm is a straight line: a slow decay is not lost among the derivatives of a fast one.
    let (first, second, third) = curve.undecayedDerivatives(phase: phase)
    let scale = direction / magnitude
    let (slope, bend, twist) = (first * scale, second * scale, third * scale)
    return Jet(
      value: logarithm(magnitude) - spring.decayRate * time - logarithmicAim, slope: slope - spring.decayRate,
      curvature: bend - slope * slope, third: twist - 3 * bend * slope + 2 * slope * slope * slope,
      uncertainty: enlargement / (4 * magnitude), reach: spring.reach)
  }

  private func solve(
    in bracket: (lower: Double, upper: Double), start: Double, sign: Double, spent: Int
  ) -> LastCrossing {
    let root = fallingRoot(in: bracket, start: start, tolerance: tolerance) { jet(at: $0, sign: sign) }
    return LastCrossing(time: root.root, evaluations: spent + root.evaluations)
  }
}

extension Spring {
  /// The longest step over which derivatives describe a motion: above critical damping half the time of the fast exponential.
  var reach: Double { regime == .overdamped ? 0.5 * inverseSplit : .infinity }
}
