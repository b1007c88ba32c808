import Engines
import SpringKit
import Testing

/// There is no recorded run of Flutter; these are the numbers in its own tests, physics_test.dart (flutter/flutter at 17bd7a8e):
/// mass 1, stiffness 100, tolerance 0.01.
@Suite struct FlutterTraceTests {
  static let engine = AnimationEngine.flutter(toleranceDistance: 0.01, toleranceVelocity: 0.01)

  static func floors(_ motion: SpringMotion<Double>, at times: [Double]) -> [[Double]] {
    let curve = FlutterCurve(motion.spring, from: motion.from, to: motion.to, velocity: motion.velocity)
    return times.map { time in
      let state = curve.state(at: time)
      return [state.value.rounded(.down), state.velocity.rounded(.down)]
    }
  }

  @Test func critical() throws {
    let motion = SpringMotion(.compose(dampingRatio: 1, stiffness: 100), from: 0.0, to: 500)
    #expect(Self.floors(motion, at: [0.25, 0.5, 0.75]) == [[356, 1026], [479, 168], [497, 20]])
    try Self.expectDone(motion, by: 1.6)
  }

  @Test func overdamped() throws {
    let motion = SpringMotion(.compose(dampingRatio: 1.25, stiffness: 100), from: 0.0, to: 500)
    #expect(Self.floors(motion, at: [0.5, 1, 1.5]) == [[445, 273], [495, 22], [499, 1]])
    try Self.expectDone(motion, by: 3)
  }

  @Test func underdamped() throws {
    let motion = SpringMotion(.compose(dampingRatio: 0.25, stiffness: 100), from: 0.0, to: 300)
    #expect(Self.floors(motion, at: [1]) == [[325, -65]])
    #expect(Self.floors(motion, at: [6])[0][0] == 299)
    try Self.expectDone(motion, by: 6)
  }

  /// Stops by then, at the first frame that satisfies the rule, and leaves the value as it is.
  static func expectDone(_ motion: SpringMotion<Double>, by time: Double) throws {
    let frames = engine.frames(of: motion)
    let last = try #require(frames.last)
    #expect(last.isLast && last.time <= time, "\(last.time)")
    #expect(last.value != motion.to)
    let first = frames.firstIndex { frame in
      let velocity = motion.velocity(at: frame.time)
      return abs(motion.displacement(at: frame.time)) < 0.01 && abs(velocity) < 0.01
    }
    #expect(first == last.frame)
    // Whole microseconds, at up to 2000 units per second.
    #expect(frames.allSatisfy { $0.drift.magnitude < 2e-3 })
    let completion = motion.completion(in: engine)
    #expect(completion.frames == last.frame)
    #expect(completion.lastValue == [last.value])
    #expect(completion.estimate == nil)
  }

  /// withDurationAndBounce(duration: 0.5, bounce: ±0.3).
  @Test func perceptualSprings() {
    for (bounce, damping) in [(0.3, 17.59), (-0.3, 35.90)] {
      let spring = Spring.perceptual(duration: 0.5, bounce: bounce)
      #expect(abs(spring.stiffness - 157.91) <= 0.005)
      #expect(abs(spring.damping - damping) <= 0.005, "\(spring.damping)")
    }
  }

  /// The rule asks one frame, not all that follow: a swing may still leave the tolerance.
  @Test func undampedNeverEnds() {
    let motion = SpringMotion(.compose(dampingRatio: 0, stiffness: 100), from: 0.0, to: 1)
    #expect(motion.completion(in: Self.engine).reason == "undamped: it swings beyond the tolerance for ever")
    #expect(SpringMotion(motion.spring, from: 0.0, to: 0.0005).completion(in: Self.engine).frames == 0)
  }

  @Test func closedFormsAreExact() {
    for ratio in [0.1, 0.9, 1, 1.5, 20] {
      let motion = SpringMotion(.compose(dampingRatio: ratio, stiffness: 100), from: 3.0, to: 1, velocity: -40)
      let curve = FlutterCurve(motion.spring, from: 3, to: 1, velocity: -40)
      for step in 0...50 {
        let time = 0.03 * Double(step)
        let state = curve.state(at: time)
        #expect(abs(state.value - motion.value(at: time)) < 1e-12)
        #expect(abs(state.velocity - motion.velocity(at: time)) < 1e-10)
      }
    }
  }
}
