import Foundation
import SpringKit

/// The contract of the exact solver, evaluated for one motion at one time.
struct ErrorBound {
  let position: Double
  let velocity: Double
  let acceleration: Double

  init(_ spring: Spring, displacement: Double, velocity speed: Double, at time: Double) {
    let omega = spring.naturalFrequency
    let (x, v) = (displacement.magnitude, speed.magnitude)
    let kappa: Double
    let (position, velocity): (Double, Double)
    switch spring.regime {
    case .underdamped, .critical:
      kappa = omega
      let beta = spring.decayRate
      let fall = exp(-beta * time)
      let damped = spring.dampedFrequency
      let growth = damped > 0 ? min(omega / damped, 1 + beta * time) : 1 + beta * time
      let coupling = damped > 0 ? min(1 / damped, time) : time
      position = fall * (x * growth + v * coupling)
      velocity = fall * (x * omega * omega * coupling + v * growth)
    case .overdamped:
      let slow = spring.decayRate
      // r·R = ω², so the fast root needs no difference.
      let fast = omega * (omega / slow)
      kappa = slow
      let gap = fast - slow
      let fall = exp(-slow * time)
      let b = gap * time < 1e-9 ? fall * time : -expm1(-gap * time) / gap * fall
      position = x * (fall + slow * b) + v * b
      velocity = x * omega * omega * b + v * (slow * b + (1 + fast * time) * exp(-fast * time))
    }
    let factor = 4 * (1 + kappa * time) * 0x1p-52
    let tail = kappa * time > 700 ? 1e-300 * (x + v / kappa) : 0
    // A result below the normal range is rounded to a multiple of the smallest double, whatever its size.
    let underflow = 4 * Double.leastNonzeroMagnitude
    self.position = factor * position + tail + underflow
    self.velocity = factor * velocity + tail * kappa + underflow
    acceleration = omega * omega * self.position + 2 * spring.dampingRatio * omega * self.velocity
  }
}
