import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Laws of continuity, limits and precision")
struct ContinuityLawsTests {
  @Test("Law 13: across ζ = 1 ± k ulp the motion changes by no more than its derivative in ζ")
  func continuityAcrossCriticalDamping() {
    var generator = SeededGenerator(13)
    var check = LawCheck()
    let steps = [-1_000_000, -1000, -10, -3, -2, -1, 1, 2, 3, 10, 1000, 1_000_000]
    for _ in 0..<3000 {
      let (response, x) = (generator.logarithmic(0.05...5), generator.signed(1e-2...1e3))
      let v = generator.signed(1e-1...1e4)
      let critical = SpringMotion(.response(response, dampingRatio: 1), from: x, to: 0, velocity: v)
      let time = generator.uniform(0...40) / critical.spring.naturalFrequency
      let angle = critical.spring.naturalFrequency * time
      for ulps in steps {
        let offset = Double(ulps) * 0x1p-53
        let spring = Spring.response(response, dampingRatio: 1 + offset)
        let near = SpringMotion(spring, from: x, to: 0, velocity: v)
        let regime: DampingRegime = 1 + offset == 1 ? .critical : ulps < 0 ? .underdamped : .overdamped
        #expect(spring.regime == regime)
        // |∂x/∂ζ| from x = e^(−ζωt)·(x₀·C + (v₀ + ζωx₀)·S) at ζ = 1, and a hundredth for the second derivative.
        let cubic = (v.magnitude / critical.spring.naturalFrequency + x.magnitude) * angle * angle * angle / 3
        let derivative =
          angle * critical.envelope(at: time) + exp(-angle) * (x.magnitude * (angle * angle + angle) + cubic)
        check.expect(
          near.displacement(at: time), equals: critical.displacement(at: time),
          within: 1.01 * offset.magnitude * derivative + near.bound(at: time).position
            + critical.bound(at: time).position,
          witness(near, at: time, seed: generator.seed))
      }
    }
    check.finish()
  }

