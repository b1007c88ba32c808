import NumericalMethods

/// The squared lengths and the inner product of a vector motion's displacement x and velocity v, as functions of time.
///
/// Lengths are relative to the start's own size S = max(|x₀|, |v₀|/ω) and times to 1/ω, so that no square leaves the range of
/// a double. The moments are sums over the components at that time, never differences of inner products of the start. Those,
/// ten of them from a = x₀, b = v₀ + r·x₀ and d = ω²x₀ + r·v₀, only say where the lengths are level.
struct MotionMoments<Value: ComponentVector> {
  let spring: Spring
  /// ln S, S in value units; −∞ for a motion that never moves.
  let logarithmicScale: Double
  private let motion: SpringMotion<Value>
  private let unit: Double
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

  /// |x|², x·v/ω and |v|²/ω², without their common factor S²·e^(−2rt), and the derivatives by ωt that belong to them.
  struct Values {
    var displacement = 0.0
    var product = 0.0
    var velocity = 0.0
  }

  /// One component of the start in units of S and Sω: x₀, v₀, v₀ + r·x₀ and ω²x₀ + r·v₀.
  private struct Component {
    let a: Double
    let v: Double
    let b: Double
    let d: Double
  }

  private static func component(_ index: Int, of motion: SpringMotion<Value>, unit: Double) -> Component {
    let rate = motion.spring.decayRate / motion.spring.naturalFrequency
    let a = motion.displacement[component: index] * unit
    let v = motion.velocity[component: index] * unit / motion.spring.naturalFrequency
    return Component(a: a, v: v, b: v + rate * a, d: a + rate * v)
  }

  init(_ motion: SpringMotion<Value>) {
    self.motion = motion
    spring = motion.spring
    let frequency = motion.spring.naturalFrequency
    let scale = max(motion.displacement.maximumNorm, motion.velocity.maximumNorm / frequency)
    logarithmicScale = logarithm(scale)
    unit = scale > 0 ? 1 / scale : 0
    var sums = (aa: 0.0, ab: 0.0, bb: 0.0, vv: 0.0, vd: 0.0, dd: 0.0, av: 0.0, ad: 0.0, bv: 0.0, bd: 0.0)
    for index in 0..<motion.from.componentCount {
      let one = Self.component(index, of: motion, unit: unit)
      sums.aa += one.a * one.a
      sums.ab += one.a * one.b
      sums.bb += one.b * one.b
      sums.vv += one.v * one.v
      sums.vd += one.v * one.d
      sums.dd += one.d * one.d
      sums.av += one.a * one.v
      sums.ad += one.a * one.d
      sums.bv += one.b * one.v
      sums.bd += one.b * one.d
    }
    (aa, ab, bb, vv, vd) = (sums.aa, sums.ab, sums.bb, sums.vv, sums.vd)
    (dd, av, ad, bv, bd) = (sums.dd, sums.av, sums.ad, sums.bv, sums.bd)
  }

  /// The moments at a phase without its decay.
  func values(at phase: SpringPhase) -> Values {
    let (p, f, q) = (phase.position, phase.velocity, phase.coupling * spring.naturalFrequency)
    var values = Values()
    for index in 0..<motion.from.componentCount {
      let one = Self.component(index, of: motion, unit: unit)
      let (x, v) = (one.a * p + one.b * q, one.v * f - one.d * q)
      values.displacement += x * x
      values.product += x * v
      values.velocity += v * v
    }
    return values
  }

  /// The moments with their first three derivatives by ωt, without the factor e^(−2rt) above critical damping, where the
  /// derivatives of a slow decay would be lost among those of the fast one; with it below.
  func series(at phase: SpringPhase) -> (Values, Values, Values, Values) {
    spring.regime == .overdamped ? overdampedSeries(at: phase) : swingingSeries(values(at: phase))
  }

