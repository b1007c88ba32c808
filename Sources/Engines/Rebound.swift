import Springs

extension AnimationEngine {
  /// Facebook Rebound for Java and Android: Runge–Kutta steps of a millisecond with a stale first stage.
  ///
  /// **Source:** facebook/rebound 1.0 (65f155c), Spring.java, BaseSpringSystem.java, AndroidSpringLooperFactory.java.
  ///
  /// **Departs from the physics:** the motion runs slow, the more so the higher the frame rate, where a frame is no whole number of
  /// milliseconds; every step is pushed from where the last stage of the step before was. Rebound knows only mass 1: stiffness and
  /// damping go in divided by the mass.
  ///
  /// - Parameters:
  ///   - frameRate: frames per second.
  ///   - restSpeed: the greatest speed at rest, in value units per second.
  ///   - restDisplacement: the greatest distance from the target at rest.
  ///   - fractionalInterval: true for a looper of your own that advances 1000/frameRate milliseconds a frame; false for Android's,
  ///     whose clock tells whole milliseconds.
  public static func rebound(
    frameRate: Double = 60, restSpeed: Double = 0.005, restDisplacement: Double = 0.005,
    fractionalInterval: Bool = false
  ) -> AnimationEngine {
    requireRestThresholds(speed: restSpeed, displacement: restDisplacement)
    return AnimationEngine(
      name: "rebound", version: "1.0", evidence: .source, frameRate: frameRate,
      thresholds: "restSpeed \(restSpeed), restDisplacement \(restDisplacement)"
    ) { motion, frameRate in
      ReboundSimulation(
        motion, looper: fractionalInterval ? .fractionalInterval : .wholeMilliseconds, frameRate: frameRate,
        restSpeed: restSpeed, restDisplacement: restDisplacement)
    }
  }

  /// Facebook Rebound for JavaScript: as in Java, but for a looper that knows parts of a millisecond, whose first frame of a run
  /// is one millisecond long, and for a speed at rest strictly below its threshold.
  ///
  /// **Source:** facebook/rebound-js 0.1.0 (6e6e9a9), Spring.js, SpringSystem.js, Loopers.js.
  ///
  /// - Parameters:
  ///   - frameRate: frames per second.
  ///   - restSpeed: the speed that is not at rest any more, in value units per second.
  ///   - restDisplacement: the greatest distance from the target at rest.
  public static func reboundJS(frameRate: Double = 60, restSpeed: Double = 0.001, restDisplacement: Double = 0.001)
    -> AnimationEngine
  {
    requireRestThresholds(speed: restSpeed, displacement: restDisplacement)
    return AnimationEngine(
      name: "rebound-js", version: "0.1.0", evidence: .source, frameRate: frameRate,
      thresholds: "restSpeed \(restSpeed), restDisplacement \(restDisplacement)"
    ) { motion, frameRate in
      ReboundSimulation(
        motion, looper: .javaScript, frameRate: frameRate, restSpeed: restSpeed, restDisplacement: restDisplacement)
    }
  }

  private static func requireRestThresholds(speed: Double, displacement: Double) {
    checkArgument(speed > 0 && speed.isFinite, "restSpeed must be positive and finite")
    checkArgument(displacement > 0 && displacement.isFinite, "restDisplacement must be positive and finite")
  }
}

/// What calls Rebound at each frame.
enum ReboundLooper: Sendable, Hashable {
  /// Android's: the clock tells whole milliseconds.
  case wholeMilliseconds
  /// One of your own: every frame is 1000/rate milliseconds.
  case fractionalInterval
  /// The browser's: the clock tells parts of a millisecond, and the first frame of a run counts one millisecond.
  case javaScript

  /// How much a frame, from 1 on, advances, in milliseconds.
  func interval(before frame: Int, frameRate: Double) -> Double {
    let now = 1000 * Double(frame) / frameRate
    let before = 1000 * Double(frame - 1) / frameRate
    switch self {
    case .wholeMilliseconds: return now.rounded(.down) - before.rounded(.down)
    case .fractionalInterval: return 1000 / frameRate
    case .javaScript: return frame == 1 ? 1 : now - before
    }
  }
}

/// Rebound's way from frame to frame.
///
/// At rest: |v| ≤ the speed (in JavaScript <) and |target − x| ≤ the displacement; the value is then put on the target. A spring that
/// is at rest when it starts is not moved: in JavaScript it does not even begin where it is on the target without a velocity.
struct ReboundSimulation: EngineSimulation {
  let looper: ReboundLooper
  let frameRate: Double
  let restSpeed: Double
  let restDisplacement: Double
  let target: Double
  private var solver: ReboundSolver
  private var frame = 0
  private var restsAtStart = false

  init(_ motion: EngineMotion, looper: ReboundLooper, frameRate: Double, restSpeed: Double, restDisplacement: Double) {
    self.looper = looper
    self.frameRate = frameRate
    self.restSpeed = restSpeed
    self.restDisplacement = restDisplacement
    target = motion.to.x
    solver = ReboundSolver(
      stiffness: motion.spring.stiffness / motion.spring.mass, damping: motion.spring.damping / motion.spring.mass,
      from: motion.from.x, to: motion.to.x, velocity: motion.velocity.x)
    restsAtStart = isAtRest
  }

  mutating func next() -> EngineFrame {
    defer { frame += 1 }
    if frame == 0 {
      let isLast = looper == .javaScript && restsAtStart && solver.position == target && solver.velocity == 0
      return shown(isLast: isLast)
    }
    if restsAtStart { return shown(isLast: true) }
    solver.advance(by: looper.interval(before: frame, frameRate: frameRate) / 1000)
    guard isAtRest else { return shown(isLast: false) }
    return EngineFrame(
      value: [target, 0, 0, 0], velocity: .zero, isLast: true, computed: [solver.position, 0, 0, 0])
  }

  private func shown(isLast: Bool) -> EngineFrame {
    EngineFrame(value: [solver.position, 0, 0, 0], velocity: [solver.velocity, 0, 0, 0], isLast: isLast)
  }

  private var isAtRest: Bool {
    let speed = solver.velocity.magnitude
    return (looper == .javaScript ? speed < restSpeed : speed <= restSpeed)
      && (target - solver.position).magnitude <= restDisplacement
  }
}
