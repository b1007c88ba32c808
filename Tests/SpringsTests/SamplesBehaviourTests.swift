import SpringKit
import TestSupport
import Testing

@Suite("Samples of a motion at a frame rate")
struct SamplesBehaviourTests {
  @Test("Every frame up to the first one at or after the end, and no more")
  func count() {
    var generator = SeededGenerator(321)
    var check = LawCheck()
    let motion = SpringMotion(.smooth, from: 0.0, to: 1)
    for index in 0..<100_000 {
      let rate = generator.choice([24, 30, 59.94, 60, 90, 120, 144, 240, 480])
      // Half of the ends are frames themselves.
      let end =
        index.isMultiple(of: 2)
        ? Double(Int.random(in: 1...2000, using: &generator)) / rate : generator.logarithmic(1e-3...30)
      let samples = motion.samples(rate: rate, until: end)
      let (last, previous) = (samples[samples.count - 1].time, samples.count > 1 ? samples[samples.count - 2].time : -1)
      check.expect(last >= end && previous < end, "rate \(rate), end \(end): frames at \(previous) and \(last)")
    }
    check.finish()
    #expect(motion.samples(rate: 60, until: 0).count == 1)
  }

  @Test(
    "They are the motion at frame/rate, value and velocity, and end within a thousandth of the distance unless told")
  func contents() {
    let motion = SpringMotion(.bouncy, from: SIMD2(0.0, 10), to: SIMD2(300, -20), velocity: SIMD2(0, 100))
    let samples = motion.samples(rate: 59.94)
    #expect(samples[0].value == motion.from && samples[0].velocity == motion.velocity && samples[0].time == 0)
    for (frame, sample) in samples.enumerated() {
      let time = Double(frame) / 59.94
      #expect(
        sample.time == time && sample.value == motion.value(at: time) && sample.velocity == motion.velocity(at: time))
    }
    let duration = motion.settlingDuration(.within(motion.defaultTolerance))
    #expect(Double(samples.count - 1) / 59.94 >= duration && Double(samples.count - 2) / 59.94 < duration)
    #expect(samples.last?.time == samples[samples.endIndex - 1].time)
  }

  @Test("Relative velocity is velocity over distance, and undefined without a distance")
  func relativeVelocity() {
    let spring = Spring.bouncy
    #expect(SpringMotion(spring, from: 5.0, to: 5, velocity: 100).relativeVelocity(at: 0.1) == nil)
    let motion = SpringMotion(spring, from: 10.0, to: -30, velocity: 80)
    #expect(motion.relativeVelocity(at: 0) == -2)
    #expect(motion.relativeVelocity(at: 0.1) == motion.velocity(at: 0.1) / -40)
    #expect(SpringMotion(spring, from: 10.0, to: -30, relativeVelocity: -2).velocity == 80)
  }

  @Test("SwiftUI's methods are the motion's")
  func swiftUIMethods() {
    let spring = Spring(duration: 0.6, bounce: 0.2)
    let motion = SpringMotion(spring, from: 0.0, to: 40, velocity: -7)
    #expect(spring.value(target: 40.0, initialVelocity: -7, time: 0.21) == motion.value(at: 0.21))
    #expect(spring.velocity(target: 40.0, initialVelocity: -7, time: 0.21) == motion.velocity(at: 0.21))
    #expect(spring.value(fromValue: 0.0, toValue: 40, initialVelocity: -7, time: 0.21) == motion.value(at: 0.21))
    #expect(
      spring.settlingDuration(target: 40.0, initialVelocity: -7, epsilon: 0.1) == motion.settlingDuration(.within(0.1)))
    #expect(spring.settlingDuration == SpringMotion(spring, from: 0.0, to: 1).settlingDuration(.within(0.001)))
    var (value, velocity) = (0.0, -7.0)
    spring.update(value: &value, velocity: &velocity, target: 40, deltaTime: 0.21)
    let bound = motion.bound(at: 0.21)
    #expect((value - motion.value(at: 0.21)).magnitude <= 2 * bound.position + 40.0.ulp)
    #expect((velocity - motion.velocity(at: 0.21)).magnitude <= 2 * bound.velocity)
    let still = (value, velocity)
    spring.update(value: &value, velocity: &velocity, target: 40, deltaTime: -1)
    #expect((value, velocity) == still)
    // m·a is the force.
    let force = spring.force(target: 40.0, position: motion.value(at: 0.1), velocity: motion.velocity(at: 0.1))
    #expect((force - motion.acceleration(at: 0.1) * spring.mass).magnitude < 1e-10)
  }
}
