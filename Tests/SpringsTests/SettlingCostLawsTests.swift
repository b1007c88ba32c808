import SpringKit
import TestSupport
import Testing

@Suite("What settling costs: evaluations of the motion")
struct SettlingCostLawsTests {
  /// A family of hard questions.
  enum Family: String, CaseIterable, Sendable {
    case random, nearCritical, knee, fastOnly, lightDamping, smallSlowMode, peakAtTolerance, wide
  }

  static func question(_ family: Family, _ generator: inout SeededGenerator) -> (
    motion: SpringMotion<Double>, epsilon: Double
  ) {
    let frequency = generator.logarithmic(1...100)
    let response = 2 * .pi / frequency
    let epsilon = generator.logarithmic(1e-6...0.5)
    func motion(_ zeta: Double, _ x: Double, _ v: Double) -> (SpringMotion<Double>, Double) {
      (SpringMotion(.response(response, dampingRatio: zeta), from: x, to: 0, velocity: v), epsilon)
    }
    switch family {
    case .random:
      return (generator.motion(), epsilon)
    case .nearCritical:
      return motion(1 + generator.signed(1e-16...1e-3), 1, generator.signed(1e-2...100) * frequency)
    case .knee:
      // The slow mode's amplitude is about ε, the fast one is far larger.
      let zeta = generator.uniform(1.01...30)
      let spring = Spring.response(response, dampingRatio: zeta)
      let (slow, fast) = (spring.decayRate, spring.fastRate)
      let slowAmplitude = epsilon * (1 + generator.signed(1e-12...0.9))
      let fastAmplitude = generator.signed(1...1e4)
      return (
        SpringMotion(
          spring, from: slowAmplitude + fastAmplitude, to: 0, velocity: -slow * slowAmplitude - fast * fastAmplitude),
        epsilon
      )
    case .fastOnly:
      let spring = Spring.response(response, dampingRatio: generator.logarithmic(1.001...1e4))
      return (
        SpringMotion(spring, from: 1, to: 0, velocity: -spring.fastRate * (1 + generator.signed(1e-16...1e-3))), epsilon
      )
    case .lightDamping:
      return motion(generator.logarithmic(1e-8...1e-2), 1, generator.signed(1e-3...10) * frequency)
    case .smallSlowMode:
      return motion(
        generator.logarithmic(1...1e8), generator.signed(1e-9...1), generator.signed(1e-3...1e6) * frequency)
    case .peakAtTolerance:
      let zeta = generator.uniform(0.01...1.5)
      let (found, _) = motion(zeta, generator.choice([0, 1, -1]), generator.signed(0.1...10) * frequency)
      let peaks = Array(found.extrema.prefix(Int.random(in: 1...6, using: &generator)))
      let height = peaks.last?.value.magnitude ?? 0
      return (
        found,
        height > 1e-90 ? height * (1 + generator.choice([0, 0x1p-52, -0x1p-52, 1e-12, -1e-12, 1e-9, -1e-9])) : epsilon
      )
    case .wide:
      return motion(generator.dampingRatio(), generator.signed(1e-6...1e6), generator.signed(1e-6...1e6))
    }
  }

  @Test("within: at most 2.5 evaluations on average and never more than 12", arguments: Family.allCases)
  func within(family: Family) {
    var generator = SeededGenerator(170)
    var (total, greatest, count) = (0, 0, 0)
    var worst = ""
    for _ in 0..<40_000 {
      let (motion, epsilon) = Self.question(family, &generator)
      let cost = motion.settlingCost(within: epsilon)
      // Motions that start settled cost nothing and would only flatter the mean.
      guard cost.duration > 0 else { continue }
      count += 1
      total += cost.evaluations
      if cost.evaluations > greatest {
        greatest = cost.evaluations
        worst = "ε \(epsilon): \(witness(motion, seed: generator.seed).rawValue)"
      }
    }
    let mean = Double(total) / Double(count)
    print("settling cost, within, \(family.rawValue): mean \(mean), max \(greatest), \(count) cases")
    #expect(count > 5000 && mean <= 2.5, "\(family.rawValue): mean \(mean)")
    #expect(greatest <= 12, "\(family.rawValue): \(greatest) evaluations, \(worst)")
  }

  @Test("energy: never more than 24 evaluations, thresholds at its plateaus included", arguments: Family.allCases)
  func energy(family: Family) {
    var generator = SeededGenerator(171)
    var (total, greatest) = (0, 0)
    var worst = ""
    for index in 0..<30_000 {
      let (motion, epsilon) = Self.question(family, &generator)
      var fraction = min(epsilon, 0.999)
      let peaks = Array(motion.extrema.prefix(Int.random(in: 1...8, using: &generator)))
      if index.isMultiple(of: 2), let plateau = peaks.last {
        // The energy is level where the velocity is zero.
        let share = motion.energy(at: plateau.time) / motion.energy(at: 0)
        if share > 1e-90, share < 1 {
          fraction = share * (1 + Double(Int.random(in: -4...4, using: &generator)) * 0x1p-53)
        }
      }
      let cost = motion.settlingCost(energyBelow: fraction)
      total += cost.evaluations
      if cost.evaluations > greatest {
        greatest = cost.evaluations
        worst = "fraction \(fraction): \(witness(motion, seed: generator.seed).rawValue)"
      }
    }
    print("settling cost, energy, \(family.rawValue): mean \(Double(total) / 30_000), max \(greatest)")
    #expect(greatest <= 24, "\(family.rawValue): \(greatest) evaluations, \(worst)")
  }

  @Test("Euclidean norm: never more than 24 evaluations", arguments: Family.allCases)
  func euclidean(family: Family) {
    var generator = SeededGenerator(172)
    var (total, greatest) = (0, 0)
    var worst = ""
    for index in 0..<30_000 {
      let (one, epsilon) = Self.question(family, &generator)
      let factor = index.isMultiple(of: 3) ? 1e-9 : 1.0
      let other = SIMD2(generator.signed(1e-3...10), generator.signed(1e-3...10) * one.spring.naturalFrequency) * factor
      let motion = SpringMotion(
        one.spring, from: SIMD2(one.from, other.x), to: .zero, velocity: SIMD2(one.velocity, other.y))
      let cost = motion.settlingCost(lengthWithin: epsilon)
      total += cost.evaluations
      if cost.evaluations > greatest {
        greatest = cost.evaluations
        worst = "ε \(epsilon), second component \(other): \(witness(one, seed: generator.seed).rawValue)"
      }
    }
    print("settling cost, euclidean, \(family.rawValue): mean \(Double(total) / 30_000), max \(greatest)")
    #expect(greatest <= 24, "\(family.rawValue): \(greatest) evaluations, \(worst)")
  }
}
