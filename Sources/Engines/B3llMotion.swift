import NumericalMethods
import Springs

extension AnimationEngine {
  /// b3ll's Motion: the closed form from frame to frame, done when every component and its velocity are within `epsilon`.
  ///
  /// Source: b3ll/Motion, 0.1.5 and one commit, c9a57f9. Departs from the physics above critical damping, where its solution does
  /// not begin at the value it is given, so that every frame adds an error and the motion crawls or is not a number;
  /// and it knows no mass other than 1: a motion of another mass runs as k/m and c/m.
  public static func b3ll(frameRate: Double = 60, epsilon: Double = 0.01) -> AnimationEngine {
    checkArgument(epsilon >= 0, "epsilon must be 0 or above")
    return AnimationEngine(
      name: "b3ll-motion", version: "0.1.5-1, c9a57f9", evidence: .source, frameRate: frameRate,
      thresholds: "resolving epsilon \(epsilon)", jointComponents: 4
    ) { motion, rate in B3llSimulation(motion, rate: rate, epsilon: epsilon) }
  }
}

/// The numbers of a spring as b3ll's Motion derives them, at mass 1.
package struct B3llSpring: Sendable {
  package let stiffness: Double
  package let damping: Double
  /// √k.
  package let naturalFrequency: Double
  /// c/(2√k).
  package let dampingRatio: Double
  /// √k·√(1 − ζ²), not a number above critical damping.
  package let dampedFrequency: Double

  package init(stiffness: Double, damping: Double) {
    self.stiffness = stiffness
    self.damping = damping
    naturalFrequency = squareRoot(stiffness)
    dampingRatio = damping / (2 * naturalFrequency)
    let remainder = 1 - dampingRatio * dampingRatio
    dampedFrequency = remainder < 0 ? .nan : naturalFrequency * squareRoot(remainder)
  }

  /// k = (2π/response)², c = 4πζ/response; a response within ``nearness`` of 0 is taken as 0.0001.
  package init(response: Double, dampingRatio: Double) {
    let response = response.magnitude < Self.nearness ? 1e-4 : response
    let frequency = 2 * .pi / response
    self.init(stiffness: frequency * frequency, damping: 4 * .pi * dampingRatio / response)
  }

  /// b3ll's test of nearness: how far ζ may be above 1 and still be run as critical, and what response counts as 0.
  static let nearness = 0.001

  /// The displacement and the velocity that a unit of each leaves a frame later; every branch is linear in them.
  typealias Coefficients = (
    valueFromValue: Double, valueFromVelocity: Double, velocityFromValue: Double, velocityFromVelocity: Double
  )

  /// The way from one frame to the next.
  func step(over time: Double) -> Coefficients {
    let (frequency, rate) = (naturalFrequency, dampingRatio * naturalFrequency)
    if dampingRatio < 1 {
      let decay = exponential(-rate * time)
      let (sine, cosine) = sineAndCosine(dampedFrequency * time)
      let slope = sine / dampedFrequency
      return (
        decay * (cosine + rate * slope), decay * slope, -decay * frequency * frequency * slope,
        decay * (cosine - rate * slope)
      )
    }
    if dampingRatio - 1 < Self.nearness {
      let decay = exponential(-frequency * time)
      let angle = frequency * time
      return (decay * (1 + angle), decay * time, -decay * frequency * angle, decay * (1 - angle))
    }
    return faultyStep(over: time)
  }

  /// The branch above critical damping, with the original's two slips.
  ///
  /// The roots come from √(c² − 4ω) where √(c² − 4k) is meant, and the slow root's coefficient is A + x₀ where x₀ − A is,
  /// with A = (v₀ − r·x₀)/(R − r), r the slow and R the fast root: the sum of both is not x₀ but 2A + x₀.
  private func faultyStep(over time: Double) -> Coefficients {
    let discriminant = damping * damping - 4 * naturalFrequency
    let root = discriminant < 0 ? Double.nan : squareRoot(discriminant)
    let (slow, fast) = ((root - damping) / 2, (-root - damping) / 2)
    let (decaySlow, decayFast) = (exponential(slow * time), exponential(fast * time))
    // A = perValue·x₀ + perVelocity·v₀.
    let (perValue, perVelocity) = (-slow / (fast - slow), 1 / (fast - slow))
    return (
      perValue * decayFast + (perValue + 1) * decaySlow, perVelocity * (decayFast + decaySlow),
      perValue * fast * decayFast + (perValue + 1) * slow * decaySlow,
      perVelocity * (fast * decayFast + slow * decaySlow)
    )
  }
}

