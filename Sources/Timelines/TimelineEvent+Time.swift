internal import Engines
internal import Springs

/// When an event happens to a track, counted from the start of its activity, in the parent's seconds.
struct TrackEventTime: TrackVisitor {
  let event: TimelineEvent
  /// Who waits for it.
  let waiting: String

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(TimelineError) -> Double {
    switch event {
    case .ended:
      guard track.activeDuration < .infinity else {
        throw .neverEnds(track: waiting, awaited: track.name)
      }
      return track.activeDuration
    case .settled(let rule):
      guard case .spring(let motion, let duration) = track.motion else { throw never(track, "it has no spring") }
      do {
        let time = min(try motion.settling(rule).duration, duration)
        guard time < .infinity else { throw never(track, "its spring is undamped and swings for ever") }
        return time / track.timing.speed
      } catch let error as TimelineError {
        throw error
      } catch {
        throw never(track, "\(error)")
      }
    default: throw never(track, "it does not")
    }
  }

  private func never<Value>(_ track: Track<Value>, _ reason: String) -> TimelineError {
    .neverHappens(track: waiting, awaited: track.name, event: event.description, reason: reason)
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
