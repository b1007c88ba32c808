import NumericalMethods
import Springs

extension AnimationEngine {
  /// Motion (Framer Motion), motion-dom 13.1.1, commit 1b037b0: a JavaScript animation of one number.
  ///
  /// The closed form at whole milliseconds from the start; over when the time reaches a duration that Motion finds beforehand
  /// in steps of 50 ms.
  ///
  /// **Where it departs from the physics:** the 50 ms grid lengthens runs, a phase at rest by chance ends them; past 20 s the
  /// animation never completes; far above critical damping the value jumps (issue 1207).
  ///
  /// - Parameters:
  ///   - restSpeed: units per second; nil for Motion's own 0.01 below a distance of 5 and 2 from there on.
  ///   - restDelta: units; nil for Motion's own 0.005 and 0.5.
  public static func motion(
    frameRate: Double = 60, restSpeed: Double? = nil, restDelta: Double? = nil
  ) -> AnimationEngine {
    let speed = restSpeed.map { "\($0)" } ?? "by distance"
    let delta = restDelta.map { "\($0)" } ?? "by distance"
    return AnimationEngine(
      name: "motion", version: "13.1.1", evidence: .source, frameRate: frameRate,
      thresholds: "restSpeed \(speed), restDelta \(delta)"
    ) { motion, rate in
      MotionSimulation(MotionGenerator(motion, restSpeed: restSpeed, restDelta: restDelta), frameRate: rate)
    }
  }
}

/// Motion's spring generator: the value and whether it is at rest, at any time in milliseconds.
///
/// `packages/motion-dom/src/animation/generators/spring.ts`, 13.1.1. The argument of sinh and cosh is cut off at 300: a spring
/// with ω₂t > 300 therefore decays with its fast envelope alone and jumps to the target (issue 1207).
package struct MotionGenerator {
  /// The target.
  package let target: Double
  private let oscillation: DampedOscillation
  private let restSpeed: Double
  private let restDelta: Double

  package init(_ motion: EngineMotion, restSpeed: Double? = nil, restDelta: Double? = nil) {
    let spring = motion.spring
    let distance = motion.to.x - motion.from.x
    let dampingRatio = spring.damping / (2 * squareRoot(spring.stiffness * spring.mass))
    let isGranular = distance.magnitude < 5
    target = motion.to.x
    self.restSpeed = Self.given(restSpeed) ?? (isGranular ? 0.01 : 2)
    self.restDelta = Self.given(restDelta) ?? (isGranular ? 0.005 : 0.5)
    oscillation = DampedOscillation(
      frequency: squareRoot(spring.stiffness / spring.mass) / 1000, dampingRatio: dampingRatio, distance: distance,
      velocity: motion.velocity.x / 1000, largestArgument: 300)
  }

  /// Motion takes a threshold of 0 for one that is not given.
  private static func given(_ threshold: Double?) -> Double? { threshold == 0 ? nil : threshold }

  /// The state at a time in milliseconds, with the velocity in units per second, and the value before the target was put in
  /// its place.
  package func state(at time: Double) -> (value: Double, velocity: Double, isDone: Bool, computed: Double) {
    let state = oscillation.state(at: time)
    let (computed, velocity) = (target - state.remaining, state.velocity * 1000)
    let isDone = velocity.magnitude <= restSpeed && (target - computed).magnitude <= restDelta
    return (isDone ? target : computed, velocity, isDone, computed)
  }

  /// The time of the first rest on a grid of 50 ms, in milliseconds; infinite from 20 s on.
  ///
  /// `calcGeneratorDuration`, `generators/utils/calc-duration.ts`.
  package var duration: Double {
    var time = 0.0
    while !state(at: time).isDone, time < 20_000 { time += 50 }
    return time >= 20_000 ? .infinity : time
  }
}

/// `JSAnimation.tick`, `packages/motion-dom/src/animation/JSAnimation.ts`: the generator at rounded times, the target from the
/// duration on.
struct MotionSimulation: EngineSimulation {
  private let generator: MotionGenerator
  private let frameRate: Double
  private let duration: Double
  private var frame = 0

  init(_ generator: MotionGenerator, frameRate: Double) {
    self.generator = generator
    self.frameRate = frameRate
    duration = generator.duration
  }

  var estimate: Double? { duration / 1000 }

  var knownLastFrame: Int? {
    guard duration.isFinite else { return nil }
    var frame = max(0, Int((duration - 1) * frameRate / 1000) - 1)
    while time(of: frame) < duration { frame += 1 }
    return frame
  }

  var neverStopsReason: String? {
    duration.isFinite ? nil : "Motion finds no rest within 20 s and takes its duration for infinite"
  }

  private func time(of frame: Int) -> Double { roundedHalfUp(1000 * Double(frame) / frameRate) }

  mutating func skip(to frame: Int) { self.frame = frame }
  var jumps: Bool { true }

  mutating func next() -> EngineFrame {
    let time = time(of: frame)
    frame += 1
    let state = generator.state(at: time)
    let isLast = time >= duration
    return EngineFrame(
      value: SIMD4(isLast ? generator.target : state.value, 0, 0, 0), velocity: SIMD4(state.velocity, 0, 0, 0),
      isLast: isLast, computed: SIMD4(state.computed, 0, 0, 0))
  }
}
