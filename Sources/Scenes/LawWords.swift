import Springs
import Timelines
import TimingCurves

extension MotionLaw {
  /// The law in words, those of the tutorials' own systems where it comes from one.
  var words: String {
    switch self {
    case .spring(let spring, _, let rule): "\(spring.words), until \(rule.words)"
    case .timedSpring(let spring, _, let duration): "\(spring.words), taken away after \(seconds(duration)) s"
    case .curve(let curve, let duration): "\(curve.words), \(seconds(duration)) s"
    case .springEasing(let easing): "\(easing.spring.words) as an easing"
    case .keyframes(let keyframes):
      "\(keyframes.values.count) keyframes, \(keyframes.mode.rawValue) between, \(keyframes.curve.words) over the whole, \(seconds(keyframes.duration)) s"
    case .path(let motion):
      "along a path, \(motion.pacing == .paced ? "at constant speed" : "linear in its parameter"), \(seconds(motion.duration)) s"
    case .decay(_, let deceleration, _): "POP decay, \(deceleration) left after each millisecond"
    case .function(let source, _): "a function of \(source)"
    }
  }
}

/// What a track does, in words: its law, and how it repeats.
struct TrackWords: TrackVisitor {
  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(Never) -> String {
    var words = [track.law.words]
    if track.timing.autoreverses { words.append("there and back") }
    if track.timing.repeatCount != 1 {
      words.append(
        track.timing.repeatCount == .infinity ? "for ever" : "\(shortest(track.timing.repeatCount)) times")
    }
    if track.timing.speed != 1 { words.append("at speed \(shortest(track.timing.speed))") }
    if track.isAdditive { words.append("added to the others") }
    return words.joined(separator: ", ")
  }
}

extension AnyTrack {
  /// What the track does, in words.
  var words: String {
    var words = TrackWords()
    return accept(&words)
  }
}

extension Spring {
  /// The spring in the words that it was made from.
  var words: String {
    switch parameters {
    case .pop(let bounciness, let speed): "POP \(shortest(bounciness))/\(shortest(speed))"
    case .uiKit(let duration, let dampingRatio, let relativeVelocity):
      "UIKit \(shortest(duration)), \(shortest(dampingRatio)), \(shortest(relativeVelocity))"
    default: "spring, response \(readable(response)) s, damping ratio \(readable(dampingRatio))"
    }
  }
}

extension SettlingRule {
  /// The rule in words that follow “until”.
  var words: String {
    switch self {
    case .visible(let property): "it is within \(shortest(property.visibleThreshold)) for good"
    case .within(let epsilon): "it is within \(shortest(epsilon)) for good"
    default: "\(self) holds"
    }
  }
}

extension TimingCurve {
  /// The name of the curve in CSS, or its text.
  var words: String {
    if let cssText { return cssText }
    if let preset = TimingPreset.allCases.first(where: { $0.curve == self }) { return preset.rawValue }
    guard case .spline(let curve) = self else { return "a curve that CSS cannot write" }
    return "a spline of \(curve.pieces.count) pieces"
  }
}
