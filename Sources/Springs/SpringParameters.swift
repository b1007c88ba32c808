/// A spring in the words of one of the vocabularies in use, unchecked.
///
/// Whatever a person or a file may feed goes through this type and ``Spring/init(_:)``, which checks it; the static factories
/// of ``Spring`` are for literals. A spring encodes as the parameters that it was made from.
///
/// Every conversion is computed in double-double arithmetic and rounded once: mass, stiffness, damping, natural frequency and
/// damping ratio are within 2 ulp of the exact result (``uiKit(duration:dampingRatio:relativeVelocity:)`` and
/// ``settling(duration:dampingRatio:epsilon:)``, which solve an equation, within 1e-12 relative).
@frozen
public enum SpringParameters: Sendable, Hashable {
  /// m·x″ + c·x′ + k·x = 0. Mass and stiffness above 0, damping at least 0; seconds and one consistent set of units.
  case physical(mass: Double, stiffness: Double, damping: Double)

  /// The period of the undamped motion, 2π/ω in seconds, and ζ. Source: SwiftUI `Spring(response:dampingRatio:)`.
  case response(_ response: Double, dampingRatio: Double)

  /// Perceptual duration 2π/ω in seconds and bounce in −1 < b ≤ 1: ζ = 1 − b from 0 up, 1/(1 + b) below.
  /// Source: SwiftUI `Spring(duration:bounce:)`, Core Animation's perceptual initialiser.
  case perceptual(duration: Double, bounce: Double)

  /// The spring that, moved from 0 to 1 from rest, stays within `epsilon` of its target from `duration` seconds on, exactly.
  ///
  /// The arguments are SwiftUI's `Spring(settlingDuration:dampingRatio:epsilon:)`. That initialiser solves an envelope whose
  /// amplitude is wrong for light damping; this one solves the motion: ω = τ/duration, where τ is the settling time at ω = 1.
  case settling(duration: Double, dampingRatio: Double, epsilon: Double)

  /// Damping ratio and stiffness at mass 1. Source: Jetpack Compose `spring(dampingRatio:stiffness:)`, Android `SpringForce`.
  case compose(dampingRatio: Double, stiffness: Double)

  /// Facebook POP's bounciness and speed (documented as 0…20 each, defaults 4 and 12). Source: facebook/pop 1.0.12.
  ///
  /// Accepted: bounciness from 0 to 42.5, where POP's own curve turns round; speed from 0. Bounciness 0 is not critical
  /// damping but near 14, and the friction jumps where POP's no-bounce curve changes its cubic: see <doc:Vocabularies>.
  case pop(bounciness: Double, speed: Double)

  /// Origami's tension and friction, which Rebound and React Native share: k = 3.62·(tension − 30) + 194,
  /// c = 3·(friction − 8) + 25, mass 1. Source: facebook/rebound OrigamiValueConverter.
  case origami(tension: Double, friction: Double)

  /// react-spring's tension (k), friction (c) and mass; POP's dynamics properties have the same meaning.
  case reactSpring(tension: Double, friction: Double, mass: Double)

  /// UIKit's duration in seconds, damping ratio in 0 < ζ ≤ 1 and initial velocity relative to the distance, per second.
  ///
  /// A reconstruction, not Apple's code: ω solves |ζω − v|/(ω√(1 − ζ²))·e^(−ζω·duration) = 0.001, or at ζ = 1
  /// |1 + (ω − v)·duration|·e^(−ω·duration) = 0.001; of several solutions the stiffest. Source: framer/SpringsExample and
  /// motion 13.1.1 `findSpring`, which were fitted to UIKit.
  case uiKit(duration: Double, dampingRatio: Double, relativeVelocity: Double)
}

extension SpringParameters {
  /// One of Material 3's spring tokens. Source: Jetpack Compose material3 `MotionScheme`.
  public static func material(_ token: MaterialSpring) -> SpringParameters {
    .compose(dampingRatio: token.dampingRatio, stiffness: token.stiffness)
  }
}

#if !hasFeature(Embedded)
  extension SpringParameters: Codable {
    /// The keys of the one case whose first value has no label in Swift.
    enum ResponseCodingKeys: String, CodingKey {
      case _0 = "response"
      case dampingRatio
    }
  }
#endif
