import SpringKit

/// Every row of the springs: which solver is measured in which regimes, precisions, patterns of time and counts.
///
/// Not the whole product, which has thousands of rows: every solver in every regime, and along the other axes in the regime
/// that most animations are in. The usual schemes are measured as they are written, for numbers of type `Double`.
enum SpringMatrix {
  /// Evaluations of one spring, and steps of one value that each wait for the one before.
  private static let spring = [
    Line(.value, regimes: SpringCase.all),
    Line(.valueVelocity, regimes: SpringCase.all),
    Line(.valueVelocity, precisions: [.float, .simd2, .simd4, .simd8]),
    Line(.valueVelocity, times: .equalSteps),
    Line(.step, regimes: SpringCase.all),
    Line(.step, precisions: [.float, .simd2, .simd4, .simd8]),
    Line(.stepToward, regimes: SpringCase.all),
    Line(.propagator, regimes: SpringCase.all),
    Line(.rungeKutta, regimes: SpringCase.all),
    Line(.semiImplicitEuler, regimes: SpringCase.all),
  ]

  /// Evaluations at times that each wait for the result before: the latency, where `spring` has the throughput.
  private static let latency = SpringCase.all

  /// Many underdamped springs, one frame of all of them after the other: the throughput of steps.
  private static let frameCounts = [1, 64, 1000, 10_000, 1_000_000]
  private static var frames: [Benchmark] {
    frames(ValueScheme.self) + frames(StepScheme.self) + frames(RungeKuttaScheme.self)
      + frames(SemiImplicitEulerScheme.self)
  }

  /// The greatest count of the default table.
  private static let greatestUsualCount = 10_000

  static var benchmarks: [Benchmark] {
    spring.flatMap(\.benchmarks)
      + latency.map { spring in Benchmark("spring-latency/value-velocity/\(spring.name)") { LatencyBody(spring) } }
      + frames
  }

  /// Concrete where it is called, so that the loop and the scheme compile to one piece of code.
  private static func frames<Scheme: FrameScheme>(_: Scheme.Type) -> [Benchmark] {
    frameCounts.map { count in
      Benchmark("spring-frame/\(Scheme.name)/underdamped/\(count)", isOnDemand: count > greatestUsualCount) {
        FrameBody<Scheme>(springCount: count)
      }
    }
  }
}

extension SpringMatrix {
  /// A way to move a spring, as rows name it.
  enum Solver: String {
    case value
    case valueVelocity = "value-velocity"
    case propagator
    case step
    case stepToward = "step-toward"
    case rungeKutta = "rk4-step"
    case semiImplicitEuler = "semi-implicit-euler"
  }

  /// The type of the value; rows of `Double` do not name it.
  enum Precision: String {
    case double, float, simd2, simd4, simd8
  }

  /// When the solution is asked for; rows of random times do not name it.
  enum Times: String {
    case random
    case equalSteps = "equal-steps"
  }

  /// A solver and the points of each axis that it is measured at.
  struct Line {
    let solver: Solver
    let regimes: [SpringCase]
    let precisions: [Precision]
    let times: Times

    init(
      _ solver: Solver, regimes: [SpringCase] = [.underdamped], precisions: [Precision] = [.double],
      times: Times = .random
    ) {
      self.solver = solver
      self.regimes = regimes
      self.precisions = precisions
      self.times = times
    }

    var benchmarks: [Benchmark] {
      precisions.flatMap { precision in
        regimes.map { spring in
          let suffix = (precision == .double ? "" : "-\(precision)") + (times == .random ? "" : "-\(times.rawValue)")
          let name = "spring/\(solver.rawValue)/\(spring.name)\(suffix)"
          return switch precision {
          case .double: benchmark(name, spring, Double.self)
          case .float: benchmark(name, spring, Float.self)
          case .simd2: benchmark(name, spring, SIMD2<Double>.self)
          case .simd4: benchmark(name, spring, SIMD4<Double>.self)
          case .simd8: benchmark(name, spring, SIMD8<Double>.self)
          }
        }
      }
    }

    private func benchmark<Value: MeasuredVector>(_ name: String, _ spring: SpringCase, _: Value.Type) -> Benchmark {
      let inputs = times == .random ? TimePattern.random : TimePattern.equalSteps
      return switch solver {
      case .value: Benchmark(name) { ValueBody(spring, times: inputs) }
      case .valueVelocity: Benchmark(name) { ValueVelocityBody<Value>(spring, times: inputs) }
      case .propagator: Benchmark(name) { PropagatorBody(spring, times: inputs) }
      case .step: Benchmark(name) { StepBody<Value>(spring) }
      case .stepToward: Benchmark(name) { StepTowardBody(spring) }
      case .rungeKutta: Benchmark(name) { RungeKuttaBody(spring) }
      case .semiImplicitEuler: Benchmark(name) { SemiImplicitEulerBody(spring) }
      }
    }
  }
}
