import Engines
import SpringKit
import TestSupport
import Testing

@Suite("SwiftUI, a reconstruction")
struct SwiftUITests {
  @Test("The steps of 1/300 s stay near the exact motion")
  func nearTheMotion() {
    for spring in [Spring.smooth, .snappy, .bouncy, .response(0.15, dampingRatio: 0.86)] {
      let motion = SpringMotion(spring, from: 0.0, to: 100)
      for sample in AnimationEngine.swiftUI().frames(of: motion).dropLast() {
        #expect(sample.drift.magnitude < 2.5, "at \(sample.time) s: \(sample.drift)")
      }
    }
  }

  @Test("One step by hand: from rest the first moves nothing, the second by half a step's force")
  func firstSteps() {
    let motion = SpringMotion(.response(0.5, dampingRatio: 0.825), from: 10.0, to: 11)
    let frames = AnimationEngine.swiftUI(frameRate: 300).frames(of: motion, limit: 3)
    let stiffness = 16 * Double.pi * Double.pi
    #expect(frames[0].value == 10 && frames[1].value == 10)
    // The force k of the first step works in its second half and in the first half of the second.
    #expect(isNear(frames[2].value - 10, stiffness / 90000, relative: 1e-9))
  }

  @Test("Logically complete when the perceptual duration is over, removed when settled")
  func completions() throws {
    for spring in [Spring.smooth, .bouncy, .response(0.3, dampingRatio: 0.5), .response(0.8, dampingRatio: 1.5)] {
      let motion = SpringMotion(spring, from: 0.0, to: 100)
      let logical = motion.completion(in: .swiftUI(completion: .logicallyComplete))
      #expect(logical.frames == Int((spring.response * 60 - 1e-9).rounded(.up)))
      let removed = motion.completion(in: .swiftUI())
      #expect(try #require(removed.frames) > (try #require(logical.frames)))
      // Removed with at most 1 % and, at 0.06 units/s, in truth far less.
      #expect(try #require(removed.residual) <= 1)
      #expect(AnimationEngine.swiftUI().frames(of: motion).last?.value == 100)
      let frame = AnimationEngine.swiftUI(completion: .logicallyComplete).frames(of: motion).last
      #expect(try #require(frame).value != 100)
    }
  }

  @Test("The stiffness is at most 45000")
  func greatestStiffness() throws {
    let capped = SpringMotion(.response(0.001, dampingRatio: 1), from: 0.0, to: 1)
    let limit = SpringMotion(.response(2 * Double.pi / 45000.0.squareRoot(), dampingRatio: 1), from: 0.0, to: 1)
    let frames = [capped, limit].map { AnimationEngine.swiftUI().frames(of: $0).map(\.value) }
    #expect(frames[0].count == frames[1].count)
    for (left, right) in zip(frames[0], frames[1]) { expectNear(left, right, within: 1e-9) }
  }

  @Test("Components are removed together; an undamped spring never is")
  func vectorsAndUndamped() throws {
    let joint = SpringMotion(.smooth, from: SIMD2(0.0, 0), to: SIMD2(30, 40))
    let single = SpringMotion(.smooth, from: 0.0, to: 50)
    #expect(joint.completion(in: .swiftUI()).frames == single.completion(in: .swiftUI()).frames)
    let undamped = SpringMotion(.response(0.5, dampingRatio: 0), from: 0.0, to: 100)
    for engine in [AnimationEngine.swiftUI(), .swiftUIInterpolating()] {
      #expect(undamped.completion(in: engine).reason?.contains("without damping") == true)
    }
    #expect(undamped.completion(in: .swiftUI(completion: .logicallyComplete)).frames == 30)
    #expect(SpringMotion(.smooth, from: 5.0, to: 5).completion(in: .swiftUI()).frames == 0)
  }

  @Test("The interpolating spring is exact, critical at most, and removed by the sum of its amplitudes, not before 1 s")
  func interpolating() throws {
    let light = SpringMotion(.physical(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 100)
    let frames = AnimationEngine.swiftUIInterpolating().frames(of: light)
    for frame in frames.dropLast() { #expect(frame.drift.magnitude < 1e-9) }
    let estimate = try #require(light.completion(in: .swiftUIInterpolating()).estimate)
    #expect(isNear(estimate, 1.4727003346780927, relative: 1e-12))
    let quick = SpringMotion(.physical(mass: 1, stiffness: 300, damping: 20), from: 0.0, to: 100)
    #expect(quick.completion(in: .swiftUIInterpolating()).frames == 60)
    let logical = AnimationEngine.swiftUIInterpolating(completion: .logicallyComplete)
    #expect(light.completion(in: logical).frames == Int((2 * Double.pi / 10 * 60).rounded(.up)))
    let overdamped = SpringMotion(.physical(mass: 1, stiffness: 400, damping: 100), from: 0.0, to: 1)
    #expect(overdamped.completion(in: .swiftUIInterpolating()).estimate == 0.5)
  }

  @Test("Spring's settlingDuration as reconstructed, beside the exact one")
  func settlingDuration() throws {
    let none = SIMD4<Double>.zero
    let one = SIMD4<Double>(1, 0, 0, 0)
    // ln((a + 1)/0.001)/a with a = 5, which is not ln(amplitude/0.001)/5.
    let light = Spring.physical(mass: 1, stiffness: 100, damping: 5 * 2)
    #expect(isNear(SwiftUISettling.duration(of: light, change: one, velocity: none), 1.7399029495, relative: 1e-9))
    expectNear(light.settlingDuration, 1.270, within: 5e-4)
    let undamped = Spring.physical(mass: 1, stiffness: 100, damping: 0)
    #expect(SwiftUISettling.duration(of: undamped, change: one, velocity: none) == .infinity)
    #expect(undamped.settlingDuration == .infinity)
  }

  @Test("Fault: from critical damping on the estimate is on a grid of 0.1 s, and 0 beyond 102.4 s")
  func grid() {
    let (none, one) = (SIMD4<Double>.zero, SIMD4<Double>(1, 0, 0, 0))
    let quick = Spring.physical(mass: 1, stiffness: 400, damping: 40)
    #expect(SwiftUISettling.duration(of: quick, change: one, velocity: none) == 0.5)
    expectNear(quick.settlingDuration, 0.4617, within: 5e-5)
    let slow = Spring.response(100, dampingRatio: 1)
    #expect(SwiftUISettling.duration(of: slow, change: one, velocity: none) == 0)
    expectNear(slow.settlingDuration, 146.95, within: 0.05)
  }
}
