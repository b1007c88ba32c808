/// The solver that Rebound's two editions share: Runge–Kutta steps of a millisecond, mixed at the frame and fed back mixed.
///
/// **Source:** facebook/rebound 1.0 (65f155c), Spring.java; facebook/rebound-js 0.1.0 (6e6e9a9), Spring.js.
///
/// **Departs from the physics:**
/// - The first stage of a step takes its acceleration at the position of the fourth stage of the step before, not at
///   the position where the step starts; the very first step has the start value there.
/// - Each frame loses the part of a step that the mix took back, except where the frame ends with a step. Before its first
///   step, above 1000 frames a second, it mixes with a state of zeros.
/// - A frame advances at most 64 ms; the rest of a longer one is lost.
package struct ReboundSolver {
  static let step = 0.001
  static let greatestTimeStep = 0.064

  let stiffness: Double
  let damping: Double
  let target: Double
  /// The value, and after an advance the mix of the last two steps.
  package private(set) var position: Double
  /// The velocity in value units per second.
  package private(set) var velocity: Double

  private var previousPosition = 0.0
  private var previousVelocity = 0.0
  private var stagePosition: Double
  private var accumulator = 0.0
  private var steps: StepPowers

  /// - Parameters:
  ///   - stiffness: per unit of mass, as Rebound knows no other mass; 0 leaves friction alone.
  ///   - damping: per unit of mass.
  package init(stiffness: Double, damping: Double, from: Double, to: Double, velocity: Double) {
    self.stiffness = stiffness
    self.damping = damping
    target = to
    position = from
    stagePosition = from
    self.velocity = velocity
    steps = StepPowers(stiffness: stiffness, damping: damping)
  }

  /// Moves on by a frame's time in seconds.
  package mutating func advance(by time: Double) {
    accumulator += min(time, Self.greatestTimeStep)
    var count = 0
    while accumulator >= Self.step {
      accumulator -= Self.step
      count += 1
    }
    if count > 0 {
      // All steps but the last in one product: a step is linear in position, velocity and the stale stage.
      var state = ReboundState(
        position: position - target, velocity: velocity, stage: stagePosition - target)
      state = steps.power(count - 1) * state
      (previousPosition, previousVelocity) = (target + state.position, state.velocity)
      state = steps.one * state
      (position, velocity, stagePosition) = (target + state.position, state.velocity, target + state.stage)
    }
    guard accumulator > 0 else { return }
    let weight = accumulator / Self.step
    position = position * weight + previousPosition * (1 - weight)
    velocity = velocity * weight + previousVelocity * (1 - weight)
  }
}

/// Displacement from the target, velocity, and the displacement of the last step's fourth stage.
private struct ReboundState {
  var position: Double
  var velocity: Double
  var stage: Double
}

/// A linear map of ``ReboundState``, by the images of its three unit states.
private struct ReboundMap {
  let ofPosition: ReboundState
  let ofVelocity: ReboundState
  let ofStage: ReboundState

  static func * (map: ReboundMap, state: ReboundState) -> ReboundState {
    ReboundState(
      position: map.ofPosition.position * state.position + map.ofVelocity.position * state.velocity
        + map.ofStage.position * state.stage,
      velocity: map.ofPosition.velocity * state.position + map.ofVelocity.velocity * state.velocity
        + map.ofStage.velocity * state.stage,
      stage: map.ofPosition.stage * state.position + map.ofVelocity.stage * state.velocity
        + map.ofStage.stage * state.stage)
  }

  static func * (left: ReboundMap, right: ReboundMap) -> ReboundMap {
    ReboundMap(ofPosition: left * right.ofPosition, ofVelocity: left * right.ofVelocity, ofStage: left * right.ofStage)
  }
}

/// Rebound's step and the powers of it that frames ask for, of which only two alternate.
private struct StepPowers {
  let one: ReboundMap
  private var known: (count: Int, map: ReboundMap)
  private var other: (count: Int, map: ReboundMap)

  init(stiffness: Double, damping: Double) {
    func image(_ position: Double, _ velocity: Double, _ stage: Double) -> ReboundState {
      Self.step(ReboundState(position: position, velocity: velocity, stage: stage), stiffness, damping)
    }
    one = ReboundMap(ofPosition: image(1, 0, 0), ofVelocity: image(0, 1, 0), ofStage: image(0, 0, 1))
    known = (0, Self.identity)
    other = (0, Self.identity)
  }

  /// The map of `count` steps.
  mutating func power(_ count: Int) -> ReboundMap {
    if known.count == count { return known.map }
    swap(&known, &other)
    if known.count == count { return known.map }
    if known.count > count { known = (1, one) }
    if count == 0 { return StepPowers.identity }
    if known.count == 0 { known = (1, one) }
    while known.count < count { known = (known.count + 1, one * known.map) }
    return known.map
  }

  private static let identity = ReboundMap(
    ofPosition: ReboundState(position: 1, velocity: 0, stage: 0),
    ofVelocity: ReboundState(position: 0, velocity: 1, stage: 0),
    ofStage: ReboundState(position: 0, velocity: 0, stage: 1))

  /// One step of a millisecond.
  private static func step(_ state: ReboundState, _ stiffness: Double, _ damping: Double) -> ReboundState {
    func pull(_ position: Double, _ velocity: Double) -> Double { -stiffness * position - damping * velocity }
    let (step, half) = (ReboundSolver.step, 0.5 * ReboundSolver.step)
    let velocity1 = state.velocity
    let pull1 = pull(state.stage, velocity1)
    let velocity2 = state.velocity + pull1 * half
    let pull2 = pull(state.position + velocity1 * half, velocity2)
    let velocity3 = state.velocity + pull2 * half
    let pull3 = pull(state.position + velocity2 * half, velocity3)
    let velocity4 = state.velocity + pull3 * step
    let stage = state.position + velocity3 * step
    let pull4 = pull(stage, velocity4)
    return ReboundState(
      position: state.position + (velocity1 + 2 * (velocity2 + velocity3) + velocity4) * (1.0 / 6) * step,
      velocity: state.velocity + (pull1 + 2 * (pull2 + pull3) + pull4) * (1.0 / 6) * step, stage: stage)
  }
}
