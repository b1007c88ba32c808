import NumericalMethods

/// Motion's two ways from a duration and a bounce to stiffness and damping, for mass 1.
///
/// motion-dom 13.1.1, `packages/motion-dom/src/animation/generators/spring.ts`.
package enum MotionDurations {
  /// The spring of a visual duration: k = (2π/(1.2·τ))², c = 2ζ√k with ζ = 1 − bounce within 0.05…1.
  package static func visual(duration: Double, bounce: Double) -> (stiffness: Double, damping: Double) {
    let root = 2 * Double.pi / (duration * 1.2)
    let stiffness = root * root
    return (stiffness, 2 * min(max(1 - bounce, 0.05), 1) * squareRoot(stiffness))
  }

  /// The spring that Motion's `findSpring` finds for a duration in milliseconds, and the duration that it keeps to.
  ///
  /// Eleven Newton steps from ω = 5/T for the ω at which the envelope, (ζω − v)/ω_d·e^(−ζωT), or e^(−ωT)·(1 + (ω − v)T) at
  /// ζ = 1, is 0.001. T is kept within 0.01…10 s, ζ = 1 − bounce within 0.05…1. Not a number ends as k 100, c 10.
  ///
  /// **Where it departs from the physics:** the envelope has the amplitude ζ/√(1 − ζ²) where it should be 1/√(1 − ζ²), so that
  /// light damping is far from settled at T; and Newton's steps may fail where there is a velocity.
  package static func solved(
    milliseconds: Double, bounce: Double, velocity: Double = 0
  ) -> (stiffness: Double, damping: Double, milliseconds: Double) {
    let dampingRatio = min(max(1 - bounce, 0.05), 1)
    let duration = min(max(milliseconds / 1000, 0.01), 10)
    var frequency = 5 / duration
    for _ in 0..<11 {
      let step = newtonStep(frequency, dampingRatio: dampingRatio, duration: duration, velocity: velocity)
      frequency -= step
    }
    if frequency.isNaN { return (100, 10, duration * 1000) }
    let stiffness = frequency * frequency
    return (stiffness, dampingRatio * 2 * squareRoot(stiffness), duration * 1000)
  }

  private static func newtonStep(
    _ frequency: Double, dampingRatio: Double, duration: Double, velocity: Double
  ) -> Double {
    if dampingRatio == 1 {
      let decay = exponential(-frequency * duration)
      let excess = decay * ((frequency - velocity) * duration + 1) - 0.001
      return excess / (decay * ((velocity - frequency) * (duration * duration)))
    }
    let split = squareRoot(1 - dampingRatio * dampingRatio)
    let rate = frequency * dampingRatio
    let decay = exponential(-rate * duration)
    let envelope = 0.001 - (rate - velocity) / (frequency * split) * decay
    let slope =
      ((rate * duration * velocity + velocity)
        - dampingRatio * dampingRatio * (frequency * frequency) * duration) * decay
      / (frequency * frequency * split)
    return envelope / (0.001 - envelope > 0 ? -slope : slope)
  }
}
