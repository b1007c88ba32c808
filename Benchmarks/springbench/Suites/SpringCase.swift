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

  /// A motion to 1 whose first component starts at 0 with a velocity of 5 per second; no two components are alike.
  func motion<Value: MeasuredVector>() -> SpringMotion<Value> {
    SpringMotion(
      spring, from: Value { Double($0) / 8 }, to: Value { _ in 1 }, velocity: Value { 5 - Double($0) })
  }

  /// States to restart a chain of steps from: multiples of 2⁻²⁰, so that adding or subtracting a target is exact and a
  /// `Float` holds them.
  func restarts<Value: MeasuredVector>() -> [MotionState<Value>] {
    var random = RandomNumbers(seed: 0x7374_6570)
    func draw(_ range: ClosedRange<Double>) -> Double { (random.uniform(range) * 0x1p20).rounded() * 0x1p-20 }
    return (0..<16).map { _ in
      MotionState(position: Value { _ in draw(-1...1) }, velocity: Value { _ in draw(-10...10) })
    }
  }
}
