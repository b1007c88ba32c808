import SpringKit
import TestSupport
import Testing

@Suite("Law 14 for the euclidean norm")
struct SettlingNormLawsTests {
  private struct Plane {
    let motion: SpringMotion<SIMD2<Double>>
    let parts: [SpringMotion<Double>]

    init(_ spring: Spring, from: SIMD2<Double>, velocity: SIMD2<Double>) {
      motion = SpringMotion(spring, from: from, to: .zero, velocity: velocity)
      parts = (0..<2).map { SpringMotion(spring, from: from[$0], to: 0, velocity: velocity[$0]) }
    }

    func length(at time: Double) -> Double { motion.displacement(at: time).magnitudeSquared.squareRoot() }
    func speed(at time: Double) -> Double { motion.velocity(at: time).magnitudeSquared.squareRoot() }
    func bound(at time: Double) -> ErrorBound {
      ErrorBound(
        motion.spring, displacement: motion.from.magnitudeSquared.squareRoot(),
        velocity: motion.velocity.magnitudeSquared.squareRoot(), at: time)
    }
  }

  @Test("Length and speed hold afterwards, and at T one of them only just")
  func lengthAndSpeed() {
    var generator = SeededGenerator(181)
    var check = LawCheck()
    for index in 0..<6000 {
      let spring = generator.spring()
      let omega = spring.naturalFrequency
      var from = SIMD2(generator.signed(1e-2...1e3), generator.signed(1e-2...1e3))
      var velocity = SIMD2(generator.signed(1e-2...1e3), generator.signed(1e-2...1e3)) * omega
      if index.isMultiple(of: 7) { velocity = SIMD2(-from.y, from.x) * omega }
      if index.isMultiple(of: 11) { velocity = .zero }
      if index.isMultiple(of: 13) { from = .zero }
      if velocity == .zero, from == .zero { continue }
      let plane = Plane(spring, from: from, velocity: velocity)
      let size = from.magnitudeSquared.squareRoot() + velocity.magnitudeSquared.squareRoot() / omega
      let (epsilon, limit) = (
        size * generator.logarithmic(1e-6...0.9), size * omega * generator.logarithmic(1e-6...0.9)
      )
      let withSpeed = index.isMultiple(of: 2)
      let duration = plane.motion.settlingDuration(
        withSpeed ? .within(epsilon, speed: limit) : .within(epsilon), norm: .euclidean)
      let comment = Comment(
        rawValue: "SPRING_SEED=\(generator.seed): ε \(epsilon), η \(withSpeed ? limit : .infinity), T \(duration), "
          + "\(spring.parameters), from \(from), velocity \(velocity)")
      if duration > 0 {
        let bound = plane.bound(at: duration)
        let isLengthSharp =
          plane.length(at: duration) >= epsilon * (1 - 1e-12) - 6 * bound.position - plane.speed(at: duration)
          * duration.ulp
        let acceleration = plane.motion.acceleration(at: duration).magnitudeSquared.squareRoot()
        let isSpeedSharp =
          withSpeed
          && plane.speed(at: duration) >= limit * (1 - 1e-12) - 6 * bound.velocity - acceleration * duration.ulp
        check.expect(isLengthSharp || isSpeedSharp, "late: \(comment.rawValue)")
      }
      for step in 0..<300 {
        let time = duration + Double(step) / 30 / omega
        let bound = plane.bound(at: time)
        let isInside =
          plane.length(at: time) <= epsilon + 2 * bound.position
          && (!withSpeed || plane.speed(at: time) <= limit + 2 * bound.velocity)
        check.expect(isInside, "outside at \(time): \(comment.rawValue)")
        if !isInside { break }
      }
    }
    check.finish()
  }
}
