import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Law 14: a settling time is neither early nor late, by the contract's own slack")
struct SettlingLawsTests {
  /// Some seconds after `duration`, dense just behind it and reaching far: 100,000 of them.
  private func timesAfter(_ duration: Double, _ spring: Spring) -> [Double] {
    let swing = 2 * Double.pi / spring.naturalFrequency
    let rest = max(5 / spring.decayRate, 4 * swing)
    return (0..<50_000).map { duration + swing * 4 * Double($0) / 50_000 }
      + (1...50_000).map { duration + rest * Double($0) / 50_000 }
  }

  private func tolerance(_ motion: SpringMotion<Double>, _ generator: inout SeededGenerator) -> Double {
    let size = motion.from.magnitude + motion.velocity.magnitude / motion.spring.naturalFrequency
    return size * generator.logarithmic(1e-6...0.9)
  }

  @Test("within: nothing outside afterwards, and on the tolerance at T")
  func within() {
    var generator = SeededGenerator(141)
    var check = LawCheck()
    for _ in 0..<60 {
      let motion = generator.motion()
      let epsilon = tolerance(motion, &generator)
      let duration = motion.settlingDuration(.within(epsilon))
      for time in timesAfter(duration, motion.spring) {
        check.expect(
          motion.displacement(at: time).magnitude <= epsilon + motion.bound(at: time).position,
          "outside at \(time) after \(duration), ε \(epsilon): \(witness(motion, seed: generator.seed).rawValue)")
      }
    }
    check.finish()
  }

  @Test("within: every later turning point is inside, and T lies on the tolerance, for 50,000 motions")
  func withinAtTurningPoints() {
    var generator = SeededGenerator(142)
    var check = LawCheck()
    for _ in 0..<50_000 {
      let motion = generator.motion()
      let epsilon = tolerance(motion, &generator)
      let duration = motion.settlingDuration(.within(epsilon))
      checkOnTolerance(motion, epsilon, duration, &check, seed: generator.seed)
      let period = motion.spring.dampedFrequency > 0 ? .pi / motion.spring.dampedFrequency : .infinity
      guard let first = motion.extrema.prefix(1).first(where: { _ in true })?.time else { continue }
      // The turning point at or after T, and the next.
      let index = period < .infinity ? max(((duration - first) / period).rounded(.down), 0) : 0
      for later in 0...2 {
        let time = first + (index + Double(later)) * (period < .infinity ? period : 0)
        guard time > duration, time < .infinity else { continue }
        // A turning point is off by an ulp of its time, which moves the displacement by less than its bound.
        check.expect(
          motion.displacement(at: time).magnitude <= epsilon + motion.bound(at: time).position,
          "peak outside at \(time) after \(duration), ε \(epsilon): \(witness(motion, seed: generator.seed).rawValue)")
      }
    }
    check.finish()
  }

  /// At T the displacement is between ε − Δ and ε, or T is 0 and the start is inside.
  private func checkOnTolerance(
    _ motion: SpringMotion<Double>, _ epsilon: Double, _ duration: Double, _ check: inout LawCheck, seed: UInt64
  ) {
    let comment = witness(motion, seed: seed)
    if duration == 0 {
      check.expect(motion.from.magnitude <= epsilon, "starts outside, ε \(epsilon): \(comment.rawValue)")
      return
    }
    let displacement = motion.displacement(at: duration).magnitude
    // T is rounded to a double, and the displacement itself is known to its bound only.
    let rounding = motion.bound(at: duration).position + motion.velocity(at: duration).magnitude * duration.ulp
    check.expect(
      displacement >= epsilon - motion.settlingSlack(epsilon, at: duration) - rounding
        && displacement <= epsilon + rounding,
      "|x(T)| is \(displacement) for ε \(epsilon), T \(duration): \(comment.rawValue)")
  }

  @Test("within with speed: both hold afterwards, and at T one of them only just")
  func withinSpeed() {
    var generator = SeededGenerator(143)
    var check = LawCheck()
    for index in 0..<5000 {
      let motion = generator.motion()
      let (epsilon, limit) = (
        tolerance(motion, &generator), tolerance(motion, &generator) * motion.spring.naturalFrequency
      )
      let duration = motion.settlingDuration(.within(epsilon, speed: limit))
      let comment = "ε \(epsilon), η \(limit), T \(duration): \(witness(motion, seed: generator.seed).rawValue)"
      if duration > 0 {
        let (state, bound) = (motion.state(at: duration), motion.bound(at: duration))
        let positionSlack =
          motion.settlingSlack(epsilon, at: duration) + bound.position + state.velocity.magnitude * duration.ulp
        let acceleration = motion.acceleration(at: duration).magnitude
        let speedSlack = 1e-12 * limit + 5 * bound.velocity + acceleration * duration.ulp
        let isSharp =
          state.position.magnitude >= epsilon - positionSlack || state.velocity.magnitude >= limit - speedSlack
        check.expect(isSharp, "late, \(state): \(comment)")
      }
      let times =
        index < 30
        ? timesAfter(duration, motion.spring)
        : (0..<100).map { duration + Double($0) / 20 / motion.spring.naturalFrequency }
      for time in times {
        let (state, bound) = (motion.state(at: time), motion.bound(at: time))
        let isInside =
          state.position.magnitude <= epsilon + bound.position && state.velocity.magnitude <= limit + bound.velocity
        check.expect(isInside, "outside at \(time): \(comment)")
      }
    }
    check.finish()
  }

