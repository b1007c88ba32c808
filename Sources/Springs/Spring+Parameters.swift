import NumericalMethods

extension Spring {
  /// The spring that the parameters describe.
  ///
  /// - Throws: ``SpringError`` naming the first argument that is not finite, outside its vocabulary's domain, or leads
  ///   outside the domain of ``Spring``.
  public init(_ parameters: SpringParameters) throws(SpringError) {
    switch parameters {
    case .physical(let mass, let stiffness, let damping):
      try self.init(parameters, mass: mass, stiffness: stiffness, damping: damping, names: ("stiffness", "damping"))
    case .reactSpring(let tension, let friction, let mass):
      try self.init(parameters, mass: mass, stiffness: tension, damping: friction, names: ("tension", "friction"))
    case .origami(let tension, let friction):
      try requireFinite(tension, "tension")
      try requireFinite(friction, "friction")
      let (stiffness, damping) = OrigamiScale.dynamics(tension: tension, friction: friction)
      guard stiffness > 0 else {
        throw SpringError(
          argument: "tension", value: tension, requirement: "must be above -23.59 for a stiffness above 0")
      }
      guard damping >= 0 else {
        throw SpringError(
          argument: "friction", value: friction, requirement: "must be at least -1/3 for a damping of at least 0")
      }
      try self.init(parameters, mass: 1, stiffness: stiffness, damping: damping, names: ("tension", "friction"))
    case .pop(let bounciness, let speed):
      let (stiffness, damping) = try POPScale.dynamics(bounciness: bounciness, speed: speed)
      try self.init(parameters, mass: 1, stiffness: stiffness, damping: damping, names: ("speed", "bounciness"))
    case .response(let response, let dampingRatio):
      try requirePositive(response, "response")
      try require(dampingRatio, in: 0...1e8, "dampingRatio")
      try self.init(
        parameters, frequency: inDomain(.twoPi / DoubleDouble(response), ("response", response)),
        dampingRatio: DoubleDouble(dampingRatio))
    case .perceptual(let duration, let bounce):
      try requirePositive(duration, "duration")
      guard bounce > -1, bounce <= 1 else {
        throw SpringError(argument: "bounce", value: bounce, requirement: "must be above -1 and at most 1")
      }
      try self.init(
        parameters, frequency: inDomain(.twoPi / DoubleDouble(duration), ("duration", duration)), bounce: bounce)
    case .compose(let dampingRatio, let stiffness):
      try require(dampingRatio, in: 0...1e8, "dampingRatio")
      try requirePositive(stiffness, "stiffness")
      try self.init(
        parameters, frequency: inDomain(DoubleDouble(stiffness).squareRoot(), ("stiffness", stiffness)),
        dampingRatio: DoubleDouble(dampingRatio))
    case .settling(let duration, let dampingRatio, let epsilon):
      let frequency = try SettlingScale.naturalFrequency(
        duration: duration, dampingRatio: dampingRatio, epsilon: epsilon)
      try self.init(
        parameters, frequency: inDomain(DoubleDouble(frequency), ("duration", duration)),
        dampingRatio: DoubleDouble(dampingRatio))
    case .uiKit(let duration, let dampingRatio, let relativeVelocity):
      let frequency = try UIKitScale.naturalFrequency(
        duration: duration, dampingRatio: dampingRatio, relativeVelocity: relativeVelocity)
      try self.init(
        parameters, frequency: inDomain(DoubleDouble(frequency), ("duration", duration)),
        dampingRatio: DoubleDouble(dampingRatio))
    }
  }

  /// Mass, stiffness and damping, exactly as given.
  private init(
    _ parameters: SpringParameters, mass: Double, stiffness: Double, damping: Double,
    names: (stiffness: String, damping: String)
  ) throws(SpringError) {
    try requirePositive(mass, "mass")
    try requirePositive(stiffness, names.stiffness)
    guard damping >= 0, damping < .infinity else {
      throw SpringError(argument: names.damping, value: damping, requirement: "must be a finite number of at least 0")
    }
    let domain = 1e-100...1e100
    let exponent = -mass.exponent
    func scaled(_ value: Double) -> Double { Double(sign: .plus, exponent: exponent, significand: value) }
    let (scaledMass, scaledStiffness, scaledDamping) = (scaled(mass), scaled(stiffness), scaled(damping))
    let frequency = (DoubleDouble(scaledStiffness) / DoubleDouble(scaledMass)).squareRoot()
    guard domain.contains(squareRoot(scaledStiffness / scaledMass)) else {
      throw SpringError(
        argument: names.stiffness, value: stiffness,
        requirement: "divided by mass \(mass) must be the square of a frequency from 1e-100 to 1e100")
    }
    guard damping == 0 || domain.contains(scaledDamping / scaledMass) else {
      throw SpringError(
        argument: names.damping, value: damping,
        requirement: "divided by mass \(mass) must be 0 or from 1e-100 to 1e100")
    }
    let dampingRatio =
      DoubleDouble(scaledDamping)
      / (DoubleDouble(2) * (DoubleDouble(scaledMass) * DoubleDouble(scaledStiffness)).squareRoot())
    try self.init(
      parameters: parameters, mass: mass, stiffness: stiffness, damping: damping, naturalFrequency: frequency.value,
      dampingRatio: dampingRatio.value,
      roots: SpringRoots(scaledMass: scaledMass, stiffness: scaledStiffness, damping: scaledDamping))
  }

  /// Natural frequency and damping ratio, at mass 1.
  private init(
    _ parameters: SpringParameters, frequency: DoubleDouble, dampingRatio: DoubleDouble
  ) throws(SpringError) {
    let one = DoubleDouble(1)
    try self.init(
      parameters, frequency: frequency, dampingRatio: dampingRatio,
      excess: (dampingRatio - one) * (dampingRatio + one))
  }

  /// Natural frequency and bounce, at mass 1: ζ² − 1 is taken from the bounce, which may be smaller than an ulp of 1.
  private init(_ parameters: SpringParameters, frequency: DoubleDouble, bounce: Double) throws(SpringError) {
    let (one, two, bounce) = (DoubleDouble(1), DoubleDouble(2), DoubleDouble(bounce))
    if bounce.high >= 0 {
      try self.init(parameters, frequency: frequency, dampingRatio: one - bounce, excess: -(bounce * (two - bounce)))
    } else {
      let ratio = one / (one + bounce)
      try self.init(
        parameters, frequency: frequency, dampingRatio: ratio, excess: -bounce * (two + bounce) * ratio * ratio)
    }
  }

  private init(
    _ parameters: SpringParameters, frequency: DoubleDouble, dampingRatio: DoubleDouble, excess: DoubleDouble
  ) throws(SpringError) {
    try self.init(
      parameters: parameters, mass: 1, stiffness: (frequency * frequency).value,
      damping: (DoubleDouble(2) * dampingRatio * frequency).value, naturalFrequency: frequency.value,
      dampingRatio: dampingRatio.value,
      roots: SpringRoots(
        naturalFrequency: frequency.value, dampingRatio: dampingRatio.value,
        dampingRatioSquaredMinusOne: excess.value))
  }
}

/// Refuses a natural frequency outside the domain, in the name of the argument that it was computed from.
private func inDomain(
  _ frequency: DoubleDouble, _ argument: (name: String, value: Double)
) throws(SpringError) -> DoubleDouble {
  guard (1e-100...1e100).contains(frequency.value) else {
    throw SpringError(
      argument: argument.name, value: argument.value,
      requirement: "its natural frequency of \(frequency.value) rad/s must be from 1e-100 to 1e100")
  }
  return frequency
}
