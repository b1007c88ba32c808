import SpringKit
import Testing

/// Literals outside their domain stop the program, and say why on standard error.
@Suite("Literals trap outside their domain with the reason")
struct TrapBehaviourTests {
  private func expectMessage(
    _ result: ExitTest.Result?, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words {
      #expect(text.contains(word), "no \"\(word)\" on standard error: \(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func physical() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring.physical(mass: 0, stiffness: 100, damping: 10)
    }
    expectMessage(result, "mass is 0.0", "above 0")
  }

  @Test func response() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring.response(0.5, dampingRatio: -1)
    }
    expectMessage(result, "dampingRatio is -1.0")
  }

  @Test func perceptual() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(duration: 0.5, bounce: -1)
    }
    expectMessage(result, "bounce is -1.0", "above -1")
  }

  @Test func pop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring.pop(bounciness: 43, speed: 12)
    }
    expectMessage(result, "bounciness is 43.0", "42.5")
  }

  @Test func origami() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring.origami(tension: -30, friction: 7)
    }
    expectMessage(result, "tension is -30.0", "-23.59")
  }

  @Test func settling() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(settlingDuration: 1, dampingRatio: 0)
    }
    expectMessage(result, "dampingRatio is 0.0", "settles")
  }

  @Test func uiKit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring.uiKit(duration: 1, dampingRatio: 1.5)
    }
    expectMessage(result, "dampingRatio is 1.5")
  }

  @Test func motion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpringMotion(.smooth, from: 0.0, to: .nan)
    }
    expectMessage(result, "to is nan")
  }

  @Test func vectorMotion() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpringMotion(.smooth, from: SIMD2(0.0, 0), to: SIMD2(1, 1), velocity: SIMD2(0, .infinity))
    }
    expectMessage(result, "velocity is inf")
  }

  @Test func settlingRule() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpringMotion(.smooth, from: 1.0, to: 1).settlingDuration(.relative(0.1))
    }
    expectMessage(result, "epsilon is 0.1", "from and to are equal")
  }

  @Test func sampleRate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpringMotion(.smooth, from: 0.0, to: 1).samples(rate: 0)
    }
    expectMessage(result, "rate")
  }

  @Test func endlessSamples() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpringMotion(.response(1, dampingRatio: 0), from: 0.0, to: 100).samples(rate: 60)
    }
    expectMessage(result, "settle")
  }

  @Test func componentIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = 1.0[component: 1]
    }
    expectMessage(result, "component")
  }

  @Test func simulationBackwards() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var simulation = FixedStepSimulation(position: 0.0, velocity: 1, timeStep: 0.01) { _, _, _ in 0 }
      simulation.advance(by: -1)
    }
    expectMessage(result, "elapsed is -1.0")
  }

  @Test func simulationStep() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FixedStepSimulation(position: 0.0, velocity: 1, timeStep: 0) { _, _, _ in 0 }
    }
    expectMessage(result, "timeStep is 0.0")
  }

  @Test func drag() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring.smooth.accelerationLaw(toward: 1.0, quadraticDrag: -1)
    }
    expectMessage(result, "quadraticDrag is -1.0")
  }
}
