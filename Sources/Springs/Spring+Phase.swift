public import NumericalMethods

/// The numbers that carry a spring's motion to a time t ≥ 0, whatever the regime.
///
/// With r the spring's decay rate, x(t) = e^(−rt)·(x₀·P + (v₀ + r·x₀)·Q) and v(t) = e^(−rt)·(v₀·P̃ − (ω²x₀ + r·v₀)·Q), where
///
/// | regime | P | P̃ | Q |
/// |---|---|---|---|
/// | underdamped | cos ω_d t | P | sin(ω_d t)/ω_d |
/// | critical | 1 | 1 | t |
/// | overdamped | 1 | e^(−(R−r)t) | (1 − e^(−(R−r)t))/(R − r) |
///
/// No term cancels as ζ → 1 from either side, and none overflows for ζ ≫ 1. The decay is applied last, so that a product
/// underflows only where the motion itself does.
@frozen
public struct SpringPhase: Sendable, Hashable {
  /// e^(−rt).
  public let decay: Double
  /// P.
  public let position: Double
  /// P̃.
  public let velocity: Double
  /// Q, seconds.
  public let coupling: Double

  @inlinable @inline(__always)
  init(decay: Double, position: Double, velocity: Double, coupling: Double) {
    self.decay = decay
    self.position = position
    self.velocity = velocity
    self.coupling = coupling
  }
}

extension Spring {
  /// The motion's basis numbers at `time` seconds; a negative time is 0, and NaN gives NaN.
  ///
  /// Cost: one exponential and one sine–cosine pair below critical damping, one exponential at it, two above.
  @inlinable @inline(__always)
  public func phase(at time: Double) -> SpringPhase {
    // At the horizon every damped motion has vanished; a later time could only overflow on its way to zero.
    let time = Swift.min(time < 0 ? 0 : time, horizon)
    let decay = exponential(-decayRate * time)
    switch regime {
    case .underdamped:
      let (sine, cosine) = sineAndCosine(split * time)
      return SpringPhase(decay: decay, position: cosine, velocity: cosine, coupling: sine * inverseSplit)
    case .critical:
      return SpringPhase(decay: decay, position: 1, velocity: 1, coupling: time)
    case .overdamped:
      let gap = split * time
      // e^(−gap) beyond 128 is below an ulp of everything it is added to for ζ ≤ 1e8, and exponentials of very negative
      // arguments are slow. Below ln 2 the difference from 1 needs expm1.
      if gap > 128 { return SpringPhase(decay: decay, position: 1, velocity: 0, coupling: inverseSplit) }
      if gap > 0.6931471805599453 {
        let fast = exponential(-gap)
        return SpringPhase(decay: decay, position: 1, velocity: fast, coupling: (1 - fast) * inverseSplit)
      }
      let fall = exponentialMinusOne(-gap)
      return SpringPhase(decay: decay, position: 1, velocity: 1 + fall, coupling: -fall * inverseSplit)
    }
  }

  /// The exact step of `timeStep` seconds as a 2×2 matrix; a negative time is 0.
  ///
  /// Cost: that of ``phase(at:)``, once; then four products and two sums per component and step.
  @inlinable @inline(__always)
  public func propagator(timeStep: Double) -> SpringPropagator {
    propagator(over: phase(at: timeStep), lift: 1)
  }

  /// The step over a phase, times `lift`: a step so long that its entries leave the normal range can be lifted into it.
  @inlinable @inline(__always)
  func propagator(over phase: SpringPhase, lift: Double) -> SpringPropagator {
    let (decay, coupling) = (phase.decay * lift, phase.coupling)
    let drift = decayRate * coupling
    return SpringPropagator(
      valueFromValue: decay * (phase.position + drift), valueFromVelocity: decay * coupling,
      velocityFromValue: -(frequencySquared * coupling) * decay,
      velocityFromVelocity: decay * (phase.velocity - drift))
  }
}

/// The exact solution over one time step: (x, v) ↦ M·(x, v), where x is the displacement from the target.
///
/// Each entry is within 4(1 + κt)·2⁻⁵² of the entry's envelope in <doc:Accuracy>; n steps add n such errors.
@frozen
public struct SpringPropagator: Sendable, Hashable {
  /// The displacement that a unit displacement leaves.
  public let valueFromValue: Double
  /// The displacement that a unit velocity causes, in seconds.
  public let valueFromVelocity: Double
  /// The velocity that a unit displacement causes, per second.
  public let velocityFromValue: Double
  /// The velocity that a unit velocity leaves.
  public let velocityFromVelocity: Double

  @inlinable
  init(valueFromValue: Double, valueFromVelocity: Double, velocityFromValue: Double, velocityFromVelocity: Double) {
    self.valueFromValue = valueFromValue
    self.valueFromVelocity = valueFromVelocity
    self.velocityFromValue = velocityFromValue
    self.velocityFromVelocity = velocityFromVelocity
  }

  /// Moves a displacement from the target and its velocity on by one step.
  @inlinable @inline(__always)
  public func advance<Value: ComponentVector>(displacement: inout Value, velocity: inout Value) {
    let next = displacement.scaled(by: valueFromValue) + velocity.scaled(by: valueFromVelocity)
    velocity = displacement.scaled(by: velocityFromValue) + velocity.scaled(by: velocityFromVelocity)
    displacement = next
  }

  /// Moves a value and its velocity on by one step toward `target`; a value at rest on its target stays there, bit for bit.
  @inlinable @inline(__always)
  public func advance<Value: ComponentVector>(value: inout Value, velocity: inout Value, toward target: Value) {
    var displacement = value - target
    advance(displacement: &displacement, velocity: &velocity)
    value = target + displacement
  }
}
