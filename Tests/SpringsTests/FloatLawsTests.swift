import SpringKit
import TestSupport
import Testing

@Suite("Float motions at the ends of their range")
struct FloatLawsTests {
  @Test(
    "No NaN for finite input, and 2⁻²³ of the envelope, for springs of any frequency",
    arguments: [1e-40, 1e-25, 1e-12, 1e-3, 1, 1e3, 1e12, 1e20, 1e40])
  func extremeFrequencies(frequency: Double) throws {
    var generator = SeededGenerator(331)
    var check = LawCheck()
    for _ in 0..<300 {
      let spring = try Spring(.response(2 * .pi / frequency, dampingRatio: generator.choice([0, 0.3, 1, 3])))
      let from = generator.choice([0, Float(generator.signed(1e-3...1e3))])
      let velocity = generator.choice([0, Float(generator.signed(1e-3...1e3))])
      let narrow = try SpringMotion<Float>(checking: spring, from: from, to: 0, velocity: velocity)
      let wide = try SpringMotion<Double>(checking: spring, from: Double(from), to: 0, velocity: Double(velocity))
      let time = generator.uniform(0...10) / frequency
      let bound = wide.bound(at: time)
      let comment = witness(wide, at: time, seed: generator.seed)
      // A number beyond Float's range may be infinite, not NaN.
      let (position, speed) = (narrow.displacement(at: time), narrow.velocity(at: time))
      check.expect(!position.isNaN && !speed.isNaN, "NaN: \(comment.rawValue)")
      let greatest = Double(Float.greatestFiniteMagnitude)
      if wide.displacement(at: time).magnitude < greatest {
        check.expect(
          Double(position), equals: wide.displacement(at: time), within: bound.position * 0x1p29 + 0x1p-147, comment)
      }
      if wide.velocity(at: time).magnitude < greatest {
        check.expect(
          Double(speed), equals: wide.velocity(at: time), within: bound.velocity * 0x1p29 + 0x1p-147, comment)
      }
    }
    check.finish()
  }
}
