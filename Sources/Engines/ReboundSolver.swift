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
  }

  /// Moves on by a frame's time in seconds.
  package mutating func advance(by time: Double) {
    accumulator += min(time, Self.greatestTimeStep)
    while accumulator >= Self.step {
      accumulator -= Self.step
      if accumulator < Self.step { (previousPosition, previousVelocity) = (position, velocity) }
      integrate()
    }
    guard accumulator > 0 else { return }
    let weight = accumulator / Self.step
    position = position * weight + previousPosition * (1 - weight)
    velocity = velocity * weight + previousVelocity * (1 - weight)
  }

  private func pull(_ position: Double, _ velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }

  private mutating func integrate() {
    let (step, half) = (Self.step, 0.5 * Self.step)
    let velocity1 = velocity
    let pull1 = pull(stagePosition, velocity1)
    let velocity2 = velocity + pull1 * half
    let pull2 = pull(position + velocity1 * half, velocity2)
    let velocity3 = velocity + pull2 * half
    let pull3 = pull(position + velocity2 * half, velocity3)
    let velocity4 = velocity + pull3 * step
    stagePosition = position + velocity3 * step
    let pull4 = pull(stagePosition, velocity4)
    position += (velocity1 + 2 * (velocity2 + velocity3) + velocity4) * (1.0 / 6) * step
    velocity += (pull1 + 2 * (pull2 + pull3) + pull4) * (1.0 / 6) * step
  }
}
