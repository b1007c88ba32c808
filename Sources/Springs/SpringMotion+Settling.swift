import NumericalMethods

extension SpringMotion {
  /// The earliest time T in seconds such that `rule` holds at every t ≥ T.
  ///
  /// Exact for a tolerance ε′ with ε − Δ ≤ ε′ ≤ ε, Δ = 1e-12·ε + 16(1 + κT)·2⁻⁵²·E(T): never early, late only where Δ makes
  /// the question that sharp. 0 where the motion starts inside and stays; infinite where it never settles,
  /// ``settling(_:norm:)`` tells why.
  ///
  /// - Parameters:
  ///   - rule: what counts as settled. Traps where the rule has no meaning: a tolerance not above 0, or a relative one where
  ///     from and to are equal. For values that a person fed use ``settling(_:norm:)``.
  ///   - norm: how the components of a vector are measured together; every one by itself unless told.
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  public func settlingDuration(_ rule: SettlingRule, norm: SettlingNorm = .maximum) -> Double {
    trapping { () throws(SpringError) in try settling(rule, norm: norm) }.duration
  }

  /// The settling time of each component by itself.
  public func settlingDurations(_ rule: SettlingRule) -> [Double] {
    (0..<from.componentCount).map { component($0).settlingDuration(rule) }
  }

  /// ``settlingDuration(_:norm:)`` with the reason where it is infinite.
  ///
  /// - Throws: ``SpringError`` naming the rule's argument outside its domain.
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  public func settling(_ rule: SettlingRule, norm: SettlingNorm = .maximum) throws(SpringError) -> Settling {
    switch rule {
    case .visible(let property):
      return try settling(.within(property.visibleThreshold), norm: norm)
    case .within(let epsilon):
      try requirePositive(epsilon, "epsilon")
      return Settling(lastTime(beyond: epsilon, norm: norm))
    case .withinSpeed(let epsilon, let speed):
      try requirePositive(epsilon, "epsilon")
      try requirePositive(speed, "speed")
      return Settling(max(lastTime(beyond: epsilon, norm: norm), lastTime(fasterThan: speed, norm: norm)))
    case .relative(let epsilon):
      try requirePositive(epsilon, "epsilon")
      let distance = norm == .maximum ? displacement.maximumNorm : squareRoot(displacement.magnitudeSquared)
      guard distance > 0 else {
        throw SpringError(
          argument: "epsilon", value: epsilon,
          requirement: "a relative tolerance needs a distance, but from and to are equal")
      }
      return try settling(.within(epsilon * distance), norm: norm)
    case .envelope(let epsilon):
      try requirePositive(epsilon, "epsilon")
      return Settling(greatestOverComponents { EnvelopeCrossing.solve($0, beyond: epsilon).time })
    case .energy(let fraction):
      try requirePositive(fraction, "fraction")
      return Settling(MomentCrossing.energy(of: self, beyond: fraction).time)
    case .rounded(let quantum):
      try requirePositive(quantum, "quantum")
      var latest = Settling(0)
      for index in 0..<from.componentCount {
        let one = RoundingCrossing.settling(component(index), quantum: quantum)
        if one.duration > latest.duration { latest = one }
      }
      return latest
    }
  }

  @inline(__always)
  private func lastTime(beyond epsilon: Double, norm: SettlingNorm) -> Double {
    if norm == .euclidean, from.componentCount > 1 {
      return MomentCrossing.length(of: self, beyond: epsilon).time
    }
    return greatestOverComponents { LastCrossing(of: DecayingCurve(displacement: $0), beyond: epsilon).time }
  }

  @inline(__always)
  private func lastTime(fasterThan speed: Double, norm: SettlingNorm) -> Double {
    if norm == .euclidean, from.componentCount > 1 {
      return MomentCrossing.speed(of: self, beyond: speed).time
    }
    return greatestOverComponents { LastCrossing(of: DecayingCurve(velocity: $0), beyond: speed).time }
  }

  @inline(__always)
  private func greatestOverComponents(_ time: (SpringMotion<Double>) -> Double) -> Double {
    var greatest = 0.0
    for index in 0..<from.componentCount { greatest = max(greatest, time(component(index))) }
    return greatest
  }
}

extension SpringMotion<Double> {
  /// The settling time within ε and how often the displacement was evaluated to find it, for the tests that bound the cost.
  package func settlingCost(within epsilon: Double) -> (duration: Double, evaluations: Int) {
    let crossing = LastCrossing(of: DecayingCurve(displacement: self), beyond: epsilon)
    return (crossing.time, crossing.evaluations)
  }
}

extension SpringMotion {
  /// The settling time of the energy and how often it was evaluated.
  package func settlingCost(energyBelow fraction: Double) -> (duration: Double, evaluations: Int) {
    let crossing = MomentCrossing.energy(of: self, beyond: fraction)
    return (crossing.time, crossing.evaluations)
  }

  /// The settling time of the Euclidean norm and how often it was evaluated.
  package func settlingCost(lengthWithin epsilon: Double) -> (duration: Double, evaluations: Int) {
    let crossing = MomentCrossing.length(of: self, beyond: epsilon)
    return (crossing.time, crossing.evaluations)
  }
}
