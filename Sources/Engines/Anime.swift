import NumericalMethods
import Springs

extension AnimationEngine {
  /// anime.js 4.4.1, commit 308c093: a spring as the easing of an animation whose duration the spring states.
  ///
  /// The exact curve from 0 to 1, at the share of the whole milliseconds of its duration; at the target from there on.
  ///
  /// **Where it departs from the physics:** the threshold is one of progress, whatever the distance; the mass is kept within
  /// 1…10⁴, stiffness, damping and relative velocity up to 10⁴, ω up to 1000 rad/s; the longest run is 60 s; from = to shows no
  /// motion, whatever the velocity.
  ///
  /// - Parameter restThreshold: of the distance; anime's own is 0.0005.
  public static func anime(frameRate: Double = 60, restThreshold: Double = 0.0005) -> AnimationEngine {
    AnimationEngine(
      name: "anime", version: "4.4.1", evidence: .source, frameRate: frameRate,
      thresholds: "restThreshold \(restThreshold)"
    ) { motion, rate in
      let distance = motion.to.x - motion.from.x
      let curve = AnimeCurve(
        mass: motion.spring.mass, stiffness: motion.spring.stiffness, damping: motion.spring.damping,
        velocity: distance == 0 ? 0 : motion.velocity.x / distance, restThreshold: restThreshold)
      return AnimeSimulation(curve, from: motion.from.x, to: motion.to.x, frameRate: rate)
    }
  }
}

/// anime's spring solver, WebKit's: progress from 0 to 1 with a velocity relative to the distance.
///
/// `src/easings/spring/index.js`, 4.4.1. With b = (ζω − v)/ω_d, or ω − v at ζ = 1, progress is
/// - ζ < 1: 1 − e^(−ζωt)·(cos ω_d t + b·sin ω_d t);
/// - ζ = 1: 1 − (1 + bt)·e^(−ωt);
/// - ζ > 1: 1 − ((1 + b)·e^((ω_d − ζω)t) + (1 − b)·e^(−(ω_d + ζω)t))/2.
///
/// Near critical damping the last form cancels.
package struct AnimeCurve {
  private let dampingRatio: Double
  private let frequency: Double
  private let split: Double
  private let slope: Double
  /// Where the solver stopped, in seconds: a sum of steps of 0.02 s.
  package private(set) var solverDuration = 0.0

  /// The same in whole milliseconds: the duration of the animation.
  package var settlingMilliseconds: Double { roundedHalfUp(solverDuration * 1000) }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, restThreshold: Double = 0.0005) {
    let mass = Self.clamped(mass, 1, 10_000)
    let stiffness = Self.clamped(stiffness, 1e-11, 10_000)
    let velocity = Self.clamped(velocity, -10_000, 10_000)
    frequency = Self.clamped(squareRoot(stiffness / mass), 1e-11, 1000)
    dampingRatio = Self.clamped(damping, 1e-11, 10_000) / (2 * squareRoot(stiffness * mass))
    if dampingRatio == 1 {
      split = 0
      slope = frequency - velocity
    } else {
      split = frequency * squareRoot((1 - dampingRatio * dampingRatio).magnitude)
      slope = (dampingRatio * frequency - velocity) / split
    }
    solverDuration = restTime(below: restThreshold)
  }

  /// Progress after a time in seconds.
  package func progress(at time: Double) -> Double {
    let rate = dampingRatio * frequency
    if dampingRatio < 1 {
      let (sine, cosine) = sineAndCosine(split * time)
      return 1 - exponential(-time * rate) * (cosine + slope * sine)
    }
    if dampingRatio == 1 { return 1 - (1 + slope * time) * exponential(-time * frequency) }
    return 1
      - ((1 + slope) * exponential((split - rate) * time) + (1 - slope) * exponential(-(rate + split) * time)) / 2
  }

  /// The last of eleven steps of 20 ms in a row within the threshold; 60 s at most.
  private func restTime(below threshold: Double) -> Double {
    var (time, last) = (0.0, 0.0)
    var restingSteps = 0
    var steps = 0
    while restingSteps <= 10, steps <= 3000 {
      restingSteps = (1 - progress(at: time)).magnitude < threshold ? restingSteps + 1 : 0
      last = time
      time += 0.02
      steps += 1
    }
    return last
  }

  private static func clamped(_ value: Double, _ lowest: Double, _ highest: Double) -> Double {
    min(max(value, lowest), highest)
  }
}

struct AnimeSimulation: EngineSimulation {
  private let curve: AnimeCurve
  private let from: Double
  private let to: Double
  private let frameRate: Double
  private var frame = 0

  init(_ curve: AnimeCurve, from: Double, to: Double, frameRate: Double) {
    self.curve = curve
    self.from = from
    self.to = to
    self.frameRate = frameRate
  }

  var estimate: Double? { curve.settlingMilliseconds / 1000 }

  var knownLastFrame: Int? {
    var frame = max(0, Int(curve.settlingMilliseconds * frameRate / 1000) - 1)
    while 1000 * Double(frame) / frameRate < curve.settlingMilliseconds { frame += 1 }
    return frame
  }

  mutating func skip(to frame: Int) { self.frame = frame }
  var jumps: Bool { true }

  mutating func next() -> EngineFrame {
    let share = min(1000 * Double(frame) / frameRate / curve.settlingMilliseconds, 1)
    let computed = from + (to - from) * (frame == 0 ? 0 : curve.progress(at: share * curve.solverDuration))
    frame += 1
    return EngineFrame(
      value: SIMD4(share == 1 ? to : computed, 0, 0, 0), velocity: SIMD4(repeating: .nan), isLast: share == 1,
      computed: SIMD4(computed, 0, 0, 0))
  }
}

/// anime's vocabulary of bounce and perceived duration, for mass 1; every number is rounded to three decimals.
///
/// `src/easings/spring/index.js`, 4.4.1.
package enum AnimeConversion {
  /// k = (2π/D)², c = 4π(1 − b)/D, below b = 0 4π/(D(1 + b)); k at most 10⁴, c at most 300. D in milliseconds.
  package static func spring(bounce: Double, milliseconds: Double) -> (stiffness: Double, damping: Double) {
    let duration = min(max(milliseconds, 10), 10_000) / 1000
    let bounce = min(max(bounce, -1), 1)
    let root = 2 * Double.pi / duration
    let damping = bounce >= 0 ? (1 - bounce) * 4 * .pi / duration : 4 * .pi / (duration * (1 + bounce))
    return (rounded(min(max(root * root, 1e-11), 10_000)), rounded(min(max(damping, 1e-11), 300)))
  }

  /// b = 1 − cD/4π, above critical damping 4π/(cD) − 1; D = 2π/√k in milliseconds.
  package static func perceived(stiffness: Double, damping: Double) -> (bounce: Double, milliseconds: Double) {
    let duration = 2 * Double.pi / squareRoot(stiffness)
    let isOverdamped = damping / (2 * squareRoot(stiffness)) > 1
    let bounce = isOverdamped ? 4 * .pi / (damping * duration) - 1 : 1 - damping * duration / (4 * .pi)
    return (rounded(min(max(bounce, -1), 1)), rounded(min(max(duration * 1000, 10), 10_000)))
  }

  private static func rounded(_ value: Double) -> Double { roundedHalfUp(value * 1000) / 1000 }
}
