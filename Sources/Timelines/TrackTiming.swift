/// What a track shows outside its activity, in Core Animation's words.
public enum FillMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing: the property is left to other tracks.
  case removed
  /// After its end, its last value.
  case forwards
  /// Before its start, its first value.
  case backwards
  /// Both.
  case both

  /// Whether the first value shows before the start.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last value shows after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}

/// How a track's time runs within the time of what it is placed in: `CAMediaTiming`, in its words.
///
/// From a parent's time t, counted from the track's place, first comes the active local time (t − delay)·speed +
/// timeOffset; repetition and reversal then bring it into 0…duration. The activity lasts repeatCount·duration/speed,
/// twice as long with `autoreverses`, whatever the offset: a track with an offset starts in the middle and comes round
/// to it.
///
/// The fill mode is ``FillMode/both`` unless told, so that a timeline's state is complete at any time; Core Animation's
/// own default is ``FillMode/removed``.
///
/// Source: Apple's documentation of `CAMediaTiming`.
public struct TrackTiming: Sendable, Hashable {
  /// Seconds from the track's place to its start: `beginTime`.
  public var delay: Double
  /// Local seconds in a second of the parent.
  public var speed: Double
  /// Added to the active local time, in local seconds.
  public var timeOffset: Double
  /// How often the law runs; need not be whole, and may be infinite.
  public var repeatCount: Double
  /// Whether every run is followed by one backward.
  public var autoreverses: Bool
  /// What shows outside the activity.
  public var fillMode: FillMode
  /// When the track is taken away, in the parent's seconds after its start; from then on it shows nothing. Infinite for
  /// never.
  public var removal: Double

  /// A timing; unchecked, a ``Track`` checks it.
  public init(
    delay: Double = 0, speed: Double = 1, timeOffset: Double = 0, repeatCount: Double = 1, autoreverses: Bool = false,
    fillMode: FillMode = .both, removal: Double = .infinity
  ) {
    self.delay = delay
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.removal = removal
  }

  /// Once, at once, at the parent's speed.
  public static let standard = TrackTiming()
}

extension TrackTiming {
  /// How long a law of `duration` local seconds is active, in the parent's seconds.
  public func activeDuration(_ duration: Double) -> Double {
    duration == 0 ? 0 : min(duration * repeatCount * (autoreverses ? 2 : 1) / speed, removal)
  }

  /// Where in the law the track is some of the parent's seconds after its start, at its end from there on, and whether
  /// the law runs backward there.
  @inline(__always)
  func phase(ofElapsed elapsed: Double, duration: Double) -> (time: Double, isBackward: Bool) {
    let active = elapsed * speed + timeOffset
    return active >= 0 && active < duration ? (active, false) : wrappedPhase(active, duration)
  }

  private func wrappedPhase(_ active: Double, _ duration: Double) -> (time: Double, isBackward: Bool) {
    guard duration > 0, duration < .infinity else { return (active, false) }
    // At the end of the activity a boundary between two runs belongs to the one before it.
    let end = timeOffset + duration * repeatCount * (autoreverses ? 2 : 1)
    let time = min(active, end)
    var run = (time / duration).rounded(.down)
    if time == end, run * duration >= time { run -= 1 }
    let within = min(max(time - run * duration, 0), duration)
    let isBackward = autoreverses && run - 2 * (run / 2).rounded(.down) == 1
    return (isBackward ? duration - within : within, isBackward)
  }

  /// Checks the numbers.
  func check(track: String, duration: Double) throws(TimelineError) {
    func require(_ holds: Bool, _ name: String, _ value: Double, _ requirement: String) throws(TimelineError) {
      if !holds { throw .argument(track: track, name, value: value, requirement: requirement) }
    }
    try require(delay.isFinite, "delay", delay, "must be a finite number of seconds")
    try require(speed > 0 && speed < .infinity, "speed", speed, "must be a finite number above 0")
    try require(timeOffset.isFinite, "timeOffset", timeOffset, "must be a finite number of seconds")
    try require(repeatCount > 0, "repeatCount", repeatCount, "must be above 0; it may be infinite")
    try require(removal >= 0, "removal", removal, "must be at least 0 seconds; infinite for never")
    if duration == .infinity {
      try require(repeatCount == 1, "repeatCount", repeatCount, "must be 1 for a motion that never ends")
      if autoreverses { throw .law(track: track, reason: "a motion that never ends cannot run backward") }
    }
  }
}
