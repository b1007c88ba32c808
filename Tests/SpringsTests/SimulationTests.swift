import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("The fixed-step simulation against the exact solver")
struct SimulationTests {
  private static let springs: [Spring] = [
    .response(1, dampingRatio: 0.1), .response(1, dampingRatio: 0.5), .response(1, dampingRatio: 0),
    .response(1, dampingRatio: 1),
    .response(1, dampingRatio: 2),
  ]

  /// The slope of ln error over ln step, by least squares.
  private func order(_ steps: [Double], _ errors: [Double]) -> Double {
    let (x, y) = (steps.map { log($0) }, errors.map { log($0) })
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return products / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }

  /// The greatest errors of position and velocity at some times of a run.
  private func errors(
    of spring: Spring, timeStep: Double, at times: [Double]
  ) throws -> (position: Double, velocity: Double) {
    let exact = SpringMotion(spring, from: 1.0, to: 0, velocity: -3)
    var simulation = try spring.simulation(position: 1.0, velocity: -3, toward: 0, timeStep: timeStep)
    var (position, velocity) = (0.0, 0.0)
    for time in times {
      simulation.advance(to: time)
      position = max(position, (simulation.position - exact.displacement(at: time)).magnitude)
      velocity = max(velocity, (simulation.velocity - exact.velocity(at: time)).magnitude)
    }
    return (position, velocity)
  }

  @Test("Order of convergence 4 ± 0.1 on the grid, of position and velocity", arguments: springs)
  func orderOnTheGrid(spring: Spring) throws {
    let steps = [1.0 / 128, 1.0 / 256, 1.0 / 512, 1.0 / 1024]
    let times = (1...64).map { Double($0) / 32 }
    let errors = try steps.map { try self.errors(of: spring, timeStep: $0, at: times) }
    #expect((order(steps, errors.map(\.position)) - 4).magnitude < 0.1)
    #expect((order(steps, errors.map(\.velocity)) - 4).magnitude < 0.1)
  }

  @Test("Order of convergence 4 ± 0.1 between the grid's times", arguments: springs)
  func orderBetween(spring: Spring) throws {
    let steps = [1.0 / 128, 1.0 / 256, 1.0 / 512, 1.0 / 1024]
    // Each step is asked in its own middle and thirds, where the interpolation is worst.
    let errors = try steps.map { step in
      let times = stride(from: 0, to: Int(2 / step), by: 3).flatMap { index in
        [0.25, 0.5, 0.75].map { (Double(index) + $0) * step }
      }
      return try self.errors(of: spring, timeStep: step, at: times)
    }
    #expect((order(steps, errors.map(\.position)) - 4).magnitude < 0.1)
    #expect((order(steps, errors.map(\.velocity)) - 4).magnitude < 0.1)
  }

  @Test("Quadratic drag converges to itself with order 4 ± 0.1, in two dimensions")
  func quadraticDrag() {
    let spring = Spring.response(1, dampingRatio: 0.2)
    let law: FixedStepSimulation<SIMD2<Double>>.Acceleration = spring.accelerationLaw(toward: .zero, quadraticDrag: 0.8)
    func end(_ timeStep: Double) -> MotionState<SIMD2<Double>> {
      var simulation = FixedStepSimulation(
        position: SIMD2(1, -2), velocity: SIMD2(4, 1), timeStep: timeStep, acceleration: law)
      simulation.advance(to: 1.5)
      return simulation.state
    }
    let steps = [1.0 / 64, 1.0 / 128, 1.0 / 256, 1.0 / 512]
    let ends = (steps + [1.0 / 1024]).map(end)
    let positions = zip(ends, ends.dropFirst()).map { ($0.position - $1.position).magnitudeSquared.squareRoot() }
    let velocities = zip(ends, ends.dropFirst()).map { ($0.velocity - $1.velocity).magnitudeSquared.squareRoot() }
    #expect((order(steps, positions) - 4).magnitude < 0.1)
    #expect((order(steps, velocities) - 4).magnitude < 0.1)
  }

  @Test("Drag takes energy: with it the first swing is smaller, without it the law is the spring's")
  func dragTakesEnergy() throws {
    let spring = Spring.response(1, dampingRatio: 0.2)
    func run(_ drag: Double) -> Double {
      var simulation = FixedStepSimulation(
        position: 1.0, velocity: 0, timeStep: 1 / 1024,
        acceleration: spring.accelerationLaw(toward: 0, quadraticDrag: drag))
      simulation.advance(to: 0.5)
      return simulation.position
    }
    #expect((run(0) - SpringMotion(spring, from: 1.0, to: 0).value(at: 0.5)).magnitude < 1e-9)
    #expect(run(1).magnitude < run(0).magnitude - 0.05)
  }

