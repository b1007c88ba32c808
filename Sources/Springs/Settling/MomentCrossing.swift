import NumericalMethods

/// The last time at which the length of a vector motion, or its energy, is beyond a threshold.
///
/// Both are a quadratic form in displacement and velocity with the factor e^(−2rt). Their turning points are closed forms,
/// between which they are monotone. As for ``LastCrossing`` the form is enlarged by what rounding may hide.
struct MomentCrossing<Value: ComponentVector> {
  /// What is measured: |x|², |v|²/ω², or their sum, which is twice the energy per stiffness.
  enum Quantity {
    case length
    case speed
    case energy
  }

  private let moments: MotionMoments<Value>
  private let quantity: Quantity
  /// ln of the squared aim in units of S².
  private let logarithmicAim: Double
  /// Whether the quantity starts beyond its threshold, exactly.
  private let startsBeyond: Bool
  private let spring: Spring
  private let errorRate: Double

  private init(_ moments: MotionMoments<Value>, quantity: Quantity, logarithmicAim: Double, startsBeyond: Bool) {
    self.moments = moments
    self.quantity = quantity
    self.logarithmicAim = logarithmicAim
    self.startsBeyond = startsBeyond
    spring = moments.spring
    errorRate = spring.regime == .overdamped ? spring.decayRate : spring.naturalFrequency
  }

  /// The last time with |x| > threshold.
  static func length(of motion: SpringMotion<Value>, beyond threshold: Double) -> LastCrossing {
    let moments = MotionMoments(motion)
    return MomentCrossing(
      moments, quantity: .length, logarithmicAim: aim(threshold, moments),
      startsBeyond: squareRoot(motion.displacement.magnitudeSquared) > threshold
    ).solution
  }

  /// The last time with |v| > threshold.
  static func speed(of motion: SpringMotion<Value>, beyond threshold: Double) -> LastCrossing {
    let moments = MotionMoments(motion)
    return MomentCrossing(
      moments, quantity: .speed, logarithmicAim: aim(threshold / motion.spring.naturalFrequency, moments),
      startsBeyond: squareRoot(motion.velocity.magnitudeSquared) > threshold
    ).solution
  }

  /// The last time with an energy above `fraction` of the energy at the start.
  static func energy(of motion: SpringMotion<Value>, beyond fraction: Double) -> LastCrossing {
    let moments = MotionMoments(motion)
    let start = moments.values(at: moments.spring.phase(at: 0))
    let aim = logarithm(fraction * (1 - LastCrossing.margin) * (start.displacement + start.velocity))
    return MomentCrossing(moments, quantity: .energy, logarithmicAim: aim, startsBeyond: fraction < 1).solution
  }

  private static func aim(_ threshold: Double, _ moments: MotionMoments<Value>) -> Double {
    2 * (logarithm(threshold * (1 - LastCrossing.margin)) - moments.logarithmicScale)
  }

  private var solution: LastCrossing {
    guard moments.logarithmicScale > -.infinity else { return .never }
    guard spring.damping > 0 else { return undamped }
    // The energy never rises, so its last crossing is its only one.
    if quantity == .energy { return startsBeyond ? solve((0, .infinity), spent: 0) : .never }
    let times = moments.stationaryTimes(ofSpeed: quantity == .speed)
    var spent = 0
    if let (peak, trough) = times.peak {
      let height = excess(at: peak)
      spent += 1
      if height > 0 {
        // Peaks recur every half swing with squared heights falling by e^(−2rπ/ω_d).
        let swings = times.period < .infinity ? (height / (2 * spring.decayRate * times.period)).rounded(.down) : 0
        let later = swings > 0 ? swings * times.period : 0
        return solve((peak + later, trough + later), spent: spent)
      }
    }
    guard startsBeyond else { return .never }
    if let trough = times.first {
      spent += 1
      if excess(at: trough) <= 0 { return solve((0, trough), spent: spent) }
    }
    // Without a trough, or where rounding hides the threshold even there.
    return solve((times.first ?? 0, .infinity), spent: spent)
  }

