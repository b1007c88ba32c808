import NumericalMethods
import Springs

extension AnimationEngine {
  /// UIKit's `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`, done when the duration is over.
  ///
  /// A reconstruction: UIKit solves its envelope for the frequency, installs a `CASpringAnimation` and ends it after the duration that
  /// the caller gave. A spring made from UIKit's words has that duration; any other is given the one for which UIKit would have
  /// chosen it. The envelope's amplitude is |ζω − v|/ω_d, which is wrong for light damping: at ζ = 0.05 the motion is still 2 % away
  /// at the end, and jumps. Beyond critical damping it runs as critical.
  ///
  /// Source: framer/SpringsExample, guillianbalisi/ios-spring-animations (the envelope), material-motion/motion-interchange-objc
  /// (that UIKit installs a `CASpringAnimation`). UIKit is closed; nothing here was compared with it.
  public static func uiKit(frameRate: Double = 60) -> AnimationEngine {
    AnimationEngine(
      name: "uikit", version: "UIView springs as reconstructed by framer/SpringsExample", evidence: .reconstruction,
      frameRate: frameRate, thresholds: "envelope 0.001 of the distance at the given duration"
    ) { motion, rate in ClosedFormRun.uiKit(motion, rate: rate) }
  }
}

/// The duration for which UIKit would have chosen a spring.
enum UIKitDuration {
  /// The part of the distance that the envelope leaves.
  static let remainder = 0.001

  /// The duration T with |ζω − v|/ω_d·e^(−ζωT) = 0.001, or at critical damping the last with |1 + (ω − v)T|·e^(−ωT) = 0.001;
  /// 0 where the envelope begins below it, infinite without damping.
  static func duration(of spring: Spring, relativeVelocity: Double) -> Double {
    if spring.damping == 0 { return .infinity }
    if spring.regime == .underdamped {
      let amplitude = ((spring.decayRate - relativeVelocity) / spring.dampedFrequency).magnitude
      return amplitude > 0 ? max(0, logarithm(amplitude / remainder) / spring.decayRate) : 0
    }
    let frequency = spring.naturalFrequency
    return criticalPhase(slope: 1 - relativeVelocity / frequency) / frequency
  }

  /// The last τ with |1 + slope·τ| = 0.001·e^τ.
  private static func criticalPhase(slope: Double) -> Double {
    // From above the last root, τ ← ln(|1 + slope·τ|/0.001) falls to it.
    var phase = 2 * (logarithm(1 + slope.magnitude) - logarithm(remainder) + 1)
    for _ in 0..<200 {
      let amplitude = (1 + slope * phase).magnitude
      let next = amplitude > 0 ? logarithm(amplitude / remainder) : 0
      if slope < 0 && next <= -1 / slope { return phaseBeforeNode(slope: slope) }
      if next == phase { break }
      phase = next
    }
    return phase
  }

  /// The root where the curve stays below 0.001 after its node: halving, since the curve falls up to the node.
  private static func phaseBeforeNode(slope: Double) -> Double {
    var (low, high) = (0.0, -1 / slope)
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      if (1 + slope * middle) * exponential(-middle) >= remainder { low = middle } else { high = middle }
    }
    return high
  }
}

extension ClosedFormRun {
  /// A run of UIKit's spring.
  fileprivate static func uiKit(_ motion: EngineMotion, rate: Double) -> ClosedFormRun {
    let spring = motion.spring.limitedToCriticalDamping
    let duration: Double
    if case .uiKit(let given, _, _) = spring.parameters {
      duration = given
    } else {
      duration = UIKitDuration.duration(of: spring, relativeVelocity: relativeVelocity(of: motion))
    }
    return ClosedFormRun(
      spring: spring, motion: motion, duration: duration, rate: rate,
      unending: motion.spring.damping == 0 ? "UIKit has no spring without damping" : nil)
  }
}
