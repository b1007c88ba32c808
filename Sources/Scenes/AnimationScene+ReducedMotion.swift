public import Timelines

extension AnimationScene {
  /// The scene for people who ask for less motion: every phase's timeline is its twin,
  /// ``MotionTimeline/reducedMotion()``.
  ///
  /// The answers are about the scene as its tutorial has it and are left out; so are the faults of phases that change.
  ///
  /// - Throws: ``TimelineError`` where a spring cannot be made.
  public func reducedMotion() throws(TimelineError) -> AnimationScene {
    var twins: [ScenePhase] = []
    for phase in phases { twins.append(try phase.reducedMotion()) }
    let unchanged = zip(phases, twins).filter { $0.rows == $1.rows }.map { $0.0.name }
    return AnimationScene(
      name: name, title: "\(title), with less motion", screen: screen, phases: twins, answers: [],
      faults: faults.filter { unchanged.contains($0.phase) })
  }
}

extension ScenePhase {
  fileprivate func reducedMotion() throws(TimelineError) -> ScenePhase {
    let twin = try timeline.reducedMotion()
    let rows = rows.map { row in
      guard let name = row.track, let track = twin.track(named: name), track != timeline.track(named: name) else {
        return row
      }
      let end = twin.end(of: name).flatMap { $0.isFinite ? $0 : nil }
      return SceneRow(
        part: row.part, name: row.name, track: row.track, property: row.property, law: track.words,
        start: twin.start(of: name), startReason: row.startReason, end: end,
        endReason: end == nil ? row.endReason : nil, from: row.from, to: row.to)
    }
    return ScenePhase(
      name: self.name, trigger: trigger, timeline: twin, rows: rows, shapes: shapes, declaredDuration: declaredDuration)
  }
}
