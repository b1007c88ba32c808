public import Timelines

extension AnimationScene {
  /// A timeline as a scene of one phase: its tracks are the rows, and stand-ins for its properties are drawn.
  ///
  /// - Parameters:
  ///   - name: the name; that of a file, for instance.
  ///   - timeline: the timeline.
  public init(name: String, timeline: MotionTimeline) {
    let stage = StandInStage(timeline)
    let phase = ScenePhase(
      name: "timeline", trigger: "the timeline starts", timeline: timeline,
      rows: timeline.tracks.map { SceneRow(placed: $0, in: timeline) }, shapes: stage.shapes, declaredDuration: nil)
    var answers = AnswerSheet()
    for row in phase.rows {
      guard let landmarks = phase.landmarks(of: row) else { continue }
      if let still = landmarks.still {
        answers.add("\(row.name).still", still, "s", "when \(row.name) looks still for good (\(landmarks.property))")
      }
      for (rate, time) in [(60, landmarks.completion60), (120, landmarks.completion120)] {
        guard let time else { continue }
        answers.add(
          "\(row.name).completion\(rate)", time, "s",
          "when POP calls the completion block of \(row.name) at \(rate) frames a second")
      }
    }
    self.init(
      name: name, title: "A timeline from a file", screen: stage.screen, phases: [phase], answers: answers.answers,
      faults: [])
  }
}

extension SceneRow {
  /// The row of a track as its timeline places it.
  fileprivate init(placed: TimelineTrack, in timeline: MotionTimeline) {
    let track = placed.track
    let isFinite = placed.end.isFinite
    self.init(
      part: placed.groups.last ?? "timeline", name: track.name, track: track.name, property: track.property,
      law: track.words, start: placed.start, startReason: nil, end: isFinite ? placed.end : nil,
      endReason: isFinite ? nil : track.timing.repeatCount == .infinity ? "repeats for ever" : "never ends",
      from: track.from, to: track.to)
  }
}

extension ScenePhase {
  /// How long a picture of the phase shows, in seconds: all of it or, where tracks never end, until each of these has
  /// run once. Of an undamped spring five seconds are enough.
  public var shownDuration: Double {
    if totalDuration.isFinite { return totalDuration }
    return timeline.tracks.reduce(0) { shown, placed in
      if placed.end.isFinite { return max(shown, placed.end) }
      let (run, timing) = (placed.track.duration, placed.track.timing)
      return max(shown, placed.start + (run.isFinite ? run * (timing.autoreverses ? 2 : 1) / timing.speed : 5))
    }
  }
}
