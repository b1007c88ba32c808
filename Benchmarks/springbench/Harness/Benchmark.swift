/// One row of the table: a name and a body that is made when it is needed.
struct Benchmark {
  /// `suite/operation/variant`.
  let name: String
  /// The row that shows what the same machine needs at least for this kind of work.
  let floorName: String

  private let makePrepared: () -> PreparedBenchmark

  init<Body: BenchmarkBody>(_ name: String, floor: String = "floor/exp-sincos", body: @escaping () -> Body) {
    self.name = name
    floorName = floor
    makePrepared = { PreparedBenchmark(body()) }
  }

  /// Makes the inputs and compares one pass with the reference.
  func prepare() -> PreparedBenchmark { makePrepared() }
}

/// A row with its inputs, checked and ready to be timed.
struct PreparedBenchmark {
  let inspection: Inspection
  /// The sum of the results of one pass.
  let checksum: Double
  /// Times one call of Google Benchmark.
  let time: (TimingState) -> Void

  init<Body: BenchmarkBody>(_ body: Body) {
    var outputs: [Body.Output] = []
    outputs.reserveCapacity(body.passLength)
    body.evaluate(body.passLength) { outputs.append($0) }
    inspection = body.inspect(outputs)
    checksum = outputs.reduce(0) { $0 + $1.checksum }
    time = { state in
      let count = state.evaluationCount
      while state.isRunning(for: count) { body.evaluate(count) { $0.use() } }
    }
  }
}

extension Benchmark {
  /// Every row, in the order of the table.
  static var all: [Benchmark] { floorSuite + springSuite + settlingSuite + enginesSuite + timelineSuite }
}