  private var undamped: LastCrossing {
    var isBeyond = startsBeyond
    if quantity != .energy, let peak = moments.stationaryTimes(ofSpeed: quantity == .speed).peak {
      isBeyond = isBeyond || excess(at: peak.time) > 2 * LastCrossing.margin
    }
    return LastCrossing(time: isBeyond ? .infinity : 0, evaluations: 0)
  }

  // MARK: The equation

  /// The quantity, enlarged by what rounding may hide, without its factor S²·e^(−2rt).
  private func measure(_ values: MotionMoments<Value>.Values, at time: Double, phase: SpringPhase) -> Double {
    let envelopes = moments.envelopes(at: time, phase: phase)
    // |x| + 8(1 + κt)·2⁻⁵²·E squared; the energy's bound is the same multiple of its own envelope.
    let noise = LastCrossing.noise * (1 + errorRate * time)
    func square(_ squaredLength: Double, _ squaredEnvelope: Double) -> Double {
      let length = squareRoot(max(squaredLength, 0)) + noise * squareRoot(squaredEnvelope)
      return length * length
    }
    switch quantity {
    case .length: return square(values.displacement, envelopes.displacement)
    case .speed: return square(values.velocity, envelopes.velocity)
    case .energy: return select(values) + noise * (envelopes.displacement + envelopes.velocity)
    }
  }

  private func select(_ values: MotionMoments<Value>.Values) -> Double {
    switch quantity {
    case .length: values.displacement
    case .speed: values.velocity
    case .energy: values.displacement + values.velocity
    }
  }

  private func excess(at time: Double) -> Double {
    let phase = spring.phase(at: time)
    let measure = measure(moments.values(at: phase), at: time, phase: phase)
    return logarithm(measure) - 2 * spring.decayRate * time - logarithmicAim
  }

  private func jet(at time: Double) -> Jet {
    let phase = spring.phase(at: time)
    let (values, first, second, third) = moments.series(at: phase)
    let measure = measure(values, at: time, phase: phase)
    guard measure > 0 else { return .beyond }
    let frequency = spring.naturalFrequency
    // The derivatives of the logarithm from those of the quantity.
    let slope = frequency * (select(first) / measure)
    let bend = frequency * frequency * (select(second) / measure)
    let twist = frequency * frequency * frequency * (select(third) / measure)
    return Jet(
      value: logarithm(measure) - 2 * spring.decayRate * time - logarithmicAim,
      slope: slope - (spring.regime == .overdamped ? 2 * spring.decayRate : 0), curvature: bend - slope * slope,
      third: twist - 3 * bend * slope + 2 * slope * slope * slope,
      uncertainty: (measure - select(values)) / (4 * measure), reach: spring.reach)
  }

