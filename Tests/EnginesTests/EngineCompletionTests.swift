import SpringKit
import Testing

@testable import Engines

@Suite("What a completion says of the values left")
struct EngineCompletionTests {
  /// Ends at once, with the square root of where it starts: no number for a negative start.
  private struct RootSimulation: EngineSimulation {
    let start: Double

    mutating func next() -> EngineFrame {
      EngineFrame(value: .zero, velocity: .zero, isLast: true, computed: SIMD4(start.squareRoot(), 0, 0, 0))
    }
  }

  @Test("The residual is the farthest component's, and none where any component ended in no number, first or last")
  func residual() {
    let engine = AnimationEngine(
      name: "root", version: "1", evidence: .reconstruction, frameRate: 60, thresholds: "none"
    ) { motion, _ in RootSimulation(start: motion.from.x) }
    func residual(_ from: SIMD4<Double>) -> Double? {
      SpringMotion(.bouncy, from: from, to: .zero).completion(in: engine).residual
    }
    #expect(residual(SIMD4(1, 9, 4, 0)) == 3)
    for lane in 0..<4 {
      var from = SIMD4(1.0, 9, 4, 0)
      from[lane] = -1
      #expect(residual(from) == nil, "component \(lane)")
    }
  }
}
