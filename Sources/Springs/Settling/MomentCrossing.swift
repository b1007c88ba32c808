import NumericalMethods

/// The last time at which the length of a vector motion, or its energy, is beyond a threshold.
///
/// Both are a quadratic form in displacement and velocity with the factor e^(−2rt). Their turning points are closed forms,
/// between which they are monotone. As for ``LastCrossing`` the form is enlarged by what rounding may hide.
struct MomentCrossing {
  /// What is measured.
  enum Quantity {
    /// |x|².
    case length
    /// |v|²/ω².
    case speed
    /// |x|² + |v|²/ω², twice the energy per stiffness.
    case energy
  }

  private let moments: MotionMoments
  private let quantity: Quantity
  /// ln of the squared aim in units of S².
  private let logarithmicAim: Double
  private let spring: Spring
  private let errorRate: Double

  private init(_ moments: MotionMoments, quantity: Quantity, logarithmicAim: Double) {
    self.moments = moments
    self.quantity = quantity
    self.logarithmicAim = logarithmicAim
    spring = moments.spring
    errorRate = spring.regime == .overdamped ? spring.decayRate : spring.naturalFrequency
  }

  /// The last time with |x| > threshold.
  static func length(_ moments: MotionMoments, beyond threshold: Double) -> LastCrossing {
    let aim = 2 * (logarithm(threshold * (1 - LastCrossing.margin)) - moments.logarithmicScale)
    return MomentCrossing(moments, quantity: .length, logarithmicAim: aim).solution
  }

  /// The last time with |v| > threshold.
  static func speed(_ moments: MotionMoments, beyond threshold: Double) -> LastCrossing {
    let relative = threshold * (1 - LastCrossing.margin) / moments.spring.naturalFrequency
    return MomentCrossing(
      moments, quantity: .speed, logarithmicAim: 2 * (logarithm(relative) - moments.logarithmicScale)
    ).solution
  }

  /// The last time with an energy above `fraction` of the energy at the start.
  static func energy(_ moments: MotionMoments, beyond fraction: Double) -> LastCrossing {
    let start = moments.values(at: moments.spring.phase(at: 0))
    let aim = logarithm(fraction * (1 - LastCrossing.margin) * (start.displacement + start.velocity))
    return MomentCrossing(moments, quantity: .energy, logarithmicAim: aim).solution
  }

  private var solution: LastCrossing {
    guard moments.logarithmicScale > -.infinity else { return .never }
    guard spring.damping > 0 else { return undamped }
    switch quantity {
    case .length, .speed: return lengthSolution
    case .energy: return energySolution
    }
  }

  private var undamped: LastCrossing {
    let phase = spring.phase(at: 0)
    var greatest = measure(at: 0, phase: phase)
    let (first, second, _) = moments.stationaryTimes(ofSpeed: quantity == .speed)
    for case let time? in [first, second] where quantity != .energy {
      greatest = max(greatest, measure(at: time, phase: spring.phase(at: time)))
    }
    return LastCrossing(
      time: logarithm(greatest) > logarithmicAim + 2 * LastCrossing.margin ? .infinity : 0, evaluations: 0)
  }

  private var lengthSolution: LastCrossing {
    let (first, second, period) = moments.stationaryTimes(ofSpeed: quantity == .speed)
    var section: (start: Double, end: Double)?
    if period < .infinity, let first, let second {
      // One of the two is the peak; both recur every half swing with heights falling by e^(−2rπ/ω_d).
      let excesses = (excess(at: first), excess(at: second))
      let (peak, trough, height) =
        excesses.0 > excesses.1 ? (first, second, excesses.0) : (second, first + period, excesses.1)
      if height > 0 {
        let swing = (height / (2 * spring.decayRate * period)).rounded(.down)
        section = (peak + swing * period, trough + swing * period)
      } else if excess(at: 0) > 0 {
        section = (0, first)
      }
    } else if let peak = second, excess(at: peak) > 0 {
      section = (peak, .infinity)
    } else if let only = first, second == nil, excess(at: only) > 0, isPeak(only) {
      section = (only, .infinity)
    } else if excess(at: 0) > 0 {
      section = (0, first ?? .infinity)
    }
    guard let section else { return .never }
    return solve(section)
  }

  /// The energy never rises, so its last crossing is its only one.
  private var energySolution: LastCrossing {
    guard excess(at: 0) > 0 else { return .never }
    return solve((0, .infinity))
  }

  private func isPeak(_ time: Double) -> Bool {
    jet(at: time * (1 + 0x1p-20)).slope <= 0
  }

  private func measure(at time: Double, phase: SpringPhase) -> Double {
    let values = moments.values(at: phase)
    let envelopes = moments.envelopes(at: time, phase: phase)
    // |x| + 8(1 + κt)·2⁻⁵²·E squared; the energy's bound is the same multiple of its own envelope.
    let noise = LastCrossing.noise * (1 + errorRate * time)
    func square(_ squaredLength: Double, _ squaredEnvelope: Double) -> Double {
      let length = squareRoot(max(squaredLength, 0)) + noise * squareRoot(squaredEnvelope)
      return length * length
    }
    switch quantity {
    case .length:
      return square(values.displacement, envelopes.displacement)
    case .speed:
      return square(values.velocity, envelopes.velocity)
    case .energy:
      return values.displacement + values.velocity + noise * (envelopes.displacement + envelopes.velocity)
    }
  }

  private func excess(at time: Double) -> Double {
    logarithm(measure(at: time, phase: spring.phase(at: time))) - 2 * spring.decayRate * time - logarithmicAim
  }

  private func jet(at time: Double) -> Jet {
    let phase = spring.phase(at: time)
    let values = moments.values(at: phase)
    let measure = measure(at: time, phase: phase)
    guard measure > 0 else { return .beyond }
    let frequency = spring.naturalFrequency
    let damping = 2 * spring.dampingRatio
    let slope: Double
    let curvature: Double
    switch quantity {
    case .length:
      slope = 2 * values.product
      curvature = 2 * (values.velocity - values.displacement - damping * values.product)
    case .speed:
      slope = -2 * (values.product + damping * values.velocity)
      // v·a = −x·v − 2ζ·v·v; its derivative from x″ = −x − 2ζx′.
      curvature =
        -2 * (values.velocity - values.displacement - damping * values.product) - 2 * damping * slope
    case .energy:
      slope = -2 * damping * values.velocity
      curvature = 4 * damping * (values.product + damping * values.velocity)
    }
    let relative = frequency * slope / measure
    return Jet(
      value: logarithm(measure) - 2 * spring.decayRate * time - logarithmicAim, slope: relative,
      curvature: frequency * frequency * curvature / measure - relative * relative)
  }

  private func solve(_ section: (start: Double, end: Double)) -> LastCrossing {
    let height = excess(at: section.start)
    var start = section.start + height / (2 * spring.decayRate)
    if !(start < section.end) { start = section.start + (section.end - section.start) / 2 }
    return LastCrossing(
      fallingRoot(in: (section.start, section.end), start: start, tolerance: 2 * LastCrossing.tolerance) {
        jet(at: $0)
      })
  }
}
