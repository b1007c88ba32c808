public import TimingCurves

/// How values between keyframes come about, in Core Animation's words.
public enum CalculationMode: String, Sendable, Hashable, CaseIterable {
  /// Straight from value to value.
  case linear
  /// Each value until the next one's time.
  case discrete
  /// Straight, with constant speed over the whole: key times and segment curves are not used.
  case paced
  /// A smooth curve through the values, Catmull–Rom's unless tension, continuity or bias say otherwise.
  case cubic
  /// That smooth curve with constant speed over the whole: key times and segment curves are not used.
  case cubicPaced
}

/// Keyframes: the values of a track at certain times, as `CAKeyframeAnimation` takes them.
///
/// Key times are parts of the duration from 0 to 1 that never fall, as many as values, in discrete mode one more: the
/// last value then ends at the last one. Without them the values are spaced evenly. Where Core Animation ignores key
/// times that do not fit, a ``Track`` refuses them.
///
/// In the cubic modes the curve has at value Pᵢ the Kochanek–Bartels tangents of its tension, continuity and bias, 0
/// unless given; in cubic mode they are scaled by the neighbouring intervals so that the velocity is continuous where
/// key times are not even. At the ends the missing neighbour is taken to be as far on the other side. Speed and
/// distance of the paced modes are those of the vector of components.
///
/// Sources: Apple's documentation of `CAKeyframeAnimation`; D. Kochanek, R. Bartels, "Interpolating splines with local
/// tension, continuity, and bias control" (1984).
public struct KeyframeMotion<Value: TrackValue>: Sendable, Hashable {
  /// The values; at least one.
  public var values: [Value]
  /// When each value comes, as a part of the duration; nil for evenly.
  public var keyTimes: [Double]?
  /// The timing curve of each segment between two values; nil for linear.
  public var curves: [TimingCurve]?
  /// How the values between come about.
  public var mode: CalculationMode
  /// For each value how tight the curve is there: 1 for a tangent of length 0; nil for 0 everywhere.
  public var tension: [Double]?
  /// For each value how sharp the corner is there: 0 for none; nil for 0 everywhere.
  public var continuity: [Double]?
  /// For each value whether the curve overshoots before (−1) or after (1) it; nil for 0 everywhere.
  public var bias: [Double]?
  /// The timing curve over the whole; where it leaves 0…1 the ends hold.
  public var curve: TimingCurve
  /// Seconds.
  public var duration: Double

  /// Keyframes; a ``Track`` checks them.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, curves: [TimingCurve]? = nil, mode: CalculationMode = .linear,
    tension: [Double]? = nil, continuity: [Double]? = nil, bias: [Double]? = nil, curve: TimingCurve = .linear,
    duration: Double
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.curves = curves
    self.mode = mode
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
    self.curve = curve
    self.duration = duration
  }
}

extension KeyframeMotion {
  /// Checks counts, times and numbers.
  func check(track: String) throws(TimelineError) {
    try requireDuration(duration, track: track)
    guard !values.isEmpty else { throw .law(track: track, reason: "keyframes need at least one value") }
    for (index, value) in values.enumerated() {
      guard value.isFinite else { throw .law(track: track, reason: "values[\(index)] must be finite") }
      guard value.isCompatible(with: values[0]) else {
        throw .law(track: track, reason: "values[\(index)] is in another colour space than the first")
      }
    }
    if mode == .linear || mode == .discrete || mode == .cubic {
      try checkKeyTimes(track: track)
    }
    if let curves, mode == .linear || mode == .cubic, curves.count != values.count - 1 {
      throw .law(
        track: track, reason: "\(values.count) values need \(values.count - 1) curves, but there are \(curves.count)")
    }
    for (name, numbers) in [("tension", tension), ("continuity", continuity), ("bias", bias)] {
      guard let numbers else { continue }
      guard numbers.count == values.count else {
        throw .law(
          track: track, reason: "\(values.count) values need as many of \(name), but there are \(numbers.count)")
      }
      for (index, number) in numbers.enumerated() where !(number.magnitude <= 1e6) {
        throw .argument(
          track: track, "\(name)[\(index)]", value: number, requirement: "must be of a magnitude up to 1e6")
      }
    }
  }

  private func checkKeyTimes(track: String) throws(TimelineError) {
    guard let keyTimes else { return }
    let count = mode == .discrete ? values.count + 1 : values.count
    guard keyTimes.count == count else {
      throw .law(
        track: track,
        reason: "\(values.count) \(mode.rawValue) values need \(count) key times, but there are \(keyTimes.count)")
    }
    var previous = 0.0
    for (index, time) in keyTimes.enumerated() {
      guard time >= previous, time <= 1 else {
        throw .argument(
          track: track, "keyTimes[\(index)]", value: time, requirement: "must be from \(previous) to 1")
      }
      previous = time
    }
    guard keyTimes[0] == 0 else {
      throw .argument(track: track, "keyTimes[0]", value: keyTimes[0], requirement: "must be 0")
    }
    guard previous == 1 || values.count == 1 && mode != .discrete else {
      throw .argument(track: track, "keyTimes[\(count - 1)]", value: previous, requirement: "must be 1")
    }
  }

  /// When the values come, as parts of the duration: of paced modes by distance.
  var times: [Double] {
    let count = values.count
    switch mode {
    case .discrete: return keyTimes ?? (0...count).map { Double($0) / Double(count) }
    case .linear, .cubic:
      return keyTimes ?? (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    case .paced, .cubicPaced: return []
    }
  }
}
