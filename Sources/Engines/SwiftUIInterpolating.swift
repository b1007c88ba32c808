import NumericalMethods
import Springs

extension AnimationEngine {
  /// SwiftUI's `.interpolatingSpring`: the exact motion, beyond critical damping as critical.
  ///
  /// A reconstruction. Removed after ln((1 + |b|)/0.001)/(ζω), b = (ζω − v)/ω_d, but not before 1 s; from critical damping on after the
  /// first sample of a grid of 0.1 s that lasts. Logically complete after 2π/√k, whatever the mass. A value of several components
  /// is one animation for each of them here, because the velocity is relative to the distance.
  ///
  /// Source: OpenSwiftUIProject/OpenSwiftUI 069dd80. It divides by ζ/ω, where only ζω has the unit of a rate; the least duration of 1 s is
  /// taken over unverified. SwiftUI is closed and nothing here was compared with it.
  public static func swiftUIInterpolating(
    frameRate: Double = 60, completion: SwiftUICompletion = .removed
  ) -> AnimationEngine {
    AnimationEngine(
      name: "swiftui-interpolating", version: "6.5.4 as reconstructed by OpenSwiftUI 069dd80",
      evidence: .reconstruction, frameRate: frameRate,
      thresholds: completion == .removed ? "epsilon 0.001 of the distance" : "2π/√k"
    ) { motion, rate in ClosedFormRun.swiftUIInterpolating(motion, rate: rate, completion: completion) }
  }
}

/// When `.interpolatingSpring` is removed.
private enum SwiftUIRemoval {
  /// The least time below critical damping until it is removed, in seconds.
  static let leastDuration = 1.0

  static func duration(of spring: Spring, relativeVelocity: Double) -> Double {
    if spring.damping == 0 { return .infinity }
    if spring.regime == .underdamped {
      let duration = spring.sumOfAmplitudesDuration(
        relativeVelocity: relativeVelocity, epsilon: SwiftUISettling.epsilon)
      return max(duration, leastDuration)
    }
    return SwiftUISettling.firstLastingSample(epsilon: SwiftUISettling.epsilon) { time in
      spring.remainder(at: time, relativeVelocity: relativeVelocity)
    }
  }
}

extension ClosedFormRun {
  /// A run of SwiftUI's `.interpolatingSpring`.
  fileprivate static func swiftUIInterpolating(
    _ motion: EngineMotion, rate: Double, completion: SwiftUICompletion
  ) -> ClosedFormRun {
    let spring = motion.spring.limitedToCriticalDamping
    let removal = SwiftUIRemoval.duration(of: spring, relativeVelocity: relativeVelocity(of: motion))
    let isRemoval = completion == .removed
    let logical = 2 * .pi / squareRoot(motion.spring.stiffness)
    // At the logical completion the motion goes on, so that the last frame is not the target.
    return ClosedFormRun(
      spring: spring, motion: motion, duration: isRemoval ? removal : logical, rate: rate,
      unending: isRemoval && motion.spring.damping == 0 ? "without damping it is never removed" : nil,
      estimate: removal, snaps: isRemoval)
  }
}
