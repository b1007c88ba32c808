import Timelines

/// A track that has not ended when a transition is said to be over.
public struct UnfinishedTrack: Sendable, Hashable {
  /// Its row.
  public let row: SceneRow
  /// Whether it has started.
  public let hasStarted: Bool
  /// How far each component is from its last value, in the value's unit.
  public let left: [Double]
  /// How fast each component moves, in value units per second, with its sign.
  public let velocity: [Double]
}

/// What is unfinished in a phase that was declared to last some seconds.
public struct DeclaredPhase: Sendable {
  /// The phase.
  public let phase: ScenePhase
  /// The seconds declared.
  public let declared: Double
  /// The tracks that the declaration cuts off, in the order of the table; they jump to their last value.
  public let unfinished: [UnfinishedTrack]
}

extension AnimationScene {
  /// What breaks when the phases are declared to last `duration` seconds: what still moves then, and by how much.
  ///
  /// The scene's transitions, if it has any, otherwise every phase.
  public func declared(_ duration: Double) -> [DeclaredPhase] {
    let transitions = phases.filter { $0.declaredDuration != nil }
    return (transitions.isEmpty ? phases : transitions).map { phase in
      DeclaredPhase(phase: phase, declared: duration, unfinished: phase.unfinished(at: duration))
    }
  }
}

extension ScenePhase {
  /// The tracks that have not ended at `time` seconds on the phase's clock.
  public func unfinished(at time: Double) -> [UnfinishedTrack] {
    let (state, velocities) = (timeline.state(at: time), timeline.velocities(at: time))
    return rows.compactMap { row in
      guard let start = row.start, let property = row.property, let from = row.from, let to = row.to,
        time < row.end ?? .infinity
      else { return nil }
      let hasStarted = start <= time
      let value = (hasStarted ? state[property] : nil) ?? from
      let velocity = hasStarted ? velocities[property]?.components : nil
      return UnfinishedTrack(
        row: row, hasStarted: hasStarted, left: zip(to.components, value.components).map { ($0 - $1).magnitude },
        velocity: velocity ?? to.components.map { _ in 0 })
    }
  }
}
