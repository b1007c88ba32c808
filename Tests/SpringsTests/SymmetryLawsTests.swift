import SpringKit
import TestSupport
import Testing

@Suite("Symmetries of a motion, bit for bit")
struct SymmetryLawsTests {
  private static let count = 10_000

  @Test("Law 6: a spring 2ᵏ times as fast passes the same displacements 2ᵏ times as early")
  func scaleInvariance() {
    var generator = SeededGenerator(6)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let (dampingRatio, response) = (generator.dampingRatio(), generator.logarithmic(0.05...5))
      let (x, v) = (generator.signed(1e-2...1e3), generator.signed(1e-1...1e4))
      let power = Int.random(in: -20...20, using: &generator)
      let factor = Double(sign: .plus, exponent: power, significand: 1)
      let (mass, stiffness) = (generator.logarithmic(0.1...10), generator.logarithmic(1...1e4))
      let damping = 2 * dampingRatio * (mass * stiffness).squareRoot()
      let pairs: [(Spring, Spring)] = [
        (.response(response, dampingRatio: dampingRatio), .response(response / factor, dampingRatio: dampingRatio)),
        (
          .physical(mass: mass, stiffness: stiffness, damping: damping),
          .physical(mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor)
        ),
      ]
      for (slow, fast) in pairs {
        let motion = SpringMotion(slow, from: x, to: 0, velocity: v)
        let scaled = SpringMotion(fast, from: x, to: 0, velocity: v * factor)
        let time = generator.time(of: slow)
        let isSame =
          motion.displacement(at: time) == scaled.displacement(at: time / factor)
          && motion.velocity(at: time) * factor == scaled.velocity(at: time / factor)
          && motion.acceleration(at: time) * factor * factor == scaled.acceleration(at: time / factor)
        check.expect(isSame, witness(scaled, at: time / factor, seed: generator.seed))
      }
    }
    check.finish()
  }

  @Test("Law 6 for settling: 2ᵏ times as fast settles 2ᵏ times as early, 2ᵏ times as far needs 2ᵏ times the tolerance")
  func settlingScales() {
    var generator = SeededGenerator(66)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let (dampingRatio, response) = (generator.dampingRatio(), generator.logarithmic(0.05...5))
      let (x, v) = (generator.signed(1e-2...1e3), generator.signed(1e-1...1e4))
      let factor = Double(sign: .plus, exponent: Int.random(in: -20...20, using: &generator), significand: 1)
      let epsilon = generator.logarithmic(1e-4...1)
      let slow = SpringMotion(.response(response, dampingRatio: dampingRatio), from: x, to: 0, velocity: v)
      let fast = SpringMotion(
        .response(response / factor, dampingRatio: dampingRatio), from: x, to: 0, velocity: v * factor)
      let wide = SpringMotion(slow.spring, from: x * factor, to: 0, velocity: v * factor)
      let duration = slow.settlingDuration(.within(epsilon))
      // Logarithms of scaled numbers round otherwise: two answers of the contract's band differ by at most its width.
      let allowed = 2 * Self.settlingWidth(slow, epsilon, at: duration)
      check.expect(
        fast.settlingDuration(.within(epsilon)) * factor, equals: duration, within: allowed,
        witness(fast, seed: generator.seed))
      check.expect(
        wide.settlingDuration(.within(epsilon * factor)), equals: duration, within: allowed,
        witness(wide, seed: generator.seed))
    }
    check.finish()
  }

  /// By how much a settling time may move within the contract where the displacement crosses its tolerance with its velocity.
  private static func settlingWidth(_ motion: SpringMotion<Double>, _ epsilon: Double, at time: Double) -> Double {
    let slack = motion.settlingSlack(epsilon, at: time)
    let slope = motion.velocity(at: time).magnitude
    // Near a turning point the crossing moves by √(2Δ/|a|), and where the peak itself is that close, to the swing before.
    let curvature = motion.acceleration(at: time).magnitude
    let isSharp = slope * slope > 8 * slack * curvature
    return isSharp ? 2 * slack / slope + 4 * time.ulp : .infinity
  }

  @Test("Law 7: the mirrored motion has the mirrored bits, everywhere")
  func signSymmetry() {
    var generator = SeededGenerator(7)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let drawn = generator.motion()
      let to = generator.signed(1e-2...1e3)
      let motion = SpringMotion(drawn.spring, from: drawn.from, to: to, velocity: drawn.velocity)
      let mirror = SpringMotion(drawn.spring, from: -drawn.from, to: -to, velocity: -drawn.velocity)
      let time = generator.time(of: motion.spring)
      let comment = witness(motion, at: time, seed: generator.seed)
      let isSame =
        motion.value(at: time) == -mirror.value(at: time) && motion.velocity(at: time) == -mirror.velocity(at: time)
        && motion.acceleration(at: time) == -mirror.acceleration(at: time)
        && motion.energy(at: time) == mirror.energy(at: time)
      check.expect(isSame, "state: \(comment.rawValue)")
      let peaks = Array(motion.extrema.prefix(3))
      let mirrored = mirror.extrema.prefix(3).map { MotionEvent(time: $0.time, value: -$0.value) }
      check.expect(peaks == mirrored, "extrema \(peaks) and \(mirrored): \(comment.rawValue)")
      check.expect(motion.firstArrival == mirror.firstArrival, "first arrival: \(comment.rawValue)")
      check.expect(motion.overshootFraction == mirror.overshootFraction, "overshoot: \(comment.rawValue)")
      for rule: SettlingRule in [
        .within(0.01), .within(0.01, speed: 0.1), .envelope(0.01), .energy(1e-4), .rounded(to: 1),
      ] {
        check.expect(
          motion.settlingDuration(rule) == mirror.settlingDuration(rule), "\(rule): \(comment.rawValue)")
      }
    }
    check.finish()
  }

  @Test("A start velocity of −0 is one of 0", arguments: [0.05, 0.5, 0.9999, 0.99999, 1, 1.5, 100])
  func negativeZeroVelocity(dampingRatio: Double) {
    for (from, to) in [(0.0, 1.0), (1, 0), (-0.0, 0), (0, -0.0)] {
      let spring = Spring.response(0.5, dampingRatio: dampingRatio)
      let plus = SpringMotion(spring, from: from, to: to, velocity: 0)
      let minus = SpringMotion(spring, from: from, to: to, velocity: -0.0)
      #expect(Array(plus.extrema.prefix(3)) == Array(minus.extrema.prefix(3)))
      #expect(Array(plus.crossings(of: to).prefix(3)) == Array(minus.crossings(of: to).prefix(3)))
      #expect(plus.bounds == minus.bounds)
      for rule: SettlingRule in [
        .within(0.01), .within(0.01, speed: 0.1), .envelope(0.01), .energy(1e-4), .rounded(to: 0.75),
      ] {
        #expect(plus.settlingDuration(rule) == minus.settlingDuration(rule), "\(rule)")
      }
    }
  }

  @Test("Law 18: a retargeted motion takes over value and velocity exactly, in a scalar and in a vector")
  func retargeting() {
    var generator = SeededGenerator(18)
    var check = LawCheck()
    for _ in 0..<Self.count {
      let drawn = generator.motion()
      let to = generator.signed(1e-2...1e3)
      let motion = SpringMotion(drawn.spring, from: drawn.from, to: to, velocity: drawn.velocity)
      let time = min(generator.time(of: motion.spring), 100 / motion.spring.decayRate)
      let target = generator.signed(1e-2...1e3)
      let next = motion.retargeted(to: target, at: time)
      let isContinuous =
        next.value(at: 0) == motion.value(at: time) && next.velocity(at: 0) == motion.velocity(at: time)
        && next.to == target && next.spring == motion.spring
      check.expect(isContinuous, witness(motion, at: time, seed: generator.seed))

      let plane = SpringMotion(
        drawn.spring, from: SIMD2(drawn.from, to), to: SIMD2(to, drawn.from), velocity: SIMD2(drawn.velocity, 1))
      let turned = plane.retargeted(to: SIMD2(target, 0), at: time)
      let isTurned = turned.value(at: 0) == plane.value(at: time) && turned.velocity(at: 0) == plane.velocity(at: time)
      check.expect(isTurned, witness(motion, at: time, seed: generator.seed))
    }
    check.finish()
  }

  @Test("Law 22: 60 and 120 Hz samples agree at their common times, bit for bit")
  func frameRates() {
    var generator = SeededGenerator(220)
    var check = LawCheck()
    for _ in 0..<300 {
      let motion = generator.motion()
      let (slow, fast) = (motion.samples(rate: 60, until: 4), motion.samples(rate: 120, until: 4))
      #expect(slow.count == 241 && fast.count == 481)
      for frame in slow.indices {
        check.expect(slow[frame] == fast[2 * frame], witness(motion, at: slow[frame].time, seed: generator.seed))
      }
    }
    check.finish()
  }
}
