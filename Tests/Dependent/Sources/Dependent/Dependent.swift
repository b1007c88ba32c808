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
    print(springs.reduce(0) { $0 + checksum(of: $1, count: count) } + timelineChecksum(count: count))
  }

  /// States of a timeline with a track of every law, into one state that is used again.
  private static func timelineChecksum(count: Int) -> Double {
    let arch = MotionPath { path in
      path.move(to: .zero)
      path.addQuadCurve(to: SIMD2(30, 40), control: SIMD2(10, 20))
      path.addCurve(to: SIMD2(90, 0), control1: SIMD2(60, 70), control2: SIMD2(80, 30))
    }
    let corners = [SIMD2(0.0, 0), SIMD2(10.0, 5), SIMD2(3.0, 20)]
    let timeline = MotionTimeline([
      .track(Track("spring", from: 0.0, to: 1.0, .spring(.bouncy, until: .within(0.001)))),
      .track(Track("curve", from: Color.black, to: .white, .curve(.easeInOut, duration: 0.8))),
      .track(Track("steps", from: 0.0, to: 1.0, .curve(.stepEnd, duration: 0.8), timing: TrackTiming(repeatCount: 3))),
      .track(
        Track(
          "easing", from: Transform.identity, to: Transform(scale: SIMD3(2, 2, 1)), .springEasing(SpringEasing(.snappy))
        )),
      .track(Track("paced", .keyframes(KeyframeMotion(corners, mode: .cubicPaced, duration: 0.7)))),
      .track(Track("cubic", .keyframes(KeyframeMotion(corners, mode: .cubic, duration: 0.7)))),
      .track(Track<SIMD2<Double>>("along", .path(PathMotion(arch, pacing: .paced, duration: 0.6)))),
      .track(Track<Double>("angle", .path(PathMotion(arch, duration: 0.6)))),
      .track(Track("glide", from: 0.0, .decay(velocity: 500))),
      .track(Track<Double>("follower", .function(of: "glide", [ComponentFunction(through: [.zero, SIMD2(500, 1)])]))),
      .track(Track("over", property: "spring", from: 0.0, to: 1.0, .curve(.ease, duration: 0.5), isAdditive: true)),
    ])
    var state = timeline.makeState()
    var sum = 0.0
    for index in 0..<count {
      timeline.update(&state, at: 1.2 * Double(index) / Double(count))
      for component in state.components { sum += component }
    }
    return sum
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
