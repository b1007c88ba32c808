extension Benchmark {
  /// Evaluations of one spring: the solution at random times and steps of a fixed length.
  static var springSuite: [Benchmark] {
    let springs = SpringCase.all
    return springs.map { spring in Benchmark("spring/value/\(spring.name)") { ValueBody(spring) } }
      + springs.map { spring in Benchmark("spring/value-velocity/\(spring.name)") { ValueVelocityBody(spring) } }
      + springs.map { spring in Benchmark("spring/step/\(spring.name)") { StepBody(spring) } }
      + springs.map { spring in Benchmark("spring/step-toward/\(spring.name)") { StepTowardBody(spring) } }
      + springs.map { spring in Benchmark("spring/propagator/\(spring.name)") { PropagatorBody(spring) } }
      + springs.map { spring in Benchmark("spring/rk4-step/\(spring.name)") { RungeKuttaBody(spring) } }
  }
}
