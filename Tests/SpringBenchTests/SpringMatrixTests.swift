import SpringKit
import Testing

@testable import springbench

@Suite("The matrix of the spring rows")
struct SpringMatrixTests {
  private let names = SpringMatrix.benchmarks.map(\.name)

  @Test("has every row once, and every point of its axes")
  func axes() {
    #expect(Set(names).count == names.count)
    for regime in ["underdamped", "critical", "overdamped", "strongly-overdamped"] {
      for operation in [
        "spring/value", "spring/value-velocity", "spring/step", "spring/step-toward", "spring/propagator",
        "spring/rk4-step", "spring/semi-implicit-euler", "spring-latency/value-velocity",
      ] {
        #expect(names.contains("\(operation)/\(regime)"))
      }
    }
    for precision in ["float", "simd2", "simd4", "simd8"] {
      #expect(names.contains("spring/value-velocity/underdamped-\(precision)"))
      #expect(names.contains("spring/step/underdamped-\(precision)"))
    }
    #expect(names.contains("spring/value-velocity/underdamped-equal-steps"))
    for scheme in ["value", "step", "runge-kutta", "semi-implicit-euler"] {
      for count in [1, 64, 1000, 10_000, 1_000_000] {
        #expect(names.contains("spring-frame/\(scheme)/underdamped/\(count)"))
      }
    }
  }

  @Test("only rows of a million springs wait for a filter")
  func onDemand() {
    for row in Benchmark.all { #expect(row.isOnDemand == row.name.hasSuffix("/1000000"), "\(row.name)") }
  }

  @Test("every body is right", arguments: SpringMatrix.benchmarks.filter { !$0.isOnDemand }.map(\.name))
  func bodies(name: String) throws {
    let row = try #require(SpringMatrix.benchmarks.first { $0.name == name })
    let prepared = row.prepare()
    // A pass starts anew, also after one that was interrupted.
    prepared.evaluate(prepared.passLength / 2 + 1)
    #expect(prepared.pass.failure == nil)
    #expect(!prepared.pass.ignoresInputs)
  }

  @Test("a million springs come out right, by the exact step")
  func millionSprings() throws {
    let row = try #require(Benchmark.all.first { $0.name == "spring-frame/step/underdamped/1000000" })
    #expect(row.prepare().pass.failure == nil)
  }

  @Test("rows of vectors and of Float have errors of their own bound")
  func errorUnits() throws {
    for row in SpringMatrix.benchmarks where row.name.contains("value-velocity/underdamped-") {
      let inspection = row.prepare().pass.inspection
      #expect(inspection.unit == "of the bound")
      if ReferencePrecision.isExtended { #expect((0.05...1).contains(inspection.worstError), "\(row.name)") }
    }
  }

  @Test("limits of piled-up errors are those of the schemes' orders")
  func errorLimits() {
    #expect(RungeKuttaScheme.errorLimit(reach: 0.1, frameCount: 9) < 1.1e-4)
    #expect(SemiImplicitEulerScheme.errorLimit(reach: 0.1, frameCount: 9) == 0.1)
    #expect(StepScheme.errorLimit(reach: 0.1, frameCount: 360) < 1e-12)
    #expect(ValueScheme.errorLimit(reach: 0.1, frameCount: 360) < 1e-13)
  }

  @Test("the main rows exist")
  func mainRows() {
    let all = Set(Benchmark.all.map(\.name))
    for name in Benchmark.mainRowNames { #expect(all.contains(name), "\(name)") }
    #expect(Set(Benchmark.mainRowNames).count == Benchmark.mainRowNames.count)
  }
}
