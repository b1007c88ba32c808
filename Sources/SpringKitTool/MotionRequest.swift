import SpringKit

/// A spring and, for the commands that move something, its motion, as the caller gave them.
struct MotionRequest {
  /// The spring.
  let spring: Spring
  /// The motion.
  let motion: SpringMotion<Double>
  /// The options that gave the spring, as they were typed.
  let springText: String

  /// Reads and checks the spring and the motion.
  init(_ arguments: Arguments) throws(CommandError) {
    let vocabulary = try SpringVocabulary(of: arguments)
    let parameters = try vocabulary.parameters(from: arguments)
    do {
      spring = try Spring(parameters)
    } catch {
      throw Self.refusal(error, by: vocabulary.option(feeding: error.argument), arguments)
    }
    springText = arguments.given(among: vocabulary.options).map { option in
      "\(option.name) \((arguments.text(option) ?? "").onOneLine)"
    }.joined(separator: " ")

    let from = try arguments.number(.from) ?? 0
    let to = try arguments.number(.to) ?? 1
    let velocityOption: Option
    let velocity: Double
    if let given = try arguments.number(.velocity) {
      (velocity, velocityOption) = (given, .velocity)
    } else if case .uiKit(_, _, let relativeVelocity) = parameters {
      (velocity, velocityOption) = (relativeVelocity * (to - from), .uiKit)
    } else {
      (velocity, velocityOption) = (0, .velocity)
    }
    do {
      motion = try SpringMotion(checking: spring, from: from, to: to, velocity: velocity)
    } catch {
      let option: Option =
        switch error.argument {
        case "velocity": velocityOption
        case "from" where arguments.contains(.from): .from
        default: .to
        }
      throw Self.refusal(error, by: option, arguments)
    }
  }

  /// The library's error in terms of the option that fed it.
  private static func refusal(_ error: SpringError, by option: Option, _ arguments: Arguments) -> CommandError {
    let text = arguments.text(option) ?? ""
    let isTheOption =
      option.rawValue == error.argument || finiteNumber(text) == error.value
      || option == .to && error.argument == "from"
    return .refused(
      option, text, isTheOption ? error.requirement : "\(error.argument) is \(error.value): \(error.requirement)")
  }
}
