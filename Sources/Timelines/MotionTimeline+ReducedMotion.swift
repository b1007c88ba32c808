internal import NumericalMethods
internal import Springs
internal import TimingCurves

extension MotionTimeline {
  /// The timeline for people who ask for less motion: nothing swings or overshoots, and everything starts and ends when
  /// it did.
  ///
  /// Every spring is critically damped and settles by the track's own rule after the same time; its start velocity
  /// stays. An undamped spring, which never settled, becomes critical at the same frequency. One that is taken away after
  /// a duration has settled by then but for a thousandth of its way. A spring used as an easing is critical with the same
  /// duration. A timing curve that leaves 0…1 becomes ease-in-out. Keyframes, paths and
  /// decays are left as they are: they are what the author drew.
  ///
  /// Starts are pinned where this timeline has them, so that nothing waits for another event than before; groups and
  /// names stay.
  ///
  /// - Throws: ``TimelineError`` where a spring cannot be made.
  public func reducedMotion() throws(TimelineError) -> MotionTimeline {
    var replaced: [AnyTrack?] = []
    for node in nodes {
      var reduction = TrackReduction()
      replaced.append(node.isTrack ? try track(of: node).accept(&reduction) : nil)
    }
    return try MotionTimeline(checking: pinned(0) { replaced[$0] })
  }

  /// The children of a node with their starts as offsets from it.
  private func pinned(_ parent: Int, _ track: (Int) -> AnyTrack?) -> [TimelineElement] {
    nodes[parent].children.map { index in
      let node = nodes[index]
      var start = TrackStart.at(node.begin - node.delay - nodes[parent].begin)
      if let track = track(index) {
        if track.isFunction { start = .at(0) }
        return TimelineElement(start: start, content: .track(track))
      }
      return TimelineElement(
        name: node.name.isEmpty ? nil : node.name, start: start, content: .group(pinned(index, track)))
    }
  }
}

extension AnyTrack {
  /// Whether the track is a function of another.
  var isFunction: Bool {
    var summary = TrackSummary()
    return accept(&summary).source != nil
  }
}

/// A track's twin for less motion.
private struct TrackReduction: TrackVisitor {
  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(TimelineError) -> AnyTrack {
    let law: MotionLaw<Value>
    switch (track.law, track.motion) {
    case (.spring(_, let velocity, let rule), .spring(let motion, let duration)):
      let critical = try naming(track.name) { () throws(SpringError) in
        try motion.criticalSpring(settlingAfter: duration, rule)
      }
      law = .spring(critical, velocity: velocity, until: rule)
    case (.timedSpring(_, let velocity, let duration), _) where duration > 0:
      let critical = try naming(track.name) { () throws(SpringError) in
        try Spring(.settling(duration: duration, dampingRatio: 1, epsilon: 0.001))
      }
      law = .timedSpring(critical, velocity: velocity, duration: duration)
    case (.springEasing, .springEasing(let motion)):
      let critical = try naming(track.name) { () throws(SpringError) in
        try Spring(.settling(duration: motion.duration, dampingRatio: 1, epsilon: 0.001))
      }
      law = .springEasing(SpringEasing(critical, lasts: .duration(motion.duration)))
    case (.curve(let curve, let duration), _) where curve.range.lowerBound < 0 || curve.range.upperBound > 1:
      law = .curve(.easeInOut, duration: duration)
    default: return Value.erased(track)
    }
    return Value.erased(
      try Track(
        checking: track.name, property: track.property, from: track.givenEnds.from, to: track.givenEnds.to, law,
        timing: track.timing,
        isAdditive: track.isAdditive))
  }
}

extension SpringMotion {
  /// The critically damped spring that, in this spring's place, settles by a rule after `duration` seconds.
  ///
  /// From rest the settling time is proportional to the response, which gives the answer; a start velocity or a rule
  /// about speed makes it a root between two responses, found by halving the interval of their logarithms.
  fileprivate func criticalSpring(settlingAfter duration: Double, _ rule: SettlingRule) throws(SpringError) -> Spring {
    func spring(_ response: Double) throws(SpringError) -> Spring { try Spring(.response(response, dampingRatio: 1)) }
    func settling(_ response: Double) throws(SpringError) -> Double {
      try SpringMotion(checking: try spring(response), from: from, to: to, velocity: velocity).settling(rule).duration
    }
    let start = self.spring.response
    guard duration > 0, duration < .infinity else { return try spring(start) }
    let first = try settling(start)
    guard first > 0 else { return try spring(start) }
    let proportional = start * (duration / first)
    if try (settling(proportional) - duration).magnitude <= 1e-9 * duration { return try spring(proportional) }
    var (low, high) = (proportional, proportional)
    for _ in 0..<64 where try settling(low) > duration { low /= 2 }
    for _ in 0..<64 where try settling(high) < duration { high *= 2 }
    for _ in 0..<64 {
      let middle = squareRoot(low) * squareRoot(high)
      if try settling(middle) > duration { high = middle } else { low = middle }
    }
    return try spring(low)
  }
}
