import Foundation
import SpringKit
import Testing

/// `engines --check` on files like those that the probe prints on a Mac.
@Suite("engines --check")
struct ProbeCheckTests {
  /// Core Animation's numbers as they were measured on macOS; the others from their formulas.
  private static let answers = """
    {
      "system" : "Version 14.0",
      "times" : [0, 0.05],
      "coreAnimation" : [
        {"mass": 1, "stiffness": 100, "damping": 10, "relativeVelocity": 0, "allowsOverdamping": false,
         "settlingDuration": 1.4727003346780927, "positions": [0, 10.44054701924324]},
        {"mass": 1, "stiffness": 100, "damping": 30, "relativeVelocity": 0, "allowsOverdamping": false,
         "settlingDuration": 0.9999999999999999, "positions": [0, 9.020400792360306]},
        {"mass": 1, "stiffness": 100, "damping": 0, "relativeVelocity": 0, "allowsOverdamping": true,
         "settlingDuration": 3.4028234663852886e38, "positions": ["nan", "nan"]},
        {"perceptualDuration": 0.5, "bounce": 0.3, "mass": 1, "stiffness": 157.91367041742973,
         "damping": 17.59291886010284, "allowsOverdamping": true, "settlingDuration": 0.8629552831744205},
        {"perceptualDuration": 0.5, "bounce": -1, "mass": 1, "stiffness": 157.91367041742973,
         "damping": "inf", "allowsOverdamping": true, "settlingDuration": 0}
      ],
      "swiftUI" : [
        {"mass": 1, "stiffness": 100, "damping": 0, "relativeVelocity": 5, "response": 0.6283185307179586,
         "dampingRatio": 0, "bounce": 1, "duration": 0.6283185307179586, "swiftUIMass": 1, "swiftUIStiffness": 100,
         "swiftUIDamping": 0, "settlingDuration": "inf", "settlingDurationTo100": "inf",
         "values": [0, \(100 - 100 * cos(0.5) + 50 * sin(0.5))],
         "velocities": [500, \(1000 * sin(0.5) + 500 * cos(0.5))]},
        {"perceptualDuration": 1, "givenBounce": 0, "response": 1, "dampingRatio": 1, "bounce": 1e-16, "duration": 1,
         "swiftUIMass": 1, "swiftUIStiffness": \(4 * Double.pi * Double.pi), "swiftUIDamping": \(4 * Double.pi),
         "settlingDuration": 1.5000000000000002, "settlingDurationTo100": 2.3000000000000007,
         "values": [0, \(100 - 100 * exp(-0.1 * Double.pi) * (1 + 0.1 * Double.pi))],
         "velocities": [0, \(100 * 4 * Double.pi * Double.pi * 0.05 * exp(-0.1 * Double.pi))]},
        {"perceptualDuration": 0.5, "givenBounce": -1, "response": 0.5, "dampingRatio": "inf", "bounce": -1,
         "duration": 0.5, "swiftUIMass": 1, "swiftUIStiffness": 157.9, "swiftUIDamping": "inf",
         "settlingDuration": "inf", "settlingDurationTo100": "inf", "values": [0, 0], "velocities": [0, 0]},
        {"givenSettlingDuration": 3, "givenRatio": 1, "response": 1, "dampingRatio": 1, "bounce": 0, "duration": 1,
         "swiftUIMass": 1, "swiftUIStiffness": \(4 * Double.pi * Double.pi), "swiftUIDamping": \(4 * Double.pi),
         "settlingDuration": 1.5000000000000002, "settlingDurationTo100": 2.3000000000000007,
         "values": [0, \(100 - 100 * exp(-0.1 * Double.pi) * (1 + 0.1 * Double.pi))],
         "velocities": [0, \(100 * 4 * Double.pi * Double.pi * 0.05 * exp(-0.1 * Double.pi))]}
      ],
      "uiKit" : [
        {"duration": 3, "dampingRatio": 0.25, "relativeVelocity": 0,
         "position": {"mass": 2, "stiffness": \(2 * 54.83363359078326), "damping": \(2 * 3.702486785620688),
                      "initialVelocity": 0, "duration": 3, "settlingDuration": \(uiKitSettling)}},
        {"duration": 1, "dampingRatio": 1, "relativeVelocity": 0}
      ]
    }
    """

  /// ln((1 + ζ/√(1 − ζ²))/0.001)/(ζω) of UIKit's example.
  private static let uiKitSettling = log((1 + 0.25 / (1 - 0.0625).squareRoot()) / 0.001) / (3.702486785620688 / 2)

  private struct Answer: Decodable {
    struct Difference: Decodable {
      let name: String
      let difference: Double?
      let differenceReason: String?
    }
    struct Entry: Decodable {
      let engine, motion, result: String
      let omission: String?
      let differences: [Difference]
    }
    let system: String
    let tolerances: [String: Double]
    let entries: [Entry]
    let count, differing, omitted: Int
    let largestRelativeDifference, largestPositionDifference: Double?
    let largestRelativeDifferenceReason: String?
  }