/// A run of b3ll's Motion.
struct B3llSimulation: EngineSimulation {
  private let spring: B3llSpring
  private let target: SIMD4<Double>
  private let epsilon: Double
  private let step: B3llSpring.Coefficients
  private var velocity: SIMD4<Double>
  private var position: SIMD4<Double>
  private var isFirst = true

  init(_ motion: EngineMotion, rate: Double, epsilon: Double) {
    let mass = motion.spring.mass
    spring = B3llSpring(stiffness: motion.spring.stiffness / mass, damping: motion.spring.damping / mass)
    step = spring.step(over: 1 / rate)
    self.epsilon = epsilon
    target = motion.to
    position = motion.from
    velocity = motion.velocity
  }

  /// A motion that rests at the start ends at once and keeps its velocity.
  mutating func next() -> EngineFrame {
    let isStart = isFirst
    if isStart {
      isFirst = false
    } else {
      let displacement = position - target
      position = target + displacement * step.valueFromValue + velocity * step.valueFromVelocity
      velocity = displacement * step.velocityFromValue + velocity * step.velocityFromVelocity
    }
    guard isResolved else { return EngineFrame(value: position, velocity: velocity) }
    return EngineFrame(value: target, velocity: isStart ? velocity : .zero, isLast: true, computed: position)
  }

  private var isResolved: Bool {
    for lane in 0..<4 {
      let distance = (position[lane] - target[lane]).magnitude
      guard distance <= epsilon, velocity[lane].magnitude <= epsilon else { return false }
    }
    return true
  }

  var neverStopsReason: String? {
    if !step.valueFromValue.isFinite { return "above critical damping with c² below 4ω its values are not numbers" }
    let isResting = isResolved
    return spring.damping == 0 && !isResting && energyKeepsItGoing ? "without damping it never comes to rest" : nil
  }

  /// Whether the swing is too large to be found at rest by chance: its speed or its distance is always above the threshold.
  private var energyKeepsItGoing: Bool {
    for lane in 0..<4 {
      let amplitude = hypotenuse(position[lane] - target[lane], velocity[lane] / spring.naturalFrequency)
      if amplitude > epsilon * squareRoot(1 + 1 / spring.stiffness) * 1.001 { return true }
    }
    return false
  }
}

/// A decay of b3ll's Motion: a value that slows down from a velocity.
///
/// x″ = λ·x′ with λ = 1000·ln(constant), done below a speed of 0.5. With a rounding factor the target is rounded to a
/// multiple of it, the velocity is adapted to end there, and the last frame shows the target; without, the value stays where it is.
/// Source: b3ll/Motion c9a57f9.
package struct B3llDecay {
  /// The speed below which a decay is done.
  static let restSpeed = 0.5

  /// Where the decay leads.
  package let target: Double
  private let snaps: Bool
  private let factor: Double
  private let distance: Double
  private var value: Double
  private var velocity: Double
  private var isFirst = true

  package init(
    value: Double, velocity: Double, frameRate: Double = 60, decayConstant: Double = 0.998, roundingFactor: Double = 0.5
  ) {
    let rate = logarithm(decayConstant) * 1000
    let natural = value - velocity / rate
    snaps = roundingFactor > 0
    target = snaps ? (natural / roundingFactor).rounded() * roundingFactor : natural
    factor = exponential(rate / frameRate)
    distance = exponentialMinusOne(rate / frameRate) / rate
    self.value = value
    self.velocity = snaps ? (value - target) * rate : velocity
  }

  /// The next frame; the first call gives frame 0.
  package mutating func next() -> EngineFrame {
    if isFirst {
      isFirst = false
    } else {
      value += velocity * distance
      velocity *= factor
    }
    let isLast = velocity.magnitude < Self.restSpeed
    let shown = isLast && snaps ? target : value
    return EngineFrame(
      value: SIMD4(shown, 0, 0, 0), velocity: SIMD4(velocity, 0, 0, 0), isLast: isLast, computed: SIMD4(value, 0, 0, 0))
  }
}
