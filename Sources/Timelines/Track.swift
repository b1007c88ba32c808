internal import NumericalMethods

/// One property that moves: from where to where, by which law, and when within its place on a timeline.
///
/// ```swift
/// let logo = Track(
///   "logo.y", from: 150.0, to: 75.0, .spring(.pop(bounciness: 16, speed: 6), until: .visible(.position)))
/// ```
///
/// All times here are the parent's, counted from the track's place; ``MotionTimeline`` says where that is. A function
/// of another track shows nothing before it is on a timeline, which knows that other track.
public struct Track<Value: TrackValue>: Sendable, Hashable {
  /// The name, unique on a timeline.
  public let name: String
  /// What it moves; several tracks may move one property.
  public let property: String
  /// The law.
  public let law: MotionLaw<Value>
  /// When it runs.
  public let timing: TrackTiming
  /// Whether its value is added to what the property's other tracks show.
  public let isAdditive: Bool
  /// The law, ready to be asked in local time.
  public let motion: TrackMotion<Value>

  /// The first value of the law.
  public var from: Value { motion.from }
  /// The last value of the law.
  public var to: Value { motion.to }

  /// The ends that a spring, a curve or an easing was given.
  var givenEnds: (from: Value, to: Value) {
    switch motion {
    case .curve(let motion): (motion.from, motion.to)
    case .springEasing(let motion): (motion.from, motion.to)
    default: (from, to)
    }
  }

  /// A track from literals; traps where ``init(checking:property:from:to:_:timing:isAdditive:)`` throws.
  public init(
    _ name: String, property: String? = nil, from: Value? = nil, to: Value? = nil, _ law: MotionLaw<Value>,
    timing: TrackTiming = .standard, isAdditive: Bool = false
  ) {
    self = trapping { () throws(TimelineError) in
      try Track(
        checking: name, property: property, from: from, to: to, law, timing: timing, isAdditive: isAdditive)
    }
  }

  /// A track from what a person or a file fed.
  ///
  /// - Parameters:
  ///   - name: unique on a timeline.
  ///   - property: what it moves; the name unless told.
  ///   - from: the value at the start, for springs, curves and decays.
  ///   - to: the value at the end, for springs and curves.
  ///   - law: how it gets there.
  ///   - timing: when.
  ///   - isAdditive: whether the values are added to the property's other tracks.
  /// - Throws: ``TimelineError`` that names the track.
  public init(
    checking name: String, property: String? = nil, from: Value? = nil, to: Value? = nil, _ law: MotionLaw<Value>,
    timing: TrackTiming = .standard, isAdditive: Bool = false
  ) throws(TimelineError) {
    motion = try TrackMotion(law, from: from, to: to, track: name)
    try timing.check(track: name, duration: motion.duration)
    self.name = name
    self.property = property ?? name
    self.law = law
    self.timing = timing
    self.isAdditive = isAdditive
  }

  /// The track with its parts, unchecked.
  init(
    name: String, property: String, law: MotionLaw<Value>, timing: TrackTiming, isAdditive: Bool,
    motion: TrackMotion<Value>
  ) {
    self.name = name
    self.property = property
    self.law = law
    self.timing = timing
    self.isAdditive = isAdditive
    self.motion = motion
  }

  /// The track that is a function of another with that other's motion and times.
  func linked(to source: AnyTrack) throws(TimelineError) -> Track {
    guard case .function(_, let functions) = law else { return self }
    if case .unlinked = motion, timing != .standard {
      throw .law(track: name, reason: "a function of another track has that track's timing, and none itself")
    }
    var summary = TrackSummary()
    return Track(
      name: name, property: property, law: law, timing: source.accept(&summary).timing, isAdditive: isAdditive,
      motion: .function(try FunctionMotion(of: source, functions, track: name)))
  }
}

extension Track {
  /// The track at other times.
  func with(_ timing: TrackTiming) -> Track {
    Track(name: name, property: property, law: law, timing: timing, isAdditive: isAdditive, motion: motion)
  }

  /// How long one run of the law lasts, in local seconds.
  public var duration: Double { motion.duration }

  /// How long the track is active, in the parent's seconds.
  public var activeDuration: Double { timing.activeDuration(motion.duration) }

  /// The value at a time of the parent, counted from the track's place; nil where it shows nothing.
  public func value(at time: Double) -> Value? {
    let elapsed = time - timing.delay
    return value(elapsed: elapsed, hasEnded: elapsed >= activeDuration)
  }

  /// The velocity at a time of the parent, per second of the parent; zero while it holds its first or last value, nil
  /// where it shows nothing.
  public func velocity(at time: Double) -> Value? {
    let elapsed = time - timing.delay
    return velocity(elapsed: elapsed, hasEnded: elapsed >= activeDuration)
  }

  /// The value some seconds after the start.
  ///
  /// - Parameter hasEnded: whether the activity is over: on a timeline its end decides, not a difference that was
  ///   rounded.
  @inline(__always)
  func value(elapsed: Double, hasEnded: Bool) -> Value? {
    if hasEnded || elapsed < 0 || elapsed >= timing.removal { return heldValue(elapsed) }
    return motion.value(at: timing.phase(ofElapsed: elapsed, duration: motion.duration).time)
  }

  /// The velocity some seconds after the start; see ``value(elapsed:hasEnded:)``.
  @inline(__always)
  func velocity(elapsed: Double, hasEnded: Bool) -> Value? {
    if hasEnded || elapsed < 0 || elapsed >= timing.removal { return heldValue(elapsed).map { $0 - $0 } }
    let phase = timing.phase(ofElapsed: elapsed, duration: motion.duration)
    return motion.velocity(at: phase.time).scaledFinitely(by: phase.isBackward ? -timing.speed : timing.speed)
  }

  /// What shows outside the activity.
  private func heldValue(_ elapsed: Double) -> Value? {
    if case .unlinked = motion { return nil }
    if elapsed < 0 { return timing.fillMode.fillsBackwards ? firstValue : nil }
    return timing.fillMode.fillsForwards && elapsed < timing.removal ? lastValue : nil
  }

  /// What shows at the start.
  private var firstValue: Value {
    timing.timeOffset == 0 ? motion.from : motion.value(at: timing.phase(ofElapsed: 0, duration: motion.duration).time)
  }

  /// What shows at the end of the activity.
  private var lastValue: Value {
    let duration = motion.duration
    guard duration > 0, timing.repeatCount < .infinity else { return motion.to }
    return motion.value(at: timing.phase(ofElapsed: .infinity, duration: duration).time)
  }
}
