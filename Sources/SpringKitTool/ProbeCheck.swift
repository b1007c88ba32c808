import SpringKit

/// Apple's own answers beside those of this kit's engines.
struct ProbeCheck {
  /// How far durations and springs may differ, relative to this kit's.
  static let relativeTolerance = 1e-9
  /// How far positions and velocities may differ in motions over a distance of 100; Core Animation computes in floats.
  static let positionTolerance = 1e-4
  private static let distance = 100.0

  /// How far one of Apple's numbers, or the farthest of a list, is from this kit's.
  struct Difference {
    let name: String
    let value: Double
    /// Whether it is one of positions or velocities, which are compared as they are.
    let isPosition: Bool

    /// A number's difference relative to this kit's, or to `scale` where that is more; infinite where only one is finite.
    init(_ name: String, _ apple: Double, _ own: Double, scale: Double = 0) {
      self.name = name
      isPosition = false
      let size = max(own.magnitude, scale)
      let difference = (apple - own).magnitude
      value = apple == own ? 0 : !difference.isFinite ? .infinity : size > 0 ? difference / size : difference
    }

    /// The largest difference of a list.
    init(_ name: String, _ apple: [ProbeAnswers.Number], _ own: [Double]) {
      self.name = name
      isPosition = true
      let differences = zip(apple, own).map { ($0.value - $1).magnitude }
      value = differences.allSatisfy(\.isFinite) ? differences.max() ?? 0 : .infinity
    }

    /// Whether it is more than the tolerance.
    var isTooLarge: Bool {
      !(value <= (isPosition ? ProbeCheck.positionTolerance : ProbeCheck.relativeTolerance))
    }
  }

  /// One entry of the file.
  struct Comparison {
    let engine: String
    /// What the entry is about.
    let motion: String
    let differences: [Difference]
    /// Why the entry, or a part of it, was not compared; nil where all of it was.
    var omission: String?

    var differs: Bool { differences.contains(where: \.isTooLarge) }

    /// What the comparison found, in a word.
    var result: String { differs ? "differs" : differences.isEmpty ? "omitted" : "agrees" }
  }

  /// The system that answered.
  let system: String
  /// The entries, in the file's order.
  let comparisons: [Comparison]

  /// Compares every entry; refuses those whose numbers are no motion.
  init(_ answers: ProbeAnswers, path: String) throws(CommandError) {
    system = answers.system
    var comparisons: [Comparison] = []
    var place = ""
    do {
      for (index, answer) in (answers.coreAnimation ?? []).enumerated() {
        place = "coreAnimation.\(index)"
        comparisons.append(try Self.comparison(answer, at: answers.times))
      }
      for (index, answer) in (answers.swiftUI ?? []).enumerated() {
        place = "swiftUI.\(index)"
        comparisons.append(try Self.comparison(answer, at: answers.times))
      }
      for (index, answer) in (answers.uiKit ?? []).enumerated() {
        place = "uiKit.\(index)"
        comparisons.append(try Self.comparison(answer))
      }
    } catch {
      throw .refused(.check, path, "\(place) is no motion: \(error.description.onOneLine)")
    }
    self.comparisons = comparisons
  }

  /// How many entries differ by more than the tolerance.
  var differingCount: Int { comparisons.count(where: \.differs) }

  /// How many entries have nothing that could be compared.
  var omittedCount: Int { comparisons.count(where: \.differences.isEmpty) }

  /// The largest difference of durations and springs, or of positions and velocities.
  func largestDifference(ofPositions isPosition: Bool) -> Double {
    comparisons.flatMap(\.differences).filter { $0.isPosition == isPosition }.map(\.value).max() ?? 0
  }

  private static func comparison(
    _ answer: ProbeAnswers.CoreAnimation, at times: [Double]
  ) throws(SpringError) -> Comparison {
    if let duration = answer.perceptualDuration, let bounce = answer.bounce {
      let own = try CoreAnimationSpring.perceptual(duration: duration, bounce: bounce)
      return Comparison(
        engine: "core-animation", motion: text([("duration", duration), ("bounce", bounce)]),
        differences: [
          Difference("mass", answer.mass.value, 1), Difference("stiffness", answer.stiffness.value, own.stiffness),
          Difference("damping", answer.damping.value, own.damping),
          Difference("settlingDuration", answer.settlingDuration.value, own.settlingDuration),
        ])
    }
    let (mass, stiffness, damping) = (answer.mass.value, answer.stiffness.value, answer.damping.value)
    let given = try Spring(.physical(mass: mass, stiffness: stiffness, damping: damping))
    let animation = CoreAnimationSpring(given, allowsOverdamping: answer.allowsOverdamping)
    let relativeVelocity = answer.relativeVelocity ?? 0
    let own = animation.settlingDuration(relativeVelocity: relativeVelocity)
    let words = [("mass", mass), ("stiffness", stiffness), ("damping", damping), ("velocity", relativeVelocity)]
    var comparison = Comparison(
      engine: "core-animation", motion: text(words) + (answer.allowsOverdamping ? ", allowsOverdamping" : ""),
      differences: [Difference("settlingDuration", answer.settlingDuration.value, own)])
    guard let positions = answer.positions, !positions.contains(where: \.value.isNaN) else {
      comparison.omission = "no positions were measured"
      return comparison
    }
    // The probe lets the animation run beyond its settling duration, so nothing is put in the target's place.
    let motion = try motion(of: animation.spring, relativeVelocity: relativeVelocity)
    let difference = Difference("positions", positions, times.map { motion.value(at: $0) })
    return Comparison(
      engine: comparison.engine, motion: comparison.motion, differences: comparison.differences + [difference])
  }

