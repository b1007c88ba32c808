import SpringKit
import TestSupport

extension ReferenceLine {
  /// The spring whose vocabulary is word `index` and whose three slots follow.
  func parameters(_ index: Int) -> SpringParameters {
    let (a, b, c) = (double(index + 1), double(index + 2), double(index + 3))
    switch word(index) {
    case "physical": return .physical(mass: a, stiffness: b, damping: c)
    case "response": return .response(a, dampingRatio: b)
    case "perceptual": return .perceptual(duration: a, bounce: b)
    case "compose": return .compose(dampingRatio: a, stiffness: b)
    case "reactSpring": return .reactSpring(tension: a, friction: b, mass: c)
    case "origami": return .origami(tension: a, friction: b)
    case "pop": return .pop(bounciness: a, speed: b)
    case "uiKit": return .uiKit(duration: a, dampingRatio: b, relativeVelocity: c)
    case "settling": return .settling(duration: a, dampingRatio: b, epsilon: c)
    default: fatalError("line \(number): no vocabulary \(word(index))")
    }
  }
}
