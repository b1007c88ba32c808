import NumericalMethods
import Springs

/// libadwaita's closed form and its estimate of the duration.
///
/// β = c/2m, ω = √(k/m), x₀ = from − to. Critical where |β − ω| < 2⁻²³, whatever their size:
/// x = e^(−βt)(x₀ + (βx₀ + v₀)t). Below: x = e^(−βt)(x₀ cos ω₁t + (βx₀ + v₀)/ω₁ · sin ω₁t), ω₁² = ω² − β². Above: the same with
/// cosh, sinh and ω₂² = β² − ω².
///
/// Source: GNOME/libadwaita at c68992bd, adw-spring-animation.c. There cosh and sinh are x86-64 long doubles, but e^(−βt) is a
/// double that is 0 beyond βt = 745: the product is 0, or NaN where cosh overflows as well. Here the same products are formed
/// in doubles, in two halves, on every platform.
struct LibadwaitaCurve {
  let to: Double
  private let displacement: Double
  private let velocity: Double
  private let beta: Double
  private let frequency: Double
  private let kind: DampingRegime

  init(_ motion: EngineMotion) {
    to = motion.to.x
    displacement = motion.from.x - motion.to.x
    velocity = motion.velocity.x
    beta = motion.spring.damping / (2 * motion.spring.mass)
    frequency = squareRoot(motion.spring.stiffness / motion.spring.mass)
    kind = (beta - frequency).magnitude < 0x1p-23 ? .critical : beta < frequency ? .underdamped : .overdamped
  }

  /// Value and velocity after whole milliseconds.
  func state(at milliseconds: Double) -> (value: Double, velocity: Double) {
    let time = milliseconds / 1000
    let envelope = exponential(-beta * time)
    let slope = beta * displacement + velocity
    switch kind {
    case .critical:
      let position = envelope * (displacement + slope * time)
      return (to + position, envelope * slope - beta * position)
    case .underdamped:
      let swing = squareRoot(frequency * frequency - beta * beta)
      let (sine, cosine) = sineAndCosine(swing * time)
      let position = envelope * (displacement * cosine + slope / swing * sine)
      return (to + position, envelope * (slope * cosine - displacement * swing * sine) - beta * position)
    case .overdamped:
      let spread = squareRoot(beta * beta - frequency * frequency)
      let (sine, cosine) = Self.hyperbolic(spread * time, scaledBy: envelope)
      let position = displacement * cosine + slope / spread * sine
      return (to + position, slope * cosine + displacement * spread * sine - beta * position)
    }
  }

  /// sinh and cosh times a factor that may be tiny, or 0, as a long double would carry them.
  private static func hyperbolic(_ angle: Double, scaledBy factor: Double) -> (sine: Double, cosine: Double) {
    // The long double overflows beyond ln 2¹⁶³⁸⁴ + ln 2.
    if angle > 11357.216553474 { return (factor * .infinity, factor * .infinity) }
    if factor == 0 { return (0, 0) }
    if angle < 0.5 {
      // e^y − e^(−y) would cancel.
      let less = exponentialMinusOne(angle)
      let sine = 0.5 * (less + less / (less + 1))
      return (factor * sine, factor * squareRoot(1 + sine * sine))
    }
    let half = exponential(0.5 * angle)
    let (growing, falling) = (factor * half * half, factor / half / half)
    return (0.5 * (growing - falling), 0.5 * (growing + falling))
  }

  /// The estimate in milliseconds; nil where it is infinite.
  ///
  /// −ln ε/β up to critical damping. Above it, secants of the value over 1 ms from there on, until it is within ε of the target.
  func durationMilliseconds(epsilon: Double) -> UInt32? {
    guard beta > 0 else { return nil }
    let start = -logarithm(epsilon) / beta
    guard start * 1000 < 0x1p32 else { return nil }
    guard kind == .overdamped else { return Self.unsigned(start * 1000) }
    func value(_ time: Double) -> Double { state(at: Double(Self.unsigned(time * 1000))).value }
    var (time, current) = (start, value(start))
    for _ in 0...1001 {
      let slope = (value(time + 0.001) - current) / 0.001
      time = (to - current + slope * time) / slope
      current = value(time)
      if !((to - current).magnitude > epsilon) { return Self.unsigned(time * 1000) }
    }
    return 0
  }

  /// C's conversion to a 32-bit unsigned number as x86-64 compilers do it: through 64 bits, of which the lower half stays.
  private static func unsigned(_ value: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: Int64(exactly: value.rounded(.towardZero)) ?? .min)
  }
}
