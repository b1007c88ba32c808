public import NumericalMethods

extension Spring {
  /// The spring's own law of motion, a = −ω²·(x − target) − 2ζω·v.
  public func accelerationLaw<Value: ComponentVector>(
    toward target: Value
  ) -> FixedStepSimulation<Value>.Acceleration {
    let (stiffness, damping) = (frequencySquared, dampingRate)
    return { position, velocity, _ in
      (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
  }

  /// A spring whose damping grows with the speed, as a body in air or water is slowed: a = −ω²·(x − target) − (2ζω + q·|v|)·v.
  ///
  /// No closed form exists, which is what the fixed-step solver is for.
  ///
  /// - Parameter drag: q, per value unit, at least 0; traps otherwise.
  public func accelerationLaw<Value: ComponentVector>(
    toward target: Value, quadraticDrag drag: Double
  ) -> FixedStepSimulation<Value>.Acceleration {
    guard drag >= 0, drag < .infinity else {
      fatalError("quadraticDrag is \(drag): must be a finite number of at least 0")
    }
    let (stiffness, damping) = (frequencySquared, dampingRate)
    return { position, velocity, _ in
      let speed = squareRoot(velocity.magnitudeSquared)
      return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping + drag * speed)
    }
  }

  /// A fixed-step simulation of this spring.
  ///
  /// - Throws: ``SpringError`` where `timeStep` is not above 0 or where ω·timeStep exceeds ``rungeKuttaStabilityLimit``.
  public func simulation<Value: ComponentVector>(
    position: Value, velocity: Value = .zero, toward target: Value, timeStep: Double
  ) throws(SpringError) -> FixedStepSimulation<Value> {
    try requirePositive(timeStep, "timeStep")
    let limit = rungeKuttaStabilityLimit / naturalFrequency
    guard timeStep <= limit else {
      throw SpringError(
        argument: "timeStep", value: timeStep,
        requirement: "must be at most \(limit) s for this spring, or the steps blow up")
    }
    return FixedStepSimulation(
      position: position, velocity: velocity, timeStep: timeStep, acceleration: accelerationLaw(toward: target))
  }

  /// The greatest ω·h for which classic Runge–Kutta steps of h seconds do not make this spring grow.
  ///
  /// √8 = 2.828… without damping, 2.785… at critical damping; above it the fast root bounds the step, ω·h < 2.785…·ω/R. It is the first
  /// point of the ray at which the step's amplification |1 + z + z²/2 + z³/6 + z⁴/24| of a root z = s·h reaches 1.
  public var rungeKuttaStabilityLimit: Double {
    // Roots relative to ω: from critical damping on the fast one is real and decides.
    let real: Double
    let imaginary: Double
    if regime == .underdamped {
      (real, imaginary) = (-decayRate / naturalFrequency, split / naturalFrequency)
    } else {
      (real, imaginary) = (-1, 0)
    }
    func growth(_ step: Double) -> Double { Self.rungeKuttaGrowth(real: real * step, imaginary: imaginary * step) }
    // Below 1 for a small step; no root lets a step beyond 3.6 pass. Without damping the amplification stays within an ulp
    // of 1 for small steps, so the search starts where it has a margin.
    var (stable, unstable) = (1.5, 1.5)
    while growth(unstable) <= 1 {
      stable = unstable
      unstable += 1 / 64
    }
    for _ in 0..<60 {
      let middle = (stable + unstable) / 2
      if growth(middle) <= 1 { stable = middle } else { unstable = middle }
    }
    return regime == .overdamped ? stable * naturalFrequency / (decayRate + split) : stable
  }

  /// |R(z)|² of the classic Runge–Kutta method, R(z) = 1 + z + z²/2 + z³/6 + z⁴/24.
  private static func rungeKuttaGrowth(real x: Double, imaginary y: Double) -> Double {
    var (sumReal, sumImaginary) = (1.0, 0.0)
    for order in stride(from: 4.0, through: 1, by: -1) {
      let (productReal, productImaginary) = (sumReal * x - sumImaginary * y, sumReal * y + sumImaginary * x)
      (sumReal, sumImaginary) = (1 + productReal / order, productImaginary / order)
    }
    return sumReal * sumReal + sumImaginary * sumImaginary
  }
}
