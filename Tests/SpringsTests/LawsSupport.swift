import Foundation
import SpringKit
import Testing

/// 2⁻⁵², the unit of the contract.
let epsilon52 = 0x1p-52

extension SpringMotion<Double> {
  /// The contract's bounds at a time.
  func bound(at time: Double) -> ErrorBound {
    ErrorBound(spring, displacement: from - to, velocity: velocity, at: time)
  }

  /// What a value may be off: the displacement's bound and half an ulp of the value.
  func valueBound(at time: Double) -> Double { bound(at: time).position + value(at: time).ulp / 2 }

  /// κ of the contract: ω up to critical damping, the slow root above.
  var errorRate: Double { spring.regime == .overdamped ? spring.decayRate : spring.naturalFrequency }

  /// The contract's envelope E(t) of the displacement.
  func envelope(at time: Double) -> Double { bound(at: time).position / (4 * epsilon52 * (1 + errorRate * time)) }

  /// The contract's envelope E_v(t) of the velocity.
  func velocityEnvelope(at time: Double) -> Double {
    bound(at: time).velocity / (4 * epsilon52 * (1 + errorRate * time))
  }

  /// Δ, by which the contract lets a settling rule stay below its tolerance.
  func settlingSlack(_ epsilon: Double, at time: Double) -> Double { 1e-12 * epsilon + 4 * bound(at: time).position }
}

extension Spring {
  /// The fast root of the motion, R = ω²/r; from critical damping on.
  var fastRate: Double { naturalFrequency * (naturalFrequency / decayRate) }

  /// The fastest rate at which any derivative of a motion grows.
  var greatestRate: Double { regime == .overdamped ? fastRate : naturalFrequency }
}

/// What a failing law prints: enough to run the one case again.
func witness(_ motion: SpringMotion<Double>, at time: Double? = nil, seed: UInt64) -> Comment {
  func hex(_ value: Double) -> String { "\(value) (\(String(value.bitPattern, radix: 16)))" }
  let clock = time.map { ", t = \(hex($0))" } ?? ""
  return """
    SPRING_SEED=\(seed): \(motion.spring.parameters), ζ = \(hex(motion.spring.dampingRatio)), \
    ω = \(hex(motion.spring.naturalFrequency)), from \(hex(motion.from)) to \(hex(motion.to)), \
    velocity \(hex(motion.velocity))\(clock)
    """
}
