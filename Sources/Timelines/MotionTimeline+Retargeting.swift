internal import NumericalMethods
internal import Springs

extension MotionTimeline {
  /// The timeline on which a property takes another target from `time` on, without a jump in value or, where the law
  /// allows it, in velocity.
  ///
  /// * A spring takes over: it starts at `time` with the property's value and velocity, additive tracks included, and
  ///   the property's tracks that started by then are removed. Its own start velocity in `law` is not used.
  /// * A timing curve or a spring used as an easing is added, as UIKit adds its animations: what moves the property
  ///   goes on, and a track from 0 to the difference between the new and the old target is laid over it. The velocity
  ///   is continuous where the law starts at rest, as ease-in-out and a spring without start velocity do; linear and
  ///   ease-out start with a kick.
  ///
  /// Tracks of the property that start later are left as they are. For what starts after the end of a removed track,
  /// its removal is the end.
  ///
  /// - Parameters:
  ///   - track: a track of the property.
  ///   - target: the property's new target.
  ///   - time: seconds from the start of the timeline.
  ///   - law: a spring, a curve or an easing; the track's own law unless told.
  ///   - name: the new track's name; unless told the old one's with `′` appended until it is new.
  /// - Throws: ``TimelineError`` for an unknown track, a target of another kind, another law, or a property that shows
  ///   nothing at that time or, for a curve, has no end.
  public func retargeted<Value: TrackValue>(
    _ track: String, to target: Value, at time: Double, law: MotionLaw<Value>? = nil, named name: String? = nil
  ) throws(TimelineError) -> MotionTimeline {
    var newName = name ?? track + "′"
    while name == nil, names[newName] != nil { newName += "′" }
    guard let old = self.track(named: track) else { throw .unknownName(track: newName, wanted: track) }
    guard let law = law ?? Value.track(old)?.law else {
      throw .mixedKinds(
        track: newName, property: old.property, reason: "is a \(old.kind.rawValue), not a \(Value.kind.rawValue)")
    }
    guard time.isFinite, let value: Value = state(at: time).value(of: old.property) else {
      throw .law(track: newName, reason: "property \(old.property) shows no \(Value.kind.rawValue) at \(time)")
    }
    let successor: Track<Value>
    var elements = elements
    switch law {
    case .spring, .timedSpring:
      let velocity = velocities(at: time).value(of: old.property) ?? Value.zero
      elements = self.elements { node, track in
        track.property == old.property && nodes[node].begin <= time
          ? track.removed(at: time - nodes[node].begin) : track
      }
      successor = try Track(
        checking: newName, property: old.property, from: value, to: target,
        law.starting(with: velocity.withoutTraces))
    case .curve, .springEasing:
      let ends = nodes.indices.filter { nodes[$0].isTrack && self.track(of: nodes[$0]).property == old.property }
      let end = ends.reduce(time) { max($0, nodes[$1].end) }
      guard end < .infinity else { throw .neverEnds(track: newName, awaited: track) }
      guard let goal: Value = state(at: end).value(of: old.property) else {
        throw .law(track: newName, reason: "property \(old.property) shows nothing at its end; it must fill forwards")
      }
      let change = target - goal
      successor = try Track(
        checking: newName, property: old.property, from: change - change, to: change, law, isAdditive: true)
    default:
      throw .law(track: newName, reason: "a hand-over needs a spring, a timing curve or an easing")
    }
    return try MotionTimeline(checking: elements + [.track(successor, starts: .at(time))])
  }
}

extension TrackValue {
  /// The vector with components that have vanished below a spring's domain taken as 0.
  fileprivate var withoutTraces: Self {
    var result = self
    for index in 0..<componentCount where self[component: index].magnitude < 1e-100 { result[component: index] = 0 }
    return result
  }
}

extension MotionLaw {
  /// The law with another velocity at the start, where it has one.
  fileprivate func starting(with velocity: Value) -> MotionLaw {
    switch self {
    case .spring(let spring, _, let rule): .spring(spring, velocity: velocity, until: rule)
    case .timedSpring(let spring, _, let duration): .timedSpring(spring, velocity: velocity, duration: duration)
    default: self
    }
  }
}

/// A track that is taken away some time after its start.
private struct TrackRemoval: TrackVisitor {
  let time: Double

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(Never) -> AnyTrack {
    var timing = track.timing
    timing.removal = min(timing.removal, time)
    return Value.erased(track.with(timing))
  }
}

extension AnyTrack {
  fileprivate func removed(at time: Double) -> AnyTrack {
    var removal = TrackRemoval(time: time)
    return accept(&removal)
  }
}
