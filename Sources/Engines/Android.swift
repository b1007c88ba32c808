import Springs

extension AnimationEngine {
  /// Android's `SpringAnimation` (androidx.dynamicanimation): from frame to frame by the exact motion over whole
  /// milliseconds, the state between frames in single precision.
  ///
  /// Source: androidx, SpringForce.java at fd79a569, DynamicAnimation.java at 0ccdd90e, SpringAnimation.java at e3f5cedb.
  ///
  /// Stops where |v| < 62.5·th and |x| < th with th = 0.75·minimumVisibleChange, at one frame, even in the middle of a swing.
  /// With the default of one pixel, an animation from 0 to 1 ends within a few frames.
  ///
  /// Departs from the physics by its state: near a target of large magnitude a slow spring moves by less than half a unit in
  /// the last place a frame, and stalls short of the target for ever.
  ///
  /// - Parameter minimumVisibleChange: 1 for pixels, 1/256 for an opacity, 0.002 for a scale.
  public static func android(frameRate: Double = 60, minimumVisibleChange: Double = 1) -> AnimationEngine {
    checkArgument(minimumVisibleChange > 0 && minimumVisibleChange < .infinity, "minimumVisibleChange must be above 0")
    return AnimationEngine(
      name: "android", version: "androidx SpringForce fd79a569, SpringAnimation e3f5cedb", evidence: .source,
      frameRate: frameRate, thresholds: "minimumVisibleChange \(minimumVisibleChange)"
    ) { motion, frameRate in
      AndroidSimulation(motion, frameRate: frameRate, minimumVisibleChange: Float(minimumVisibleChange))
    }
  }
}

/// Android's run. Frame n comes at ⌊1000n/rate⌋ ms; frame 0, the first pulse, shows the start and tests nothing.
struct AndroidSimulation: EngineSimulation {
  let neverStopsReason: String?
  private let spring: SinglePrecisionSpring
  private let target: Double
  private let frameRate: Double
  private let valueThreshold: Double
  private let velocityThreshold: Double
  private var value: Float
  private var velocity: Float
  private var time = 0.0
  private var frame = 0

  init(_ motion: EngineMotion, frameRate: Double, minimumVisibleChange: Float) {
    spring = SinglePrecisionSpring(motion.spring)
    target = Double(Float(motion.to.x))
    value = Float(motion.from.x)
    velocity = Float(motion.velocity.x)
    self.frameRate = frameRate
    valueThreshold = Double(minimumVisibleChange * 0.75)
    velocityThreshold = valueThreshold * 62.5
    neverStopsReason =
      spring.swingsForEver(
        displacement: Double(value) - target, velocity: Double(velocity), distance: valueThreshold,
        speed: velocityThreshold) ? "undamped: it swings beyond the threshold for ever" : nil
  }

  mutating func next() -> EngineFrame {
    let now = (1000 * Double(frame) / frameRate).rounded(.down)
    defer {
      time = now
      frame += 1
    }
    if frame > 0 {
      let state = spring.state(
        displacement: Double(value) - target, velocity: Double(velocity), after: now - time)
      value = Float(state.displacement + target)
      velocity = Float(state.velocity)
    }
    let shown = EngineFrame(
      value: SIMD4(Double(value), 0, 0, 0), velocity: SIMD4(Double(velocity), 0, 0, 0))
    guard frame > 0, Double(velocity).magnitude < velocityThreshold,
      (Double(value) - target).magnitude < valueThreshold
    else { return shown }
    return EngineFrame(value: SIMD4(target, 0, 0, 0), velocity: .zero, isLast: true, computed: shown.value)
  }
}
