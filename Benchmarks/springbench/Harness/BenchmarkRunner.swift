import CGoogleBenchmark
import Foundation

/// What came out of a run.
struct BenchmarkRun {
  /// Google Benchmark's own text.
  let json: String
  let report: RunReport
  /// What rows computed wrongly.
  let failures: [String]
}

/// Runs rows with Google Benchmark.
final class BenchmarkRunner {
  private var rows: [RegisteredRow] = []
  private let options: CommandLineOptions
  private let progress: Progress?

  init(_ benchmarks: [Benchmark], options: CommandLineOptions) {
    self.options = options
    progress = Progress(options)
    for benchmark in benchmarks { add(benchmark, named: benchmark.name) }
  }

  /// Adds a row that appears under another name.
  func add(_ benchmark: Benchmark, named name: String) {
    rows.append(RegisteredRow(benchmark, named: name) { [unowned self] in showProgress() })
  }

  func run() throws(CommandError) -> BenchmarkRun {
    guard google_benchmark_is_available() else { throw .noGoogleBenchmark }
    try options.refuseDebugBuild()
    for row in rows { row.register() }
    for line in RunContext.lines(seed: options.seed) {
      unsafe google_benchmark_add_context(line.key.rawValue, line.value)
    }
    let json = try measure()
    progress?.end()
    return BenchmarkRun(
      json: json, report: try RunReport(json: Data(json.utf8), named: "Google Benchmark's report"),
      failures: rows.compactMap { row in row.failure.map { "\(row.name): \($0)" } })
  }

  /// The flags with which Google Benchmark runs; what the user passes on comes last and wins.
  private var flags: [String] {
    [
      "springbench", "--benchmark_min_time=\(minTime)", "--benchmark_repetitions=\(options.repetitions)",
      // Rows of one run are compared with each other: a machine that slows down must slow all of them.
      "--benchmark_enable_random_interleaving=\(options.repetitions > 1)",
    ] + options.passedOn
  }

  /// Seconds of one repetition: unless they are given, so short that all of them take less than a minute.
  private var minTime: Double {
    options.minTime ?? min(0.03, 32 / Double(rows.count * options.repetitions))
  }

  private func measure() throws(CommandError) -> String {
    let strings: [UnsafeMutablePointer<CChar>?] = unsafe flags.map { unsafe strdup($0) } + [nil]
    defer { unsafe strings.forEach { unsafe free($0) } }
    // The library takes what it understands out of the array.
    var arguments = unsafe strings
    var rejected: UnsafePointer<CChar>?
    var json = ""
    let outcome = unsafe withUnsafeMutablePointer(to: &json) { json in
      unsafe google_benchmark_run(
        Int32(strings.count - 1), &arguments,
        { context, text in
          guard let context = unsafe context, let text = unsafe text else { return }
          unsafe context.assumingMemoryBound(to: String.self).pointee = unsafe String(cString: text)
        }, json, &rejected)
    }
    if outcome == google_benchmark_outcome_rejected_argument, let rejected = unsafe rejected {
      throw .usage("'\(unsafe String(cString: rejected))' is not a flag of Google Benchmark, or its value is wrong")
    }
    return json
  }

  private func showProgress() {
    guard let progress else { return }
    let done = rows.reduce(0) { $0 + min($1.repetitions, options.repetitions) }
    progress.show(share: Double(done) / Double(rows.count * options.repetitions))
  }
}

extension CommandLineOptions {
  /// Times and counts of code without optimisation say nothing about the library.
  func refuseDebugBuild() throws(CommandError) {
    if Build.isDebug && !has(.allowDebug) {
      throw .failure(
        "built without optimisation: use swift run -c release, or --allow-debug for times that mean little")
    }
  }
}
