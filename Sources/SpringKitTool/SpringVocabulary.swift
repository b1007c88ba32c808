import SpringKit

/// The ways to give a spring on the command line.
enum SpringVocabulary: CaseIterable {
  case pop, physical, response, perceptual, reactSpring, origami, uiKit, material, preset

  /// The options that must be there.
  var required: [Option] {
    switch self {
    case .pop: [.pop]
    case .physical: [.stiffness, .damping]
    case .response: [.response, .dampingRatio]
    case .perceptual: [.duration, .bounce]
    case .reactSpring: [.reactSpring]
    case .origami: [.origami]
    case .uiKit: [.uiKit]
    case .material: [.material]
    case .preset: [.preset]
    }
  }

  /// All options of the vocabulary.
  var options: [Option] { self == .physical ? required + [.mass] : required }

  /// The vocabulary in which a spring is given.
  init(of arguments: Arguments) throws(CommandError) {
    let used = Self.allCases.filter { !arguments.given(among: $0.options).isEmpty }
    guard let vocabulary = used.first else {
      let ways = Self.allCases.map { $0.required.map(\.name).joined(separator: " with ") }
      throw .usage("no spring: give one by " + ways.joined(separator: ", "))
    }
    guard used.count == 1 else {
      let given = used.flatMap { arguments.given(among: $0.options) }.map(\.name)
      throw .usage("\(given.joined(separator: ", ")): \(used.count) vocabularies at once; give one")
    }
    let missing = vocabulary.required.filter { !arguments.contains($0) }
    guard missing.isEmpty else {
      let given = arguments.given(among: vocabulary.options).map(\.name).joined(separator: " ")
      throw .usage("\(given) needs \(missing.map(\.name).joined(separator: " and ")) as well")
    }
    self = vocabulary
  }

  /// The spring in its own words, unchecked but for being finite numbers.
  func parameters(from arguments: Arguments) throws(CommandError) -> SpringParameters {
    func number(_ option: Option) throws(CommandError) -> Double { try arguments.number(option) ?? .nan }
    switch self {
    case .pop:
      let numbers = try arguments.numbers(.pop, named: ["bounciness", "speed"], required: 2)
      return .pop(bounciness: numbers[0], speed: numbers[1])
    case .physical:
      return .physical(
        mass: try arguments.number(.mass) ?? 1, stiffness: try number(.stiffness), damping: try number(.damping))
    case .response:
      return .response(try number(.response), dampingRatio: try number(.dampingRatio))
    case .perceptual:
      return .perceptual(duration: try number(.duration), bounce: try number(.bounce))
    case .reactSpring:
      let numbers = try arguments.numbers(.reactSpring, named: ["tension", "friction", "mass"], required: 2)
      return .reactSpring(tension: numbers[0], friction: numbers[1], mass: numbers.count > 2 ? numbers[2] : 1)
    case .origami:
      let numbers = try arguments.numbers(.origami, named: ["tension", "friction"], required: 2)
      return .origami(tension: numbers[0], friction: numbers[1])
    case .uiKit:
      let names = ["duration", "dampingRatio", "relativeVelocity"]
      let numbers = try arguments.numbers(.uiKit, named: names, required: 2)
      return .uiKit(
        duration: numbers[0], dampingRatio: numbers[1], relativeVelocity: numbers.count > 2 ? numbers[2] : 0)
    case .material:
      return .material(try arguments.choice(.material) ?? .standardSpatialDefault)
    case .preset:
      return (try arguments.choice(.preset) ?? SpringPreset.smooth).parameters
    }
  }

  /// The option that fed an argument which the library refused.
  func option(feeding argument: String) -> Option {
    switch (self, argument) {
    case (.physical, "mass"): .mass
    case (.physical, "damping"), (.physical, "damping per mass"), (.physical, "dampingRatio"): .damping
    case (.response, "dampingRatio"): .dampingRatio
    case (.perceptual, "bounce"), (.perceptual, "dampingRatio"): .bounce
    default: required[0]
    }
  }
}