  /// From x″ = −ω²x − 2ζω·x′.
  private func swingingSeries(_ values: Values) -> (Values, Values, Values, Values) {
    func derivative(_ values: Values) -> Values {
      let damping = 2 * spring.dampingRatio
      return Values(
        displacement: 2 * values.product,
        product: values.velocity - values.displacement - damping * values.product,
        velocity: -2 * values.product - 2 * damping * values.velocity)
    }
    let first = derivative(values)
    let second = derivative(first)
    return (values, first, second, derivative(second))
  }

  /// Without e^(−rt) a component is x = a + b·Q with x′ = b·F, v = v₀·F − d·Q with v′ = −h·F, h = (R − r)·v₀ + d, and
  /// F = e^(−(R−r)t) with F′ = −(R − r)·F.
  private func overdampedSeries(at phase: SpringPhase) -> (Values, Values, Values, Values) {
    let (f, q, spread) = (phase.velocity, phase.coupling * spring.naturalFrequency, self.spread)
    var series = (Values(), Values(), Values(), Values())
    for index in 0..<motion.from.componentCount {
      let one = Self.component(index, of: motion, unit: unit)
      let (x, v) = (one.a + one.b * q, one.v * f - one.d * q)
      let (x1, v1) = (one.b * f, -(spread * one.v + one.d) * f)
      let (x2, v2) = (-spread * x1, -spread * v1)
      let (x3, v3) = (-spread * x2, -spread * v2)
      series.0.displacement += x * x
      series.0.velocity += v * v
      series.1.displacement += 2 * x * x1
      series.1.velocity += 2 * v * v1
      series.2.displacement += 2 * (x1 * x1 + x * x2)
      series.2.velocity += 2 * (v1 * v1 + v * v2)
      series.3.displacement += 2 * (3 * x1 * x2 + x * x3)
      series.3.velocity += 2 * (3 * v1 * v2 + v * v3)
    }
    return series
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

  /// The squared length of the displacement, or of the velocity over ω, as α·P² + 2γ·PQω + δ·(Qω)².
  func quadraticForm(ofSpeed isSpeed: Bool) -> (alpha: Double, gamma: Double, delta: Double) {
    guard isSpeed else { return (aa, ab, bb) }
    // v·P̃ − d·Q with P̃ = P − (R − r)·Q above critical damping.
    let spread = self.spread
    return (vv, -(vd + spread * vv), dd + spread * (2 * vd + spread * vv))
  }

  /// (R − r)/ω above critical damping, else 0.
  private var spread: Double { spring.regime == .overdamped ? spring.split / spring.naturalFrequency : 0 }

  /// Where |x|, or |v|, is level at a t > 0: at most two times in order, and the period after which both recur.
  struct StationaryTimes {
    let first: Double?
    let second: Double?
    let period: Double
    /// Whether the length rises at the start.
    let startsRising: Bool

    /// The first peak and the trough that follows it.
    var peak: (time: Double, trough: Double)? {
      if startsRising { return first.map { ($0, second ?? .infinity) } }
      guard let first, let second else { return nil }
      return (second, first + period)
    }
  }

  /// ``MotionMoments/StationaryTimes`` of |x| or of |v|.
  ///
  /// In the tangent w = Q/P both x·v and v·a are quadratics, whatever the regime: no separate case near critical damping.
  func stationaryTimes(ofSpeed isSpeed: Bool) -> StationaryTimes {
    // x·v = (a + b·w)·(v·f − d·w), f = 1 up to critical damping and 1 − (R − r)w above; v·a = −ω²·x·v − 2ζω·v·v.
    let spread = self.spread
    var (constant, linear, square) = (av, bv - ad - spread * av, -(bd + spread * bv))
    if isSpeed {
      let damping = 2 * spring.dampingRatio
      let form = quadraticForm(ofSpeed: true)
      (constant, linear, square) =
        (-(constant + damping * form.alpha), -(linear + damping * 2 * form.gamma), -(square + damping * form.delta))
    }
    let period = spring.regime == .underdamped ? Double.pi * spring.inverseSplit : .infinity
    let startsRising = constant != 0 ? constant > 0 : linear > 0
    let tangents = Self.roots(constant, linear, square)
    var times = (tangents.flatMap { time(ofTangent: $0.least) }, tangents.flatMap { time(ofTangent: $0.greatest) })
    if let tangents, spread > 1, let fasts = fastRoots(ofSpeed: isSpeed) {
      // Far above critical damping a late root lies within a rounding error of 1/(R − r): there take it from F instead.
      func time(_ tangent: Double, _ fast: Double) -> Double? {
        if tangent * spread < 0.5 { return self.time(ofTangent: tangent) }
        return fast > 0 && fast < 1 ? -logarithm(fast) * spring.inverseSplit : nil
      }
      times = (time(tangents.least, fasts.greatest), time(tangents.greatest, fasts.least))
    }
    switch times {
    case (nil, let only), (let only, nil):
      return StationaryTimes(first: only, second: nil, period: period, startsRising: startsRising)
    case (let one?, let two?):
      return StationaryTimes(first: min(one, two), second: max(one, two), period: period, startsRising: startsRising)
    }
  }

  /// The first time at which a scalar motion is at rest, and the period after which it is again.
  var restTimes: (first: Double, period: Double)? {
    guard motion.from.componentCount == 1 else { return nil }
    let period = spring.regime == .underdamped ? Double.pi * spring.inverseSplit : .infinity
    return DecayingCurve(displacement: motion.component(0)).firstExtremumTime.map { ($0, period) }
  }

  /// The stationary points as roots in F = e^(−(R−r)t): with y = k + l·F without its decay, y·y′ ∝ r·kk + (R + r)·kl·F + R·ll·F².
  private func fastRoots(ofSpeed isSpeed: Bool) -> (least: Double, greatest: Double)? {
    var (kk, kl, ll) = (0.0, 0.0, 0.0)
    for index in 0..<motion.from.componentCount {
      let one = Self.component(index, of: motion, unit: unit)
      let slow = isSpeed ? -one.d / spread : one.a + one.b / spread
      let fast = isSpeed ? one.v + one.d / spread : -one.b / spread
      kk += slow * slow
      kl += slow * fast
      ll += fast * fast
    }
    // r·R = ω² gives the ratio of the roots without a difference.
    let rate = spring.decayRate / spring.naturalFrequency
    return Self.roots(rate * rate * kk, (1 + rate * rate) * kl, ll)
  }

  /// The real roots of constant + linear·w + square·w², without cancellation; infinite where the square vanishes.
  private static func roots(
    _ constant: Double, _ linear: Double, _ square: Double
  ) -> (least: Double, greatest: Double)? {
    let discriminant = linear * linear - 4 * constant * square
    guard discriminant > 0 else { return nil }
    let half = -0.5 * (linear + (linear < 0 ? -1 : 1) * squareRoot(discriminant))
    let roots = (half / square, constant / half)
    return (min(roots.0, roots.1), max(roots.0, roots.1))
  }

  /// The first t > 0 whose tangent Q/P, in units of 1/ω, is `tangent`.
  private func time(ofTangent tangent: Double) -> Double? {
    switch spring.regime {
    case .underdamped:
      if tangent.isNaN { return nil }
      let ratio = spring.split / spring.naturalFrequency
      let angle = tangent.isInfinite ? Double.pi / 2 : positiveAngle(y: tangent * ratio, x: 1)
      return angle * spring.inverseSplit
    case .critical:
      return tangent > 0 && tangent < .infinity ? tangent / spring.naturalFrequency : nil
    case .overdamped:
      let share = tangent * spring.split / spring.naturalFrequency
      return share > 0 && share < 1 ? -logarithmOnePlus(-share) * spring.inverseSplit : nil
    }
  }
}
