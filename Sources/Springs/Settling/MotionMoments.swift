import NumericalMethods

/// The squared lengths and the inner product of a vector motion's displacement x and velocity v, as functions of time.
///
/// Lengths are relative to the start's own size S = max(|x₀|, |v₀|/ω) and times to 1/ω, so that no square leaves the range of
/// a double. With a = x₀, b = v₀ + r·x₀ and d = ω²x₀ + r·v₀ everything follows from ten inner products, whatever the dimension.
struct MotionMoments {
  let spring: Spring
  /// ln S, S in value units; −∞ for a motion that never moves.
  let logarithmicScale: Double
  private let aa: Double
  private let ab: Double
  private let bb: Double
  private let vv: Double
  private let vd: Double
  private let dd: Double
  private let av: Double
  private let ad: Double
  private let bv: Double
  private let bd: Double

  /// |x|², x·v/ω and |v|²/ω², all without their common factor S²·e^(−2rt).
  struct Values {
    let displacement: Double
    let product: Double
    let velocity: Double
  }

  init<Value>(_ motion: SpringMotion<Value>) {
    spring = motion.spring
    let frequency = motion.spring.naturalFrequency
    let scale = max(motion.displacement.maximumNorm, motion.velocity.maximumNorm / frequency)
    logarithmicScale = logarithm(scale)
    let (unit, speed) = scale > 0 ? (1 / scale, 1 / (scale * frequency)) : (0, 0)
    let rate = motion.spring.decayRate / frequency
    var sums = (aa: 0.0, ab: 0.0, bb: 0.0, vv: 0.0, vd: 0.0, dd: 0.0, av: 0.0, ad: 0.0, bv: 0.0, bd: 0.0)
    for index in 0..<motion.from.componentCount {
      let a = motion.displacement[component: index] * unit
      let v = motion.velocity[component: index] * speed
      let b = v + rate * a
      let d = a + rate * v
      sums.aa += a * a
      sums.ab += a * b
      sums.bb += b * b
      sums.vv += v * v
      sums.vd += v * d
      sums.dd += d * d
      sums.av += a * v
      sums.ad += a * d
      sums.bv += b * v
      sums.bd += b * d
    }
    (aa, ab, bb, vv, vd) = (sums.aa, sums.ab, sums.bb, sums.vv, sums.vd)
    (dd, av, ad, bv, bd) = (sums.dd, sums.av, sums.ad, sums.bv, sums.bd)
  }

  /// The moments at a phase without its decay.
  func values(at phase: SpringPhase) -> Values {
    let (p, f, q) = (phase.position, phase.velocity, phase.coupling * spring.naturalFrequency)
    return Values(
      displacement: aa * p * p + 2 * ab * p * q + bb * q * q,
      product: (av * p * f - ad * p * q) + (bv * q * f - bd * q * q),
      velocity: vv * f * f - 2 * vd * f * q + dd * q * q)
  }

  /// The squared envelopes of |x| and |v|/ω in the same units, from above, for the enlargement that covers rounding.
  func envelopes(at time: Double, phase: SpringPhase) -> (displacement: Double, velocity: Double) {
    let (x, v) = (squareRoot(aa), squareRoot(vv))
    let frequency = spring.naturalFrequency
    let growth: Double
    let fast: Double
    let coupling: Double
    if spring.regime == .overdamped {
      coupling = phase.coupling * frequency
      let drift = spring.decayRate * phase.coupling
      growth = 1 + drift
      fast = drift + (1 + (spring.decayRate + spring.split) * time) * phase.velocity
    } else {
      let linear = 1 + spring.decayRate * time
      growth = spring.split > 0 ? min(frequency * spring.inverseSplit, linear) : linear
      fast = growth
      coupling = frequency * (spring.split > 0 ? min(spring.inverseSplit, time) : time)
    }
    let (position, speed) = (x * growth + v * coupling, x * coupling + v * fast)
    return (position * position, speed * speed)
  }

  /// The times t > 0 at which |x|, or |v|, is level: at most two, in order, and with the period after which they recur.
  ///
  /// In the tangent w = Q/P both x·v and v·a are quadratics, whatever the regime: no separate case near critical damping.
  func stationaryTimes(ofSpeed isSpeed: Bool) -> (first: Double?, second: Double?, period: Double) {
    // x·v = (a + b·w)·(v·f − d·w), f = 1 up to critical damping and 1 − (R − r)w above; v·a = −ω²·x·v − 2ζω·v·v.
    let spread = spring.regime == .overdamped ? spring.split / spring.naturalFrequency : 0
    var (constant, linear, square) = (av, bv - ad - spread * av, -(bd + spread * bv))
    if isSpeed {
      let damping = 2 * spring.dampingRatio
      constant += damping * vv
      linear -= damping * 2 * (vd + spread * vv)
      square += damping * (dd + spread * (2 * vd + spread * vv))
    }
    let period = spring.regime == .underdamped ? Double.pi * spring.inverseSplit : .infinity
    let discriminant = linear * linear - 4 * constant * square
    guard discriminant >= 0, linear != 0 || constant != 0 || square != 0 else { return (nil, nil, period) }
    let half = -0.5 * (linear + (linear < 0 ? -1 : 1) * squareRoot(discriminant))
    let times = (time(ofTangent: half / square), time(ofTangent: constant / half))
    switch times {
    case (nil, let only?), (let only?, nil): return (only, nil, period)
    case (let one?, let two?): return one == two ? (one, nil, period) : (min(one, two), max(one, two), period)
    default: return (nil, nil, period)
    }
  }

  /// The first t > 0 whose tangent Q/P, in units of 1/ω, is `tangent`.
  private func time(ofTangent tangent: Double) -> Double? {
    switch spring.regime {
    case .underdamped:
      if tangent.isNaN { return nil }
      let ratio = spring.split / spring.naturalFrequency
      let angle = tangent.isInfinite ? Double.pi / 2 : arcTangent(y: tangent * ratio, x: 1)
      return (angle > 0 ? angle : angle + .pi) * spring.inverseSplit
    case .critical:
      return tangent > 0 && tangent < .infinity ? tangent / spring.naturalFrequency : nil
    case .overdamped:
      let share = tangent * spring.split / spring.naturalFrequency
      return share > 0 && share < 1 ? -logarithmOnePlus(-share) * spring.inverseSplit : nil
    }
  }
}
