import Foundation

/// The library's promises about its errors, in the reference's precision.
extension ReferenceOscillator {
  /// The envelopes E and E_v of a motion that starts with the given magnitudes.
  func envelope(of start: ReferenceState, at time: ReferenceNumber) -> ReferenceState {
    let (distance, speed) = (start.displacement.magnitude, start.velocity.magnitude)
    let entries = propagator(over: time)
    guard isUnderdamped || root == 0 else {
      let coupling = entries.valueFromVelocity
      let fast = fastRate * time
      return ReferenceState(
        displacement: distance * entries.valueFromValue + speed * coupling,
        velocity: distance * squaredFrequency * coupling + speed * (slowRate * coupling + (1 + fast) * exp(-fast)))
    }
    let decay = exp(-damping * time)
    let growth = min(isUnderdamped ? frequency / root : .infinity, 1 + damping * time)
    let coupling = min(isUnderdamped ? 1 / root : .infinity, time)
    return ReferenceState(
      displacement: decay * (distance * growth + speed * coupling),
      velocity: decay * (distance * squaredFrequency * coupling + speed * growth))
  }

  /// The bound on the errors of displacement and velocity at `time`: 4(1 + κt)·2⁻⁵² times the envelopes; 2⁻²³ for `Float`.
  func errorBound(
    of start: ReferenceState, at time: ReferenceNumber, roundoff: ReferenceNumber = 0x1p-52
  ) -> ReferenceState {
    let envelope = envelope(of: start, at: time)
    let factor = 4 * (1 + errorRate * time) * roundoff
    return ReferenceState(displacement: factor * envelope.displacement, velocity: factor * envelope.velocity)
  }

  /// The error of a computed state as a share of its bound, the larger of the two components.
  func errorShare(
    of computed: ReferenceState, at time: ReferenceNumber, from start: ReferenceState,
    roundoff: ReferenceNumber = 0x1p-52
  ) -> ReferenceNumber {
    let exact = state(after: time, from: start)
    let bound = errorBound(of: start, at: time, roundoff: roundoff)
    return largest(
      (computed.displacement - exact.displacement).magnitude / bound.displacement,
      (computed.velocity - exact.velocity).magnitude / bound.velocity)
  }
}

/// The larger of two numbers, or NaN where one of them is.
func largest<Number: BinaryFloatingPoint>(_ first: Number, _ second: Number) -> Number {
  first >= second || first.isNaN ? first : second
}
