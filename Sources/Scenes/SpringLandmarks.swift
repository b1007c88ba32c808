import Engines
public import Springs
import Timelines

/// When the spring of a track looks still, and when POP would call it done: what a chart marks beside the track's bar.
public struct SpringLandmarks: Sendable, Hashable {
  /// What the spring moves, which decides what looks still.
  public let property: AnimatedProperty
  /// When the exact motion looks still for good, in seconds on the phase's clock, even where the track is taken away
  /// before; nil for one that never does.
  public let still: Double?
  /// When POP calls its completion block at 60 frames a second, in seconds on the phase's clock; nil where POP would not
  /// run the spring or never completes it.
  public let completion60: Double?
  /// The same at 120 frames a second.
  public let completion120: Double?
}

extension ScenePhase {
  /// The landmarks of the spring that moves a row; nil for a row without a spring, and for one that repeats.
  public func landmarks(of row: SceneRow) -> SpringLandmarks? {
    guard let name = row.track, let start = row.start, let track = timeline.track(named: name) else { return nil }
    var search = LandmarkSearch(start: start)
    return track.accept(&search)
  }
}

private struct LandmarkSearch: TrackVisitor {
  /// When the track starts on the phase's clock.
  let start: Double

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(Never) -> SpringLandmarks? {
    let timing = track.timing
    guard case .spring(let motion, _) = track.motion, timing.speed == 1, timing.timeOffset == 0,
      timing.repeatCount == 1, !timing.autoreverses
    else { return nil }
    var rule: SettlingRule?
    if case .spring(_, _, let until) = track.law { rule = until }
    let property = AnimatedProperty(of: track, rule)
    let still = try? motion.settling(.visible(property)).duration
    let threshold = property == .position || property == .size ? 1 : property.visibleThreshold
    func completion(_ frameRate: Double) -> Double? {
      // UIKit's springs, which end after their duration, are not POP's.
      guard rule != nil else { return nil }
      return motion.completion(in: .pop(frameRate: frameRate, threshold: threshold)).nominal.map { start + $0 }
    }
    return SpringLandmarks(
      property: property, still: still.flatMap { $0.isFinite ? start + $0 : nil }, completion60: completion(60),
      completion120: completion(120))
  }
}

extension AnimatedProperty {
  /// What a track moves: what its own rule says, otherwise the kind of its values or the last word of its property, a
  /// position where neither tells.
  fileprivate init<Value: TrackValue>(of track: Track<Value>, _ rule: SettlingRule?) {
    if case .visible(let property) = rule {
      self = property
      return
    }
    switch (Value.kind, track.property.split(separator: ".").last ?? "") {
    case (.color, _): self = .color
    case (.size, "scale"), (.point, "scale"), (.scalar, "scale"), (.transform, _), (.matrix, _): self = .scale
    case (.size, _), (.scalar, "width"), (.scalar, "height"): self = .size
    case (.scalar, "alpha"), (.scalar, "opacity"): self = .opacity
    case (.scalar, "rotation"), (.scalar, "angle"): self = .rotation
    default: self = .position
    }
  }
}
