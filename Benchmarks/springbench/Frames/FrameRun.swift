import SpringKit

/// Many springs kicked at once and shown until all of them are at rest, each frame timed as a whole.
struct FrameRun {
  let scheme: String
  let springCount: Int
  /// What each frame took, in nanoseconds; the first one also kicks: it finds when each spring will be at rest.
  let nanoseconds: [Double]
  /// The greatest distance from the exact value, as a share of the way from start to target.
  let worstError: Double

  /// Every frame runs so often, and its least time counts: other programs' time is not the springs'.
  private static let attemptCount = 5

  init<Scheme: FrameScheme>(_ type: Scheme.Type, motions: [SpringMotion<Double>], frameRate: Double) {
    scheme = Scheme.name
    springCount = motions.count
    var least = Moving<Scheme>.run(motions, frameRate: frameRate)
    for _ in 1..<Self.attemptCount {
      least = zip(least, Moving<Scheme>.run(motions, frameRate: frameRate)).map { min($0, $1) }
    }
    nanoseconds = least
    worstError = Self.worstError(of: type, motions.prefix(64), frameRate: frameRate, frameCount: least.count)
  }

  private static func worstError<Scheme: FrameScheme>(
    of type: Scheme.Type, _ motions: ArraySlice<SpringMotion<Double>>, frameRate: Double, frameCount: Int
  ) -> Double {
    var worst = 0.0
    for motion in motions {
      let reference = ReferenceOscillator(
        stiffness: motion.spring.stiffness / motion.spring.mass, damping: motion.spring.damping / motion.spring.mass)
      let start = ReferenceState.exact(displacement: motion.from - motion.to, velocity: motion.velocity)
      var scheme = Scheme(motion, frameDuration: 1 / frameRate)
      for frame in 1..<max(2, frameCount) {
        let time = Double(frame) / frameRate
        let exact = Double(reference.state(after: ReferenceNumber(time), from: start).displacement) + motion.to
        worst = largest(worst, (scheme.next(at: time) - exact).magnitude / (motion.to - motion.from).magnitude)
      }
    }
    return worst
  }

  /// How many springs fit in a share of a frame, judging by the frames that all but 1 in 100 are shorter than.
  func springsFitting(share: Double, frameNanoseconds: Double) -> Double {
    Double(springCount) * share * frameNanoseconds / nanoseconds.quantile(0.99)
  }
}

/// A spring on its way.
private struct Moving<Scheme: FrameScheme> {
  private var scheme: Scheme
  /// When it is at rest.
  private let end: Double

  /// Times every frame until all springs are at rest.
  static func run(_ motions: [SpringMotion<Double>], frameRate: Double) -> [Double] {
    var nanoseconds: [Double] = []
    var start = ContinuousClock.now
    var moving = motions.map {
      Moving(scheme: Scheme($0, frameDuration: 1 / frameRate), end: $0.settlingDuration(.within(1e-3)))
    }
    var frame = 0
    while !moving.isEmpty {
      frame += 1
      let time = Double(frame) / frameRate
      var index = 0
      while index < moving.count {
        moving[index].scheme.next(at: time).use()
        if moving[index].end <= time { moving.swapAt(index, moving.count - 1); moving.removeLast() } else { index += 1 }
      }
      let now = ContinuousClock.now
      nanoseconds.append(start.duration(to: now) / .nanoseconds(1))
      start = ContinuousClock.now
    }
    return nanoseconds
  }
}
