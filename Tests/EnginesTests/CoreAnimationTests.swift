import Engines
import SpringKit
import TestSupport
import Testing

@Suite("Core Animation, against published numbers")
struct CoreAnimationTests {
  @Test(
    "settlingDuration as measured on macOS",
    arguments: [
      (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707),
      (2, 100, 5, 0, 5.658348137358159), (1, 100, 10, 5, 1.3815510557964275), (1, 100, 1, 0, 13.91321015404625),
      (1, 100, 20, 0, 0.9999999999999999), (1, 100, 30, 0, 0.9999999999999999), (1, 400, 40, 0, 0.5),
      (1, 25, 10, 0, 1.9000000000000006), (1, 100, 0, 0, 3.4028234663852886e38),
      (1, 100, 5, 0, 2.854974609888761), (1, 100, 15, 0, 1.0220937981854987),
    ])
  func settlingDurations(mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double) throws {
    let spring = Spring.physical(mass: mass, stiffness: stiffness, damping: damping)
    let duration = CoreAnimationSpring(spring).settlingDuration(relativeVelocity: velocity)
    #expect(isNear(duration, expected, relative: 1e-12))
    // The engine's completion comes with the first frame at or after it.
    let motion = SpringMotion(spring, from: 0.0, to: 100, relativeVelocity: velocity)
    let completion = motion.completion(in: .coreAnimation())
    #expect(isNear(try #require(completion.estimate), expected, relative: 1e-12))
    if damping == 0 {
      #expect(completion.reason?.contains("without damping") == true)
    } else {
      #expect(completion.frames == Int((duration * 60).rounded(.up)))
    }
  }

  @Test(
    "The perceptual initialiser: stiffness, damping and settlingDuration",
    arguments: [
      (0.5, 0.0, 157.91367041742973, 25.132741228718345, 0.7999999999999999),
      (1, 0, 39.47841760435743, 12.566370614359172, 1.5000000000000002),
      (0.25, 0, 631.6546816697189, 50.26548245743669, 0.4),
      (0.5, 0.3, 157.91367041742973, 17.59291886010284, 0.8629552831744205),
      (0.5, 0.7, 157.91367041742973, 7.539822368615504, 1.904872615017113),
      (0.35, 0.15, 322.27279677026473, 30.51832863487228, 0.5156554893625898),
      (0.5, -0.3, 157.91367041742973, 35.90391604102621, nil),
      (1, 0.5, 39.47841760435743, 6.283185307179586, 2.3438753795710707),
      (0.5, -1, 157.91367041742973, Double.infinity, 0),
    ] as [(Double, Double, Double, Double, Double?)])
  func perceptual(duration: Double, bounce: Double, stiffness: Double, damping: Double, settling: Double?) throws {
    let got = try CoreAnimationSpring.perceptual(duration: duration, bounce: bounce)
    #expect(isNear(got.stiffness, stiffness, relative: 1e-12))
    #expect(isNear(got.damping, damping, relative: 1e-12))
    if let settling { #expect(isNear(got.settlingDuration, settling, relative: 1e-12)) }
  }

  @Test("A spring made from a perceptual duration and a bounce below 0 runs overdamped, another only if allowed")
  func overdamping() throws {
    let perceptual = SpringMotion(.perceptual(duration: 0.5, bounce: -0.3), from: 0.0, to: 100)
    let spring = Spring.physical(
      mass: 1, stiffness: perceptual.spring.stiffness, damping: perceptual.spring.damping)
    let physical = SpringMotion(spring, from: 0.0, to: 100)
    let exact = perceptual.value(at: 0.25)
    expectNear(AnimationEngine.coreAnimation(frameRate: 4).frames(of: perceptual)[1].value, exact, within: 1e-9)
    let allowed = AnimationEngine.coreAnimation(frameRate: 4, allowsOverdamping: true)
    expectNear(allowed.frames(of: physical)[1].value, exact, within: 1e-9)
    let critical = SpringMotion(.response(0.5, dampingRatio: 1), from: 0.0, to: 100).value(at: 0.25)
    expectNear(AnimationEngine.coreAnimation(frameRate: 4).frames(of: physical)[1].value, critical, within: 1e-9)
  }

  @Test(
    "Positions measured at 0.05 s from 0 to 100, in single precision inside",
    arguments: [
      (10.0, 0.0, 10.44054701924324), (20, 0, 9.020400792360306), (30, 0, 9.020400792360306),
      (10, 5, 29.307806491851807), (10, -5, -8.426713198423386),
    ])
  func positions(damping: Double, velocity: Double, expected: Double) {
    let spring = Spring.physical(mass: 1, stiffness: 100, damping: damping)
    let motion = SpringMotion(spring, from: 0.0, to: 100, relativeVelocity: velocity)
    expectNear(AnimationEngine.coreAnimation(frameRate: 20).frames(of: motion)[1].value, expected, within: 1e-4)
  }

  @Test(
    "Core Animation's bound beside the exact time at which 0.001 is left",
    arguments: [
      (0.05, 13.579, 13.913), (0.3, 2.113, 2.394), (0.5, 1.270, 1.473), (0.7, 1.029, 1.084), (0.9, 0.838, 0.892),
      (0.99, 0.894, 0.908), (0.9999, 0.923, 1.118), (0.99999994, 0.923, 1.488), (1, 0.923, 1.0),
      (1.000001, 0.923, 1.0), (1.5, 1.850, 1.0), (20, 27.616, 1.0),
    ])
  func estimators(dampingRatio: Double, exact: Double, expected: Double) throws {
    let spring = Spring.physical(mass: 1, stiffness: 100, damping: 20 * dampingRatio)
    let motion = SpringMotion(spring, from: 0.0, to: 1)
    expectNear(try #require(motion.completion(in: .coreAnimation()).estimate), expected, within: 5.1e-4)
    expectNear(motion.settlingDuration(.within(0.001)), exact, within: 5.1e-4)
  }

  @Test("Fault: from critical damping on the duration is on a grid of 0.1 s")
  func grid() {
    let spring = Spring.physical(mass: 1, stiffness: 400, damping: 40)
    #expect(CoreAnimationSpring(spring).settlingDuration() == 0.5)
    expectNear(SpringMotion(spring, from: 0.0, to: 1).settlingDuration(.within(0.001)), 0.4617, within: 5e-5)
  }

  @Test("The last frame is the target; what is left before it is below 0.001 of the distance")
  func lastFrame() throws {
    let motion = SpringMotion(.physical(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 100)
    let frames = AnimationEngine.coreAnimation().frames(of: motion)
    #expect(try #require(frames.last).value == 100)
    #expect(try #require(motion.completion(in: .coreAnimation()).residual) < 0.1)
  }

  @Test("A velocity without a distance cannot be stated")
  func noDistance() {
    let motion = SpringMotion(.smooth, from: 3.0, to: 3, velocity: 10)
    #expect(motion.completion(in: .coreAnimation()).reason?.contains("distance") == true)
    #expect(motion.completion(in: .uiKit()).reason?.contains("distance") == true)
    #expect(motion.completion(in: .swiftUIInterpolating()).reason?.contains("distance") == true)
  }
}