  private static func comparison(
    _ answer: ProbeAnswers.SwiftUI, at times: [Double]
  ) throws(SpringError) -> Comparison {
    let spring: Spring
    let words: [(String, Double)]
    var omission: String?
    let relativeVelocity = answer.relativeVelocity ?? 0
    if let mass = answer.mass, let stiffness = answer.stiffness, let damping = answer.damping {
      words = [("mass", mass), ("stiffness", stiffness), ("damping", damping), ("velocity", relativeVelocity)]
      spring = try Spring(.physical(mass: mass, stiffness: stiffness, damping: damping))
    } else if let duration = answer.perceptualDuration, let bounce = answer.givenBounce {
      words = [("duration", duration), ("bounce", bounce)]
      if bounce == -1 {
        return Comparison(
          engine: "swiftui", motion: text(words), differences: [], omission: "this kit has no spring of bounce -1")
      }
      spring = try Spring(.perceptual(duration: duration, bounce: bounce))
    } else {
      let ratio = answer.givenRatio ?? answer.dampingRatio.value
      words = [("settlingDuration", answer.givenSettlingDuration ?? .nan), ("dampingRatio", ratio)]
      // This kit's spring of a settling duration settles then, which SwiftUI's does not claim to.
      spring = try Spring(.response(answer.response.value, dampingRatio: ratio))
      omission = "the response that SwiftUI chose is taken as it is"
    }
    let motion = try motion(of: spring, relativeVelocity: relativeVelocity)
    let (change, still) = (SIMD4<Double>(1, 0, 0, 0), SIMD4<Double>.zero)
    let differences = [
      Difference("response", answer.response.value, spring.response),
      Difference("dampingRatio", answer.dampingRatio.value, spring.dampingRatio),
      Difference("bounce", answer.bounce.value, spring.bounce, scale: 1),
      Difference("duration", answer.duration.value, spring.duration),
      Difference("mass", answer.swiftUIMass.value, spring.mass),
      Difference("stiffness", answer.swiftUIStiffness.value, spring.stiffness),
      Difference("damping", answer.swiftUIDamping.value, spring.damping),
      Difference(
        "settlingDuration", answer.settlingDuration.value,
        SwiftUISettling.duration(of: spring, change: change, velocity: still)),
      Difference(
        "settlingDurationTo100", answer.settlingDurationTo100.value,
        SwiftUISettling.duration(of: spring, change: change * distance, velocity: change * motion.velocity)),
      Difference("values", answer.values, times.map { motion.value(at: $0) }),
      Difference("velocities", answer.velocities, times.map { motion.velocity(at: $0) }),
    ]
    return Comparison(engine: "swiftui", motion: text(words), differences: differences, omission: omission)
  }

  private static func comparison(_ answer: ProbeAnswers.UIKit) throws(SpringError) -> Comparison {
    let spring = try Spring(
      .uiKit(
        duration: answer.duration, dampingRatio: answer.dampingRatio, relativeVelocity: answer.relativeVelocity))
    let motion = try motion(of: spring, relativeVelocity: answer.relativeVelocity)
    let duration = motion.completion(in: .uiKit()).estimate ?? .nan
    let settling = CoreAnimationSpring(spring).settlingDuration(relativeVelocity: answer.relativeVelocity)
    let differences = answer.animations.flatMap { animation in
      let mass = animation.mass.value
      return [
        Difference("stiffness/mass", animation.stiffness.value / mass, spring.stiffness),
        Difference("damping/mass", animation.damping.value / mass, spring.damping),
        Difference("initialVelocity", animation.initialVelocity.value, answer.relativeVelocity),
        Difference("duration", animation.duration.value, duration),
        Difference("settlingDuration", animation.settlingDuration.value, settling),
      ]
    }
    let words = [
      ("duration", answer.duration), ("dampingRatio", answer.dampingRatio), ("velocity", answer.relativeVelocity),
    ]
    return Comparison(
      engine: "uikit", motion: text(words), differences: differences,
      omission: differences.isEmpty ? "UIKit installed no spring animation" : nil)
  }

  /// The probe's motion, from 0 to 100.
  private static func motion(of spring: Spring, relativeVelocity: Double) throws(SpringError) -> SpringMotion<Double> {
    try SpringMotion(checking: spring, from: 0, to: distance, velocity: relativeVelocity * distance)
  }

  private static func text(_ words: [(name: String, value: Double)]) -> String {
    words.map { "\($0.name) \(ReadableNumber.text($0.value))" }.joined(separator: ", ")
  }
}
