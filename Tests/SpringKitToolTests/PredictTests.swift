import Foundation
import SpringKit
import Testing

@Suite("predict")
struct PredictTests {
  private func predict(_ options: String) throws -> PredictionAnswer {
    try Tool.succeed("predict \(options) --json").json(as: PredictionAnswer.self)
  }

  @Test("The answers about a POP spring are the library's, bit for bit")
  func popSpring() throws {
    let answer = try predict("--pop 16,6 --from 0 --to -75")
    let spring = SpringKit.Spring.pop(bounciness: 16, speed: 6)
    let motion = SpringMotion(spring, from: 0.0, to: -75.0)
    #expect(answer.spring.mass == spring.mass)
    #expect(answer.spring.stiffness == spring.stiffness)
    #expect(answer.spring.damping == spring.damping)
    #expect(answer.spring.naturalFrequency == spring.naturalFrequency)
    #expect(answer.spring.dampingRatio == spring.dampingRatio)
    #expect(answer.spring.response == spring.response)
    #expect(answer.spring.bounce == spring.bounce)
    #expect((answer.motion.from, answer.motion.to, answer.motion.velocity) == (0, -75, 0))
    #expect(answer.visible.property == "position")
    #expect(answer.visible.epsilon == 0.5)
    #expect(answer.visible.time == motion.settlingDuration(.visible(.position)))
    #expect(answer.settling.rule == "within")
    #expect(answer.settling.epsilon == 0.075)
    #expect(answer.settling.time == motion.settlingDuration(.within(0.075)))
    #expect(answer.settling.envelope == motion.settlingDuration(.envelope(0.075)))
    #expect(answer.arrival.time == motion.firstArrival)
    #expect(answer.overshoot.value == motion.overshoot?.value)
    #expect(answer.overshoot.time == motion.overshoot?.time)
    #expect(answer.overshoot.fraction == motion.overshootFraction)
    let extrema = Array(motion.extrema.prefix(10))
    #expect(answer.extrema.map(\.time) == extrema.map(\.time))
    #expect(answer.extrema.map(\.value) == extrema.map(\.value))
  }

  @Test("The wrong-password shake has both answers, its swings and no overshoot")
  func shake() throws {
    let answer = try predict("--pop 20,12 --from 0 --to 0 --velocity 3000")
    let motion = SpringMotion(.pop(bounciness: 20, speed: 12), from: 0.0, to: 0.0, velocity: 3000.0)
    #expect(answer.visible.time == motion.settlingDuration(.visible(.position)))
    #expect(answer.settling.epsilon == 0.001)
    #expect(answer.settling.time == motion.settlingDuration(.within(0.001)))
    #expect(answer.extrema.map(\.time) == motion.extrema.prefix(10).map(\.time))
    #expect(answer.extrema.count == 10)
    #expect(answer.arrival.time == 0)
    #expect(answer.overshoot.value == nil)
    #expect(answer.overshoot.valueReason?.contains("equal") == true)
    #expect(answer.overshoot.fractionReason != nil)
    #expect(answer.overshoot.timeReason != nil)
  }

  @Test("An undamped motion has nulls with reasons, and still its swings")
  func undamped() throws {
    let answer = try predict("--response 1 --damping-ratio 0 --to 100")
    #expect(answer.visible.time == nil)
    #expect(answer.visible.timeReason?.contains("undamped") == true)
    #expect(answer.settling.time == nil)
    #expect(answer.settling.timeReason?.contains("undamped") == true)
    #expect(answer.settling.envelope == nil)
    #expect(answer.settling.envelopeReason?.contains("undamped") == true)
    #expect(answer.extrema.count == 10)
    #expect(answer.overshoot.fraction == 1)
  }

  @Test("A critical motion has no swings, no arrival and an overshoot of nothing")
  func critical() throws {
    let answer = try predict("--duration 0.5 --bounce 0")
    #expect(answer.extrema.isEmpty)
    #expect(answer.arrival.time == nil)
    #expect(answer.arrival.timeReason != nil)
    #expect(answer.overshoot.value == nil)
    #expect(answer.overshoot.fraction == 0)
    #expect(answer.overshoot.fractionReason == nil)
    #expect(answer.overshoot.timeReason != nil)
  }

