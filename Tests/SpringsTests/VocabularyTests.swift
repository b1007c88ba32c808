import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("What the vocabularies say: published numbers")
struct VocabularyTests {
  @Test(
    "POP: bounciness and speed to stiffness, damping and ζ",
    arguments: [
      (4, 12, 342.100588, 30.486980, 0.82415), (0, 12, 342.100588, 36.925881, 0.99821),
      (20, 12, 342.100588, 11.090783, 0.29982),
      (12, 5, 193.414412, 14.253680, 0.51245), (8, 12, 342.100588, 24.684019, 0.66728),
      (20, 20, 512.027647, 13.356488, 0.29513),
      (0, 0, 87.21, 5.777013, 0.30931),
    ])
  func pop(row: (bounciness: Double, speed: Double, stiffness: Double, damping: Double, dampingRatio: Double)) {
    let spring = Spring.pop(bounciness: row.bounciness, speed: row.speed)
    #expect((spring.stiffness - row.stiffness).magnitude < 5e-7)
    #expect((spring.damping - row.damping).magnitude < 1e-6)
    #expect((spring.dampingRatio - row.dampingRatio).magnitude < 1e-5)
    #expect(spring.mass == 1)
  }

  @Test(
    "POP's bounciness 0 is not critical damping",
    arguments: [
      (0, 0.309), (1, 0.664), (3, 0.872), (5, 0.960), (10, 0.9951), (12, 0.9982), (14, 0.9996), (20, 0.9946),
    ])
  func popNoBounce(row: (speed: Double, dampingRatio: Double)) {
    let spring = Spring.pop(bounciness: 0, speed: row.speed)
    #expect((spring.dampingRatio - row.dampingRatio).magnitude < 6e-4)
    #expect(spring.regime == .underdamped)
  }

  @Test(
    "POP's no-bounce friction jumps where its cubic changes",
    arguments: [(18, 6.8384, 6.792608), (44, 9.972096, 9.9787808)])
  func popJumps(row: (tension: Double, below: Double, above: Double)) {
    // Q = 0.5 + speed·199.5/34 reaches 18 and 44 here; a hair on either side is one cubic or the other.
    let speed = (row.tension - 0.5) * 34 / 199.5
    func friction(_ speed: Double) -> Double { (Spring.pop(bounciness: 0, speed: speed).damping - 1) / 3 }
    #expect((friction(speed * (1 - 1e-13)) - row.below).magnitude < 1e-10)
    #expect((friction(speed * (1 + 1e-13)) - row.above).magnitude < 1e-10)
  }

  @Test("POP has no word for an overdamped spring, a slower or a bouncier one, and says what its limit is")
  func popRefusals() {
    for (spring, argument, word) in [
      (Spring.physical(stiffness: 342, damping: 60), "damping", "least bouncy"),
      (.response(0.3, dampingRatio: 1.5), "damping", "least bouncy"),
      (.physical(stiffness: 87, damping: 5), "stiffness", "87.21"),
      (.physical(stiffness: 342, damping: 1), "damping", "1.03"),
    ] {
      let error = #expect(throws: SpringError.self) { try spring.parameters(as: .pop) }
      #expect(error?.argument == argument && error?.requirement.contains(word) == true, "\(String(describing: error))")
      #expect(error?.description.contains("\n") == false)
    }
  }

