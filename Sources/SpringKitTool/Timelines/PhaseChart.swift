import Scenes

/// The rows of a phase as bars over its clock, whatever they are drawn with.
struct PhaseChart {
  /// One row.
  struct Bar {
    let row: SceneRow
    /// The name, with its part where that is not the phase's.
    let label: String
    /// When it is active on the phase's clock; nil for a row that no clock drives.
    let interval: ClosedRange<Double>?
    /// When the row's spring looks still and POP completes it; nil for a row without a spring.
    let landmarks: SpringLandmarks?

    /// Whether it never ends.
    var isEndless: Bool { interval != nil && row.end == nil }
  }

  let phase: ScenePhase
  let bars: [Bar]
  /// The times that the chart shows.
  let domain: ClosedRange<Double>
  /// When the phase is said to be over; nil where nobody says so.
  let declared: Double?

  /// The chart of a phase.
  ///
  /// - Parameter declared: what the caller declares; what the scene declares unless told.
  init(_ phase: ScenePhase, declared: Double?) {
    self.phase = phase
    self.declared = declared ?? phase.declaredDuration
    let shown = phase.shownDuration
    bars = phase.rows.map { row in
      Bar(
        row: row, label: row.part == phase.name ? row.name : "\(row.part) \(row.name)",
        interval: row.start.map { $0...max(row.end ?? shown, $0) }, landmarks: phase.landmarks(of: row))
    }
    let marks = bars.flatMap { bar in
      [bar.landmarks?.still, bar.landmarks?.completion60, bar.landmarks?.completion120, bar.interval?.upperBound]
        .compactMap { $0 }
    }
    let first = bars.compactMap { $0.interval?.lowerBound }.min() ?? 0
    let last = max(shown, marks.max() ?? 0, self.declared ?? 0)
    domain = min(first, 0)...(last > min(first, 0) ? last : 1)
  }

  /// Where a time is in the chart: 0 on the left, 1 on the right.
  func fraction(of time: Double) -> Double {
    (time - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
  }

  /// The phase in one line.
  var headline: String { "\(phase.name), \(phase.trigger): \(SceneCommand.length(of: phase))" }
}
