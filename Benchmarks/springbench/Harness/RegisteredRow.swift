import CGoogleBenchmark

/// A row as Google Benchmark calls it: prepared and checked at the first call, timed at every one.
final class RegisteredRow {
  let name: String
  private let benchmark: Benchmark
  private var prepared: PreparedBenchmark?
  private let whenCalled: () -> Void

  /// How many calls had the present number of evaluations: the library first looks for that number, then repeats it.
  private(set) var repetitions = 0
  private var evaluationCount = 0

  init(_ benchmark: Benchmark, named name: String, whenCalled: @escaping () -> Void) {
    self.benchmark = benchmark
    self.name = name
    self.whenCalled = whenCalled
  }

  /// What the row computed wrongly.
  var failure: String? { prepared?.pass.failure }

  /// The row must live until the run ends.
  func register() {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe google_benchmark_register(
      name,
      { context, state in
        guard let context = unsafe context, let state = unsafe state else { return }
        unsafe Unmanaged<RegisteredRow>.fromOpaque(context).takeUnretainedValue().call(TimingState(state))
      }, context)
  }

  private func call(_ state: TimingState) {
    let ready = prepared ?? benchmark.prepare()
    prepared = ready
    if let failure {
      state.fail(failure)
      return
    }
    let count = state.evaluationCount
    var clock = EpochClock(evaluationCount: count, passLength: ready.passLength)
    while state.isRunning(for: count) { clock.run(ready.evaluate) }
    state.setCounter("spread", LowTime.spread(ofEpochs: clock.nanoseconds))
    if ReferencePrecision.isExtended {
      state.setLabel(ready.pass.inspection.unit)
      state.setCounter("worst_error", ready.pass.inspection.worstError)
    }
    state.setCounter("checksum", ready.pass.checksum)
    state.setFittingCounter("evaluations_per_120hz_frame", seconds: 1 / 120)
    state.setFittingCounter("evaluations_per_60hz_frame", seconds: 1 / 60)
    repetitions = count == evaluationCount ? repetitions + 1 : 1
    evaluationCount = count
    whenCalled()
  }
}
