import SpringKit
import TestSupport
import Testing

@Suite("Law 19: the lanes of a vector are scalars, bit for bit")
struct VectorLawsTests {
  @Test("Two to eight lanes of Double")
  func doubles() {
    check(SIMD2<Double>.self, seed: 192)
    check(SIMD3<Double>.self, seed: 193)
    check(SIMD4<Double>.self, seed: 194)
    check(SIMD8<Double>.self, seed: 198)
  }

  @Test("Two to eight lanes of Float equal a Float scalar")
  func floats() {
    check(SIMD2<Float>.self, seed: 1192)
    check(SIMD3<Float>.self, seed: 1193)
    check(SIMD4<Float>.self, seed: 1194)
    check(SIMD8<Float>.self, seed: 1198)
  }

  private func check<Vector: SIMD & ComponentVector>(_ type: Vector.Type, seed: UInt64)
  where Vector.Scalar: ComponentVector & BinaryFloatingPoint {
    var generator = SeededGenerator(seed)
    var law = LawCheck()
    for _ in 0..<2000 {
      let spring = generator.spring()
      var (from, to, velocity) = (Vector.zero, Vector.zero, Vector.zero)
      for lane in 0..<from.scalarCount {
        from[lane] = Vector.Scalar(generator.signed(1e-2...1e3))
        to[lane] = Vector.Scalar(generator.signed(1e-2...1e3))
        velocity[lane] = generator.choice([0, Vector.Scalar(generator.signed(1e-1...1e4))])
      }
      let motion = SpringMotion(spring, from: from, to: to, velocity: velocity)
      let time = generator.time(of: spring)
      var (stepped, steppedVelocity) = (from, velocity)
      spring.update(value: &stepped, velocity: &steppedVelocity, target: to, deltaTime: time)
      for lane in 0..<from.scalarCount {
        let scalar = SpringMotion(spring, from: from[lane], to: to[lane], velocity: velocity[lane])
        var (value, speed) = (from[lane], velocity[lane])
        spring.update(value: &value, velocity: &speed, target: to[lane], deltaTime: time)
        let isSame =
          motion.value(at: time)[lane] == scalar.value(at: time)
          && motion.velocity(at: time)[lane] == scalar.velocity(at: time)
          && motion.acceleration(at: time)[lane] == scalar.acceleration(at: time)
          && motion.displacement(at: time)[lane] == scalar.displacement(at: time)
          && stepped[lane] == value && steppedVelocity[lane] == speed
        law.expect(isSame, "SPRING_SEED=\(generator.seed): lane \(lane) of \(type), \(spring.parameters), t = \(time)")
      }
    }
    law.finish()
  }

  @Test(
    "Per-component settling is the scalars'; the maximum norm is the latest; the euclidean norm lies between bounds")
  func settling() {
    var generator = SeededGenerator(1900)
    var law = LawCheck()
    for _ in 0..<3000 {
      let spring = generator.spring()
      let from = SIMD3<Double>(generator.signed(1...1e3), generator.signed(1...1e3), generator.signed(1...1e3))
      let velocity = SIMD3<Double>(generator.signed(1...1e4), 0, generator.signed(1...1e4))
      let motion = SpringMotion(spring, from: from, to: .zero, velocity: velocity)
      let epsilon = generator.logarithmic(1e-3...1)
      let scalars = (0..<3).map { SpringMotion(spring, from: from[$0], to: 0, velocity: velocity[$0]) }
      for rule: SettlingRule in [
        .within(epsilon), .envelope(epsilon), .within(epsilon, speed: epsilon), .rounded(to: 1),
      ] {
        let each = scalars.map { $0.settlingDuration(rule) }
        law.expect(motion.settlingDurations(rule) == each, "\(rule) per component: \(spring.parameters)")
        law.expect(motion.settlingDuration(rule) == each.max(), "\(rule) maximum: \(spring.parameters)")
      }
      // |x|∞ ≤ |x|₂ ≤ √3·|x|∞.
      let euclidean = motion.settlingDuration(.within(epsilon), norm: .euclidean)
      let early = motion.settlingDuration(.within(epsilon))
      let late = motion.settlingDuration(.within(epsilon / 3.0.squareRoot()))
      law.expect(
        euclidean >= early * (1 - 1e-9) && euclidean <= late * (1 + 1e-9),
        "SPRING_SEED=\(generator.seed): \(early) ≤ \(euclidean) ≤ \(late) for \(spring.parameters), \(from), \(velocity), ε \(epsilon)"
      )
    }
    law.finish()
  }
}
