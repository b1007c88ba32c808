import Foundation

/// Judges settling times of one motion by the contract, in the reference's precision.
///
/// A time T is right for a tolerance ε where the quantity never exceeds ε from T on and, unless T is the start, is at least ε − Δ at T:
/// then T is the exact answer for a tolerance within Δ below ε. Each function returns how late T is, as a share of Δ, and
/// infinity where T is early.
struct SettlingReference {
  let oscillator: ReferenceOscillator
  /// The start of each component.
  let starts: [ReferenceState]

  /// |x| ≤ ε of the first component.
  func displacementShare(settledAt time: ReferenceNumber, within epsilon: Double) -> ReferenceNumber {
    let band = band(
      epsilon, envelope: oscillator.envelope(of: starts[0], at: time).displacement, at: time)
    return band.share(now: displacement(at: time), later: displacementPeak(after: time), at: time)
  }

  /// |x| ≤ ε and |v| ≤ η of the first component: the later of the two.
  func displacementAndSpeedShare(
    settledAt time: ReferenceNumber, within epsilon: Double, speed: Double
  ) -> ReferenceNumber {
    let envelope = oscillator.envelope(of: starts[0], at: time)
    let distance = band(epsilon, envelope: envelope.displacement, at: time)
      .share(now: displacement(at: time), later: displacementPeak(after: time), at: time)
    let state = oscillator.state(after: time, from: starts[0])
    // The velocity obeys the displacement's equation, with the acceleration as its slope.
    let motion = ReferenceState(displacement: state.velocity, velocity: oscillator.acceleration(of: state))
    let speed = band(speed, envelope: envelope.velocity, at: time)
      .share(now: state.velocity.magnitude, later: peak(after: motion), at: time)
    return distance.isInfinite || speed.isInfinite ? .infinity : min(distance, speed)
  }

  /// |x|, the Euclidean length, ≤ ε.
  func lengthShare(settledAt time: ReferenceNumber, within epsilon: Double) -> ReferenceNumber {
    func length(_ components: [ReferenceNumber]) -> ReferenceNumber {
      components.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    func length(at time: ReferenceNumber) -> ReferenceNumber {
      length(starts.map { oscillator.state(after: time, from: $0).displacement })
    }
    let envelope = length(starts.map { oscillator.envelope(of: $0, at: time).displacement })
    return band(epsilon, envelope: envelope, at: time)
      .share(now: length(at: time), later: greatest(after: time, length(at:)), at: time)
  }

  /// The envelope min(A·e^(−ζωt), E(t)) ≤ ε.
  func envelopeShare(settledAt time: ReferenceNumber, within epsilon: Double) -> ReferenceNumber {
    let start = starts[0]
    func envelope(at time: ReferenceNumber) -> ReferenceNumber {
      let growing = oscillator.envelope(of: start, at: time).displacement
      guard oscillator.isUnderdamped else { return growing }
      let quadrature = (start.velocity + oscillator.damping * start.displacement) / oscillator.root
      let amplitude = (start.displacement * start.displacement + quadrature * quadrature).squareRoot()
      return min(amplitude * exp(-oscillator.damping * time), growing)
    }
    return band(epsilon, envelope: envelope(at: time), at: time)
      .share(now: envelope(at: time), later: greatest(after: time, envelope(at:)), at: time)
  }

  /// The energy, as a fraction of the start's, ≤ ε; it never rises.
  func energyShare(settledAt time: ReferenceNumber, within fraction: Double) -> ReferenceNumber {
    func energy(_ state: ReferenceState) -> ReferenceNumber {
      oscillator.squaredFrequency * state.displacement * state.displacement + state.velocity * state.velocity
    }
    let whole = energy(starts[0])
    let left = energy(oscillator.state(after: time, from: starts[0])) / whole
    let envelope = energy(oscillator.envelope(of: starts[0], at: time)) / whole
    return band(fraction, envelope: envelope, at: time).share(now: left, later: left, at: time)
  }
}

extension SettlingReference {
  private func band(
    _ tolerance: Double, envelope: ReferenceNumber, at time: ReferenceNumber
  ) -> ToleranceBand {
    let tolerance = ReferenceNumber(tolerance)
    return ToleranceBand(
      tolerance: tolerance,
      width: 1e-12 * tolerance + 16 * (1 + oscillator.errorRate * time) * 0x1p-52 * envelope)
  }

  private func displacement(at time: ReferenceNumber) -> ReferenceNumber {
    oscillator.state(after: time, from: starts[0]).displacement.magnitude
  }

  private func displacementPeak(after time: ReferenceNumber) -> ReferenceNumber {
    peak(after: oscillator.state(after: time, from: starts[0]))
  }

  /// The greatest displacement from a state on: later peaks are lower than the next one.
  private func peak(after state: ReferenceState) -> ReferenceNumber {
    guard let time = oscillator.timeToTurn(after: state) else { return state.displacement.magnitude }
    return largest(state.displacement.magnitude, oscillator.state(after: time, from: state).displacement.magnitude)
  }

  /// The greatest of a quantity at 48 times after `time`, over half a swing or over three slow decays.
  private func greatest(
    after time: ReferenceNumber, _ quantity: (ReferenceNumber) -> ReferenceNumber
  ) -> ReferenceNumber {
    let span =
      oscillator.isUnderdamped
      ? min(.pi / oscillator.root, 3 / oscillator.damping) : 3 / oscillator.slowRate
    return (1...48).reduce(quantity(time)) { greatest, index in
      largest(greatest, quantity(time + span * ReferenceNumber(index) / 48))
    }
  }
}

/// The tolerances for which a settling time may be the exact answer: from ε − Δ to ε.
private struct ToleranceBand {
  let tolerance: ReferenceNumber
  let width: ReferenceNumber

  func share(now: ReferenceNumber, later: ReferenceNumber, at time: ReferenceNumber) -> ReferenceNumber {
    guard largest(now, later) <= tolerance + ReferencePrecision.slack * width else { return .infinity }
    return time > 0 ? (tolerance - now) / width : 0
  }
}