  @Test(
    "Every frame rate gives the same bits at the same times", arguments: [24, 30, 59.94, 60, 90, 120, 144, 240, 480])
  func frameRates(rate: Double) throws {
    let spring = Spring.response(0.4, dampingRatio: 0.3)
    var framed = try spring.simulation(
      position: SIMD2(0.0, 10), velocity: SIMD2(50, 0), toward: SIMD2(100, -20), timeStep: 1 / 240)
    for frame in 1...Int(rate * 3) {
      let time = Double(frame) / rate
      framed.advance(to: time)
      var direct = try spring.simulation(
        position: SIMD2(0.0, 10), velocity: SIMD2(50, 0), toward: SIMD2(100, -20), timeStep: 1 / 240)
      if frame.isMultiple(of: 7) || frame < 5 {
        direct.advance(to: time)
        #expect(framed.state == direct.state && framed.stepCount == direct.stepCount, "frame \(frame) at \(rate) Hz")
      }
    }
  }

  @Test("Frames of a rate, ragged frames and a pause agree with one jump, to the rounding of summed times")
  func raggedFrames() throws {
    var generator = SeededGenerator(601)
    let spring = Spring.response(0.4, dampingRatio: 0.3)
    let greatestSpeed = 100 * spring.naturalFrequency
    for _ in 0..<50 {
      var ragged = try spring.simulation(position: 0.0, toward: 100, timeStep: 1 / 240)
      var count = 0.0
      while ragged.time < 2 {
        ragged.advance(by: generator.choice([1 / 60, 1 / 59.94, 0, 1e-9, generator.uniform(0...0.05), 0.4]))
        count += 1
      }
      var direct = try spring.simulation(position: 0.0, toward: 100, timeStep: 1 / 240)
      direct.advance(to: ragged.time)
      #expect(ragged.position == direct.position && ragged.velocity == direct.velocity)
      let exact = SpringMotion(spring, from: 0.0, to: 100)
      // (ωh)⁵/120 a step, over the steps of two seconds.
      let step = spring.naturalFrequency / 240
      let bound = greatestSpeed / spring.naturalFrequency * pow(step, 5) / 120 * 480 * 4
      #expect((ragged.position - exact.value(at: ragged.time)).magnitude < bound)
    }
  }

  @Test("Steps of one size, summed or counted, give the same state up to the last bit of time")
  func summedTime() throws {
    let spring = Spring.response(0.4, dampingRatio: 0.3)
    var summed = try spring.simulation(position: 0.0, toward: 100, timeStep: 1 / 240)
    var counted = summed
    for frame in 1...600 {
      summed.advance(by: 1 / 60)
      counted.advance(to: Double(frame) / 60)
      let allowed = (summed.time - counted.time).magnitude * 100 * spring.naturalFrequency + 1e-12
      #expect((summed.position - counted.position).magnitude <= allowed)
    }
  }

  @Test("The velocity is the slope of the position between the grid's times, and neither jumps at one")
  func continuity() throws {
    let spring = Spring.response(0.4, dampingRatio: 0.3)
    let step = 1.0 / 128
    func state(_ time: Double) throws -> MotionState<Double> {
      var simulation = try spring.simulation(position: 0.0, toward: 100, timeStep: step)
      simulation.advance(to: time)
      return simulation.state
    }
    for index in 1...100 {
      let (before, at, after) = try (
        state(Double(index) * step * (1 - 0x1p-50)), state(Double(index) * step),
        state(Double(index) * step * (1 + 0x1p-50))
      )
      for other in [before, after] {
        #expect((other.position - at.position).magnitude < 1e-9)
        #expect((other.velocity - at.velocity).magnitude < 1e-8)
      }
      let middle = (Double(index) + 0.3) * step
      let slope = try (state(middle + 1e-5).position - state(middle - 1e-5).position) / 2e-5
      // Both interpolations are of order 4 in the step: (ωh)³ of the speed.
      let allowed = pow(spring.naturalFrequency * step, 3) * 100 * spring.naturalFrequency
      #expect(try (slope - state(middle).velocity).magnitude < allowed)
    }
  }

  @Test("A frame of 0 changes nothing; the start is the start")
  func zeroFrame() throws {
    var simulation = try Spring.smooth.simulation(position: 3.0, velocity: -1, toward: 1, timeStep: 0.01)
    simulation.advance(by: 0)
    #expect(simulation.position == 3 && simulation.velocity == -1 && simulation.stepCount == 0 && simulation.time == 0)
    simulation.advance(to: 0.013)
    let state = simulation.state
    simulation.advance(by: 0)
    #expect(simulation.state == state && simulation.stepCount == 2)
  }
}
