/// The answer to one of a scene's questions, computed when the scene is made.
public struct SceneAnswer: Sendable, Hashable {
  /// What an answer may be.
  public enum Value: Sendable, Hashable {
    /// A number in the answer's unit.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
    /// Points of the screen, or one.
    case points([SIMD2<Double>])
    /// Several numbers in the answer's unit.
    case numbers([Double])
  }

  /// The name, in camelCase, unique in the scene.
  public let name: String
  /// The unit: `s`, `pt`, `pt/s`, `pt²`; empty for a ratio, a scale or yes and no.
  public let unit: String
  /// What the value is, in words.
  public let meaning: String
  /// The value.
  public let value: Value

  /// The value where it is a number.
  public var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }
}

/// A fault of a scene, for a picture to draw and name.
public struct SceneFault: Sendable, Hashable {
  /// The name, in camelCase.
  public let name: String
  /// The phase on whose clock it happens.
  public let phase: String
  /// When it begins, in seconds.
  public let start: Double
  /// When it is over; equal to ``start`` where it is a moment, infinite where it stays.
  public let end: Double
  /// How much, in ``unit``.
  public let amount: Double
  /// The unit of the amount.
  public let unit: String
  /// Where on the screen; empty where it is nowhere in particular.
  public let places: [SIMD2<Double>]
  /// What is wrong, in words.
  public let explanation: String
}

/// The answers of a scene as they are found.
struct AnswerSheet {
  private(set) var answers: [SceneAnswer] = []

  mutating func add(_ name: String, _ number: Double, _ unit: String, _ meaning: String) {
    add(name, .number(number), unit, meaning)
  }

  mutating func add(_ name: String, _ value: SceneAnswer.Value, _ unit: String, _ meaning: String) {
    answers.append(SceneAnswer(name: name, unit: unit, meaning: meaning, value: value))
  }
}
