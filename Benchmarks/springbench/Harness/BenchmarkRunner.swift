import CGoogleBenchmark
import Foundation

/// Runs rows with Google Benchmark and prints what came out.
final class BenchmarkRunner {
  private let rows: [RegisteredRow]
  private let options: CommandLineOptions
  private var nanoseconds: [String: [Double]] = [:]

  init(_ benchmarks: [Benchmark], options: CommandLineOptions) {
    rows = benchmarks.map(RegisteredRow.init)
    self.options = options
  }

  /// Returns the program's exit code.
  func run() throws(UsageError) -> Int32 {
    guard google_benchmark_is_available() else {
      SpringBench.complain(
        "Google Benchmark is missing: apt-get install libbenchmark-dev, or brew install google-benchmark, then build again"
      )
      return ExitCode.unavailable
    }
    if isDebugBuild {
      SpringBench.complain("built without optimisation, so times mean little: use swift run -c release")
    }
    for row in rows { row.register() }
    try measure()
    if options.format == .console, !nanoseconds.isEmpty {
      print(ResultTable(rows: measuredRows, repetitions: options.repetitions).text)
    }
    let failures = rows.compactMap { row in row.failure.map { "\(row.benchmark.name): \($0)" } }
    for failure in failures { SpringBench.complain(failure) }
    return failures.isEmpty ? ExitCode.success : ExitCode.wrongResult
  }

  private var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  /// The flags with which Google Benchmark runs; what the user passes on comes last and wins.
  private var flags: [String] {
    [
      "springbench", "--benchmark_min_time=0.03", "--benchmark_repetitions=\(options.repetitions)",
      "--benchmark_format=\(options.format.rawValue)",
      // Rows of one run are compared with each other: a machine that slows down must slow all of them.
      "--benchmark_enable_random_interleaving=\(options.repetitions > 1)",
    ] + options.passedOn
  }

  private func measure() throws(UsageError) {
    let strings: [UnsafeMutablePointer<CChar>?] = unsafe flags.map { unsafe strdup($0) } + [nil]
    defer { unsafe strings.forEach { unsafe free($0) } }
    // The library takes what it understands out of the array.
    var arguments = unsafe strings
    let runner = unsafe Unmanaged.passUnretained(self).toOpaque()
    let collect: google_benchmark_result_handler = { context, result in
      guard let context = unsafe context, let result = unsafe result?.pointee else { return }
      let runner = unsafe Unmanaged<BenchmarkRunner>.fromOpaque(context).takeUnretainedValue()
      runner.nanoseconds[unsafe String(cString: result.name), default: []].append(unsafe result.nanoseconds)
    }
    var rejected: UnsafePointer<CChar>?
    let outcome = unsafe google_benchmark_run(
      Int32(strings.count - 1), &arguments, options.format == .console ? collect : nil, runner, &rejected)
    if outcome == google_benchmark_outcome_rejected_argument, let rejected = unsafe rejected {
      throw UsageError("'\(unsafe String(cString: rejected))' is not a flag of Google Benchmark, or its value is wrong")
    }
  }

  private var measuredRows: [ResultTable.Row] {
    rows.compactMap { row in
      guard let inspection = row.prepared?.inspection, let times = nanoseconds[row.benchmark.name]?.sorted() else {
        return nil
      }
      return ResultTable.Row(
        name: row.benchmark.name, floorName: row.benchmark.floorName,
        nanoseconds: (times[(times.count - 1) / 2] + times[times.count / 2]) / 2, inspection: inspection)
    }
  }
}

/// A row as Google Benchmark calls it: prepared and checked at the first call, timed at every one.
private final class RegisteredRow {
  let benchmark: Benchmark
  private(set) var prepared: PreparedBenchmark?

  init(_ benchmark: Benchmark) { self.benchmark = benchmark }

  /// What the row computed wrongly.
  var failure: String? { prepared.flatMap { $0.inspection.failure(checksum: $0.checksum) } }

  /// The row must live until the run ends.
  func register() {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe google_benchmark_register(
      benchmark.name,
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
    ready.time(state)
    if ReferencePrecision.isExtended {
      state.setLabel("worst_error \(ready.inspection.unit)")
      state.setCounter("worst_error", ready.inspection.worstError)
    }
    state.setCounter("checksum", ready.checksum)
    state.setFittingCounter("evaluations_per_120hz_frame", seconds: 1 / 120)
    state.setFittingCounter("evaluations_per_60hz_frame", seconds: 1 / 60)
  }
}
