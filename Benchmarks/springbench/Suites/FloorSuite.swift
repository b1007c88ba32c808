import Foundation
import SpringKit

extension Benchmark {
  /// What the platform's own functions cost.
  static var floorSuite: [Benchmark] { [Benchmark("floor/exp-sincos") { ExponentialAndSineCosine() }] }
}

/// One exponential and one sine–cosine pair, the least that a damped swing can cost.
private struct ExponentialAndSineCosine: TableBody {
  let inputs = RandomTimes.all

  @inline(__always)
  func output(for time: Double) -> Results {
    let time = opaque(time)
    let (sine, cosine) = sineAndCosine(9.5 * time)
    return Results(exponential: exponential(-3 * time), sine: sine, cosine: cosine)
  }

  struct Results: BenchmarkOutput {
    let exponential: Double
    let sine: Double
    let cosine: Double

    @inline(__always)
    func use() {
      exponential.use()
      sine.use()
      cosine.use()
    }
    var checksum: Double { exponential + sine + cosine }
  }

  func inspect(_ outputs: [Results]) -> Inspection {
    var inspection = Inspection(unit: "ulp", limit: 2)
    for (time, output) in zip(inputs, outputs) {
      let angle = ReferenceNumber(9.5 * time)
      for (computed, exact) in [
        (output.exponential, exp(ReferenceNumber(-3 * time))), (output.sine, sin(angle)), (output.cosine, cos(angle)),
      ] {
        inspection.note((ReferenceNumber(computed) - exact).magnitude / ReferenceNumber(computed.ulp))
        inspection.expect(exact, magnitude: 1)
      }
    }
    return inspection
  }
}
