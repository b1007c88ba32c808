/// A row with its inputs, ready to be checked, timed and counted.
final class PreparedBenchmark {
  /// How many evaluations use every input once.
  let passLength: Int
  /// Evaluates so many times, from the first input on, and uses the results.
  let evaluate: (Int) -> Void

  private let makePass: () -> Pass

  /// One pass over all inputs; computed at the first use.
  private(set) lazy var pass = makePass()

  /// What one pass computed.
  struct Pass {
    let inspection: Inspection
    /// The sum of the results.
    let checksum: Double
    /// Whether the results do not depend on the inputs although they should.
    let ignoresInputs: Bool

    /// What is wrong with the results, or nil.
    var failure: String? { inspection.failure(checksum: checksum) }
  }

  init<Body: BenchmarkBody>(_ body: Body) {
    passLength = body.passLength
    evaluate = { count in body.evaluate(count) { $0.use() } }
    makePass = {
      var outputs: [Body.Output] = []
      outputs.reserveCapacity(body.passLength)
      body.evaluate(body.passLength) { outputs.append($0) }
      let checksums = outputs.map(\.checksum)
      return Pass(
        inspection: body.inspect(outputs), checksum: checksums.reduce(0, +),
        ignoresInputs: !body.answersAllInputsAlike && outputs.count > 1 && checksums.allSatisfy { $0 == checksums[0] })
    }
  }
}
