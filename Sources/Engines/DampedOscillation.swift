import NumericalMethods
import Springs

/// The closed form that the engines of the web share, with its weaknesses: one branch for swings, one for ζ = 1 exactly, and
/// hyperbolic functions above it.
///
/// With s = to − from, u = −v₀ and b = u + ζωs, the distance still to go is
/// - ζ < 1: e^(−ζωt)·(b/ω₁·sin ω₁t + s·cos ω₁t), ω₁ = ω√(1 − ζ²);
/// - ζ = 1: e^(−ωt)·(s + b·t);
/// - ζ > 1: e^(−ζωt)·(b·sinh ω₂t + ω₂s·cosh ω₂t)/ω₂, ω₂ = ω√(ζ² − 1).
///
/// As in wobble 1.5.1 (`src/index.ts`) and Motion 13.1.1 (`packages/motion-dom/src/animation/generators/spring.ts`). Times may
/// be in any unit: the frequency and the velocity are per the same unit.
///
/// **Where it departs from the physics:** above critical damping the envelope underflows while the hyperbolic functions
/// overflow, although their product is finite; ``Spring`` uses e^(−rt) with the slow root r instead.
struct DampedOscillation {
  private let regime: DampingRegime
  private let frequency: Double
  private let decay: Double
  private let split: Double
  private let distance: Double
  private let startVelocity: Double
  private let push: Double
  private let largestArgument: Double

  /// - Parameters:
  ///   - frequency: ω = √(k/m).
  ///   - distance: to − from.
  ///   - velocity: the value's velocity at the start.
  ///   - largestArgument: what the argument of sinh and cosh is cut off at.
  init(
    frequency: Double, dampingRatio: Double, distance: Double, velocity: Double, largestArgument: Double = .infinity
  ) {
    self.frequency = frequency
    self.distance = distance
    self.largestArgument = largestArgument
    startVelocity = -velocity
    decay = dampingRatio * frequency
    push = startVelocity + decay * distance
    if dampingRatio < 1 {
      regime = .underdamped
      split = frequency * squareRoot(1 - dampingRatio * dampingRatio)
    } else if dampingRatio == 1 {
      regime = .critical
      split = 0
    } else {
      regime = .overdamped
      split = frequency * squareRoot(dampingRatio * dampingRatio - 1)
    }
  }

  /// The distance to the target and the value's velocity after a time.
  func state(at time: Double) -> (remaining: Double, velocity: Double) {
    let envelope = exponential(-decay * time)
    switch regime {
    case .underdamped:
      let (sine, cosine) = sineAndCosine(split * time)
      let remaining = envelope * (push / split * sine + distance * cosine)
      return (remaining, decay * remaining - envelope * (push * cosine - split * distance * sine))
    case .critical:
      let velocity =
        envelope * (startVelocity * (time * frequency - 1) + time * distance * (frequency * frequency))
      return (envelope * (distance + push * time), velocity)
    case .overdamped:
      let argument = min(split * time, largestArgument)
      let (sine, cosine) = (hyperbolicSine(argument), hyperbolicCosine(argument))
      let remaining = envelope * (push * sine + split * distance * cosine) / split
      return (remaining, decay * remaining - envelope * (push * cosine + split * distance * sine))
    }
  }
}

extension EngineMotion {
  /// Whether a motion without damping passes its target too fast ever to meet |v| ≤ speed and |x| ≤ distance together.
  ///
  /// The slowest pass within the distance has v² = v₀² + ω²(x₀² − distance²); a tenth of the speed is kept for an integrator
  /// that holds its energy only on average.
  func swingsForEver(speed: Double, distance: Double) -> Bool {
    guard spring.damping == 0 else { return false }
    let (offset, frequency) = (from.x - to.x, spring.naturalFrequency)
    let slowest = velocity.x * velocity.x + frequency * frequency * (offset * offset - distance * distance)
    return slowest > 1.21 * speed * speed
  }
}

/// Half up, as JavaScript's `Math.round`.
func roundedHalfUp(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
