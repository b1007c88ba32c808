import SpringKit

/// One spring in the words of every vocabulary.
struct Conversion {
  /// What a vocabulary says.
  enum Wording {
    /// Its words and their numbers.
    case numbers([(name: String, value: Double)])
    /// The name of a spring.
    case name(String)
    /// Why the vocabulary cannot say this spring.
    case none(reason: String)
  }

  private let wordings: [(vocabulary: String, wording: Wording)]

  /// Converts a spring; a name that the caller gave is kept, since some names share a spring.
  init(_ spring: Spring, _ arguments: Arguments) {
    var wordings: [(String, Wording)] = SpringParameters.Vocabulary.allCases.map { vocabulary in
      do throws(SpringError) {
        return (vocabulary.rawValue, .numbers(try spring.parameters(as: vocabulary).words))
      } catch {
        return (vocabulary.rawValue, .none(reason: error.description))
      }
    }
    let material = arguments.text(.material) ?? spring.materialTokens.first?.rawValue
    wordings.append(("material", material.map(Wording.name) ?? .none(reason: "no token of Material 3 is this spring")))
    let preset = arguments.text(.preset) ?? spring.presetName
    wordings.append(("preset", preset.map(Wording.name) ?? .none(reason: "no preset is this spring")))
    self.wordings = wordings
  }

  /// One key per vocabulary.
  var json: JSONValue {
    var object = JSONObject()
    for (vocabulary, wording) in wordings {
      switch wording {
      case .numbers(let words): object.addObject(vocabulary) { for (name, value) in words { $0.add(name, value) } }
      case .name(let name): object.add(vocabulary, .string(name))
      case .none(let reason): object.addNull(vocabulary, reason: reason)
      }
    }
    return .object(object)
  }

  /// One row per vocabulary.
  var table: String {
    wordings.map { vocabulary, wording in
      let text =
        switch wording {
        case .numbers(let words):
          words.map { "\($0.name) \(ReadableNumber.text($0.value, digits: 7))" }.joined(separator: ", ")
        case .name(let name): name
        case .none(let reason): "–  \(reason)"
        }
      return vocabulary.padded(to: 13) + text + "\n"
    }.joined()
  }
}

extension SpringParameters {
  /// The vocabulary's own words and their numbers.
  var words: [(name: String, value: Double)] {
    switch self {
    case .physical(let mass, let stiffness, let damping):
      [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
    case .response(let response, let dampingRatio): [("response", response), ("dampingRatio", dampingRatio)]
    case .perceptual(let duration, let bounce): [("duration", duration), ("bounce", bounce)]
    case .settling(let duration, let dampingRatio, let epsilon):
      [("duration", duration), ("dampingRatio", dampingRatio), ("epsilon", epsilon)]
    case .compose(let dampingRatio, let stiffness): [("dampingRatio", dampingRatio), ("stiffness", stiffness)]
    case .pop(let bounciness, let speed): [("bounciness", bounciness), ("speed", speed)]
    case .origami(let tension, let friction): [("tension", tension), ("friction", friction)]
    case .reactSpring(let tension, let friction, let mass):
      [("tension", tension), ("friction", friction), ("mass", mass)]
    case .uiKit(let duration, let dampingRatio, let relativeVelocity):
      [("duration", duration), ("dampingRatio", dampingRatio), ("relativeVelocity", relativeVelocity)]
    }
  }
}

extension Spring {
  /// The first preset that moves alike in every bit.
  fileprivate var presetName: String? { SpringPreset.allCases.first { .preset($0) == self }?.rawValue }
}
