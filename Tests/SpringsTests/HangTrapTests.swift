import Foundation
import SpringKit
import Testing

/// Each question runs in a process of its own that an alarm ends after five seconds: a hang is a failure, not a lost run.
@Suite("No question hangs")
struct HangTrapTests {
  @Test("Crossings of the turning value of an undamped spring")
  func turningValue() async {
    await #expect(processExitsWith: .success) {
      alarm(5)
      let motion = SpringMotion(.response(1, dampingRatio: 0), from: 1.0, to: 0)
      _ = motion.crossings(of: 1).prefix(3).map { $0 }
      _ = motion.crossings(of: -1).prefix(3).map { $0 }
    }
  }

  @Test("Crossings of the target by an undamped swing of 1e-199")
  func vanishingSwing() async {
    await #expect(processExitsWith: .success) {
      alarm(5)
      let spring = Spring.response(2 * .pi / 1e99, dampingRatio: 0)
      let motion = SpringMotion(spring, from: 0.0, to: 0, velocity: 1e-100)
      _ = motion.crossings(of: 0).prefix(3).map { $0 }
    }
  }

  @Test("Leaving a range that ends at the turning value of an undamped spring")
  func turningValueAsRange() async {
    await #expect(processExitsWith: .success) {
      alarm(5)
      let motion = SpringMotion(.response(1, dampingRatio: 0), from: 1.0, to: 0, velocity: 0.1)
      _ = motion.leaves(-1...1)
      _ = motion.leaves(motion.bounds.lowerBound...motion.bounds.upperBound.nextDown)
      _ = motion.leaves(motion.bounds.lowerBound.nextUp...motion.bounds.upperBound)
    }
  }

  @Test(
    "A long idle motion can be retargeted: a vanished velocity is no reason to stop the app",
    arguments: [1.0, 60, 3600])
  func retargetingAnIdleMotion(time: Double) async {
    await #expect(processExitsWith: .success) { [time] in
      let motion = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.0, to: 100)
      let next = motion.retargeted(to: 50, at: time)
      guard next.from == motion.value(at: time), next.settlingDuration(.within(0.5)) > 0 else { exit(1) }
      let plane = SpringMotion(.response(0.5, dampingRatio: 0.6), from: SIMD2(0.0, 0), to: SIMD2(100, 0))
      let turned = plane.retargeted(to: SIMD2(0, 100), at: time)
      guard turned.value(at: 0) == plane.value(at: time) else { exit(1) }
    }
  }
}