  /// Runs a check of a file with a content.
  private func check(_ content: String, _ options: String...) throws -> Tool.Outcome {
    var outcome: Tool.Outcome?
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("answers.json")
      try Data(content.utf8).write(to: file)
      outcome = try Tool.run(["engines", "--check", file.path] + options)
    }
    return try #require(outcome)
  }

  /// The answers with one text in the place of another.
  private func doctored(_ text: String, _ other: String) throws -> String {
    let range = try #require(Self.answers.range(of: text))
    return Self.answers.replacingCharacters(in: range, with: other)
  }

  @Test("Right answers agree")
  func agreement() throws {
    let outcome = try check(Self.answers)
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.count == 13)
    #expect(outcome.lines.first?.contains("Version 14.0; tolerance 1e-09, relative") == true)
    #expect(outcome.lines.first?.contains("0.0001 for positions") == true)
    #expect(outcome.lines.last?.hasPrefix("11 entries, 0 differ, 2 omitted, largest relative difference ") == true)
    let answer = try check(Self.answers, "--json").json(as: Answer.self)
    #expect(answer.tolerances == ["relative": 1e-9, "position": 1e-4])
    #expect((answer.count, answer.differing, answer.omitted) == (11, 0, 2))
    #expect(answer.entries.map(\.engine).filter { $0 == "core-animation" }.count == 5)
    #expect(answer.entries.map(\.engine).filter { $0 == "swiftui" }.count == 4)
    #expect(try #require(answer.largestRelativeDifference) < 1e-12)
    let position = try #require(answer.largestPositionDifference)
    #expect(position > 0 && position < 1e-4)
    #expect(answer.entries[2].omission == "no positions were measured")
    #expect(answer.entries[7].omission == "this kit has no spring of bounce -1")
    #expect(answer.entries[10].omission == "UIKit installed no spring animation")
  }

  @Test(
    "A doctored number is found, and only it",
    arguments: [
      ("1.4727003346780927", "1.4727003546780927", 0, "settlingDuration"),
      ("10.44054701924324", "10.4408", 0, "positions"),
      ("3.4028234663852886e38", "\"inf\"", 2, "settlingDuration"), ("17.59291886010284", "17.6", 3, "damping"),
      ("\"inf\"", "1e9", 4, "damping"), ("\"dampingRatio\": 0, \"b", "\"dampingRatio\": 0.1, \"b", 5, "dampingRatio"),
      ("\"velocities\": [500", "\"velocities\": [500.001", 5, "velocities"), ("1e-16", "1e-8", 6, "bounce"),
      ("2.3000000000000007", "2.4", 6, "settlingDurationTo100"),
      ("\"duration\": 3, \"s", "\"duration\": 3.5, \"s", 9, "duration"),
      ("\"initialVelocity\": 0", "\"initialVelocity\": 1", 9, "initialVelocity"),
    ])
  func difference(text: String, other: String, index: Int, name: String) throws {
    let content = try doctored(text, other)
    let outcome = try check(content)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "springkit: 1 of 11 entries differ by more than the tolerance\n")
    #expect(outcome.lines.filter { $0.hasPrefix("differs ") } == [outcome.lines[index + 1]])
    #expect(outcome.lines[index + 1].contains("\(name) ") && outcome.lines[index + 1].contains(" !"))
    let json = try check(content, "--json")
    #expect(json.exitCode == 2)
    let answer = try json.json(as: Answer.self)
    #expect(answer.differing == 1)
    #expect(answer.entries[index].result == "differs")
    let item = try #require(answer.entries[index].differences.first { $0.name == name })
    #expect(item.difference ?? .infinity > 1e-9)
    #expect((item.difference == nil) == (item.differenceReason != nil))
    #expect((answer.largestRelativeDifference == nil) == (answer.largestRelativeDifferenceReason != nil))
  }

  @Test("A file that the probe did not print is refused in one line")
  func foreign() throws {
    func expectRefusal(_ content: String, _ phrase: String) throws {
      let outcome = try check(content)
      #expect(outcome.exitCode == 64, "\(phrase)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("springkit: --check ") && outcome.errors.filter(\.isNewline).count == 1)
      #expect(outcome.errors.contains(phrase), "\(outcome.errors)")
    }
    for content in ["", "rubbish", "\0\u{FFFF}", String(Self.answers.dropLast(300)), String(Self.answers.prefix(1))] {
      try expectRefusal(content, "not JSON, or truncated")
    }
    try expectRefusal("[1, 2]", "it is no object")
    try expectRefusal("{}", "there is no system")
    try expectRefusal("{\"system\": \"x\"}", "there is no times")
    try expectRefusal("{\"system\": \"x\", \"times\": []}", "has no entry")
    try expectRefusal("{\"system\": \"x\", \"times\": [], \"uiKit\": []}", "has no entry")
    try expectRefusal(doctored("[0, 0.05]", "[0]"), "1 times and a list of 2 values")
    try expectRefusal(doctored("\"bounce\": 1e-16, ", ""), "there is no swiftUI.1.bounce")
    try expectRefusal(doctored("1.4727003346780927", "\"soon\""), "coreAnimation.0.settlingDuration: neither")
    try expectRefusal(doctored("\"mass\": 1", "\"mass\": -1"), "coreAnimation.0 is no motion: mass is -1.0")
    try expectRefusal(doctored("\"dampingRatio\": 0.25", "\"dampingRatio\": 2"), "uiKit.0 is no motion: dampingRatio")
    for path in ["/", "/missing/answers.json"] {
      let outcome = try Tool.run(["engines", "--check", path])
      #expect(outcome.exitCode == 64)
      #expect(outcome.errors.hasPrefix("springkit: --check \(path): cannot be read: "))
      #expect(outcome.errors.filter(\.isNewline).count == 1)
    }
  }
}
