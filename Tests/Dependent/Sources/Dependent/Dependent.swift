import SpringKit

/// Prints how long a POP spring takes; with a count as its argument, evaluates everything that a frame evaluates so often and
/// prints a checksum, so that a heap profiler can tell whether evaluations allocate.
@main
enum Dependent {
  static func main() {
    guard CommandLine.arguments.count > 1, let count = Int(CommandLine.arguments[1]) else {
      let motion = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0)
      print(motion.settlingDuration(.visible(.position)))
      return
    }
    print(springs.reduce(0) { $0 + checksum(of: $1, count: count) })
  }

  /// One spring of each regime.
  private static let springs: [Spring] = [
    .response(0.5, dampingRatio: 0.3), .response(0.5, dampingRatio: 1), .response(0.5, dampingRatio: 2),
    .response(0.5, dampingRatio: 100), .response(0.5, dampingRatio: 0.99999),
  ]

  private static func checksum(of spring: Spring, count: Int) -> Double {
    let scalar = SpringMotion(spring, from: 100.0, to: 0.0, velocity: -700.0)
    let vector = SpringMotion(spring, from: SIMD2(100.0, 50), to: .zero, velocity: SIMD2(0, 900))
    let propagator = spring.propagator(timeStep: 1 / 120)
    let law = spring.accelerationLaw(toward: 0.0)
    var simulation = FixedStepSimulation(position: 100.0, velocity: 0, timeStep: 1 / 10_000, acceleration: law)
    var (value, velocity) = (100.0, 0.0)
    var sum = 0.0
    for index in 0..<count {
      let time = Double(index) / Double(count)
      let state = scalar.state(at: time)
      sum += state.position + state.velocity + scalar.value(at: time) + scalar.acceleration(at: time)
      sum += vector.value(at: time).x + vector.velocity(at: time).y
      propagator.advance(value: &value, velocity: &velocity, toward: 1)
      simulation.advance(by: 1 / 10_000)
      sum += value + simulation.position
      let motion = SpringMotion(spring, from: 100.0 + time, to: 0, velocity: 10 * time)
      sum += motion.settlingDuration(.within(0.5)) + motion.settlingDuration(.within(0.5, speed: 2))
      sum += motion.settlingDuration(.envelope(0.5)) + motion.settlingDuration(.energy(1e-6))
      sum += motion.settlingDuration(.rounded(to: 1)) + vector.settlingDuration(.within(0.5), norm: .euclidean)
    }
    return sum
  }
}
