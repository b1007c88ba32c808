import NumericalMethods
import Springs

/// The spring that Android's two animation libraries share: its parameters and results are rounded to `Float`, the closed
/// form between them is computed in doubles at whole milliseconds.
///
/// m = 1, ω = √k. With x₀ and v₀ at t = 0:
/// ζ > 1: x = A·e^(γ₋t) + B·e^(γ₊t), γ± = −ζω ± ω√(ζ² − 1), B = (γ₋x₀ − v₀)/(γ₋ − γ₊), A = x₀ − B;
/// ζ = 1: x = (x₀ + (v₀ + ωx₀)t)·e^(−ωt);
/// ζ < 1: x = e^(−ζωt)(x₀ cos ω_d t + (ζωx₀ + v₀)/ω_d · sin ω_d t).
///
/// Source: androidx, SpringForce.java at fd79a569 (dynamicanimation) and SpringSimulation.kt at 13d5e2ef (Compose).
///
/// Departs from the physics by the rounding of the damping ratio: a ratio within 3e-8 of 1 runs as critical, and A and B
/// cancel just above 1.
struct SinglePrecisionSpring {
  let stiffness: Float
  let dampingRatio: Float
  private let frequency: Double
  private let ratio: Double

  init(_ spring: Spring) {
    stiffness = Float(spring.stiffness / spring.mass)
    dampingRatio = Float(spring.dampingRatio)
    frequency = squareRoot(Double(stiffness))
    ratio = Double(dampingRatio)
  }

  /// Displacement and velocity after some milliseconds, not yet rounded.
  func state(displacement: Double, velocity: Double, after milliseconds: Double) -> (
    displacement: Double, velocity: Double
  ) {
    let time = milliseconds / 1000
    if ratio > 1 {
      let spread = frequency * squareRoot(ratio * ratio - 1)
      let (slow, fast) = (-ratio * frequency + spread, -ratio * frequency - spread)
      let slowShare = (fast * displacement - velocity) / (fast - slow)
      let fastShare = displacement - slowShare
      let (fastTerm, slowTerm) = (fastShare * exponential(fast * time), slowShare * exponential(slow * time))
      return (fastTerm + slowTerm, fastTerm * fast + slowTerm * slow)
    }
    if ratio == 1 {
      let slope = velocity + frequency * displacement
      let decay = exponential(-frequency * time)
      let position = (displacement + slope * time) * decay
      return (position, position * -frequency + slope * decay)
    }
    let dampedFrequency = frequency * squareRoot(1 - ratio * ratio)
    let sineShare = (1 / dampedFrequency) * (ratio * frequency * displacement + velocity)
    let decay = exponential(-ratio * frequency * time)
    let (sine, cosine) = sineAndCosine(dampedFrequency * time)
    let position = decay * (displacement * cosine + sineShare * sine)
    let turn = -dampedFrequency * displacement * sine + dampedFrequency * sineShare * cosine
    return (position, position * -frequency * ratio + decay * turn)
  }

  /// Whether an undamped motion swings beyond twice the energy that a stop rule allows, so that it will not stop.
  func swingsForEver(displacement: Double, velocity: Double, distance: Double, speed: Double) -> Bool {
    func energy(_ distance: Double, _ speed: Double) -> Double {
      frequency * frequency * distance * distance + speed * speed
    }
    return dampingRatio == 0 && energy(displacement, velocity) > 2 * energy(distance, speed)
  }
}
