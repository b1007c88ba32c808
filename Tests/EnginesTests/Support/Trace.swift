import Foundation
import SpringKit
import TestSupport
import Testing

/// One recorded run of an original engine.
struct Trace {
  let line: Int
  let fields: [String: Any]

  func number(_ key: String) -> Double { Trace.number(fields[key]) ?? .nan }
  func text(_ key: String) -> String { fields[key] as? String ?? "" }
  func object(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }

  /// A number, or one of the strings that stand for what JSON has no number for.
  static func number(_ value: Any?) -> Double? {
    // Foundation reads 17 digits as a decimal number whose doubleValue is some ulps off; its text is exact.
    if let number = value as? NSDecimalNumber { return Double(number.stringValue) }
    if let number = value as? NSNumber { return number.doubleValue }
    switch value as? String {
    case "NaN": return .nan
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: return nil
    }
  }

  /// The motion, in the physical words that every line has.
  var motion: SpringMotion<Double> {
    get throws {
      try SpringMotion(
        checking: Spring(.physical(mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))),
        from: number("from"), to: number("to"), velocity: number("velocity"))
    }
  }

  /// The recorded frames: number, value, velocity in units per second or nil.
  var frames: [(frame: Int, value: Double, velocity: Double?)] {
    ["frames", "beforeStop"].flatMap { fields[$0] as? [[Any]] ?? [] }.compactMap { entry in
      guard let frame = Trace.number(entry[0]), let value = Trace.number(entry[1]) else { return nil }
      return (Int(frame), value, Trace.number(entry[2]))
    }
  }

  /// The frame at which the engine stopped; nil where it did not.
  var stopFrame: Int? { Trace.number(object("stop")["frame"]).map { Int($0) } }
  /// What it had computed there before it put the target in place; nil where the engine tells none.
  var rawStopValue: Double? { Trace.number(object("stop")["raw"]) }

  /// The lines of Tests/ReferenceData/Engines/`engine`.jsonl that satisfy a condition.
  static func lines(of engine: String, where isWanted: (Trace) -> Bool) throws -> [Trace] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("ReferenceData/Engines")
    let text = try String(contentsOf: folder.appendingPathComponent(engine + ".jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").enumerated().compactMap { index, line in
      guard let fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { return nil }
      let trace = Trace(line: index + 1, fields: fields)
      return isWanted(trace) ? trace : nil
    }
  }
}

/// What a comparison with an engine's traces found.
struct TraceComparison {
  private(set) var rows = 0
  private(set) var largestDifference = 0.0
  private(set) var failures: [String] = []
  private var engine = ""

  /// Runs the engine on the trace's motion and compares every recorded frame and the stop.
  ///
  /// - Parameters:
  ///   - tolerance: relative to the motion's scale: the largest of the distance, |v₀|/ω and the recorded values.
  ///   - velocityFactor: what the recorded velocity must be multiplied with to be in units per second.
  mutating func compare(
    _ trace: Trace, with engine: AnimationEngine, tolerance: Double = 1e-9, velocityFactor: Double = 1
  ) throws {
    rows += 1
    self.engine = engine.name
    let motion = try trace.motion
    let recorded = trace.frames
    let last = (trace.stopFrame ?? recorded.map(\.frame).max() ?? 0) + (trace.stopFrame == nil ? 0 : 1)
    let run = try #require(engine.runs(of: motion).first).run
    var shown: [EngineFrame] = []
    while shown.count <= last, !(shown.last?.isLast ?? false) { shown.append(run.next()) }
    let scale = max(
      (motion.to - motion.from).magnitude, motion.velocity.magnitude / motion.spring.naturalFrequency,
      recorded.map(\.value.magnitude).filter(\.isFinite).max() ?? 0)
    let name =
      "\(engine.name) line \(trace.line) (\(trace.text("kind")) \(Int(trace.number("motion"))), \(trace.text("variant")))"
    func check(_ got: Double, _ expected: Double, _ unit: Double, _ what: String) {
      if got == expected || got.isNaN && expected.isNaN { return }
      let difference = (got - expected).magnitude / unit
      if !(difference <= tolerance) {
        failures.append("\(name): \(what) \(got) for \(expected), \(difference) of scale")
      }
      if difference.isFinite { largestDifference = max(largestDifference, difference) }
    }
    if let stop = trace.stopFrame {
      let got = shown.firstIndex { $0.isLast }
      if got != stop { failures.append("\(name): stops at \(got.map(String.init) ?? "no frame"), recorded \(stop)") }
      if let raw = trace.rawStopValue, let frame = got, frame == stop {
        check(shown[frame].computed.x, raw, scale, "value at the stop")
      }
    } else if let got = shown.firstIndex(where: { $0.isLast }) {
      failures.append("\(name): stops at \(got), recorded no stop")
    }
    for (frame, value, velocity) in recorded {
      guard frame < shown.count else {
        failures.append("\(name): no frame \(frame)")
        break
      }
      // At the stop some recordings hold what the engine computed there, others what it left.
      let isRaw = shown[frame].isLast && trace.rawStopValue == value
      check(isRaw ? shown[frame].computed.x : shown[frame].value.x, value, scale, "value at frame \(frame)")
      if let velocity, !shown[frame].velocity.x.isNaN {
        check(
          shown[frame].velocity.x, velocity * velocityFactor, scale * motion.spring.naturalFrequency,
          "velocity at frame \(frame)")
      }
    }
  }

  /// Fails for each difference, and where the table that `springkit engines` prints says something else.
  func reportAgainstTable(sourceLocation: SourceLocation = #_sourceLocation) {
    report(sourceLocation: sourceLocation)
    let table = AnimationEngine.comparisons[engine]
    #expect(table?.rows == rows, "\(engine): \(rows) rows, \(largestDifference)", sourceLocation: sourceLocation)
    // The table is rounded up, which leaves room for libm's variants on other processors.
    #expect(
      largestDifference <= table?.largestDifference ?? -1, "\(engine): \(rows) rows, \(largestDifference)",
      sourceLocation: sourceLocation)
  }

  /// Fails for each difference, the first ten in words.
  func report(sourceLocation: SourceLocation = #_sourceLocation) {
    for failure in failures.prefix(10) { Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation) }
    if failures.count > 10 { Issue.record("\(failures.count) differences in all", sourceLocation: sourceLocation) }
  }
}