  @Test("energy: below the fraction afterwards, at it at T")
  func energy() {
    var generator = SeededGenerator(144)
    var check = LawCheck()
    for index in 0..<5000 {
      let motion = generator.motion()
      let fraction = generator.logarithmic(1e-12...0.99)
      let duration = motion.settlingDuration(.energy(fraction))
      let limit = fraction * motion.energy(at: 0)
      let comment = "fraction \(fraction), T \(duration): \(witness(motion, seed: generator.seed).rawValue)"
      let spring = motion.spring
      func envelope(_ time: Double) -> Double {
        let (x, v) = (motion.envelope(at: time), motion.velocityEnvelope(at: time))
        return 0.5 * (spring.stiffness * x * x + spring.mass * v * v)
      }
      // An energy is quadratic: its envelope's share counts twice.
      func unit(_ time: Double) -> Double { 8 * (1 + motion.errorRate * time) * epsilon52 * envelope(time) }
      let energy = motion.energy(at: duration)
      let slope = spring.damping * motion.velocity(at: duration).magnitude * motion.velocity(at: duration).magnitude
      let rounding = unit(duration) + slope * duration.ulp + 8 * epsilon52 * limit
      check.expect(energy <= limit + rounding, "early, energy \(energy) above \(limit): \(comment)")
      check.expect(
        energy >= limit * (1 - 1e-12) - 4 * unit(duration) - rounding,
        "late, energy \(energy) below \(limit): \(comment)")
      let times =
        index < 20 ? timesAfter(duration, spring) : (0..<20).map { duration + Double($0) / 5 / spring.naturalFrequency }
      for time in times {
        check.expect(
          motion.energy(at: time) <= limit + unit(time) + 8 * epsilon52 * limit, "outside at \(time): \(comment)")
      }
    }
    check.finish()
  }

  @Test("relative and visible are within, of the distance and of the property's threshold")
  func relativeAndVisible() {
    var generator = SeededGenerator(145)
    for _ in 0..<1000 {
      let drawn = generator.motion()
      let motion = SpringMotion(drawn.spring, from: generator.signed(1...1e3), to: 0, velocity: drawn.velocity)
      let epsilon = generator.logarithmic(1e-5...0.5)
      #expect(
        motion.settlingDuration(.relative(epsilon)) == motion.settlingDuration(.within(epsilon * motion.from.magnitude))
      )
      for (property, threshold) in [
        (AnimatedProperty.position, 0.5), (.size, 0.5), (.scale, 0.005), (.opacity, 0.01), (.color, 0.01),
        (.rotation, 0.01),
      ] {
        #expect(motion.settlingDuration(.visible(property)) == motion.settlingDuration(.within(threshold)))
      }
    }
  }

  @Test("rounded: the rounded value never changes afterwards, and T is where it changes last")
  func rounded() {
    var generator = SeededGenerator(146)
    var check = LawCheck()
    for index in 0..<5000 {
      let drawn = generator.motion()
      let quantum = generator.choice([0.25, 0.5, 1, 2])
      // Targets on a coarse binary grid off the boundaries, so that the boundaries are exact.
      let to =
        quantum
        * (Double(Int.random(in: -400...400, using: &generator))
          + generator.choice([0, 0.125, -0.25, 0.4375, -0.484375]))
      let motion = SpringMotion(drawn.spring, from: to + drawn.from, to: to, velocity: drawn.velocity)
      let duration = motion.settlingDuration(.rounded(to: quantum))
      let comment = "quantum \(quantum), T \(duration): \(witness(motion, seed: generator.seed).rawValue)"
      func rounded(_ value: Double) -> Double { (value / quantum).rounded(.toNearestOrAwayFromZero) }
      let final = rounded(to)
      let times =
        index < 30
        ? timesAfter(duration, motion.spring)
        : (0..<50).map { duration + Double($0) / 10 / motion.spring.naturalFrequency }
      for time in times {
        // A value within its own bound of a boundary is on either side.
        let (value, bound) = (motion.value(at: time), motion.valueBound(at: time))
        let isFinal = rounded(value) == final || rounded(value - bound) == final || rounded(value + bound) == final
        check.expect(isFinal, "\(value) at \(time) rounds otherwise than \(to): \(comment)")
      }
      if duration > 0 {
        let boundary = [(final + 0.5) * quantum, (final - 0.5) * quantum].map {
          (motion.value(at: duration) - $0).magnitude
        }.min()
        let slack = motion.settlingSlack(quantum, at: duration) + 2 * to.ulp + motion.valueBound(at: duration)
        check.expect(
          boundary ?? .infinity <= slack + motion.velocity(at: duration).magnitude * duration.ulp,
          "late, \(String(describing: boundary)) from a boundary: \(comment)")
      }
    }
    check.finish()
  }
}
