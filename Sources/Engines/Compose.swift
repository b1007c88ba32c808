import Springs

extension AnimationEngine {
  /// Jetpack Compose's animation of a `Float` spring: the exact motion in single precision at whole milliseconds, ended by an
  /// estimated duration.
  ///
  /// Source: androidx, SpringSimulation.kt at 13d5e2ef, SpringEstimation.kt at 1d7dc4d1 (``ComposeEstimation/newer``) and an
  /// earlier one, TargetBasedAnimation.kt at 1d7dc4d1, FloatAnimationSpec.kt at 7a915f44.
  ///
  /// Departs from the physics where the estimate does (``ComposeEstimation`` names the versions): where the animation starts
  /// within the threshold, and just above ζ = 1, it may be negative or NaN, and the animation is over at frame 0.
  ///
  /// - Parameters:
  ///   - visibilityThreshold: the distance that Compose takes for invisible, 0.01 by default.
  ///   - estimation: which version estimates the duration.
  public static func compose(
    frameRate: Double = 60, visibilityThreshold: Double = 0.01, estimation: ComposeEstimation = .newer
  ) -> AnimationEngine {
    checkArgument(visibilityThreshold > 0 && visibilityThreshold < .infinity, "visibilityThreshold must be above 0")
    return AnimationEngine(
      name: "compose", version: "androidx 13d5e2ef, \(estimation.version)", evidence: .source, frameRate: frameRate,
      thresholds: "visibilityThreshold \(visibilityThreshold)", jointComponents: 4
    ) { motion, frameRate in
      ComposeSimulation(
        motion, frameRate: frameRate, threshold: Float(visibilityThreshold), estimation: estimation)
    }
  }
}

/// Compose's run: up to four components, each by its closed form from the start, for the longest of their durations.
///
/// Frame n stands for ⌊10⁹n/rate⌋ ns of play time, of which the solver sees whole milliseconds. The run is over at the first
/// frame whose play time is not below the duration; then the target is shown, with velocity 0.
struct ComposeSimulation: EngineSimulation {
  let estimate: Double?
  let knownLastFrame: Int?
  let neverStopsReason: String?
  private let spring: SinglePrecisionSpring
  private let from: SIMD4<Float>
  private let to: SIMD4<Float>
  private let velocity: SIMD4<Float>
  private let count: Int
  private let frameRate: Double
  private let durationNanoseconds: Double
  private var frame = 0

  init(_ motion: EngineMotion, frameRate: Double, threshold: Float, estimation: ComposeEstimation) {
    spring = SinglePrecisionSpring(motion.spring)
    from = SIMD4<Float>(motion.from)
    to = SIMD4<Float>(motion.to)
    velocity = SIMD4<Float>(motion.velocity)
    count = motion.count
    self.frameRate = frameRate
    var milliseconds = Int64.min
    var seconds = -Double.infinity
    for lane in 0..<count {
      let one = ComposeDuration(
        of: spring, displacement: (from[lane] - to[lane]) / threshold, velocity: velocity[lane] / threshold,
        estimation: estimation)
      milliseconds = max(milliseconds, one.milliseconds)
      if seconds.isNaN || one.seconds > seconds || one.seconds.isNaN && seconds == -.infinity { seconds = one.seconds }
    }
    estimate = seconds.isNaN ? seconds : Double(milliseconds) / 1000
    // A `Long`, which wraps around.
    durationNanoseconds = Double(milliseconds &* 1_000_000)
    if milliseconds == ComposeDuration.undampedMilliseconds {
      (knownLastFrame, neverStopsReason) = (nil, "undamped: its estimated duration is 292 years")
    } else {
      knownLastFrame = LastFrame.first(frameRate: frameRate, reaching: durationNanoseconds, ticksPerSecond: 1e9)
      neverStopsReason = knownLastFrame == nil ? LastFrame.tooFar : nil
    }
  }

  mutating func skip(to frame: Int) { self.frame = frame }
  var jumps: Bool { true }

  mutating func next() -> EngineFrame {
    let nanoseconds = (1e9 * Double(frame) / frameRate).rounded(.down)
    frame += 1
    let milliseconds = (nanoseconds / 1e6).rounded(.down)
    var (value, speed) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for lane in 0..<count {
      let state = spring.state(
        displacement: Double(from[lane] - to[lane]), velocity: Double(velocity[lane]), after: milliseconds)
      value[lane] = Double(Float(state.displacement + Double(to[lane])))
      speed[lane] = Double(Float(state.velocity))
    }
    guard nanoseconds >= durationNanoseconds else { return EngineFrame(value: value, velocity: speed) }
    return EngineFrame(value: SIMD4<Double>(to), velocity: .zero, isLast: true, computed: value)
  }
}
