import Engines
import NumericalMethods
import Springs

/// A spring animation as Facebook POP runs it at a frame rate: what it shows, and where and how fast it is in its last frame.
struct POPRun<Value: ComponentVector> {
  let motion: SpringMotion<Value>
  let frameRate: Double
  /// Half of it is what POP itself calls still.
  let threshold: Double
  /// The values and velocities that POP computed, frame by frame; in the last frame it then puts the target in place.
  let frames: [MotionState<Value>]

  /// - Parameter property: what is animated; POP's threshold is 1 for a position and the visible threshold of the others.
  init(_ motion: SpringMotion<Value>, property: AnimatedProperty, frameRate: Double) {
    self.motion = motion
    self.frameRate = frameRate
    threshold = property == .position || property == .size ? 1 : property.visibleThreshold
    let engine = AnimationEngine.pop(frameRate: frameRate, threshold: threshold)
    guard let last = motion.completion(in: engine).frames else { fatalError("POP never completes this motion") }
    let runs = engine.runs(of: motion)
    precondition(runs.count == 1, "POP moves up to four components together")
    frames = (0...last).map { _ in
      let frame = runs[0].run.next()
      var state = MotionState<Value>(position: motion.to, velocity: .zero)
      for lane in 0..<runs[0].count {
        state.position[component: lane] = frame.computed[lane]
        state.velocity[component: lane] = frame.velocity[lane]
      }
      return state
    }
  }

  private var last: MotionState<Value> { frames[frames.count - 1] }
  /// How far from the target the last computed frame is, in the component that is farthest off: POP jumps by that.
  var valueLeft: Double { (last.position - motion.to).maximumNorm }
  /// How fast it is there.
  var speedLeft: Double { last.velocity.maximumNorm }

  /// When POP calls its completion, in seconds after the start.
  var completion: Double { Double(frames.count - 1) / frameRate }

  /// When POP's own frames are within `epsilon` of the target for good, in seconds after the start.
  func still(within epsilon: Double) -> Double {
    let last = frames.lastIndex { ($0.position - motion.to).maximumNorm > epsilon }
    return Double(last.map { $0 + 1 } ?? 0) / frameRate
  }

  /// What POP computed for the frame at `time`: the value and the velocity; after its end the target, at rest.
  func state(at time: Double) -> MotionState<Value> {
    let frame = Int((time * frameRate).rounded())
    return frame < frames.count ? frames[frame] : MotionState(position: motion.to, velocity: .zero)
  }
}

/// The springs of the tutorials' scenes start at a time of their phase's clock; all answers here are on that clock.
struct POPAnswers<Value: ComponentVector> {
  let motion: SpringMotion<Value>
  let property: AnimatedProperty
  /// When the spring starts, in seconds on the phase's clock.
  let start: Double

  /// When it looks still for good.
  var still: Double { start + motion.settlingDuration(.visible(property)) }

  func run(_ frameRate: Double) -> POPRun<Value> { POPRun(motion, property: property, frameRate: frameRate) }

  private var unit: String { property == .position ? "pt" : "" }
  private var speedUnit: String { property == .position ? "pt/s" : "1/s" }

  /// The answers whose names begin with `prefix`, about the track `what`.
  func write(_ prefix: String, _ what: String, into sheet: inout AnswerSheet) {
    sheet.add(
      "\(prefix)Still", still, "s", "when \(what) looks still for good, by the exact motion, on its phase's clock")
    let state = motion.state(at: still - start)
    sheet.add(
      "\(prefix)SpeedWhenStill", state.velocity.maximumNorm, speedUnit,
      "how fast \(what) is when it looks still for good")
    for rate in [60.0, 120] {
      let (run, hertz) = (run(rate), Int(rate))
      sheet.add(
        "\(prefix)Completion\(hertz)", start + run.completion, "s",
        "when POP calls the completion block of \(what) at \(hertz) frames a second, on its phase's clock")
      sheet.add(
        "\(prefix)POPStill\(hertz)", start + run.still(within: property.visibleThreshold), "s",
        "the first frame from which what POP shows of \(what) at \(hertz) frames a second looks still, on its phase's clock"
      )
      sheet.add(
        "\(prefix)ValueLeft\(hertz)", run.valueLeft, unit,
        "how far from its target POP's last computed frame of \(what) is at \(hertz) frames a second: it jumps by that")
      sheet.add(
        "\(prefix)SpeedLeft\(hertz)", run.speedLeft, speedUnit,
        "how fast \(what) still is in that frame: the speed that the completion block drops")
    }
  }
}
