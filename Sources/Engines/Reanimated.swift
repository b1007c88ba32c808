import NumericalMethods
import Springs

extension AnimationEngine {
  /// React Native Reanimated 4, commit 01e4626: the closed form from frame to frame, a frame at most 64 ms.
  ///
  /// Over when the energy ½kx² + ½mv² has fallen to a share of what it was at the start, whatever the unit.
  ///
  /// **Where it departs from the physics:** from critical damping on every spring runs as critical; a spring without damping is
  /// refused by jumping to the target.
  public static func reanimated(frameRate: Double = 60, energyThreshold: Double = 6e-9) -> AnimationEngine {
    AnimationEngine(
      name: "reanimated", version: "4 (01e4626)", evidence: .source, frameRate: frameRate,
      thresholds: "energyThreshold \(energyThreshold)"
    ) { motion, rate in
      ReanimatedSimulation(motion, frameRate: rate, rule: .energy(energyThreshold))
    }
  }

  /// React Native Reanimated 3, commit 019ddf1: the same solution, over when speed and displacement are both below thresholds in
  /// units.
  ///
  /// **Where it departs from the physics:** as ``reanimated(frameRate:energyThreshold:)``; and at its own thresholds, which are
  /// meant for pixels, an animation from 0 to 1 jumps as soon as it passes the target slowly.
  ///
  /// - Parameters:
  ///   - restSpeed: in units per second.
  ///   - restDisplacement: in units.
  public static func reanimated3(
    frameRate: Double = 60, restSpeed: Double = 2, restDisplacement: Double = 0.01
  ) -> AnimationEngine {
    AnimationEngine(
      name: "reanimated-3", version: "3 (019ddf1)", evidence: .reconstruction, frameRate: frameRate,
      thresholds: "restSpeed \(restSpeed), restDisplacement \(restDisplacement)"
    ) { motion, rate in
      ReanimatedSimulation(
        motion, frameRate: rate, rule: .thresholds(speed: restSpeed, displacement: restDisplacement))
    }
  }
}

/// When Reanimated calls a spring done.
enum ReanimatedRule {
  /// Version 4: energy / energy at the start ≤ the threshold, or no energy at the start.
  case energy(Double)
  /// Version 3: |v| and |x| both below.
  case thresholds(speed: Double, displacement: Double)
}

/// `packages/react-native-reanimated/src/animation/spring/spring.ts` and `springUtils.ts`: each frame solves from the state that
/// the frame before left.
struct ReanimatedSimulation: EngineSimulation {
  private let spring: Spring
  private let frequency: Double
  private let dampingRatio: Double
  private let target: Double
  private let frameRate: Double
  private let rule: ReanimatedRule
  private let initialEnergy: Double
  private var frame = 0
  private var clock = 0.0
  private var position: Double
  private var velocity: Double

  init(_ motion: EngineMotion, frameRate: Double, rule: ReanimatedRule) {
    spring = motion.spring
    self.frameRate = frameRate
    self.rule = rule
    target = motion.to.x
    position = motion.from.x
    velocity = motion.velocity.x
    frequency = squareRoot(spring.stiffness / spring.mass)
    dampingRatio = min(spring.damping / (2 * squareRoot(spring.stiffness * spring.mass)), 1)
    initialEnergy = ReanimatedDurations.energy(
      motion.from.x - motion.to.x, motion.velocity.x, stiffness: spring.stiffness, mass: spring.mass)
  }

  mutating func next() -> EngineFrame {
    let now = 1000 * Double(frame) / frameRate
    let elapsed = min(now - clock, 64) / 1000
    clock = now
    frame += 1
    guard spring.damping > 0 else {
      return EngineFrame(
        value: SIMD4(target, 0, 0, 0), velocity: .zero, isLast: true, computed: SIMD4(position, 0, 0, 0))
    }
    let state = DampedOscillation(
      frequency: frequency, dampingRatio: dampingRatio, distance: target - position, velocity: velocity
    ).state(at: elapsed)
    position = target - state.remaining
    velocity = state.velocity
    let isLast = isDone
    return EngineFrame(
      value: SIMD4(isLast ? target : position, 0, 0, 0), velocity: SIMD4(isLast ? 0 : velocity, 0, 0, 0),
      isLast: isLast, computed: SIMD4(position, 0, 0, 0))
  }

  private var isDone: Bool {
    switch rule {
    case .energy(let threshold):
      let energy = ReanimatedDurations.energy(
        target - position, velocity, stiffness: spring.stiffness, mass: spring.mass)
      return initialEnergy == 0 || energy / initialEnergy <= threshold
    case .thresholds(let speed, let displacement):
      return velocity.magnitude < speed && (target - position).magnitude < displacement
    }
  }
}

/// What Reanimated 4 makes of a duration and of a clamp (`springUtils.ts`, commit 0893dd9).
package enum ReanimatedDurations {
  /// ½kx² + ½mv².
  package static func energy(_ displacement: Double, _ velocity: Double, stiffness: Double, mass: Double) -> Double {
    0.5 * stiffness * (displacement * displacement) + 0.5 * mass * (velocity * velocity)
  }

  /// The stiffness at which, after 1.5 durations, a share `energyThreshold` of the energy is left.
  ///
  /// Bisection in ε…8000, at most 100 halvings, to a thousandth of the threshold.
  ///
  /// **Where it departs from the physics:** the energy is that of a critical spring with the frequency ζω, whatever ζ; a
  /// duration that needs more than 8000 gets 8000.
  package static func stiffness(
    milliseconds: Double, dampingRatio: Double, mass: Double = 4, displacement: Double, velocity: Double = 0,
    energyThreshold: Double = 6e-9
  ) -> Double {
    let time = milliseconds * 1.5 / 1000
    func excess(_ stiffness: Double) -> Double {
      let rate = squareRoot(stiffness / mass) * dampingRatio
      let (push, decay) = (velocity + displacement * rate, exponential(-rate * time))
      let remaining = (displacement + push * time) * decay
      let left = energy(remaining, remaining * -rate + push * decay, stiffness: stiffness, mass: mass)
      return left / energy(displacement, velocity, stiffness: stiffness, mass: mass) - energyThreshold
    }
    var (low, high) = (Double.ulpOfOne, 8000.0)
    let rises = excess(high) >= excess(low)
    var middle = (high + low) / 2
    for _ in 0..<100 {
      let value = excess(middle)
      if value.magnitude <= energyThreshold * 1e-3 { break }
      if (value < 0) == rises { low = middle } else { high = middle }
      middle = (low + high) / 2
    }
    return middle
  }

  /// The damping ratio that Reanimated takes for an overshoot, a share of the distance: −ln(overshoot)/π.
  ///
  /// **Where it departs from the physics:** the overshoot of a spring is e^(−πζ/√(1 − ζ²)), less than the e^(−πζ) meant here.
  package static func dampingRatio(overshoot: Double) -> Double { -logarithm(overshoot) / .pi }
}
