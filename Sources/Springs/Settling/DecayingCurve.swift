import NumericalMethods

/// One component of a motion, its displacement or its velocity, as a curve y(t) = e^(−rt)·(first·p(t) + second·Q(t)).
///
/// p is the phase's factor of the displacement, or, for a velocity, of the velocity; Q its coupling. The settling rules ask
/// when such a curve stays below a threshold; both quantities obey the same equation, so one solver serves both.
struct DecayingCurve {
  let spring: Spring
  /// The curve at t = 0.
  let first: Double
  let second: Double
  /// y′(0).
  let slope: Double
  /// d in y′(t) = e^(−rt)·(slope·P̃ − d·Q).
  let slopeDrift: Double
  /// Whether p is the phase's velocity factor, which above critical damping decays at the fast root.
  let isVelocity: Bool
  /// The magnitudes that the contract's envelope multiplies with its growing and with its coupling function.
  let envelope: (first: Double, second: Double)

  /// The displacement of a motion.
  @inline(__always)
  init(displacement motion: SpringMotion<Double>) {
    spring = motion.spring
    first = motion.displacement
    second = motion.velocity + spring.decayRate * first
    slope = motion.velocity
    slopeDrift = spring.frequencySquared * first + spring.decayRate * slope
    isVelocity = false
    envelope = (first.magnitude, slope.magnitude)
  }

  /// A curve that starts at a value with a slope, both as large as stated.
  init(_ spring: Spring, value: Double, slope: Double) {
    self.init(
      displacement: SpringMotion(
        unchecked: spring, from: value, to: 0, velocity: slope, displacement: value))
  }

  /// The velocity of a motion.
  init(velocity motion: SpringMotion<Double>) {
    spring = motion.spring
    first = motion.velocity
    let drift = spring.frequencySquared * motion.displacement + spring.decayRate * first
    second = -drift
    slope = -spring.frequencySquared * motion.displacement - spring.dampingRate * motion.velocity
    slopeDrift =
      spring.regime == .underdamped
      ? spring.frequencySquared * first + spring.decayRate * slope : -spring.decayRate * drift
    isVelocity = true
    envelope = (first.magnitude, spring.frequencySquared * motion.displacement.magnitude)
  }

  /// The first time t > 0 at which the curve is level.
  var firstExtremumTime: Double? {
    switch spring.regime {
    case .underdamped:
      guard slope != 0 || slopeDrift != 0 else { return nil }
      // tan(ω_d·t) = slope·ω_d/d, the first positive branch.
      let angle = positiveAngle(y: slope * spring.split, x: slopeDrift)
      let time = angle * spring.inverseSplit
      return time > 0 ? time : (angle + .pi) * spring.inverseSplit
    case .critical:
      let time = slope / slopeDrift
      return time > 0 && time < .infinity ? time : nil
    case .overdamped:
      // e^(gap·t) = 1 + gap·slope/d.
      let ratio = spring.split * (slope / slopeDrift)
      guard ratio > 0, ratio < .infinity else { return nil }
      return logarithmOnePlus(ratio) * spring.inverseSplit
    }
  }

  /// The first time t > 0 at which the curve is zero.
  var firstZeroTime: Double? {
    // y ∝ first + drift·Q/P.
    let drift = driftOverPosition
    switch spring.regime {
    case .underdamped:
      guard first != 0 || drift != 0 else { return nil }
      return positiveAngle(y: first * spring.split, x: -drift) * spring.inverseSplit
    case .critical:
      let time = -first / drift
      return time > 0 && time < .infinity ? time : nil
    case .overdamped:
      let share = -spring.split * (first / drift)
      return share > 0 && share < 1 ? -logarithmOnePlus(-share) * spring.inverseSplit : nil
    }
  }

  /// The phase at a turning point, where Q is known: from critical damping on without an evaluation. Its decay is not set.
  func phaseOfExtremum(at time: Double) -> SpringPhase {
    switch spring.regime {
    case .underdamped: return spring.phase(at: time)
    case .critical: return SpringPhase(decay: .nan, position: 1, velocity: 1, coupling: time)
    case .overdamped:
      // e^(gap·t) = 1 + gap·slope/d.
      let ratio = spring.split * (slope / slopeDrift)
      let fast = 1 / (1 + ratio)
      return SpringPhase(decay: .nan, position: 1, velocity: fast, coupling: ratio * fast * spring.inverseSplit)
    }
  }

  /// The phase at a zero of the curve, likewise.
  func phaseOfZero(at time: Double) -> SpringPhase {
    guard spring.regime != .underdamped else { return spring.phase(at: time) }
    let coupling = -first / driftOverPosition
    return SpringPhase(decay: .nan, position: 1, velocity: 1 - spring.split * coupling, coupling: coupling)
  }

  /// The first three derivatives of the curve without its factor e^(−rt).
  func undecayedDerivatives(phase: SpringPhase) -> (first: Double, second: Double, third: Double) {
    switch spring.regime {
    case .underdamped:
      let square = spring.split * spring.split
      let slope = second * phase.position - square * first * phase.coupling
      return (slope, -square * undecayedValue(phase: phase), -square * slope)
    case .critical:
      return (second, 0, 0)
    case .overdamped:
      let slope = driftOverPosition * phase.velocity
      return (slope, -spring.split * slope, spring.split * spring.split * slope)
    }
  }

  /// b in y(t) = e^(−rt)·(first·P + b·Q), P the phase's displacement factor: for a velocity above critical damping
  /// first·P̃ is first·P − (R − r)·first·Q.
  var driftOverPosition: Double {
    isVelocity && spring.regime == .overdamped ? second - spring.split * first : second
  }

  /// κ of the contract: ω up to critical damping, the slow root above.
  var errorRate: Double { spring.regime == .overdamped ? spring.decayRate : spring.naturalFrequency }

  /// The contract's envelope at `time`, without its factor e^(−rt).
  ///
  /// Above critical damping it needs the phase at that time.
  @inline(__always)
  func undecayedEnvelope(at time: Double, phase: SpringPhase? = nil) -> Double {
    let (growth, coupling): (Double, Double)
    if spring.regime == .overdamped {
      let phase = phase ?? spring.phase(at: time)
      coupling = phase.coupling
      let drift = spring.decayRate * coupling
      growth =
        isVelocity ? drift + (1 + (spring.decayRate + spring.split) * time) * phase.velocity : 1 + drift
    } else {
      let linear = 1 + spring.decayRate * time
      growth = spring.split > 0 ? min(spring.naturalFrequency * spring.inverseSplit, linear) : linear
      coupling = spring.split > 0 ? min(spring.inverseSplit, time) : time
    }
    return envelope.first * growth + envelope.second * coupling
  }

  /// The curve's value without its factor e^(−rt).
  func undecayedValue(phase: SpringPhase) -> Double {
    first * (isVelocity ? phase.velocity : phase.position) + second * phase.coupling
  }
}
