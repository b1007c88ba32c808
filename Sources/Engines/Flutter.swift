import NumericalMethods
package import Springs

extension AnimationEngine {
  /// Flutter's `SpringSimulation`, driven by an unbounded `AnimationController`: the exact motion at whole microseconds.
  ///
  /// Source: flutter/flutter, spring_simulation.dart at 04fbdcfa and tolerance.dart; checked against the numbers in Flutter's
  /// own tests (physics_test.dart at 17bd7a8e), not against a recorded run.
  ///
  /// Stops at the first frame where |x| < toleranceDistance and |v| < toleranceVelocity, at that instant and not for good, and
  /// stays there: the target is not put in place (`snapToEnd` is off).
  ///
  /// Departs from the physics near critical damping only: the regime is the sign of c² − 4mk in doubles, so that a spring built
  /// from ζ = 1 runs as over- or underdamped by chance, at about 1e-9 from the exact motion.
  public static func flutter(
    frameRate: Double = 60, toleranceDistance: Double = 1e-3, toleranceVelocity: Double = 1e-3
  ) -> AnimationEngine {
    checkArgument(toleranceDistance > 0 && toleranceVelocity > 0, "the tolerances must be above 0")
    return AnimationEngine(
      name: "flutter", version: "spring_simulation.dart 04fbdcfa", evidence: .published, frameRate: frameRate,
      thresholds: "tolerance distance \(toleranceDistance), velocity \(toleranceVelocity)"
    ) { motion, frameRate in
      FlutterSimulation(
        motion, frameRate: frameRate, toleranceDistance: toleranceDistance, toleranceVelocity: toleranceVelocity)
    }
  }
}

/// Flutter's run. Frame n stands for ⌊10⁶n/rate⌋ µs after the first tick.
struct FlutterSimulation: EngineSimulation {
  let neverStopsReason: String?
  private let curve: FlutterCurve
  private let frameRate: Double
  private let toleranceDistance: Double
  private let toleranceVelocity: Double
  private var frame = 0

  init(_ motion: EngineMotion, frameRate: Double, toleranceDistance: Double, toleranceVelocity: Double) {
    curve = FlutterCurve(motion.spring, from: motion.from.x, to: motion.to.x, velocity: motion.velocity.x)
    self.frameRate = frameRate
    self.toleranceDistance = toleranceDistance
    self.toleranceVelocity = toleranceVelocity
    let spring = motion.spring
    func energy(_ distance: Double, _ speed: Double) -> Double {
      hypotenuse(spring.naturalFrequency * distance, speed)
    }
    let swings =
      spring.damping == 0
      && energy(motion.from.x - motion.to.x, motion.velocity.x) > energy(toleranceDistance, toleranceVelocity)
    neverStopsReason = swings ? "undamped: it swings beyond the tolerance for ever" : nil
  }

  mutating func next() -> EngineFrame {
    let time = (1e6 * Double(frame) / frameRate).rounded(.down) / 1e6
    frame += 1
    let (value, velocity) = curve.state(at: time)
    return EngineFrame(
      value: SIMD4(value, 0, 0, 0), velocity: SIMD4(velocity, 0, 0, 0),
      isLast: (value - curve.to).magnitude < toleranceDistance && velocity.magnitude < toleranceVelocity)
  }
}

/// Flutter's closed forms, with δ = c² − 4mk in doubles.
///
/// δ = 0: (c₁ + c₂t)e^(rt), r = −c/2m. δ > 0: c₁e^(r₁t) + c₂e^(r₂t), r = (−c ∓ √δ)/2m. δ < 0: e^(rt)(c₁ cos wt + c₂ sin wt),
/// w = √(−δ)/2m.
package struct FlutterCurve {
  let to: Double
  private let displacement: Double
  private let velocity: Double
  private let rate: Double
  private let spread: Double
  private let discriminant: Double

  package init(_ spring: Spring, from: Double, to: Double, velocity: Double) {
    self.to = to
    displacement = from - to
    self.velocity = velocity
    let (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    discriminant = damping * damping - 4 * mass * stiffness
    rate = -damping / (2 * mass)
    spread = squareRoot(discriminant.magnitude) / (2 * mass)
  }

  /// Value and velocity at a time in seconds.
  package func state(at time: Double) -> (value: Double, velocity: Double) {
    if discriminant > 0 {
      let (fast, slow) = (rate - spread, rate + spread)
      let slowShare = (velocity - fast * displacement) / (slow - fast)
      let (fastTerm, slowTerm) = (
        (displacement - slowShare) * exponential(fast * time), slowShare * exponential(slow * time)
      )
      return (to + fastTerm + slowTerm, fast * fastTerm + slow * slowTerm)
    }
    let decay = exponential(rate * time)
    let slope = velocity - rate * displacement
    if discriminant == 0 {
      let position = decay * (displacement + slope * time)
      return (to + position, rate * position + slope * decay)
    }
    let (sine, cosine) = sineAndCosine(spread * time)
    let position = decay * (displacement * cosine + slope / spread * sine)
    return (to + position, rate * position + decay * (slope * cosine - displacement * spread * sine))
  }
}