  @Test("From mass, stiffness and damping the regime is exact: critical at c = 2√(mk), and not an ulp beside it")
  func exactRegime() {
    var generator = SeededGenerator(130)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let (a, b) = (
        Double(Int.random(in: 1..<(1 << 26), using: &generator)),
        Double(Int.random(in: 1..<(1 << 26), using: &generator))
      )
      let scale = Double(sign: .plus, exponent: Int.random(in: -60...60, using: &generator), significand: 1)
      let (mass, stiffness, damping) = (a * a * scale, b * b * scale, 2 * a * b * scale)
      for (c, regime) in [
        (damping, DampingRegime.critical), (damping.nextUp, .overdamped), (damping.nextDown, .underdamped),
      ] {
        let spring = Spring.physical(mass: mass, stiffness: stiffness, damping: c)
        check.expect(spring.regime == regime, "m \(mass), k \(stiffness), c \(c): \(spring.regime)")
        // 1 ulp of c is 2⁻⁵² of ζ at most, and moves ω_d/ω or (R − r)/2ω to √(2·2⁻⁵²) at most.
        let split = regime == .overdamped ? (spring.fastRate - spring.decayRate) / 2 : spring.dampedFrequency
        check.expect(split <= 2.2e-8 * spring.naturalFrequency, "split \(split): m \(mass), k \(stiffness), c \(c)")
      }
    }
    check.finish()
  }

  @Test("Law 15: nothing is NaN and everything comes to rest, up to the corners of the domain")
  func limits() throws {
    var generator = SeededGenerator(15)
    var check = LawCheck()
    let extremes = [1e-100, 1e-50, 1, 1e50, 1e100]
    let times: [Double] = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-100, 1e-10, 1, 1e10, 1e100, 1e200, 1e300, .greatestFiniteMagnitude,
      .infinity,
    ]
    for frequency in extremes {
      for dampingRatio in [0, 1e-8, 0.5, 1 - 0x1p-53, 1, 1 + 0x1p-52, 2, 1e4, 1e8] {
        // c/m = 2ζω must stay in the domain too.
        guard dampingRatio == 0 || (1e-100...1e100).contains(2 * dampingRatio * frequency) else { continue }
        let spring = try Spring(
          .compose(
            dampingRatio: dampingRatio, stiffness: min(max(frequency * frequency, 1.0000001e-200), 0.9999999e200)))
        for x in [0, 1e-100, -1, 1e100] {
          for v in [0, -1e-100, 1, 1e100] {
            let motion = try SpringMotion(checking: spring, from: x, to: 0.0, velocity: v)
            for time in times + [generator.logarithmic(1e-300...1e300)] {
              let comment = witness(motion, at: time, seed: generator.seed)
              let state = motion.state(at: time)
              let numbers = [state.position, state.velocity, motion.acceleration(at: time), motion.value(at: time)]
              check.expect(numbers.allSatisfy { !$0.isNaN }, "NaN: \(numbers) \(comment.rawValue)")
              if dampingRatio > 0, spring.decayRate * time > 2000 {
                check.expect(state.position == 0 && state.velocity == 0, "not at rest: \(numbers) \(comment.rawValue)")
              }
            }
          }
        }
      }
    }
    check.finish()
  }

  @Test("Law 15 for every question: a number, never NaN, for the whole domain")
  func questionsAreNeverNaN() throws {
    var generator = SeededGenerator(150)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let frequency = generator.logarithmic(1e-99...1e99)
      let dampingRatio = generator.choice([0, generator.dampingRatio(), 1e8, 1e-8])
      guard dampingRatio == 0 || (1e-100...1e100).contains(2 * dampingRatio * frequency) else { continue }
      let spring = try Spring(.response(2 * .pi / frequency, dampingRatio: dampingRatio))
      let x = generator.choice([0, generator.signed(1e-100...1e100), generator.signed(0.1...1000)])
      let v = generator.choice([0, generator.signed(1e-100...1e100), generator.signed(0.1...1000)])
      let motion = try SpringMotion(checking: spring, from: x, to: 0.0, velocity: v)
      let comment = witness(motion, seed: generator.seed)
      let epsilon = generator.choice([generator.logarithmic(1e-100...1e100), generator.logarithmic(1e-6...1)])
      for rule: SettlingRule in [
        .within(epsilon), .within(epsilon, speed: epsilon), .envelope(epsilon), .energy(epsilon), .rounded(to: epsilon),
      ] {
        let settling = try motion.settling(rule)
        check.expect(settling.duration >= 0, "\(rule): \(settling.duration) \(comment.rawValue)")
        // Finite for every damped spring; rounding's boundaries are asked about elsewhere.
        let isFinite =
          settling.duration.isFinite || dampingRatio == 0 || settling.unsettledReason == .onRoundingBoundary
        check.expect(isFinite, "\(rule): \(settling) \(comment.rawValue)")
      }
      let bounds = motion.bounds
      check.expect(bounds.lowerBound <= min(x, 0) && bounds.upperBound >= max(x, 0), "bounds: \(comment.rawValue)")
      for event in motion.extrema.prefix(3) {
        check.expect(event.time > 0 && !event.value.isNaN, "extremum \(event): \(comment.rawValue)")
      }
    }
    check.finish()
  }

  @Test("Law 17: the roots add up to −c/m and multiply to k/m, at a damping of 1e9 too")
  func roots() {
    var generator = SeededGenerator(17)
    var check = LawCheck()
    for index in 0..<10_000 {
      let mass = generator.logarithmic(0.01...100)
      let stiffness = index < 10 ? 100 * mass : generator.logarithmic(1...1e4)
      let damping =
        index < 10 ? 1e9 * mass : 2 * (mass * stiffness).squareRoot() * (1 + generator.logarithmic(1e-6...1e7))
      let spring = Spring.physical(mass: mass, stiffness: stiffness, damping: damping)
      guard spring.regime == .overdamped else { continue }
      let slow = spring.decayRate
      // m·r² − c·r + k = 0, taken exactly: it vanishes within the root's own rounding times its slope, |2mr − c|·r.
      let square = DoubleDouble(mass) * DoubleDouble(product: slow, slow)
      let residual = (square - DoubleDouble(product: damping, slow) + DoubleDouble(stiffness)).value
      let slope = (damping - 2 * mass * slow).magnitude
      check.expect(
        residual, equals: 0, within: 4 * epsilon52 * slope * slow,
        "SPRING_SEED=\(generator.seed): m \(mass), k \(stiffness), c \(damping), r \(slow)")
      // The fast root from the velocity that a unit velocity leaves: e^(−Rt) = M₂₂ + r·M₁₂.
      let fast = spring.fastRate
      let step = spring.propagator(timeStep: 1 / fast)
      let measured = -log(step.velocityFromVelocity + slow * step.valueFromVelocity) * fast
      check.expect(measured, equals: fast, within: 64 * epsilon52 * fast, "R: m \(mass), k \(stiffness), c \(damping)")
      check.expect(
        slow + fast, equals: damping / mass, within: 8 * epsilon52 * damping / mass, "r + R: \(spring.parameters)")
    }
    check.finish()
  }

  @Test("Law 20: a Float motion is within the contract with 2⁻²³ of the Double motion")
  func singlePrecision() {
    var generator = SeededGenerator(20)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let drawn = generator.motion()
      let (from, velocity) = (Float(drawn.from), Float(drawn.velocity))
      let narrow = SpringMotion<Float>(drawn.spring, from: from, to: 0, velocity: velocity)
      let wide = SpringMotion<Double>(drawn.spring, from: Double(from), to: 0, velocity: Double(velocity))
      let time = generator.time(of: drawn.spring)
      let bound = wide.bound(at: time)
      // Below the smallest normal Float, 2⁻¹²⁶, its grid of 2⁻¹⁴⁹ is the limit.
      check.expect(
        Double(narrow.displacement(at: time)), equals: wide.displacement(at: time),
        within: bound.position * 0x1p29 + 0x1p-147,
        witness(wide, at: time, seed: generator.seed))
      check.expect(
        Double(narrow.velocity(at: time)), equals: wide.velocity(at: time), within: bound.velocity * 0x1p29 + 0x1p-147,
        witness(wide, at: time, seed: generator.seed))
    }
    check.finish()
  }
}