  private func solve(_ section: (start: Double, end: Double), spent: Int) -> LastCrossing {
    let (rough, cost) = roughTime
    var evaluations = spent + cost + 1
    var (lower, upper) = section
    let known = rough > lower && rough < upper ? rough : lower
    let jet = jet(at: known)
    if known > lower, jet.value.magnitude <= max(2 * LastCrossing.tolerance, jet.uncertainty) {
      return LastCrossing(time: known, evaluations: evaluations)
    }
    var start = known
    if jet.value > 0 {
      (lower, start) = (known, known + twoFallsStep(jet))
    } else {
      guard known > lower else { return LastCrossing(time: lower, evaluations: evaluations) }
      (upper, start) = (known, known + jet.step(tolerance: 0).step)
    }
    if spring.regime == .underdamped, jet.value > 0 {
      // Half a swing later the quantity is e^(−2τπ) of what it is now, which brackets the answer within half a swing.
      let period = Double.pi * spring.inverseSplit
      let swings = jet.value / (2 * spring.decayRate * period)
      let skipped = swings.rounded(.down) * period
      upper = min(upper + skipped, lower + swings.rounded(.up) * period * (1 + 0x1p-50))
      if skipped > 0 {
        lower += skipped * (1 - 0x1p-50)
        start = lower + (swings - swings.rounded(.down)) * period
      }
    }
    if let plateau = plateau(near: start), plateau > lower, plateau < upper {
      // The energy is level where the velocity vanishes, and next to it falls by the cube of the time.
      let jet = self.jet(at: plateau)
      evaluations += 1
      if jet.value.magnitude <= max(2 * LastCrossing.tolerance, jet.uncertainty) {
        return LastCrossing(time: plateau, evaluations: evaluations)
      }
      if jet.value > 0 { lower = plateau } else { upper = plateau }
      let distance = cubeRoot(-6 * jet.value / jet.third)
      if jet.value.magnitude < 0.3, distance.isFinite { start = plateau + distance }
    }
    let root = fallingRoot(in: (lower, upper), start: start, tolerance: 2 * LastCrossing.tolerance) { self.jet(at: $0) }
    evaluations += root.evaluations
    return LastCrossing(time: root.root, evaluations: evaluations)
  }

  /// The time nearest to another at which the velocity of a scalar motion vanishes.
  private func plateau(near time: Double) -> Double? {
    guard quantity == .energy, let (first, period) = moments.restTimes else { return nil }
    guard period < .infinity else { return first }
    return first + max(((time - first) / period).rounded(), 0) * period
  }

  /// The step that would be exact if the quantity were a·e^(−2rt) + b·e^(−ct); the jet's own step where it is not like that.
  private func twoFallsStep(_ jet: Jet) -> Double {
    let own = jet.step(tolerance: 0).step
    guard spring.regime != .underdamped else { return own }
    let slowRate = 2 * spring.decayRate
    let value = exponential(jet.value)
    let first = value * (jet.slope + slowRate)
    let second = value * (jet.curvature + jet.slope * jet.slope + slowRate * jet.slope)
    let fastRate = -second / first
    let fast = -first / (fastRate - slowRate)
    guard fastRate > 1.2 * slowRate, fast > 0 else { return own }
    let step = startOfTwoFalls(slow: value - fast, fast: fast, aim: 1, slowRate: slowRate, fastRate: fastRate)
    return step > 0 && step < .infinity ? step : own
  }

  /// A time at which the quantity is roughly between once and twice its aim, and what it cost.
  ///
  /// A quadratic form is the sum of two squares of curves; each of them is beyond the aim for the last time at a time that
  /// ``LastCrossing`` knows, and after the later of the two the sum is at most twice the aim.
  private var roughTime: (time: Double, evaluations: Int) {
    let aim = exponential(logarithmicAim / 2)
    guard aim > 1e-300, aim < 1e300 else { return (0, 0) }
    var latest = 0.0
    var evaluations = 0
    func include(value: Double, drift: Double) {
      guard value > 0 || drift > 0 else { return }
      let slope = spring.naturalFrequency * drift - spring.decayRate * value
      let crossing = LastCrossing(of: DecayingCurve(spring, value: value, slope: slope), beyond: aim, tolerance: 0.01)
      evaluations += crossing.evaluations
      if crossing.time > latest { latest = crossing.time }
    }
    func include(_ form: (alpha: Double, gamma: Double, delta: Double)) {
      let root = squareRoot(form.alpha)
      let drift = root > 0 ? form.gamma / root : 0
      include(value: root, drift: drift)
      include(value: 0, drift: squareRoot(max(form.delta - drift * drift, 0)))
    }
    let (length, speed) = (moments.quadraticForm(ofSpeed: false), moments.quadraticForm(ofSpeed: true))
    switch quantity {
    case .length: include(length)
    case .speed: include(speed)
    case .energy: include((length.alpha + speed.alpha, length.gamma + speed.gamma, length.delta + speed.delta))
    }
    return (latest, evaluations)
  }
}
