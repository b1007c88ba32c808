extension Spring {
  /// A spring from mass, stiffness and damping. Traps outside the domain of ``SpringParameters/physical(mass:stiffness:damping:)``.
  public static func physical(mass: Double = 1, stiffness: Double, damping: Double) -> Spring {
    literal(.physical(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// A spring from its response in seconds and its damping ratio. Traps outside the domain of ``SpringParameters/response(_:dampingRatio:)``.
  public static func response(_ response: Double, dampingRatio: Double) -> Spring {
    literal(.response(response, dampingRatio: dampingRatio))
  }

  /// A spring from its perceptual duration in seconds and its bounce. Traps outside the domain of
  /// ``SpringParameters/perceptual(duration:bounce:)``.
  public static func perceptual(duration: Double = 0.5, bounce: Double = 0) -> Spring {
    literal(.perceptual(duration: duration, bounce: bounce))
  }

  /// The spring that settles within `epsilon` of the distance after `settlingDuration` seconds, exactly. Traps outside the
  /// domain of ``SpringParameters/settling(duration:dampingRatio:epsilon:)``.
  public static func settling(_ settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) -> Spring {
    literal(.settling(duration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon))
  }

  /// A spring from Compose's damping ratio and stiffness. Traps outside the domain of
  /// ``SpringParameters/compose(dampingRatio:stiffness:)``.
  public static func compose(
    dampingRatio: Double = ComposeSpring.noBouncy, stiffness: Double = ComposeSpring.stiffnessMedium
  ) -> Spring {
    literal(.compose(dampingRatio: dampingRatio, stiffness: stiffness))
  }

  /// A spring from POP's bounciness and speed. Traps outside the domain of ``SpringParameters/pop(bounciness:speed:)``.
  public static func pop(bounciness: Double = 4, speed: Double = 12) -> Spring {
    literal(.pop(bounciness: bounciness, speed: speed))
  }

  /// A spring from Origami's, Rebound's or React Native's tension and friction. Traps where they give no stiffness above 0
  /// or a damping below 0.
  public static func origami(tension: Double = 40, friction: Double = 7) -> Spring {
    literal(.origami(tension: tension, friction: friction))
  }

  /// A spring from react-spring's tension, friction and mass. Traps outside the domain of ``Spring``.
  public static func reactSpring(tension: Double = 170, friction: Double = 26, mass: Double = 1) -> Spring {
    literal(.reactSpring(tension: tension, friction: friction, mass: mass))
  }

  /// A spring from UIKit's duration, damping ratio and relative velocity. Traps outside the domain of
  /// ``SpringParameters/uiKit(duration:dampingRatio:relativeVelocity:)``.
  public static func uiKit(duration: Double, dampingRatio: Double, relativeVelocity: Double = 0) -> Spring {
    literal(.uiKit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: relativeVelocity))
  }

  /// One of Material 3's springs.
  public static func material(_ token: MaterialSpring) -> Spring { literal(.material(token)) }

  /// A spring that a system ships under a name.
  public static func preset(_ preset: SpringPreset) -> Spring { literal(preset.parameters) }

  private static func literal(_ parameters: SpringParameters) -> Spring {
    trapping { () throws(SpringError) in try Spring(parameters) }
  }
}
