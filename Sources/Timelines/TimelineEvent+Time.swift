internal import Engines
internal import Springs

/// When an event happens to a track, counted from the start of its activity, in the parent's seconds.
struct TrackEventTime: TrackVisitor {
  let event: TimelineEvent
  /// Who waits for it.
  let waiting: String

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(TimelineError) -> Double {
    if case .ended = event {
      guard track.activeDuration < .infinity else { throw .neverEnds(track: waiting, awaited: track.name) }
      return track.activeDuration
    }
    do {
      return try track.time(of: event)
    } catch {
      throw .neverHappens(
        track: waiting, awaited: track.name, event: event.description, reason: error.description)
    }
  }
}

extension Track {
  /// When an event happens for the first time, counted from the start of the activity, in the parent's seconds.
  fileprivate func time(of event: TimelineEvent) throws(UnansweredQuestion) -> Double {
    switch event {
    case .ended: return activeDuration
    case .settled(let rule): return try settlingTime(rule)
    case .completed(let engine): return try completion(in: engine)
    case .reaches(let fraction): return try firstTime(in: try motion.times(reaching: fraction))
    case .passes(let value): return try firstTime(in: try motion.times(passing: value))
    }
  }

  /// When the last run has settled; a track that ends on its way, or backward, or is removed, settles at its end.
  private func settlingTime(_ rule: SettlingRule) throws(UnansweredQuestion) -> Double {
    let local = try motion.settlingTime(rule)
    guard timing.repeatCount < .infinity else { throw UnansweredQuestion("it repeats for ever") }
    let isWhole = timing.repeatCount == timing.repeatCount.rounded()
    guard isWhole, !timing.autoreverses, timing.timeOffset == 0 else { return activeDuration }
    let earlierRuns = timing.repeatCount > 1 ? (timing.repeatCount - 1) * motion.duration : 0
    return min((earlierRuns + local) / timing.speed, activeDuration)
  }

  private func completion(in engine: AnimationEngine) throws(UnansweredQuestion) -> Double {
    guard timing.speed == 1, timing.timeOffset == 0, timing.repeatCount == 1, !timing.autoreverses else {
      throw UnansweredQuestion("an engine runs it once, at speed 1 and from its start")
    }
    switch motion {
    case .spring(let motion, _): return try Self.completion(of: motion, in: engine)
    case .curve(let motion) where engine.name == "pop" && motion.duration > 0 && motion.duration <= 1e6:
      return Double(POPBasic(duration: motion.duration).lastFrame(frameRate: engine.frameRate)) / engine.frameRate
    default: throw UnansweredQuestion("it has no spring for an engine")
    }
  }

  private static func completion(
    of motion: SpringMotion<Value>, in engine: AnimationEngine
  ) throws(UnansweredQuestion) -> Double {
    let completion = motion.completion(in: engine)
    guard let time = completion.nominal else { throw UnansweredQuestion(completion.reason ?? "it never completes") }
    return time
  }

  /// The first time of the activity at which the law is at one of some local times.
  private func firstTime(in local: [Double]) throws(UnansweredQuestion) -> Double {
    guard !local.isEmpty else { throw UnansweredQuestion("it never does") }
    let duration = motion.duration
    guard duration > 0, duration < .infinity else { return max(local[0] - timing.timeOffset, 0) / timing.speed }
    let first = (timing.timeOffset / duration).rounded(.down)
    var earliest = Double.infinity
    for run in [first, first + 1, first + 2] {
      let isBackward = timing.autoreverses && run - 2 * (run / 2).rounded(.down) == 1
      for time in local {
        let active = run * duration + (isBackward ? duration - time : time)
        if active >= timing.timeOffset { earliest = min(earliest, (active - timing.timeOffset) / timing.speed) }
      }
    }
    guard earliest <= activeDuration else { throw UnansweredQuestion("it ends before") }
    return earliest
  }
}

extension TimelineEvent {
  /// The event in words that follow a track's name: `is settled`.
  var description: String {
    switch self {
    case .ended: "ends"
    case .settled: "is settled"
    case .completed(let engine): "is completed in \(engine.name)"
    case .reaches(let fraction): "reaches \(fraction) of its way"
    case .passes(let value): "passes \(value)"
    }
  }
}