  @Test("The keys come in the contract's order")
  func keyOrder() throws {
    let text = try Tool.succeed("predict --pop 16,6 --json").output
    let keys = ["spring", "motion", "visible", "settling", "arrival", "overshoot", "extrema", "engines"]
    let positions = keys.map { text.range(of: "\n  \"\($0)\"")?.lowerBound }
    #expect(!positions.contains(nil))
    #expect(positions.compactMap { $0 } == positions.compactMap { $0 }.sorted())
  }

  @Test(
    "Every vocabulary gives the library's spring",
    arguments: [
      ("--pop 4,12", .pop(bounciness: 4, speed: 12)),
      ("--stiffness 100 --damping 10", .physical(mass: 1, stiffness: 100, damping: 10)),
      ("--mass 2 --stiffness=100 --damping=0", .physical(mass: 2, stiffness: 100, damping: 0)),
      ("--response 0.5 --damping-ratio 0.825", .response(0.5, dampingRatio: 0.825)),
      ("--duration 0.5 --bounce -0.25", .perceptual(duration: 0.5, bounce: -0.25)),
      ("--react-spring 170,26", .reactSpring(tension: 170, friction: 26, mass: 1)),
      ("--react-spring 170,26,3", .reactSpring(tension: 170, friction: 26, mass: 3)),
      ("--origami 40,7", .origami(tension: 40, friction: 7)),
      ("--uikit 0.5,0.5", .uiKit(duration: 0.5, dampingRatio: 0.5, relativeVelocity: 0)),
      ("--uikit=0.5,0.5,-3", .uiKit(duration: 0.5, dampingRatio: 0.5, relativeVelocity: -3)),
      ("--material standard-spatial-slow", .material(.standardSpatialSlow)),
      ("--preset react-wobbly", SpringPreset.reactWobbly.parameters),
    ] as [(String, SpringParameters)])
  func vocabularies(options: String, parameters: SpringParameters) throws {
    let answer = try predict(options)
    let spring = try SpringKit.Spring(parameters)
    #expect(answer.spring.mass == spring.mass)
    #expect(answer.spring.stiffness == spring.stiffness)
    #expect(answer.spring.damping == spring.damping)
    #expect(answer.spring.naturalFrequency == spring.naturalFrequency)
    #expect(answer.spring.dampingRatio == spring.dampingRatio)
  }

  @Test("UIKit's relative velocity starts the motion unless a velocity is given")
  func relativeVelocity() throws {
    #expect(try predict("--uikit 0.5,0.5,3 --from 50 --to 150").motion.velocity == 300)
    #expect(try predict("--uikit 0.5,0.5,3 --from 50 --to 150 --velocity -1").motion.velocity == -1)
  }

  @Test("Negative numbers follow an option after a space or an equals sign")
  func negativeNumbers() throws {
    for options in ["--from -1 --to -75 --velocity -1e3", "--from=-1 --to=-75 --velocity=-1e3"] {
      let motion = try predict("--preset snappy \(options)").motion
      #expect((motion.from, motion.to, motion.velocity) == (-1, -75, -1000))
    }
  }

  @Test("Property and tolerance change the two answers")
  func propertyAndTolerance() throws {
    let answer = try predict("--preset bouncy --property opacity --epsilon 1e-6")
    let motion = SpringMotion(.bouncy, from: 0.0, to: 1.0)
    #expect(answer.visible.property == "opacity")
    #expect(answer.visible.time == motion.settlingDuration(.visible(.opacity)))
    #expect(answer.settling.epsilon == 1e-6)
    #expect(answer.settling.time == motion.settlingDuration(.within(1e-6)))
  }

  @Test("The table leads with when it looks still, and a pipe gets no picture")
  func table() throws {
    let outcome = try Tool.succeed("predict --pop 16,6 --from 0 --to -75")
    #expect(outcome.lines.first?.hasPrefix("looks still after 0.796 s") == true)
    #expect(outcome.output.contains("overshoot       25.3 %"))
    #expect(!outcome.output.contains("┊"))
    let undamped = try Tool.succeed("predict --response 1 --damping-ratio 0")
    #expect(undamped.lines.first?.hasPrefix("never looks still") == true)
  }
}
