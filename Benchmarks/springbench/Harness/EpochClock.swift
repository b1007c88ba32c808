/// Times evaluations in epochs, so that a disturbance spoils one of them and not the whole measurement.
struct EpochClock {
  /// Processor time per evaluation of each epoch, in nanoseconds.
  private(set) var nanoseconds: [Double]

  private let evaluationCount: Int

  /// As many epochs of whole passes as there are, up to a number that makes reading the clock cheap in comparison.
  init(evaluationCount: Int, passLength: Int) {
    self.evaluationCount = evaluationCount
    nanoseconds = Array(repeating: 0, count: max(1, min(16, evaluationCount / passLength)))
  }

  /// Runs every epoch. Nothing in here allocates.
  mutating func run(_ evaluate: (Int) -> Void) {
    var done = 0
    var start = Machine.threadNanoseconds
    for epoch in nanoseconds.indices {
      let end = evaluationCount * (epoch + 1) / nanoseconds.count
      evaluate(end - done)
      let now = Machine.threadNanoseconds
      nanoseconds[epoch] = (now - start) / Double(end - done)
      (done, start) = (end, now)
    }
  }
}
