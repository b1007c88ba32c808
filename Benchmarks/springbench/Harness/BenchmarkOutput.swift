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

extension Float: BenchmarkOutput {
  @inline(__always) func use() { google_benchmark_use_float(self) }
  var checksum: Double { Double(self) }
}

extension MotionState: BenchmarkOutput where Value: BenchmarkOutput {
  @inline(__always)
  func use() {
    position.use()
    velocity.use()
  }
  var checksum: Double { position.checksum + velocity.checksum }
}

extension SIMD2<Double>: BenchmarkOutput {
  @inline(__always) func use() { google_benchmark_use_double2(self) }
  var checksum: Double { sum() }
}

extension SIMD4<Double>: BenchmarkOutput {
  @inline(__always)
  func use() {
    lowHalf.use()
    highHalf.use()
  }
  var checksum: Double { sum() }
}

extension SIMD8<Double>: BenchmarkOutput {
  @inline(__always)
  func use() {
    lowHalf.use()
    highHalf.use()
  }
  var checksum: Double { sum() }
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
