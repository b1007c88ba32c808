import Foundation

/// What Tests/AppleProbe/main.swift printed on a Mac.
struct ProbeAnswers: Decodable {
  /// A number, or the word for one that JSON lacks: inf, -inf, nan.
  struct Number: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
      } else if let word = try? container.decode(String.self), let number = Double(word), !number.isFinite {
        value = number
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither a number nor inf, -inf or nan")
      }
    }
  }

  /// A `CASpringAnimation`, made from physical words or from a perceptual duration and a bounce.
  struct CoreAnimation: Decodable {
    let mass, stiffness, damping, settlingDuration: Number
    let allowsOverdamping: Bool
    let relativeVelocity, perceptualDuration, bounce: Double?
    let positions: [Number]?
  }

  /// A `SwiftUI.Spring`, made from physical words, from a perceptual duration and a bounce, or from a settling duration.
  struct SwiftUI: Decodable {
    let mass, stiffness, damping, relativeVelocity: Double?
    let perceptualDuration, givenBounce: Double?
    let givenSettlingDuration, givenRatio: Double?
    let response, dampingRatio, bounce, duration: Number
    let swiftUIMass, swiftUIStiffness, swiftUIDamping: Number
    let settlingDuration, settlingDurationTo100: Number
    let values, velocities: [Number]
  }

  /// The spring animations that UIKit installed for a duration, a damping ratio and a velocity.
  struct UIKit: Decodable {
    struct Animation: Decodable {
      let mass, stiffness, damping, initialVelocity, duration, settlingDuration: Number
    }

    /// The name of a member, whichever it is.
    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    let duration, dampingRatio, relativeVelocity: Double
    /// Under the animations' keys, in order.
    let animations: [Animation]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      duration = try container.decode(Double.self, forKey: Key(stringValue: "duration"))
      dampingRatio = try container.decode(Double.self, forKey: Key(stringValue: "dampingRatio"))
      relativeVelocity = try container.decode(Double.self, forKey: Key(stringValue: "relativeVelocity"))
      let own = ["duration", "dampingRatio", "relativeVelocity"]
      let keys = container.allKeys.filter { !own.contains($0.stringValue) }.sorted { $0.stringValue < $1.stringValue }
      animations = try keys.map { try container.decode(Animation.self, forKey: $0) }
    }
  }

  let system: String
  let times: [Double]
  let coreAnimation: [CoreAnimation]?
  let swiftUI: [SwiftUI]?
  let uiKit: [UIKit]?

  /// Reads a file; refuses what the probe did not print, or not to its end.
  init(_ path: String) throws(CommandError) {
    let data = try InputFile.content(of: path, named: Option.check.given(path))
    do {
      self = try JSONDecoder().decode(ProbeAnswers.self, from: data)
    } catch {
      throw .refused(.check, path, "is not what the probe prints: \(decodingProblem(error))")
    }
    guard !((coreAnimation ?? []).isEmpty && (swiftUI ?? []).isEmpty && (uiKit ?? []).isEmpty) else {
      throw .refused(.check, path, "has no entry of coreAnimation, swiftUI or uiKit")
    }
    let lists =
      (coreAnimation ?? []).compactMap { $0.positions?.count }
      + (swiftUI ?? []).flatMap { [$0.values.count, $0.velocities.count] }
    if let count = lists.first(where: { $0 != times.count }) {
      throw .refused(.check, path, "has \(times.count) times and a list of \(count) values at them")
    }
  }
}
