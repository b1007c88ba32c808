import Foundation
import SpringKit
import Testing

@testable import Engines

extension Trace {
  /// A threshold of the line: a number, or nil where the line has none.
  func threshold(_ key: String) -> Double? { Trace.number(object("thresholds")[key]) }

  /// A number of one of the line's objects.
  func number(_ key: String, in object: String) -> Double { Trace.number(self.object(object)[key]) ?? .nan }

  /// Whether this is a line of a motion, in either variant.
  var isMotion: Bool { ["spring", "edge"].contains(text("kind")) && fields["notExpressible"] == nil }

  /// The lines of `engine` with motions that could be recorded.
  static func motions(of engine: String) throws -> [Trace] { try lines(of: engine) { $0.isMotion } }

  /// The lines of `engine` with conversions whose name begins with `name`.
  static func conversions(of engine: String, named name: String = "") throws -> [Trace] {
    try lines(of: engine) { $0.text("kind") == "conversion" && $0.text("name").hasPrefix(name) }
  }

  /// The same without what was recorded of the frame at which the engine stops.
  ///
  /// Some engines show what they computed there and then, in the same frame, the target; the comparison looks at what they had
  /// computed apart.
  var withoutStopFrame: Trace {
    guard let stop = stopFrame else { return self }
    var fields = fields
    fields["frames"] = (fields["frames"] as? [[Any]] ?? []).filter { (Trace.number($0[0]) ?? 0) < Double(stop) }
    return Trace(line: line, fields: fields)
  }
}

/// How many units in the last place two numbers lie apart.
func unitsApart(_ first: Double, _ second: Double) -> Double {
  if first == second || first.isNaN && second.isNaN { return 0 }
  return (first - second).magnitude / max(first.magnitude, second.magnitude).ulp
}

/// One motion from literals, as an engine gets it.
func engineMotion(_ spring: Spring, from: Double, to: Double, velocity: Double = 0) -> EngineMotion {
  EngineMotion(
    spring: spring, from: SIMD4(from, 0, 0, 0), to: SIMD4(to, 0, 0, 0), velocity: SIMD4(velocity, 0, 0, 0), count: 1)
}

/// The values of the first frames of a run.
func shownValues(_ engine: AnimationEngine, _ motion: SpringMotion<Double>, count: Int) -> [Double] {
  engine.frames(of: motion, limit: count).map(\.value)
}

extension TraceComparison {
  /// Compares what the engine says its duration is with the line's, in seconds.
  static func expectEstimate(
    _ trace: Trace, of engine: AnimationEngine, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = trace.number("seconds", in: "estimate")
    let got = try #require(engine.runs(of: trace.motion).first).run.estimate
    #expect(got == recorded, "line \(trace.line)", sourceLocation: sourceLocation)
  }

  /// Prints what was compared, so that a log tells how large the largest difference was.
  func summary(_ name: String) {
    print("\(name): \(rows) lines, largest difference \(largestDifference), \(failures.count) failures")
  }
}
