import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Law 21: vocabularies translate there and back")
struct VocabularyRoundTripTests {
  /// Whether two numbers are within some units of 2⁻⁵² of each other.
  private func isClose(_ one: Double, _ other: Double, _ units: Double) -> Bool {
    one == other || (one - other).magnitude <= units * epsilon52 * max(one.magnitude, other.magnitude)
  }

  @Test("A spring gives back exactly what it was made from", arguments: SpringParameters.Vocabulary.allCases)
  func ownWords(vocabulary: SpringParameters.Vocabulary) throws {
    let parameters = try Spring.pop(bounciness: 7, speed: 9).parameters(as: vocabulary)
    #expect(try Spring(parameters).parameters(as: vocabulary) == parameters)
    #expect(try Spring(parameters).parameters == parameters)
  }

  /// What one ulp of each argument, rounded once, moves ω and ζ by, in ulps: the vocabulary's condition.
  private func units(_ vocabulary: SpringParameters.Vocabulary) -> Double {
    switch vocabulary {
    case .physical, .reactSpring: 4
    case .response, .compose: 8
    case .perceptual: 8
    case .pop, .origami: 16
    case .uiKit, .settling: 1e-12 / epsilon52 * 4
    }
  }

  @Test(
    "ω and ζ of a random spring survive every vocabulary that can say them",
    arguments: SpringParameters.Vocabulary.allCases)
  func thereAndBack(vocabulary: SpringParameters.Vocabulary) {
    var generator = SeededGenerator(511)
    var check = LawCheck()
    var said = 0
    for _ in 0..<20_000 {
      let spring = generator.spring()
      guard let parameters = try? spring.parameters(as: vocabulary) else { continue }
      said += 1
      let comment = "SPRING_SEED=\(generator.seed): \(spring.parameters) is \(parameters)"
      guard let back = try? Spring(parameters) else {
        check.expect(false, "refused: \(comment)")
        continue
      }
      var allowed = units(vocabulary)
      if case .pop(let bounciness, let speed) = parameters {
        // c − 1 is 3·((1 − q)·N + 0.01·q): near the bounciest spring an ulp of the bounciness is many of the damping's.
        allowed += 8 * bounciness / max(42.5 - bounciness, 1e-300)
        // N jumps where Q is 18 or 44: rounding may land on the other side.
        let tension = 0.5 + speed * 199.5 / 34
        if [18.0, 44].contains(where: { (tension - $0).magnitude < 1e-12 }) { continue }
      }
      if case .origami(let tension, let friction) = parameters {
        // k and c are differences from an offset, of which an ulp of tension or friction may be many of theirs.
        allowed += 4 * 3.62 * tension.magnitude / (back.naturalFrequency * back.naturalFrequency)
        if back.damping > 0 { allowed += 4 * 3 * friction.magnitude / back.damping }
      }
      if case .perceptual(_, let bounce) = parameters {
        // ζ = 1 − b for light damping, 1/(1 + b) for strong: an ulp of b against what is left.
        allowed += 2 * bounce.magnitude / max(1 - bounce.magnitude, 1e-300)
      }
      check.expect(
        isClose(back.naturalFrequency, spring.naturalFrequency, allowed)
          && isClose(back.dampingRatio, spring.dampingRatio, allowed),
        "ω \(spring.naturalFrequency) and \(back.naturalFrequency), ζ \(spring.dampingRatio) and \(back.dampingRatio): \(comment)"
      )
    }
    check.finish()
    #expect(said > 500)
  }

  @Test(
    "The words of a random spring survive mass, stiffness and damping",
    arguments: [
      SpringParameters.Vocabulary.response, .perceptual, .compose, .pop, .origami, .reactSpring, .uiKit,
    ])
  func backAndThere(vocabulary: SpringParameters.Vocabulary) throws {
    var generator = SeededGenerator(512)
    var check = LawCheck()
    for _ in 0..<10_000 {
      let (a, b): (Double, Double)
      let made: SpringParameters
      switch vocabulary {
      case .pop:
        (a, b) = (generator.uniform(0...20), generator.uniform(0...20))
        made = .pop(bounciness: a, speed: b)
      case .origami:
        (a, b) = (generator.uniform(0...100), generator.uniform(0...30))
        made = .origami(tension: a, friction: b)
      case .perceptual:
        (a, b) = (generator.uniform(0.1...2), generator.uniform(-0.9...0.99))
        made = .perceptual(duration: a, bounce: b)
      case .uiKit:
        (a, b) = (generator.uniform(0.1...2), generator.uniform(0.1...0.99))
        made = .uiKit(duration: a, dampingRatio: b, relativeVelocity: 0)
      case .compose:
        (a, b) = (generator.uniform(0.1...3), generator.logarithmic(10...1e4))
        made = .compose(dampingRatio: a, stiffness: b)
      case .reactSpring:
        (a, b) = (generator.logarithmic(10...1e4), generator.uniform(1...100))
        made = .reactSpring(tension: a, friction: b, mass: 1)
      default:
        (a, b) = (generator.uniform(0.1...2), generator.uniform(0.05...3))
        made = .response(a, dampingRatio: b)
      }
      let one = try Spring(made)
      let bare = Spring.physical(mass: one.mass, stiffness: one.stiffness, damping: one.damping)
      let found = try bare.parameters(as: vocabulary)
      let numbers: (Double, Double)
      switch found {
      case .pop(let x, let y), .origami(let x, let y), .perceptual(let x, let y), .response(let x, let y),
        .compose(let x, let y):
        numbers = (x, y)
      case .uiKit(let x, let y, _), .reactSpring(let x, let y, _): numbers = (x, y)
      default: numbers = (.nan, .nan)
      }
      // Offsets (−30, −8, 1 − ζ, speed 0) make errors absolute: of the order of an ulp of 64.
      let absolutes: [SpringParameters.Vocabulary: Double] = [
        .pop: 4e-13, .origami: 1e-13, .perceptual: 4e-15, .uiKit: 1e-11,
      ]
      let absolute = absolutes[vocabulary] ?? 0
      let isBack =
        (numbers.0 - a).magnitude <= max(absolute, 4 * a.ulp) && (numbers.1 - b).magnitude <= max(absolute, 4 * b.ulp)
      check.expect(isBack, "SPRING_SEED=\(generator.seed): \(made) came back as \(found)")
    }
    check.finish()
  }

  @Test("POP's jumps: a spring exactly at a jump keeps its damping there and back", arguments: [18, 44])
  func popAtItsJumps(tension: Double) throws {
    var check = LawCheck()
    let speed = (tension - 0.5) * 34 / 199.5
    for ulps in -20...20 {
      let near = speed + Double(ulps) * speed.ulp
      for bounciness in [0, 4, 20.0] {
        let spring = Spring.pop(bounciness: bounciness, speed: near)
        let bare = Spring.physical(stiffness: spring.stiffness, damping: spring.damping)
        guard let parameters = try? bare.parameters(as: .pop) else { continue }
        let back = try Spring(parameters)
        check.expect(
          (back.damping - spring.damping).magnitude < 1e-9,
          "\(ulps) ulp, bounciness \(bounciness): damping \(spring.damping) came back as \(back.damping) from \(parameters)"
        )
      }
    }
    check.finish()
  }
}
