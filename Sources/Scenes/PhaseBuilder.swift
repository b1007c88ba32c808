import Timelines

/// Collects the rows of a phase and makes its timeline.
struct PhaseBuilder {
  /// What is known of a row before the timeline says when it runs.
  private struct Draft {
    let part: String
    let name: String
    let track: String?
    let property: String?
    let law: String
    let reason: String
    /// The first and the last value; nil where another track decides them.
    var ends: (from: TimelineValue, to: TimelineValue)?
  }

  let name: String
  let trigger: String
  var declaredDuration: Double?
  private var elements: [TimelineElement] = []
  private var drafts: [Draft] = []

  init(_ name: String, trigger: String, declaredDuration: Double? = nil) {
    self.name = name
    self.trigger = trigger
    self.declaredDuration = declaredDuration
  }

  /// Adds a track.
  ///
  /// - Parameters:
  ///   - part: the part of the table.
  ///   - name: the table's name for it.
  ///   - property: what it moves; the name unless told.
  ///   - vendor: the words that go before the law's own: which animation of which system it is.
  /// - Returns: the track's name on the timeline, for those that start after it.
  @discardableResult
  mutating func add<Value: TrackValue>(
    _ part: String, _ name: String, property: String? = nil, from: Value? = nil, to: Value? = nil,
    _ law: MotionLaw<Value>,
    starts start: TrackStart = .at(0), timing: TrackTiming = .standard, vendor: String = ""
  ) -> String {
    // A second track of a name has its part before it, a second one in the same part a number behind it.
    let others = drafts.filter { $0.name == name }
    let taken = others.count { $0.part == part }
    let track = taken > 0 ? "\(name) \(taken + 1)" : others.isEmpty ? name : "\(part) \(name)"
    let property = property ?? name
    let motion = Track(track, property: property, from: from, to: to, law, timing: timing)
    elements.append(.track(motion, starts: start))
    var ends: (from: TimelineValue, to: TimelineValue)?
    if case .function = law {} else { ends = (motion.from.erased, motion.to.erased) }
    drafts.append(
      Draft(
        part: part, name: name, track: track, property: property, law: vendor + law.words,
        reason: timing.repeatCount == .infinity ? "repeats for ever" : "never ends", ends: ends))
    return track
  }

  /// Adds a row that no clock drives.
  mutating func addStatic(_ part: String, _ name: String, law: String, reason: String) {
    drafts.append(
      Draft(part: part, name: name, track: nil, property: nil, law: law, reason: reason))
  }

  /// The phase with its timeline resolved.
  func phase(_ shapes: [SceneShape]) -> ScenePhase {
    let timeline = MotionTimeline(elements)
    let rows = drafts.map { draft in
      let start = draft.track.flatMap { timeline.start(of: $0) }
      let end = draft.track.flatMap { timeline.end(of: $0) }.flatMap { $0.isFinite ? $0 : nil }
      func value(at time: Double?) -> TimelineValue? {
        time.flatMap { time in draft.property.flatMap { timeline.state(at: time)[$0] } }
      }
      return SceneRow(
        part: draft.part, name: draft.name, track: draft.track, property: draft.property, law: draft.law, start: start,
        startReason: start == nil ? draft.reason : nil, end: end, endReason: end == nil ? draft.reason : nil,
        from: draft.ends?.from ?? value(at: start), to: draft.ends?.to ?? value(at: end))
    }
    return ScenePhase(
      name: name, trigger: trigger, timeline: timeline, rows: rows, shapes: shapes, declaredDuration: declaredDuration)
  }
}
