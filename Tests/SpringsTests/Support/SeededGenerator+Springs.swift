import SpringKit
import TestSupport

extension SeededGenerator {
  /// A damping ratio: light, middling, exactly critical, a few ulp or a little off it, and far above.
  mutating func dampingRatio() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: 1
    case 1: 1 + Double(Int.random(in: -40...40, using: &self)) * 0x1p-53
    case 2: 1 + signed(1e-15...1e-2)
    case 3: logarithmic(1e-6...1e-2)
    case 4: logarithmic(3...1e8)
    case 5: uniform(1...3)
    default: uniform(0.02...1)
    }
  }

  /// A spring of any regime, in one of the vocabularies that state ω and ζ or m, k and c.
  mutating func spring() -> Spring {
    let dampingRatio = dampingRatio()
    let frequency = logarithmic(0.5...200)
    if Int.random(in: 0..<3, using: &self) == 0 {
      let mass = logarithmic(0.01...100)
      let stiffness = frequency * frequency * mass
      return .physical(mass: mass, stiffness: stiffness, damping: 2 * dampingRatio * (stiffness * mass).squareRoot())
    }
    return .response(2 * .pi / frequency, dampingRatio: dampingRatio)
  }

  /// A motion as user interfaces make them; one in four starts at rest, one in eight on its target.
  mutating func motion() -> SpringMotion<Double> {
    let spring = spring()
    let from = Int.random(in: 0..<8, using: &self) == 0 ? 0 : signed(1e-3...2000)
    let isAtRest = from != 0 && Int.random(in: 0..<4, using: &self) == 0
    return SpringMotion(
      spring, from: from, to: 0,
      velocity: isAtRest ? 0 : signed(1e-3...10) * max(from.magnitude, 1) * spring.naturalFrequency)
  }

  /// A time within the motion's life, uniform or close to its start.
  mutating func time(of spring: Spring) -> Double {
    let end = 30 / max(spring.decayRate, spring.naturalFrequency * 1e-2)
    switch Int.random(in: 0..<3, using: &self) {
    case 0: return logarithmic(1e-6...1) / spring.naturalFrequency
    case 1: return uniform(0...min(end, 10 / spring.naturalFrequency))
    default: return uniform(0...end)
    }
  }
}
