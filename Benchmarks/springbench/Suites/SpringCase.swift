import SpringKit

/// A spring of ω = 10 in one damping regime, with its reference.
struct SpringCase {
  /// The regime, as rows name it.
  let name: String
  let spring: Spring
  let reference: ReferenceOscillator

  /// ω² of every case.
  static let stiffness = 100.0

  private init(_ name: String, dampingRatio: Double) {
    self.name = name
    let damping = 20 * dampingRatio
    spring = .physical(mass: 1, stiffness: Self.stiffness, damping: damping)
    reference = ReferenceOscillator(stiffness: Self.stiffness, damping: damping)
  }

  static let underdamped = SpringCase("underdamped", dampingRatio: 0.3)
  static let critical = SpringCase("critical", dampingRatio: 1)
  static let overdamped = SpringCase("overdamped", dampingRatio: 2)
  static let stronglyOverdamped = SpringCase("strongly-overdamped", dampingRatio: 100)

  static let all = [underdamped, critical, overdamped, stronglyOverdamped]

  /// A motion from 0 to 1 that starts with a velocity of 5 per second.
  var motion: SpringMotion<Double> { SpringMotion(spring, from: 0, to: 1, velocity: 5) }

  /// Where ``motion`` starts.
  var start: ReferenceState { .exact(displacement: -1, velocity: 5) }

  /// States to restart a chain of steps from: multiples of 2⁻²⁰, so that adding or subtracting a target is exact.
  var restarts: [MotionState<Double>] {
    var random = RandomNumbers(seed: 0x7374_6570)
    return (0..<16).map { _ in
      MotionState(
        position: (random.uniform(-1...1) * 0x1p20).rounded() * 0x1p-20,
        velocity: (random.uniform(-10...10) * 0x1p20).rounded() * 0x1p-20)
    }
  }
}
