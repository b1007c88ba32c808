import Foundation
import SpringKit

/// A number of the reference data: the nearest double and the remainder.
struct ExactNumber {
  let high: Double
  let low: Double

  /// value − this, to about 24 bits.
  func error(of value: Double) -> Double { (value - high) - low }

  /// |value − this| in ulps of this.
  func ulps(of value: Double) -> Double {
    high == value && low == 0 ? 0 : error(of: value).magnitude / high.ulp
  }
}

/// The words of one line of a reference file.
struct ReferenceLine {
  let number: Int
  private let words: [Substring]

  init(number: Int, text: Substring) {
    self.number = number
    words = text.split(separator: " ")
  }

  var count: Int { words.count }
  func word(_ index: Int) -> String { String(words[index]) }

  func double(_ index: Int) -> Double {
    guard let value = Double(words[index]) else { fatalError("line \(number): \(words[index]) is no number") }
    return value
  }

  func exact(_ index: Int) -> ExactNumber { ExactNumber(high: double(index), low: double(index + 1)) }

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

/// The files of Tests/ReferenceData.
enum ReferenceData {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ReferenceData")

  static func lines(of file: String) throws -> [ReferenceLine] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
      .map { ReferenceLine(number: $0.offset + 1, text: $0.element) }
  }
}
