import SpringKit
import TestSupport
import Testing

@Suite("Bad input gives an error that names the argument")
struct BadInputBehaviourTests {
  private static let notFinite: [Double] = [.nan, .infinity, -.infinity]

  private func expectRefusal(
    _ parameters: SpringParameters, _ argument: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: SpringError.self, "\(parameters)", sourceLocation: sourceLocation) {
      try Spring(parameters)
    }
    guard let error else { return }
    #expect(error.argument == argument, "\(parameters): \(error)", sourceLocation: sourceLocation)
    let isOneLine = error.description.hasPrefix("\(argument) is ") && !error.description.contains("\n")
    #expect(isOneLine && !error.requirement.isEmpty, "\(error)", sourceLocation: sourceLocation)
  }

  @Test("Mass, stiffness and damping, in their own and in react-spring's words")
  func physical() {
    for value in Self.notFinite + [0, -1] {
      expectRefusal(.physical(mass: value, stiffness: 100, damping: 10), "mass")
      expectRefusal(.physical(mass: 1, stiffness: value, damping: 10), "stiffness")
      expectRefusal(.reactSpring(tension: value, friction: 10, mass: 1), "tension")
      expectRefusal(.reactSpring(tension: 100, friction: 10, mass: value), "mass")
    }
    for value in Self.notFinite + [-1, -5e-300] {
      expectRefusal(.physical(mass: 1, stiffness: 100, damping: value), "damping")
      expectRefusal(.reactSpring(tension: 100, friction: value, mass: 1), "friction")
    }
    expectRefusal(.physical(mass: 1e-300, stiffness: 1e300, damping: 0), "stiffness")
    expectRefusal(.physical(mass: 1e300, stiffness: 1e-300, damping: 0), "stiffness")
    expectRefusal(.physical(mass: 1, stiffness: 1e50, damping: 1e120), "damping")
    expectRefusal(.physical(mass: 1, stiffness: 1e-50, damping: 1e-120), "damping")
    expectRefusal(.physical(mass: 1, stiffness: 1, damping: 2.1e8), "dampingRatio")
  }

  @Test("Response, damping ratio, perceptual duration, bounce and Compose's pair")
  func ratios() {
    for value in Self.notFinite + [0, -1] {
      expectRefusal(.response(value, dampingRatio: 1), "response")
      expectRefusal(.perceptual(duration: value, bounce: 0), "duration")
      expectRefusal(.compose(dampingRatio: 1, stiffness: value), "stiffness")
    }
    for value in Self.notFinite + [-0.1, 1.0000001e8] {
      expectRefusal(.response(1, dampingRatio: value), "dampingRatio")
      expectRefusal(.compose(dampingRatio: value, stiffness: 100), "dampingRatio")
    }
    for value in Self.notFinite + [-1, -2, 1.0000001] {
      expectRefusal(.perceptual(duration: 1, bounce: value), "bounce")
    }
    expectRefusal(.response(1e-101, dampingRatio: 1), "response")
    expectRefusal(.response(1e101, dampingRatio: 1), "response")
    expectRefusal(.response(1, dampingRatio: 1e-102), "dampingRatio")
  }

  @Test("POP, Origami, UIKit and settling")
  func others() {
    for value in Self.notFinite + [-0.1, 42.6] { expectRefusal(.pop(bounciness: value, speed: 12), "bounciness") }
    for value in Self.notFinite + [-0.1] { expectRefusal(.pop(bounciness: 4, speed: value), "speed") }
    for value in Self.notFinite + [-23.6] { expectRefusal(.origami(tension: value, friction: 7), "tension") }
    for value in Self.notFinite + [-0.34] { expectRefusal(.origami(tension: 40, friction: value), "friction") }
    for value in Self.notFinite + [0, -1] {
      expectRefusal(.uiKit(duration: value, dampingRatio: 0.5, relativeVelocity: 0), "duration")
      expectRefusal(.settling(duration: value, dampingRatio: 0.5, epsilon: 0.001), "duration")
    }
    for value in Self.notFinite + [0, -1, 1.0001] {
      expectRefusal(.uiKit(duration: 1, dampingRatio: value, relativeVelocity: 0), "dampingRatio")
    }
    for value in Self.notFinite {
      expectRefusal(.uiKit(duration: 1, dampingRatio: 0.5, relativeVelocity: value), "relativeVelocity")
    }
    for value in Self.notFinite + [0, -1, 1.1e8] {
      expectRefusal(.settling(duration: 1, dampingRatio: value, epsilon: 0.001), "dampingRatio")
    }
    for value in Self.notFinite + [0, -1, 1, 2] {
      expectRefusal(.settling(duration: 1, dampingRatio: 0.5, epsilon: value), "epsilon")
    }
  }

  @Test("Whatever the numbers, a spring is made or refused, never a trap or a NaN")
  func random() {
    var generator = SeededGenerator(401)
    var (made, refused) = (0, 0)
    let special: [Double] = [
      0, -0.0, 1, -1, 1e-100, 1e100, 1e8, 42.5, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .nan, .infinity,
    ]
    for _ in 0..<100_000 {
      let (a, b, c) = (draw(), draw(), draw())
      let all: [SpringParameters] = [
        .physical(mass: a, stiffness: b, damping: c), .response(a, dampingRatio: b),
        .perceptual(duration: a, bounce: b),
        .compose(dampingRatio: a, stiffness: b), .pop(bounciness: a, speed: b), .origami(tension: a, friction: b),
        .reactSpring(tension: a, friction: b, mass: c), .uiKit(duration: a, dampingRatio: b, relativeVelocity: c),
        .settling(duration: a, dampingRatio: b, epsilon: c),
      ]
      let parameters = generator.choice(all)
      guard let spring = try? Spring(parameters) else {
        refused += 1
        continue
      }
      made += 1
      let numbers = [
        spring.mass, spring.stiffness, spring.damping, spring.naturalFrequency, spring.dampingRatio, spring.response,
        spring.bounce,
        spring.decayRate, spring.dampedFrequency,
      ]
      let isFinite = numbers.allSatisfy { $0.isFinite }
      #expect(isFinite, "SPRING_SEED=\(generator.seed): \(parameters) gives \(numbers)")
      for vocabulary in SpringParameters.Vocabulary.allCases { _ = try? spring.parameters(as: vocabulary) }
    }
    #expect(made > 5000 && refused > 5000)

    func draw() -> Double {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: generator.choice(special)
      case 1: Double(bitPattern: generator.next())
      case 2: generator.uniform(0...2)
      default: generator.logarithmic(1e-6...1e6)
      }
    }
  }

  @Test("Motions: from, to, distance and velocity")
  func motions() {
    func expectRefusal(
      _ from: Double, _ to: Double, _ velocity: Double, _ argument: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let error = #expect(throws: SpringError.self, sourceLocation: sourceLocation) {
        try SpringMotion(checking: .smooth, from: from, to: to, velocity: velocity)
      }
      #expect(error?.argument == argument, "\(String(describing: error))", sourceLocation: sourceLocation)
      let plane = #expect(throws: SpringError.self, sourceLocation: sourceLocation) {
        try SpringMotion(checking: .smooth, from: SIMD2(0, from), to: SIMD2(0, to), velocity: SIMD2(0, velocity))
      }
      #expect(plane?.argument == argument, sourceLocation: sourceLocation)
    }
    for value in Self.notFinite {
      expectRefusal(value, 0, 0, "from")
      expectRefusal(0, value, 0, "to")
      expectRefusal(0, 1, value, "velocity")
    }
    expectRefusal(1.1e100, 0, 0, "from")
    expectRefusal(0, 9e-101, 0, "from")
    expectRefusal(1e308, -1e308, 0, "from")
    expectRefusal(0, 1, 1.1e100, "velocity")
    expectRefusal(0, 1, 9e-101, "velocity")
    #expect(throws: Never.self) { try SpringMotion(checking: .smooth, from: 1e300, to: 1e300, velocity: 1e100) }
  }

  @Test("A simulation's step")
  func simulationStep() {
    for value in Self.notFinite + [0, -1, 100] {
      let error = #expect(throws: SpringError.self) {
        try Spring.smooth.simulation(position: 0.0, toward: 1, timeStep: value)
      }
      #expect(error?.argument == "timeStep")
    }
  }

  @Test("A NaN time gives NaN, not a start or a trap")
  func notANumberTime() {
    let motion = SpringMotion(.smooth, from: 0.0, to: 1)
    #expect(motion.value(at: .nan).isNaN && motion.velocity(at: .nan).isNaN)
  }
}
