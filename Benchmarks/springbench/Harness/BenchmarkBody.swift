import SpringKit

/// What a row evaluates, over and over.
///
/// The loop that is timed is the loop that is checked: only what happens to the results differs. Every conforming type is
/// concrete where it is registered, so the loop and its evaluation compile to one piece of code.
protocol BenchmarkBody {
  /// The result of one evaluation.
  associatedtype Output: BenchmarkOutput

  /// How many evaluations use every input once.
  var passLength: Int { get }

  /// Whether the right answer is the same for every input. Everywhere else equal results mean that the work was left out.
  var answersAllInputsAlike: Bool { get }

  /// Evaluates `count` times and hands on each result; starts anew at the first input.
  func evaluate(_ count: Int, consume: (Output) -> Void)

  /// What one pass over all inputs computed, compared with a reference.
  func inspect(_ outputs: [Output]) -> Inspection
}

extension BenchmarkBody {
  var answersAllInputsAlike: Bool { false }
}

/// A body that evaluates a function of one entry of a table after the other.
protocol TableBody: BenchmarkBody {
  associatedtype Input
  var inputs: [Input] { get }
  func output(for input: Input) -> Output
}

extension TableBody {
  var passLength: Int { inputs.count }

  @inline(__always)
  func evaluate(_ count: Int, consume: (Output) -> Void) {
    let table = inputs.span
    var remaining = count
    while remaining > 0 {
      let length = min(remaining, table.count)
      for index in 0..<length { consume(output(for: table[index])) }
      remaining -= length
    }
  }
}

/// A body in which every evaluation continues from the result of the one before.
protocol ChainBody: BenchmarkBody where Output == MotionState<Value> {
  associatedtype Value: MeasuredVector
  /// Where the chain is put back to every ``linkCount`` evaluations, so that the numbers never fade away.
  var starts: [MotionState<Value>] { get }
  func next(after state: MotionState<Value>) -> MotionState<Value>
}

extension ChainBody {
  /// How many evaluations follow each other from one start.
  var linkCount: Int { 512 }

  var passLength: Int { starts.count * linkCount }

  @inline(__always)
  func evaluate(_ count: Int, consume: (Output) -> Void) {
    let table = starts.span
    var state = table[0]
    var remaining = count
    while remaining > 0 {
      for index in 0..<table.count {
        // The old state adds nothing, but the processor must wait for it: one chain, not many side by side.
        let start = table[index]
        state.position = start.position + state.position.scaled(by: 0x1p-100)
        state.velocity = start.velocity + state.velocity.scaled(by: 0x1p-100)
        let length = min(remaining, linkCount)
        for _ in 0..<length {
          state = next(after: state)
          consume(state)
        }
        remaining -= length
        if remaining == 0 { return }
      }
    }
  }

  /// Calls `compare` with every output and the state that it was computed from.
  func forEachLink(of outputs: [Output], _ compare: (_ before: Output, _ after: Output) -> Void) {
    for (index, output) in outputs.enumerated() {
      compare(index % linkCount == 0 ? starts[index / linkCount] : outputs[index - 1], output)
    }
  }
}
