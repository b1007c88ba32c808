import CGoogleBenchmark

/// One call of a body by Google Benchmark.
@safe
struct TimingState {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  /// How many evaluations are wanted.
  var evaluationCount: Int { unsafe Int(google_benchmark_iterations(handle)) }

  /// Starts the clock at the first call and stops it at the second; `count` evaluations lie between.
  func isRunning(for count: Int) -> Bool { unsafe google_benchmark_keep_running_batch(handle, Int64(count)) }

  /// Reports a number beside the times.
  func setCounter(_ name: String, _ value: Double) { unsafe google_benchmark_set_counter(handle, name, value) }

  /// Reports how many evaluations fit in a time.
  func setFittingCounter(_ name: String, seconds: Double) {
    unsafe google_benchmark_set_fitting_counter(handle, name, seconds)
  }

  /// Reports a note beside the times.
  func setLabel(_ label: String) { unsafe google_benchmark_set_label(handle, label) }

  /// Ends the call with an error instead of a time.
  func fail(_ message: String) { unsafe google_benchmark_fail(handle, message) }
}
