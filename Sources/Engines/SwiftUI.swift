import NumericalMethods
package import Springs

/// Which of SwiftUI's completions an engine waits for.
public enum SwiftUICompletion: Sendable, Hashable {
  /// `.logicallyComplete`, SwiftUI's default: the perceptual duration has passed. The motion goes on unseen by this engine.
  case logicallyComplete
  /// `.removed`: the motion has settled and the animation is taken away.
  case removed
}

extension AnimationEngine {
  /// SwiftUI's `.spring` and `.interactiveSpring` without blending: fixed steps of 1/300 s.
  ///
  /// A reconstruction. Departs from the physics by its step, by its stiffness, which is never above 45000, and by its end: removed
  /// when speed and acceleration are at most 0.06 and at most 1 % of the change remains, then the target.
  ///
  /// Source: OpenSwiftUIProject/OpenSwiftUI 069dd80, which reconstructs SwiftUI 6.5.4; SwiftUI is closed and nothing here was
  /// compared with it. There a spring that does not blend has a response of 0; it is read here as its response.
  public static func swiftUI(frameRate: Double = 60, completion: SwiftUICompletion = .removed) -> AnimationEngine {
    AnimationEngine(
      name: "swiftui", version: "6.5.4 as reconstructed by OpenSwiftUI 069dd80", evidence: .reconstruction,
      frameRate: frameRate,
      thresholds: completion == .removed
        ? "speed and acceleration 0.06, 1 % of the change" : "the perceptual duration", jointComponents: 4
    ) { motion, rate in SwiftUISimulation(motion, rate: rate, completion: completion) }
  }
}

/// The duration that SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)` tells.
package enum SwiftUISettling {
  package static let epsilon = 0.001
  /// The distance of the samples from critical damping on, and how many there are at most.
  static let (sampleStep, sampleCount) = (0.1, 1024)

  /// The estimate in seconds.
  ///
  /// A reconstruction that its authors call unaudited: below critical damping ln((|a·target − v| + |target|)/ε)/a with
  /// a = ζω, in which a speed is added to a distance; from critical damping on the grid of ``firstLastingSample(epsilon:distance:)``.
  package static func duration(
    of spring: Spring, change: SIMD4<Double>, velocity: SIMD4<Double>, epsilon: Double = epsilon
  ) -> Double {
    if spring.damping == 0 { return .infinity }
    let rate = spring.decayRate
    if spring.regime == .underdamped {
      let amplitude = length(change * rate - velocity) + length(change)
      return amplitude > 0 ? max(0, logarithm(amplitude / epsilon) / rate) : 0
    }
    return firstLastingSample(epsilon: epsilon) { time in
      let step = spring.propagator(timeStep: time)
      return length(velocity * step.valueFromVelocity - change * step.valueFromValue)
    }
  }

  /// The first of 1024 samples 0.1 s apart that is within ε with all that follow it for more than 1 s; 0 if there is none.
  static func firstLastingSample(epsilon: Double, distance: (Double) -> Double) -> Double {
    var time = 0.0
    var first: Double?
    for _ in 0..<sampleCount {
      if !(distance(time) < epsilon) {
        first = nil
      } else if let first {
        if time - first > 1 { return first }
      } else {
        first = time
      }
      time += sampleStep
    }
    return 0
  }

  private static func length(_ vector: SIMD4<Double>) -> Double {
    hypotenuse(hypotenuse(vector.x, vector.y), hypotenuse(vector.z, vector.w))
  }
}

/// A run of SwiftUI's `.spring`: a velocity Verlet step in which the friction is taken at the middle.
struct SwiftUISimulation: EngineSimulation {
  static let step = 1.0 / 300
  static let greatestStiffness = 45000.0
  /// The square of 0.06, below which speed and acceleration count as none.
  static let restSquare = 0.0036
  /// The part of the change that may remain.
  static let remainingPart = 0.01

  private let source: Spring
  private let stiffness: Double
  private let damping: Double
  private let completion: SwiftUICompletion
  private let from: SIMD4<Double>
  private let change: SIMD4<Double>
  private let rate: Double
  private let startVelocity: SIMD4<Double>
  private var offset = SIMD4<Double>.zero
  private var velocity: SIMD4<Double>
  private var force = SIMD4<Double>.zero
  /// How far the steps have come, summed in doubles; the steps run ahead of the frame by less than one.
  private var time = 0.0
  private var frame = 0

  init(_ motion: EngineMotion, rate: Double, completion: SwiftUICompletion) {
    source = motion.spring
    let frequency = 2 * .pi / motion.spring.response
    stiffness = min(frequency * frequency, Self.greatestStiffness)
    damping = 2 * squareRoot(stiffness) * motion.spring.dampingRatio
    self.completion = completion
    self.rate = rate
    from = motion.from
    change = motion.to - motion.from
    startVelocity = motion.velocity
    velocity = motion.velocity
  }

  mutating func next() -> EngineFrame {
    let now = Double(frame) / rate
    frame += 1
    // After a pause of more than 1 s the motion resumes where it was, a sixtieth of a second before now.
    if now - time > 1 { time = now - 1.0 / 60 }
    while time < now {
      let middle = velocity + force * (Self.step / 2)
      offset += middle * Self.step
      force = (change - offset) * stiffness - middle * damping
      velocity = middle + force * (Self.step / 2)
      time += Self.step
    }
    let shown = now == 0 ? from : from + offset
    if completion == .logicallyComplete {
      return EngineFrame(value: shown, velocity: velocity, isLast: now >= source.response)
    }
    guard isSettled else { return EngineFrame(value: shown, velocity: velocity) }
    return EngineFrame(value: from + change, velocity: .zero, isLast: true, computed: shown)
  }

  private var isSettled: Bool {
    let remaining = change - offset
    let part = change * Self.remainingPart
    return max((velocity * velocity).sum(), (force * force).sum()) <= Self.restSquare
      && (remaining * remaining).sum() <= (part * part).sum()
  }

  var estimate: Double? { SwiftUISettling.duration(of: source, change: change, velocity: startVelocity) }

  var knownLastFrame: Int? {
    guard completion == .logicallyComplete, source.response <= AnimationEngine.horizon else { return nil }
    return EngineClock.firstFrame(atOrAfter: source.response, rate: rate)
  }

  var neverStopsReason: String? {
    guard completion == .removed, damping == 0 else { return nil }
    let swing = squareRoot((change * change).sum() * stiffness + (startVelocity * startVelocity).sum())
    // Twice the threshold, so that a swing which the steps could find at rest by chance is run instead.
    return swing > 0.12 ? "without damping it is never removed" : nil
  }
}
