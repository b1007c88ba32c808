/// POP's spring written anew from its description: up to four numbers that stop together, Runge–Kutta steps of a single-precision
/// millisecond, mixed at the frame.
struct TutorialPOP {
  let target: [Double]
  let spring: TutorialSpring
  let threshold: Double
  let frameRate: Double
  /// Of every frame the values and velocities, before POP puts the target in place.
  private(set) var frames: [(value: [Double], velocity: [Double])] = []

  init(
    _ spring: TutorialSpring, from: [Double], to: [Double], velocity: [Double]? = nil, threshold: Double,
    frameRate: Double
  ) {
    (target, self.spring, self.threshold, self.frameRate) = (to, spring, threshold, frameRate)
    var states = from.indices.map { (from[$0] - to[$0], velocity?[$0] ?? 0) }
    var accelerations = from.map { _ in 0.0 }
    var (accumulator, clock) = (0.0, 1.0)
    let step = Double(Float(0.001))
    for frame in 0..<10_000 {
      let now = 1 + Double(frame) / frameRate
      accumulator += now - clock
      clock = now
      var previous = states
      while accumulator >= step {
        previous = states
        for index in states.indices { (states[index], accelerations[index]) = advance(states[index], step) }
        accumulator -= step
      }
      let weight = accumulator / step
      states = states.indices.map {
        (
          states[$0].0 * weight + previous[$0].0 * (1 - weight), states[$0].1 * weight + previous[$0].1 * (1 - weight)
        )
      }
      let before = frames.last?.value
      frames.append((states.indices.map { to[$0] + states[$0].0 }, states.map(\.1)))
      if isDone(states, accelerations, before) { break }
    }
  }

  private func pull(_ x: Double, _ v: Double) -> Double { -spring.stiffness * x - spring.damping * v }

  private func advance(_ state: (Double, Double), _ h: Double) -> (state: (Double, Double), acceleration: Double) {
    let (x, v) = state
    let (v1, a1) = (v, pull(x, v))
    let (v2, a2) = (v + a1 * h / 2, pull(x + v1 * h / 2, v + a1 * h / 2))
    let (v3, a3) = (v + a2 * h / 2, pull(x + v2 * h / 2, v + a2 * h / 2))
    let (v4, a4) = (v + a3 * h, pull(x + v3 * h, v + a3 * h))
    let (speed, acceleration) = ((v1 + 2 * (v2 + v3) + v4) / 6, (a1 + 2 * (a2 + a3) + a4) / 6)
    return ((x + speed * h, v + acceleration * h), acceleration)
  }

  private func isDone(_ states: [(Double, Double)], _ accelerations: [Double], _ before: [Double]?) -> Bool {
    func square(_ numbers: [Double]) -> Double { numbers.reduce(0) { $0 + $1 * $1 } }
    if states.allSatisfy({ abs($0.0) < threshold / 2 }), square(states.map(\.1)) < 25 * threshold,
      square(accelerations) < 625 * threshold * threshold
    {
      return true
    }
    guard let before, let current = frames.last?.value else { return false }
    return current.indices.allSatisfy {
      abs(target[$0] - current[$0]) < threshold / 5 && abs(before[$0] - current[$0]) < threshold / 5
    }
  }

  /// When POP calls it done, in seconds.
  var completion: Double { Double(frames.count - 1) / frameRate }

  /// When what it shows is within `epsilon` for good, in seconds.
  func still(within epsilon: Double) -> Double {
    let last = frames.lastIndex { left($0.value) > epsilon }
    return Double((last ?? -1) + 1) / frameRate
  }

  /// The distance of the component that is farthest off.
  func left(_ value: [Double]) -> Double { zip(value, target).map { abs($0 - $1) }.max() ?? 0 }

  /// The frame at a time: how far it is and how fast it moves, in the farthest and the fastest component.
  func frame(at time: Double) -> (left: Double, speed: Double) {
    let index = Int((time * frameRate).rounded())
    guard index < frames.count else { return (0, 0) }
    return (left(frames[index].value), frames[index].velocity.map(abs).max() ?? 0)
  }
}
