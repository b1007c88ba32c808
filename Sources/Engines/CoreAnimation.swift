package import Springs

extension AnimationEngine {
  /// Core Animation's `CASpringAnimation`, run for its `settlingDuration`.
  ///
  /// The motion is exact; the duration is a bound. Beyond critical damping it runs as critical unless `allowsOverdamping`, which
  /// a spring made from a perceptual duration and a bounce always does, as Core Animation's own initialiser has it. A property of
  /// several components is one animation for each of them here, because the velocity is relative to the distance.
  ///
  /// Source: Apple's documentation of `CASpringAnimation`, and `settlingDuration` as measured on macOS and published in the tests of
  /// 1amageek/OpenCoreAnimation. The formula is a reconstruction that meets every one of those numbers.
  public static func coreAnimation(frameRate: Double = 60, allowsOverdamping: Bool = false) -> AnimationEngine {
    AnimationEngine(
      name: "core-animation", version: "CASpringAnimation as measured on macOS", evidence: .published,
      frameRate: frameRate, thresholds: "epsilon 0.001 of the distance"
    ) { motion, rate in ClosedFormRun.coreAnimation(motion, rate: rate, allowsOverdamping: allowsOverdamping) }
  }
}

/// A spring as Core Animation runs it.
package struct CoreAnimationSpring: Sendable {
  /// The part of the distance that counts as settled.
  package static let epsilon = 0.001
  /// The step of the search for the duration from critical damping on.
  static let gridStep = 0.1
  /// The settling duration of a spring without damping, 3.4e38 s.
  package static let unending = Double(Float.greatestFiniteMagnitude)

  /// The spring that runs.
  package let spring: Spring

  package init(_ spring: Spring, allowsOverdamping: Bool = false) {
    var allowsOverdamping = allowsOverdamping
    if case .perceptual = spring.parameters { allowsOverdamping = true }
    self.spring = allowsOverdamping ? spring : spring.limitedToCriticalDamping
  }

  /// Core Animation's `settlingDuration` in seconds.
  ///
  /// Below critical damping ln((1 + |b|)/ε)/(ζω), an upper bound; from critical damping on the first of the times 0, 0.1, 0.2 … s,
  /// summed in doubles, at which the distance is below ε, even if it leaves again later. A search beyond an hour ends as infinite,
  /// which is this kit's limit and not Apple's.
  package func settlingDuration(relativeVelocity: Double = 0) -> Double {
    if spring.damping == 0 { return Self.unending }
    if spring.regime == .underdamped {
      return spring.sumOfAmplitudesDuration(relativeVelocity: relativeVelocity, epsilon: Self.epsilon)
    }
    var time = 0.0
    while !(spring.remainder(at: time, relativeVelocity: relativeVelocity) < Self.epsilon) {
      time += Self.gridStep
      if time > AnimationEngine.horizon { return .infinity }
    }
    return time
  }

  /// What `CASpringAnimation(perceptualDuration:bounce:)` makes: mass 1, k = (2π/P)², c = 4π(1 − b)/P from b = 0 up and
  /// 4π/(P(1 + b)) below, infinite at b = −1, where the duration is 0.
  package static func perceptual(
    duration: Double, bounce: Double
  ) throws(SpringError) -> (stiffness: Double, damping: Double, settlingDuration: Double) {
    if bounce == -1 {
      let stiff = try Spring(.perceptual(duration: duration, bounce: 0))
      return (stiff.stiffness, .infinity, 0)
    }
    let spring = try Spring(.perceptual(duration: duration, bounce: bounce))
    return (spring.stiffness, spring.damping, CoreAnimationSpring(spring).settlingDuration())
  }
}

extension ClosedFormRun {
  /// A run of Core Animation's spring.
  fileprivate static func coreAnimation(
    _ motion: EngineMotion, rate: Double, allowsOverdamping: Bool
  ) -> ClosedFormRun {
    let animation = CoreAnimationSpring(motion.spring, allowsOverdamping: allowsOverdamping)
    let duration = animation.settlingDuration(relativeVelocity: relativeVelocity(of: motion))
    return ClosedFormRun(
      spring: animation.spring, motion: motion, duration: duration, rate: rate,
      unending: motion.spring.damping == 0 ? "without damping the settling duration is 3.4e38 s" : nil)
  }
}
