import NumericalMethods

extension SpringParameters {
  /// The vocabularies of ``SpringParameters``.
  public enum Vocabulary: String, Sendable, Hashable, CaseIterable {
    /// ``SpringParameters/physical(mass:stiffness:damping:)``.
    case physical
    /// ``SpringParameters/response(_:dampingRatio:)``.
    case response
    /// ``SpringParameters/perceptual(duration:bounce:)``.
    case perceptual
    /// ``SpringParameters/settling(duration:dampingRatio:epsilon:)``, with an epsilon of 0.001.
    case settling
    /// ``SpringParameters/compose(dampingRatio:stiffness:)``.
    case compose
    /// ``SpringParameters/pop(bounciness:speed:)``.
    case pop
    /// ``SpringParameters/origami(tension:friction:)``.
    case origami
    /// ``SpringParameters/reactSpring(tension:friction:mass:)``.
    case reactSpring
    /// ``SpringParameters/uiKit(duration:dampingRatio:relativeVelocity:)``, without velocity.
    case uiKit
  }
}

extension Spring {
  /// The same motion in another vocabulary.
  ///
  /// A spring made from that vocabulary gives back what it was made from. Vocabularies without a mass describe the spring of
  /// mass 1 that moves alike.
  ///
  /// - Throws: ``SpringError`` where the vocabulary cannot say this spring: POP's bounciness of an overdamped spring, UIKit's
  ///   duration of an undamped one. The error says which limit it passes.
  public func parameters(as vocabulary: SpringParameters.Vocabulary) throws(SpringError) -> SpringParameters {
    switch (vocabulary, parameters) {
    case (.physical, .physical), (.response, .response), (.perceptual, .perceptual), (.settling, .settling),
      (.compose, .compose), (.pop, .pop), (.origami, .origami), (.reactSpring, .reactSpring), (.uiKit, .uiKit):
      return parameters
    case (.physical, _):
      return .physical(mass: mass, stiffness: stiffness, damping: damping)
    case (.reactSpring, _):
      return .reactSpring(tension: stiffness, friction: damping, mass: mass)
    case (.response, _):
      return .response(response, dampingRatio: dampingRatio)
    case (.perceptual, _):
      guard bounce > -1 else {
        throw SpringError(
          argument: "dampingRatio", value: dampingRatio, requirement: "its bounce rounds to -1, which no spring has")
      }
      return .perceptual(duration: response, bounce: bounce)
    case (.compose, _):
      return .compose(dampingRatio: dampingRatio, stiffness: perMass(stiffness).value)
    case (.pop, _):
      let (bounciness, speed) = try POPScale.vocabulary(stiffness: perMass(stiffness), damping: perMass(damping))
      return .pop(bounciness: bounciness, speed: speed)
    case (.origami, _):
      let (tension, friction) = try OrigamiScale.vocabulary(stiffness: perMass(stiffness), damping: perMass(damping))
      return .origami(tension: tension, friction: friction)
    case (.uiKit, _):
      let duration = try UIKitScale.duration(naturalFrequency: naturalFrequency, dampingRatio: dampingRatio)
      return .uiKit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: 0)
    case (.settling, _):
      guard damping > 0 else {
        throw SpringError(argument: "damping", value: damping, requirement: "an undamped spring never settles")
      }
      let epsilon = 0.001
      let duration = try SettlingScale.duration(of: self, epsilon: epsilon)
      return .settling(duration: duration, dampingRatio: dampingRatio, epsilon: epsilon)
    }
  }

  /// The Material 3 tokens of this damping ratio and stiffness; several have the same, and most springs have none.
  public var materialTokens: [MaterialSpring] {
    MaterialSpring.allCases.filter { $0.dampingRatio == dampingRatio && $0.stiffness == frequencySquared }
  }

  private func perMass(_ value: Double) -> DoubleDouble { DoubleDouble(value) / DoubleDouble(mass) }
}
