import Springs

extension AnimationEngine {
  /// libadwaita's `AdwSpringAnimation`: the exact motion at whole milliseconds, ended by an estimated duration.
  ///
  /// Source: GNOME/libadwaita at c68992bd (1.10.rc), adw-spring-animation.c.
  ///
  /// Departs from the physics twice. Up to critical damping the estimate −ln ε/β knows neither the distance nor the velocity,
  /// so that a long motion jumps at its end. And where e^(−βt) underflows, at βt > 745, an overdamped value jumps to the
  /// target, however far it is.
  ///
  /// - Parameter epsilon: the precision of the estimate, 0.001 by default.
  public static func libadwaita(frameRate: Double = 60, epsilon: Double = 0.001) -> AnimationEngine {
    checkArgument(epsilon > 0 && epsilon < 1, "epsilon must lie between 0 and 1")
    return AnimationEngine(
      name: "libadwaita", version: "1.10.rc, c68992bd", evidence: .source, frameRate: frameRate,
      thresholds: "epsilon \(epsilon)"
    ) { motion, frameRate in
      LibadwaitaSimulation(motion, frameRate: frameRate, epsilon: epsilon)
    }
  }
}

/// libadwaita's run. Frame n comes at the whole milliseconds of ⌊10⁶n/rate⌋ µs; from the duration on the target is shown, with
/// velocity 0.
struct LibadwaitaSimulation: EngineSimulation {
  let estimate: Double?
  let knownLastFrame: Int?
  let neverStopsReason: String?
  private let curve: LibadwaitaCurve
  private let duration: Double
  private let frameRate: Double
  private var frame = 0

  init(_ motion: EngineMotion, frameRate: Double, epsilon: Double) {
    curve = LibadwaitaCurve(motion)
    self.frameRate = frameRate
    if let milliseconds = curve.durationMilliseconds(epsilon: epsilon) {
      duration = Double(milliseconds)
      estimate = duration / 1000
      knownLastFrame = LastFrame.first(frameRate: frameRate, reaching: duration * 1000, ticksPerSecond: 1e6)
      neverStopsReason = knownLastFrame == nil ? LastFrame.tooFar : nil
    } else {
      (duration, estimate, knownLastFrame) = (.infinity, .infinity, nil)
      neverStopsReason = "undamped: its estimated duration is infinite"
    }
  }

  mutating func skip(to frame: Int) { self.frame = frame }
  var jumps: Bool { true }

  mutating func next() -> EngineFrame {
    let microseconds = (1e6 * Double(frame) / frameRate).rounded(.down)
    let milliseconds = (microseconds / 1000).rounded(.down)
    frame += 1
    let state = curve.state(at: milliseconds)
    let value = SIMD4(state.value, 0, 0, 0)
    guard milliseconds >= duration else {
      return EngineFrame(value: value, velocity: SIMD4(state.velocity, 0, 0, 0))
    }
    return EngineFrame(value: SIMD4(curve.to, 0, 0, 0), velocity: .zero, isLast: true, computed: value)
  }
}
