import Foundation

/// x″ + 2βx′ + ω²x = 0, solved by the textbook's formulas in the reference's precision.
///
/// Independent of the library: its own roots, its own functions, no shared coefficient.
struct ReferenceOscillator {
  /// ω.
  let frequency: ReferenceNumber
  /// β = ζω.
  let damping: ReferenceNumber
  /// √|β² − ω²|: the damped frequency, or half the distance of the two real roots.
  let root: ReferenceNumber
  /// Whether the motion swings.
  let isUnderdamped: Bool

  /// The oscillator of a spring of mass 1.
  init(stiffness: Double, damping: Double) {
    let beta = ReferenceNumber(damping) / 2
    let stiffness = ReferenceNumber(stiffness)
    self.init(frequency: stiffness.squareRoot(), damping: beta, discriminant: beta * beta - stiffness)
  }

  /// The oscillator of a spring given by its period without damping and its damping ratio.
  init(response: Double, dampingRatio: Double) {
    let frequency = 2 * ReferenceNumber.pi / ReferenceNumber(response)
    let ratio = ReferenceNumber(dampingRatio)
    self.init(
      frequency: frequency, damping: ratio * frequency,
      discriminant: frequency * frequency * (ratio - 1) * (ratio + 1))
  }

  private init(frequency: ReferenceNumber, damping: ReferenceNumber, discriminant: ReferenceNumber) {
    self.frequency = frequency
    self.damping = damping
    root = discriminant.magnitude.squareRoot()
    isUnderdamped = discriminant < 0
  }

  /// ω².
  var squaredFrequency: ReferenceNumber { frequency * frequency }

  /// The slower of the two real roots; ζω where the motion swings.
  var slowRate: ReferenceNumber { isUnderdamped ? damping : squaredFrequency / (damping + root) }

  /// The faster of the two real roots.
  var fastRate: ReferenceNumber { damping + (isUnderdamped ? 0 : root) }

  /// κ, the rate that the error bounds grow with.
  var errorRate: ReferenceNumber { !isUnderdamped && root > 0 ? slowRate : frequency }

  /// The matrix entries that carry a state over `time`.
  func propagator(over time: ReferenceNumber) -> ReferencePropagator {
    if isUnderdamped {
      let decay = exp(-damping * time)
      let (sine, cosine) = (sin(root * time), cos(root * time))
      let coupling = decay * sine / root
      return ReferencePropagator(
        valueFromValue: decay * cosine + damping * coupling, valueFromVelocity: coupling,
        velocityFromValue: -squaredFrequency * coupling, velocityFromVelocity: decay * cosine - damping * coupling)
    }
    let decay = exp(-slowRate * time)
    let coupling = root > 0 ? -decay * expm1(-2 * root * time) / (2 * root) : decay * time
    return ReferencePropagator(
      valueFromValue: decay + slowRate * coupling, valueFromVelocity: coupling,
      velocityFromValue: -squaredFrequency * coupling,
      velocityFromVelocity: exp(-fastRate * time) - slowRate * coupling)
  }

  /// The state `time` after `start`.
  func state(after time: ReferenceNumber, from start: ReferenceState) -> ReferenceState {
    let matrix = propagator(over: time)
    return ReferenceState(
      displacement: matrix.valueFromValue * start.displacement + matrix.valueFromVelocity * start.velocity,
      velocity: matrix.velocityFromValue * start.displacement + matrix.velocityFromVelocity * start.velocity)
  }

  /// x″ of a state.
  func acceleration(of state: ReferenceState) -> ReferenceNumber {
    -squaredFrequency * state.displacement - 2 * damping * state.velocity
  }

  /// How long after `state` the displacement turns round next; nil where it never does.
  func timeToTurn(after state: ReferenceState) -> ReferenceNumber? {
    let pull = squaredFrequency * state.displacement + slowRate * state.velocity
    guard state.velocity != 0, pull != 0 || isUnderdamped else { return isUnderdamped ? .pi / root : nil }
    if isUnderdamped {
      let angle = atan2(state.velocity * root, pull)
      return (angle > 0 ? angle : angle + .pi) / root
    }
    let ratio = state.velocity / pull
    guard ratio > 0 else { return nil }
    return root > 0 ? log1p(2 * root * ratio) / (2 * root) : ratio
  }
}

/// The exact solution over one time as a 2×2 matrix.
struct ReferencePropagator {
  let valueFromValue: ReferenceNumber
  let valueFromVelocity: ReferenceNumber
  let velocityFromValue: ReferenceNumber
  let velocityFromVelocity: ReferenceNumber
}
