/// One row of the table: a name and a body that is made when it is needed.
struct Benchmark {
  /// `suite/operation/variant`.
  let name: String
  /// The row that shows what the same machine needs at least for this kind of work.
  let floorName: String
  /// Whether the row takes so long that it belongs to a table only where a filter asks for it.
  let isOnDemand: Bool

  private let makePrepared: () -> PreparedBenchmark

  init<Body: BenchmarkBody>(
    _ name: String, floor: String = "floor/exp-sincos", isOnDemand: Bool = false, body: @escaping () -> Body
  ) {
    self.name = name
    floorName = floor
    self.isOnDemand = isOnDemand
    makePrepared = { PreparedBenchmark(body()) }
  }

  /// Makes the inputs.
  func prepare() -> PreparedBenchmark { makePrepared() }
}

extension Benchmark {
  /// Every row, in the order of the table.
  static var all: [Benchmark] {
    floorSuite + SpringMatrix.benchmarks + settlingSuite + enginesSuite + timingSuite + lengthSuite + pathSuite
      + timelineSuite
  }
}
