import SpringKit

/// Random motions of mass 1 from 1 to 0: response log-uniform 0.05–3 s, velocity uniform ±50 per second.
struct MotionFamily: Sendable {
  /// What the damping ratios have in common, as rows name it.
  let name: String
  private let drawDampingRatio: @Sendable (inout RandomNumbers) -> Double

  /// ζ log-uniform 0.02–3.
  static let random = MotionFamily(name: "random") { $0.logarithmic(0.02...3) }

  /// `random`, then one family per regime.
  static let all = [
    random,
    MotionFamily(name: "underdamped") { $0.logarithmic(0.02...0.98) },
    MotionFamily(name: "near-critical") { random in
      let distance = random.logarithmic(1e-12...1e-2)
      return random.next() & 1 == 0 ? 1 - distance : 1 + distance
    },
    MotionFamily(name: "critical") { _ in 1 },
    MotionFamily(name: "overdamped") { $0.logarithmic(1.05...3) },
    MotionFamily(name: "strongly-overdamped") { $0.logarithmic(10...1000) },
  ]

  private static let count = 4096

  /// Motions of one component.
  var scalars: [(motion: SpringMotion<Double>, reference: ReferenceOscillator)] {
    motions { SpringMotion($0, from: 1, to: 0, velocity: $1.uniform(-50...50)) }
  }

  /// Motions of two components, both from 1 to 0.
  var vectors: [(motion: SpringMotion<SIMD2<Double>>, reference: ReferenceOscillator)] {
    motions {
      SpringMotion($0, from: .one, to: .zero, velocity: [$1.uniform(-50...50), $1.uniform(-50...50)])
    }
  }

  private func motions<Value>(
    _ make: (Spring, inout RandomNumbers) -> SpringMotion<Value>
  ) -> [(motion: SpringMotion<Value>, reference: ReferenceOscillator)] {
    var random = RandomNumbers(seed: 0x7365_7474)
    return (0..<Self.count).map { _ in
      let dampingRatio = drawDampingRatio(&random)
      let response = random.logarithmic(0.05...3)
      return (
        make(.response(response, dampingRatio: dampingRatio), &random),
        ReferenceOscillator(response: response, dampingRatio: dampingRatio)
      )
    }
  }

  private init(name: String, drawDampingRatio: @escaping @Sendable (inout RandomNumbers) -> Double) {
    self.name = name
    self.drawDampingRatio = drawDampingRatio
  }
}
