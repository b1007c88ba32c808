import SpringKit
import Timelines

extension MotionLaw {
  /// The law in words, those of the tutorials' own systems where it comes from one.
  var words: String {
    switch self {
    case .spring(let spring, _, let rule): "\(spring.words), until \(rule.words)"
    case .curve(let curve, let duration): "\(curve.words), \(duration) s"
    }
  }
}

extension Spring {
  /// The spring in the words that it was made from.
  var words: String {
    switch parameters {
    case .pop(let bounciness, let speed): "POP \(shortest(bounciness))/\(shortest(speed))"
    case .uiKit(let duration, let dampingRatio, let relativeVelocity):
      "UIKit \(shortest(duration)), \(shortest(dampingRatio)), \(shortest(relativeVelocity))"
    default: "spring k = \(shortest(stiffness)), c = \(shortest(damping)), m = \(shortest(mass))"
    }
  }
}

extension SettlingRule {
  /// The rule in words that follow “until”.
  var words: String {
    switch self {
    case .visible(let property): "it is within \(shortest(property.visibleThreshold)) for good"
    case .within(let epsilon): "it is within \(shortest(epsilon)) for good"
    default: "\(self) holds"
    }
  }
}

extension TimingCurve {
  /// The name of the curve in CSS, or its text.
  var words: String { cssText ?? "\(self)" }
}