  @Test(
    "SwiftUI: 0.5 s and bounce 0.3 are stiffness 157.9 and damping 17.6; −0.3 is damping 35.9; mass 1, 100, 10 is 0.63 and 0.5"
  )
  func swiftUI() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(
      (spring.stiffness - 157.91367041742973).magnitude < 1e-12
        && (spring.damping - 17.59291886010284).magnitude < 1e-13)
    #expect((Spring(duration: 0.5, bounce: -0.3).damping - 35.90391604102621).magnitude < 1e-13)
    #expect((Spring(duration: 0.5, bounce: 0.7).damping - 7.539822368615504).magnitude < 1e-14)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((other.duration - 0.6283185307179586).magnitude < 1e-15 && other.bounce == 0.5)
    #expect(Spring.smooth.bounce == 0 && Spring.snappy.bounce == 0.15 && Spring.bouncy.bounce == 0.3)
    #expect(Spring.smooth.duration == 0.5 && Spring.smooth.regime == .critical)
    #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.15 + 0.1))
    #expect(Spring(mass: 2, stiffness: 10, damping: 100, allowOverDamping: false).regime == .critical)
    #expect(Spring(mass: 2, stiffness: 10, damping: 100).regime == .overdamped)
    #expect(Spring(response: 0.4, dampingRatio: 0.7) == .response(0.4, dampingRatio: 0.7))
  }

  @Test(
    "Flutter's and Core Animation's duration and bounce",
    arguments: [
      (0.5, 0, 157.91367041742973, 25.132741228718345), (1, 0, 39.47841760435743, 12.566370614359172),
      (0.25, 0, 631.6546816697189, 50.26548245743669), (0.35, 0.15, 322.27279677026473, 30.51832863487228),
      (1, 0.5, 39.47841760435743, 6.283185307179586),
    ])
  func perceptual(row: (duration: Double, bounce: Double, stiffness: Double, damping: Double)) {
    let spring = Spring.perceptual(duration: row.duration, bounce: row.bounce)
    #expect((spring.stiffness / row.stiffness - 1).magnitude < 5e-16)
    #expect((spring.damping / row.damping - 1).magnitude < 5e-16)
    #expect(spring.perceptualDuration == row.duration && spring.bounce == row.bounce && spring.response == row.duration)
  }

  @Test("UIKit: 3 s and 0.25 are stiffness 54.83363359078326; critical damping has ω·T = 9.233413476451586")
  func uiKit() {
    let spring = Spring.uiKit(duration: 3, dampingRatio: 0.25)
    #expect((spring.stiffness / 54.83363359078326 - 1).magnitude < 1e-12)
    #expect((spring.damping / 3.702486785620688 - 1).magnitude < 1e-12)
    let critical = Spring.uiKit(duration: 0.7, dampingRatio: 1)
    #expect((critical.naturalFrequency * 0.7 / 9.233413476451586 - 1).magnitude < 1e-12)
    #expect(critical.regime == .critical)
  }

  @Test("UIKit with velocity solves its equation, and no stiffer spring does")
  func uiKitWithVelocity() {
    var generator = SeededGenerator(501)
    var check = LawCheck()
    for _ in 0..<3000 {
      let duration = generator.logarithmic(0.05...5)
      let zeta = generator.choice([1, generator.uniform(0.05...0.99)])
      let velocity = generator.signed(0.01...30)
      guard let spring = try? Spring(.uiKit(duration: duration, dampingRatio: zeta, relativeVelocity: velocity)) else {
        check.expect(false, "no spring for \(duration) s, ζ \(zeta), velocity \(velocity)")
        continue
      }
      func envelope(_ omega: Double) -> Double {
        if zeta == 1 { return (1 + (omega - velocity) * duration).magnitude * exp(-omega * duration) }
        return (zeta * omega - velocity).magnitude / (omega * (1 - zeta * zeta).squareRoot())
          * exp(-zeta * omega * duration)
      }
      let comment: Comment =
        "SPRING_SEED=\(generator.seed): \(duration) s, ζ \(zeta), velocity \(velocity), ω \(spring.naturalFrequency)"
      let omega = spring.naturalFrequency
      // 1e-12 in ω moves the envelope by that times ω·d ln E/dω.
      let slope = (log(envelope(omega * (1 + 1e-6))) - log(envelope(omega * (1 - 1e-6)))).magnitude / 2e-6
      check.expect(envelope(omega), equals: 0.001, within: 0.001 * (1e-12 * slope + 1e-12), comment)
      let isLast = (1...400).allSatisfy { envelope(omega * (1 + Double($0) / 50)) < 0.001 * (1 + 1e-9) }
      check.expect(isLast, "a stiffer solution: \(comment.rawValue)")
    }
    check.finish()
  }

  @Test("Origami: 40 and 7 are 230.2 and 22")
  func origami() {
    let spring = Spring.origami(tension: 40, friction: 7)
    #expect((spring.stiffness - 230.2).magnitude < 3e-14 && spring.damping == 22)
    #expect(
      (Spring.origami(tension: 0, friction: 0).stiffness - 85.4).magnitude < 1e-14
        && Spring.origami(tension: 0, friction: 0).damping == 1)
  }

  @Test(
    "react-spring's six presets",
    arguments: [
      (SpringPreset.reactDefault, 170.0, 26.0), (.reactGentle, 120, 14), (.reactWobbly, 180, 12),
      (.reactStiff, 210, 20),
      (.reactSlow, 280, 60), (.reactMolasses, 280, 120),
    ])
  func reactSpring(row: (preset: SpringPreset, tension: Double, friction: Double)) {
    let spring = Spring.preset(row.preset)
    #expect(spring.stiffness == row.tension && spring.damping == row.friction && spring.mass == 1)
  }

  @Test(
    "Material 3's twelve tokens",
    arguments: [
      ("expressive-spatial-fast", 0.6, 800), ("expressive-spatial-default", 0.8, 380),
      ("expressive-spatial-slow", 0.8, 200),
      ("standard-spatial-fast", 0.9, 1400), ("standard-spatial-default", 0.9, 700), ("standard-spatial-slow", 0.9, 300),
      ("expressive-effects-fast", 1, 3800), ("expressive-effects-default", 1, 1600),
      ("expressive-effects-slow", 1, 800),
      ("standard-effects-fast", 1, 3800), ("standard-effects-default", 1, 1600), ("standard-effects-slow", 1, 800),
    ])
  func material(row: (name: String, dampingRatio: Double, stiffness: Double)) throws {
    let token = try #require(MaterialSpring(rawValue: row.name))
    let spring = Spring.material(token)
    #expect(spring.dampingRatio == row.dampingRatio && spring.stiffness == row.stiffness)
    #expect(spring.materialTokens.contains(token))
    #expect(MaterialSpring.allCases.count == 12)
  }

  @Test("Compose's constants and default")
  func compose() {
    #expect(
      [ComposeSpring.highBouncy, ComposeSpring.mediumBouncy, ComposeSpring.lowBouncy, ComposeSpring.noBouncy] == [
        0.2, 0.5, 0.75, 1,
      ])
    #expect(
      [
        ComposeSpring.stiffnessHigh, ComposeSpring.stiffnessMedium, ComposeSpring.stiffnessMediumLow,
        ComposeSpring.stiffnessLow, ComposeSpring.stiffnessVeryLow,
      ]
        == [10_000, 1500, 400, 200, 50])
    #expect(Spring.compose().regime == .critical && Spring.compose().stiffness == 1500)
  }

  @Test(
    "The other presets",
    arguments: [
      (SpringPreset.spring, SpringParameters.response(0.5, dampingRatio: 0.825)),
      (.interactive, .response(0.15, dampingRatio: 0.86)),
      (.popDefault, .pop(bounciness: 4, speed: 12)), (.origamiDefault, .origami(tension: 40, friction: 7)),
      (.coreAnimationDefault, .physical(mass: 1, stiffness: 100, damping: 10)),
      (.composeDefault, .compose(dampingRatio: 1, stiffness: 1500)),
    ])
  func presets(row: (preset: SpringPreset, parameters: SpringParameters)) throws {
    #expect(try Spring.preset(row.preset) == Spring(row.parameters))
  }

  @Test("A settling duration is met exactly by the spring made from it")
  func settling() {
    var generator = SeededGenerator(502)
    for _ in 0..<2000 {
      let (duration, zeta) = (generator.logarithmic(0.05...10), generator.choice([generator.dampingRatio(), 1, 0.5]))
      let epsilon = generator.logarithmic(1e-6...0.5)
      let spring = Spring.settling(duration, dampingRatio: zeta, epsilon: epsilon)
      let found = SpringMotion(spring, from: 0.0, to: 1).settlingDuration(.within(epsilon))
      // The width of a settling time, Δ/|v| with Δ = 1e-12·ε + 16(1 + κT)·2⁻⁵²·E(T).
      let motion = SpringMotion(spring, from: 1.0, to: 0)
      let speed = motion.velocity(at: duration).magnitude
      let width = 2 * motion.settlingSlack(epsilon, at: duration) / speed + 1e-12 * duration
      #expect((found - duration).magnitude <= width || speed < 1e-3 * epsilon, "\(spring.parameters): \(found)")
    }
  }
}
