import SpringKit

extension Benchmark {
  /// When engines fire their completion for POP's default spring from 0 to 100 at 60 Hz: POP's own simulation frame by frame, and
  /// all engines together, which is what a prediction asks.
  static var enginesSuite: [Benchmark] {
    let popName = "engines/pop/0-to-100"
    return [
      Benchmark(popName) { CompletionBody([.pop(frameRate: 60, threshold: 1)]) },
      Benchmark("engines/all/0-to-100", floor: popName) {
        CompletionBody(AnimationEngine.all(frameRate: 60, threshold: 1))
      },
    ]
  }
}

/// The frames at which engines complete a motion, added up.
private struct CompletionBody: TableBody {
  let inputs: [SpringMotion<Double>]
  /// Whole frames, for targets that hardly differ.
  let answersAllInputsAlike = true
  private let engines: [AnimationEngine]

  init(_ engines: [AnimationEngine]) {
    self.engines = engines
    // Targets so close together that every engine needs the same frames, but no two questions are equal.
    inputs = (0..<16).map { SpringMotion(.pop(), from: 0, to: 100 + Double($0) * 0x1p-40) }
  }

  @inline(__always)
  func output(for motion: SpringMotion<Double>) -> Double {
    var frames = 0
    for engine in engines { frames += motion.completion(in: engine).frames ?? 0 }
    return Double(frames)
  }

  /// The frames that each engine shows until it is done, counted one by one.
  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection(unit: "frames", limit: 0)
    for (motion, output) in zip(inputs, outputs) {
      let frames = engines.reduce(0) { $0 + $1.frames(of: motion).count - 1 }
      inspection.note(ReferenceNumber(output) - ReferenceNumber(frames))
    }
    return inspection
  }
}
