import CGoogleBenchmark
import SpringKit

/// The result of one evaluation.
protocol BenchmarkOutput {
  /// Makes the optimiser believe that every number of the result is needed, without arithmetic.
  func use()
  /// A number that depends on all of the result.
  var checksum: Double { get }
}

/// The same number, which the optimiser can neither predict nor compute ahead.
@inline(__always)
func opaque(_ number: Double) -> Double { google_benchmark_opaque(number) }

extension Double: BenchmarkOutput {
  @inline(__always) func use() { google_benchmark_use(self) }
  var checksum: Double { self }
}

extension MotionState<Double>: BenchmarkOutput {
  @inline(__always)
  func use() {
    google_benchmark_use(position)
    google_benchmark_use(velocity)
  }
  var checksum: Double { position + velocity }
}

extension SIMD2<Double>: BenchmarkOutput {
  @inline(__always)
  func use() {
    x.use()
    y.use()
  }
  var checksum: Double { x + y }
}

extension SpringPropagator: BenchmarkOutput {
  @inline(__always)
  func use() {
    google_benchmark_use(valueFromValue)
    google_benchmark_use(valueFromVelocity)
    google_benchmark_use(velocityFromValue)
    google_benchmark_use(velocityFromVelocity)
  }
  var checksum: Double { valueFromValue + valueFromVelocity + velocityFromValue + velocityFromVelocity }
}
