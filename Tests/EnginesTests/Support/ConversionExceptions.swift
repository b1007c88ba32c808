import Foundation
import TestSupport

/// The recorded conversions that are known not to agree, from Tests/ReferenceData/Engines/exceptions.json.
struct ConversionExceptions {
  /// Each `engine line field`, with the cause.
  private(set) var causes: [String: String] = [:]
  private var met: Set<String> = []

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("ReferenceData/Engines")
    let data = try Data(contentsOf: folder.appendingPathComponent("exceptions.json"))
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    for entry in file["conversions"] as? [[String: Any]] ?? [] {
      guard let engine = entry["engine"] as? String, let line = entry["line"] as? Int,
        let cause = entry["cause"] as? String
      else { continue }
      for field in entry["fields"] as? [String] ?? [] { causes["\(engine) \(line) \(field)"] = cause }
    }
  }

  /// Whether this difference is listed; from then on it counts as met.
  mutating func excuse(_ engine: String, _ line: Int, _ field: String) -> Bool {
    let key = "\(engine) \(line) \(field)"
    guard causes[key] != nil else { return false }
    met.insert(key)
    return true
  }

  /// What is listed for an engine and did not differ.
  func unmet(of engine: String) -> [String] {
    causes.keys.filter { $0.hasPrefix(engine + " ") && !met.contains($0) }.sorted()
  }
}

/// Compares recorded parameter conversions with ``Spring``'s own.
struct ConversionComparison {
  private(set) var rows = 0
  private(set) var largestUnits = 0.0
  private(set) var failures: [String] = []
  private var exceptions: ConversionExceptions

  init() throws { exceptions = try ConversionExceptions() }

  /// - Parameter got: the kit's answers by the recorded name, nil where it has none.
  mutating func compare(_ trace: Trace, _ recorded: [String: Any], with got: [String: Double?]) {
    let engine = trace.text("engine")
    for (field, answer) in got {
      guard let expected = Trace.number(recorded[field]) else {
        failures.append("\(engine) line \(trace.line): no \(field)")
        continue
      }
      let units = answer.map { ($0 - expected).magnitude / max(expected.ulp, .leastNormalMagnitude) } ?? .infinity
      if units <= 2 {
        largestUnits = max(largestUnits, units)
      } else if !exceptions.excuse(engine, trace.line, field) {
        failures.append(
          "\(engine) line \(trace.line): \(field) \(answer.map(String.init(describing:)) ?? "refused") for \(expected), \(units) ulp"
        )
      }
    }
    rows += 1
  }

  /// The failures, and what the list of exceptions holds for the engine without need.
  func problems(of engine: String) -> [String] {
    failures + exceptions.unmet(of: engine).map { "\($0): listed as an exception and met" }
  }
}
