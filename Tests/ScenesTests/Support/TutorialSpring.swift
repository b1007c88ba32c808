import Foundation

/// A spring of unit mass written down from its textbook solution, apart from the library's.
struct TutorialSpring {
  let stiffness: Double
  let damping: Double

  var frequency: Double { stiffness.squareRoot() }
  var dampingRatio: Double { damping / (2 * frequency) }

  init(stiffness: Double, damping: Double) {
    self.stiffness = stiffness
    self.damping = damping
  }

  /// POP's bounciness and speed by the formulas of its source: the quadratic ease-out of the bounciness between the no-bounce
  /// friction and 0.01, on Origami's scale.
  init(bounciness: Double, speed: Double) {
    let tension = 0.5 + (speed / 1.7 / 20) * (200 - 0.5)
    let share = 0.8 * (bounciness / 1.7 / 20)
    let noBounce: Double
    switch tension {
    case ...18: noBounce = 0.0007 * pow(tension, 3) - 0.031 * pow(tension, 2) + 0.64 * tension + 1.28
    case ...44: noBounce = 0.000044 * pow(tension, 3) - 0.006 * pow(tension, 2) + 0.36 * tension + 2
    default: noBounce = 0.00000045 * pow(tension, 3) - 0.000332 * pow(tension, 2) + 0.1078 * tension + 5.84
    }
    let friction = (2 * share - share * share) * (0.01 - noBounce) + noBounce
    self.init(stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25)
  }

  /// UIKit's duration and damping ratio below 1 by halving its envelope for the frequency.
  init(duration: Double, dampingRatio: Double) {
    var (low, high) = (1e-3, 1e4)
    let amplitude = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if amplitude * exp(-dampingRatio * middle * duration) > 0.001 { low = middle } else { high = middle }
    }
    self.init(stiffness: low * low, damping: 2 * dampingRatio * low)
  }

  /// Displacement and velocity of an underdamped motion: the damped sine.
  func state(_ time: Double, displacement: Double, velocity: Double = 0) -> (position: Double, velocity: Double) {
    let rate = damping / 2
    let swing = (stiffness - rate * rate).squareRoot()
    let (cosine, sine) = (cos(swing * time), sin(swing * time))
    let amplitude = (velocity + rate * displacement) / swing
    let decay = exp(-rate * time)
    return (
      decay * (displacement * cosine + amplitude * sine),
      decay * (velocity * cosine - (rate * amplitude + swing * displacement) * sine)
    )
  }

  /// The last time on a grid of `step` seconds at which the displacement is beyond `epsilon`.
  func lastTime(
    beyond epsilon: Double, displacement: Double, velocity: Double = 0, until end: Double = 6, step: Double = 1e-5
  ) -> Double {
    var index = Int(end / step)
    while index > 0,
      abs(state(Double(index) * step, displacement: displacement, velocity: velocity).position) <= epsilon
    { index -= 1 }
    return Double(index) * step
  }
}
