/// Springs that systems ship under a name.
public enum SpringPreset: String, Sendable, Hashable, CaseIterable {
  /// SwiftUI `.smooth`: perceptual duration 0.5 s, bounce 0.
  case smooth
  /// SwiftUI `.snappy`: 0.5 s, bounce 0.15.
  case snappy
  /// SwiftUI `.bouncy`: 0.5 s, bounce 0.3.
  case bouncy
  /// SwiftUI `.spring`: response 0.5 s, damping ratio 0.825.
  case spring
  /// SwiftUI `.interactiveSpring`: response 0.15 s, damping ratio 0.86.
  case interactive
  /// POP's defaults: bounciness 4, speed 12.
  case popDefault = "pop-default"
  /// Origami's, Rebound's and React Native's defaults: tension 40, friction 7.
  case origamiDefault = "origami-default"
  /// Core Animation's `CASpringAnimation` defaults: mass 1, stiffness 100, damping 10.
  case coreAnimationDefault = "core-animation-default"
  /// Jetpack Compose's default: no bounce, medium stiffness.
  case composeDefault = "compose-default"
  /// react-spring `config.default`: 170, 26.
  case reactDefault = "react-default"
  /// react-spring `config.gentle`: 120, 14.
  case reactGentle = "react-gentle"
  /// react-spring `config.wobbly`: 180, 12.
  case reactWobbly = "react-wobbly"
  /// react-spring `config.stiff`: 210, 20.
  case reactStiff = "react-stiff"
  /// react-spring `config.slow`: 280, 60.
  case reactSlow = "react-slow"
  /// react-spring `config.molasses`: 280, 120.
  case reactMolasses = "react-molasses"

  /// The preset in its own system's words.
  public var parameters: SpringParameters {
    switch self {
    case .smooth: .perceptual(duration: 0.5, bounce: 0)
    case .snappy: .perceptual(duration: 0.5, bounce: 0.15)
    case .bouncy: .perceptual(duration: 0.5, bounce: 0.3)
    case .spring: .response(0.5, dampingRatio: 0.825)
    case .interactive: .response(0.15, dampingRatio: 0.86)
    case .popDefault: .pop(bounciness: 4, speed: 12)
    case .origamiDefault: .origami(tension: 40, friction: 7)
    case .coreAnimationDefault: .physical(mass: 1, stiffness: 100, damping: 10)
    case .composeDefault: .compose(dampingRatio: ComposeSpring.noBouncy, stiffness: ComposeSpring.stiffnessMedium)
    case .reactDefault: .reactSpring(tension: 170, friction: 26, mass: 1)
    case .reactGentle: .reactSpring(tension: 120, friction: 14, mass: 1)
    case .reactWobbly: .reactSpring(tension: 180, friction: 12, mass: 1)
    case .reactStiff: .reactSpring(tension: 210, friction: 20, mass: 1)
    case .reactSlow: .reactSpring(tension: 280, friction: 60, mass: 1)
    case .reactMolasses: .reactSpring(tension: 280, friction: 120, mass: 1)
    }
  }
}

/// The constants that Jetpack Compose names for ``SpringParameters/compose(dampingRatio:stiffness:)``.
///
/// Source: androidx.compose.animation.core `Spring`.
public enum ComposeSpring {
  /// Damping ratio of a very bouncy spring.
  public static let highBouncy = 0.2
  /// Damping ratio of a bouncy spring.
  public static let mediumBouncy = 0.5
  /// Damping ratio of a slightly bouncy spring.
  public static let lowBouncy = 0.75
  /// Critical damping, Compose's default.
  public static let noBouncy = 1.0
  /// Stiffness of a very stiff spring.
  public static let stiffnessHigh = 10_000.0
  /// Compose's default stiffness.
  public static let stiffnessMedium = 1_500.0
  /// Stiffness of a medium-low spring.
  public static let stiffnessMediumLow = 400.0
  /// Stiffness of a soft spring.
  public static let stiffnessLow = 200.0
  /// Stiffness of a very soft spring.
  public static let stiffnessVeryLow = 50.0
}
