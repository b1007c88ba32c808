import Springs

extension AnimationEngine {
  /// Advance: Runge–Kutta steps of 8 ms with a line between them, done when speed and distance are within `threshold`.
  ///
  /// Source: timdonnelly/Advance, 3.1.1 and thirteen commits, 3156e6c. Departs from the physics because its Runge–Kutta sum leaves out the
  /// first stage, so that it runs at 5/6 of the speed. It knows no mass other than 1: a motion of another mass runs as
  /// k/m and c/m. Both lengths are those of the vector of up to four components.
  public static func advance(frameRate: Double = 60, threshold: Double = 0.1) -> AnimationEngine {
    checkArgument(threshold >= 0, "threshold must be 0 or above")
    return AnimationEngine(
      name: "advance", version: "3.1.1-13, 3156e6c", evidence: .source, frameRate: frameRate,
      thresholds: "threshold \(threshold)", jointComponents: 4
    ) { motion, rate in AdvanceSimulation(motion, rate: rate, threshold: threshold) }
  }
}

/// The acceleration −k·x − c·v that Advance integrates, and when it rests; a decay has no stiffness.
struct AdvanceFunction {
  /// The step in seconds.
  static let step = 0.008

  let stiffness: Double
  /// The damping, or a decay's drag.
  let damping: Double
  let threshold: Double
  let target: SIMD4<Double>
  /// Whether the distance counts for rest; a decay has no target.
  let hasTarget: Bool

  /// One step: h/6·(2·(second + third) + fourth) of the four Runge–Kutta stages; the first is missing.
  func advanced(_ state: AdvanceState) -> AdvanceState {
    let half = Self.step / 2
    let first = slope(state)
    let second = slope(state.moved(along: first, by: half))
    let third = slope(state.moved(along: second, by: half))
    let fourth = slope(state.moved(along: third, by: Self.step))
    let sum = AdvanceState(
      value: 2 * (second.value + third.value) + fourth.value,
      velocity: 2 * (second.velocity + third.velocity) + fourth.velocity)
    return state.moved(along: sum, by: Self.step / 6)
  }

  private func slope(_ state: AdvanceState) -> AdvanceState {
    AdvanceState(
      value: state.velocity, velocity: stiffness * (target - state.value) - damping * state.velocity)
  }

  func isResting(_ state: AdvanceState) -> Bool {
    let limit = threshold * threshold
    let distance = state.value - target
    return (state.velocity * state.velocity).sum() <= limit && (!hasTarget || (distance * distance).sum() <= limit)
  }
}

/// A value and its velocity, or their slopes.
struct AdvanceState {
  var value: SIMD4<Double>
  var velocity: SIMD4<Double>

  func moved(along slope: AdvanceState, by time: Double) -> AdvanceState {
    AdvanceState(value: value + slope.value * time, velocity: velocity + slope.velocity * time)
  }
}

/// The clock of Advance: a state that is ahead of the screen by less than a step, and a line back to the one before it.
///
/// Above 125 Hz there are frames without a step; they show the state that is ahead, as the original does.
struct AdvanceClock {
  /// At most ten steps a frame; what a longer frame lasts beyond that is lost.
  static let mostSteps = 10.0

  private(set) var current: AdvanceState
  /// How far the screen's time is ahead of the current state, at most 0 after a frame.
  private var lead = 0.0

  init(_ state: AdvanceState) { current = state }

  /// Moves on by a frame and gives what the screen shows there, unless the current state rests.
  mutating func advance(by frame: Double, function: AdvanceFunction) -> AdvanceState {
    var previous = current
    lead += min(frame, Self.mostSteps * AdvanceFunction.step)
    while lead > 0 {
      previous = current
      current = function.advanced(current)
      lead -= AdvanceFunction.step
    }
    let part = (AdvanceFunction.step + lead) / AdvanceFunction.step
    return AdvanceState(
      value: previous.value + (current.value - previous.value) * part,
      velocity: previous.velocity + (current.velocity - previous.velocity) * part)
  }
}

/// A run of Advance.
struct AdvanceSimulation: EngineSimulation {
  /// The longest estimate, in seconds.
  static let longestEstimate = 300.0

  private let function: AdvanceFunction
  private let start: AdvanceState
  private let period: Double
  private var clock: AdvanceClock
  private var isFirst = true

  init(_ motion: EngineMotion, rate: Double, threshold: Double) {
    let mass = motion.spring.mass
    function = AdvanceFunction(
      stiffness: motion.spring.stiffness / mass, damping: motion.spring.damping / mass, threshold: threshold,
      target: motion.to, hasTarget: true)
    // A motion that rests at the start is at its target before the first frame; the first step still comes.
    let start = AdvanceState(value: motion.from, velocity: motion.velocity)
    self.start = function.isResting(start) ? AdvanceState(value: motion.to, velocity: .zero) : start
    clock = AdvanceClock(self.start)
    period = 1 / rate
  }

  /// The state that is ahead decides: the target is shown when that state rests, though the screen has not got there.
  mutating func next() -> EngineFrame {
    if isFirst {
      isFirst = false
      return EngineFrame(value: start.value, velocity: start.velocity)
    }
    let shown = clock.advance(by: period, function: function)
    guard function.isResting(clock.current) else { return EngineFrame(value: shown.value, velocity: shown.velocity) }
    return EngineFrame(value: function.target, velocity: .zero, isLast: true, computed: clock.current.value)
  }

  /// Advance's internal `estimatedConvergence`: steps until rest, none beyond 300 s.
  var estimate: Double? {
    var state = start
    var time = 0.0
    while time < Self.longestEstimate {
      state = function.advanced(state)
      time += AdvanceFunction.step
      if function.isResting(state) { return time }
    }
    return nil
  }
}

/// A decay of Advance: v′ = −drag·v by the same steps, done when the speed is within the threshold, wherever it is.
///
/// Source: timdonnelly/Advance 3156e6c.
package struct AdvanceDecay {
  private let function: AdvanceFunction
  private let period: Double
  private var clock: AdvanceClock
  private var isFirst = true

  package init(value: Double, velocity: Double, frameRate: Double = 60, drag: Double = 3, threshold: Double = 0.1) {
    function = AdvanceFunction(stiffness: 0, damping: drag, threshold: threshold, target: .zero, hasTarget: false)
    var start = AdvanceState(value: SIMD4(value, 0, 0, 0), velocity: SIMD4(velocity, 0, 0, 0))
    if function.isResting(start) { start.velocity = .zero }
    clock = AdvanceClock(start)
    period = 1 / frameRate
  }

  /// The next frame; the first call gives frame 0.
  package mutating func next() -> EngineFrame {
    if isFirst {
      isFirst = false
      return EngineFrame(value: clock.current.value, velocity: clock.current.velocity)
    }
    let shown = clock.advance(by: period, function: function)
    guard function.isResting(clock.current) else { return EngineFrame(value: shown.value, velocity: shown.velocity) }
    return EngineFrame(value: clock.current.value, velocity: .zero, isLast: true)
  }
}
