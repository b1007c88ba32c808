import SpringKit
import Testing

@testable import Engines

/// wobble 1.5.1 against its recorded runs and the samples of its own tests.
struct WobbleTraceTests {
  private func engine(of trace: Trace) -> AnimationEngine {
    .wobble(
      frameRate: trace.number("fps"), restVelocity: trace.threshold("restVelocityThreshold") ?? .nan,
      restDisplacement: trace.threshold("restDisplacementThreshold") ?? .nan,
      allowsOverdamping: trace.object("thresholds")["allowsOverdamping"] as? Bool ?? false)
  }

  @Test func framesAndStopsAreTheRecordedOnes() throws {
    var comparison = TraceComparison()
    for trace in try Trace.motions(of: "wobble") {
      let factor = trace.text("velocityUnit") == "units/ms" ? 1000.0 : 1
      try comparison.compare(trace.withoutStopFrame, with: engine(of: trace), velocityFactor: factor)
    }
    comparison.summary("wobble")
    #expect(comparison.rows == 64)
    comparison.reportAgainstTable()
  }

  @Test func completionsAreTheRecordedStops() throws {
    for trace in try Trace.motions(of: "wobble") where trace.number("motion") != 114 {
      #expect(try trace.motion.completion(in: engine(of: trace)).frames == trace.stopFrame, "line \(trace.line)")
    }
  }

  /// Far above critical damping the hyperbolic functions overflow where the engine's own did.
  @Test func valuesCeaseToBeNumbersWhereRecorded() throws {
    var lines = 0
    for trace in try Trace.motions(of: "wobble") {
      guard let first = Trace.number(trace.fields["firstNonFiniteFrame"]).map({ Int($0) }) else { continue }
      let run = try #require(engine(of: trace).runs(of: trace.motion).first).run
      let values = (0...first).map { _ in run.next().value.x }
      #expect(values.firstIndex { !$0.isFinite } == first, "line \(trace.line)")
      #expect(try trace.motion.value(at: Double(first) / trace.number("fps")).isFinite)
      lines += 1
    }
    #expect(lines > 0)
  }

  @Test func samplesOfItsOwnTests() {
    let motion = SpringMotion(.physical(stiffness: 100, damping: 10), from: 0.0, to: 1)
    let expected = [
      0.012118183855440723, 0.045765140015336936, 0.09696341587796564, 0.16190932310375994, 0.2370370376012132,
    ]
    let shown = shownValues(.wobble(frameRate: 62.5), motion, count: 6)
    for (index, value) in expected.enumerated() {
      #expect((shown[index + 1] - value).magnitude <= 4e-16)
      #expect((motion.value(at: 0.016 * Double(index + 1)) - value).magnitude <= 4e-16)
    }
  }

  /// A spring above critical damping runs as critical.
  @Test func overdampingIsTakenForCritical() {
    let over = SpringMotion(.response(0.5, dampingRatio: 5), from: 0.0, to: 1)
    let critical = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.0, to: 1)
    let shown = shownValues(.wobble(frameRate: 50), over, count: 11)
    #expect((shown[10] - critical.value(at: 0.2)).magnitude < 1e-9)
    #expect((over.value(at: 0.2) - shown[10]).magnitude > 0.4)
  }
}
