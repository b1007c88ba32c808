import Foundation
import Scenes
import SpringKit

/// A scene in characters: the bars of every phase, the answers, the faults, and what a declared duration cuts off.
struct ChartText {
  private let scene: AnimationScene
  private let charts: [PhaseChart]
  private let cuts: [DeclaredPhase]
  /// The columns of the terminal; nil where lines may be as long as they like.
  private let width: Int?
  private let labelWidth: Int
  private let barWidth: Int

  init(_ scene: AnimationScene, _ charts: [PhaseChart], _ cuts: [DeclaredPhase], width: Int?) {
    self.scene = scene
    self.charts = charts
    self.cuts = cuts
    self.width = width
    let longest = charts.flatMap { $0.bars.map(\.label.count) }.max() ?? 0
    labelWidth = min(longest, 24)
    // Beside the bar a terminal has the times and the beginning of the law.
    barWidth = max(min((width ?? 160) - labelWidth - 50, 48), 10)
  }

  /// The text, each line with its end.
  var text: String {
    var lines = ["\(scene.name): \(scene.title)", ""]
    for chart in charts { lines += self.lines(of: chart) + [""] }
    lines += legend
    lines += section("answers", scene.answers.map(line(of:)))
    lines += section("faults", scene.faults.map(Self.line(of:)))
    for cut in cuts { lines += section("\(cut.phase.name), declared to last \(cut.declared) s", Self.lines(of: cut)) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { fitted($0) + "\n" }.joined()
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  " + $0 } + [""]
  }

  /// A line without spaces at its end, cut to the terminal.
  private func fitted(_ line: String) -> String {
    let end = line.lastIndex { $0 != " " }
    let line = end.map { String(line[...$0]) } ?? ""
    guard let width, line.count > width else { return line }
    return line.prefix(width - 1) + "…"
  }

  // MARK: - Bars

  private func lines(of chart: PhaseChart) -> [String] {
    let bars = chart.bars.map { bar in
      "  " + bar.label.prefix(labelWidth).description.padded(to: labelWidth + 1) + cells(of: bar, in: chart)
        + Self.times(of: bar) + "  " + bar.row.law
    }
    return [chart.headline] + bars + (chart.bars.contains { $0.interval != nil } ? [axis(of: chart)] : [])
  }

  private func column(_ time: Double, in chart: PhaseChart) -> Int {
    min(max(Int(chart.fraction(of: time) * Double(barWidth)), 0), barWidth - 1)
  }

  private func cells(of bar: PhaseChart.Bar, in chart: PhaseChart) -> String {
    var cells = [Character](repeating: " ", count: barWidth)
    if let interval = bar.interval {
      // A bar that ends where the next one starts leaves that column to it.
      let first = column(interval.lowerBound, in: chart)
      let end = Int((chart.fraction(of: interval.upperBound) * Double(barWidth)).rounded(.up))
      for cell in first..<min(max(end, first + 1), barWidth) { cells[cell] = "█" }
      if bar.isEndless { cells[barWidth - 1] = "▶" }
    }
    if let declared = chart.declared { cells[column(declared, in: chart)] = "┊" }
    if let still = bar.landmarks?.still { cells[column(still, in: chart)] = "◆" }
    if let completion = bar.landmarks?.completion60 { cells[column(completion, in: chart)] = "P" }
    return String(cells)
  }

  private static func times(of bar: PhaseChart.Bar) -> String {
    guard let start = bar.row.start else { return "       –        –  " }
    let end = bar.row.end.map { String(format: " %8.3f s", $0) } ?? "    never  "
    return String(format: "%8.3f", start) + end
  }

  private func axis(of chart: PhaseChart) -> String {
    let ticks = AxisTicks(chart.domain, count: max(2, barWidth / 10))
    var line = [Character](repeating: " ", count: barWidth + 12)
    var free = 0
    for (value, label) in zip(ticks.values, ticks.labels) {
      let start = column(value, in: chart)
      guard start >= free, start + label.count + 1 <= line.count else { continue }
      line.replaceSubrange(start..<start + label.count + 1, with: "╵" + label)
      free = start + label.count + 2
    }
    return "".padded(to: labelWidth + 3) + String(line)
  }

  private var legend: [String] {
    let landmarks = charts.flatMap { $0.bars.compactMap(\.landmarks) }
    var words: [String] = []
    if landmarks.contains(where: { $0.still != nil }) { words.append("◆ looks still for good") }
    if landmarks.contains(where: { $0.completion60 != nil }) { words.append("P POP completes at 60 Hz") }
    if charts.contains(where: { $0.declared != nil }) { words.append("┊ declared to be over") }
    return words.isEmpty ? [] : [words.joined(separator: "   "), ""]
  }

  // MARK: - Answers

  private func line(of answer: SceneAnswer) -> String {
    let unit = answer.unit.isEmpty ? "" : " " + answer.unit
    let nameWidth = scene.answers.map(\.name.count).max() ?? 0
    return "\(answer.name.padded(to: nameWidth)) \((Self.value(of: answer) + unit).padded(to: 18)) \(answer.meaning)"
  }

  /// An answer without its unit, as people read it.
  static func value(of answer: SceneAnswer) -> String {
    switch answer.value {
    case .number(let number): ReadableNumber.text(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .numbers(let numbers): numbers.map { ReadableNumber.text($0) }.joined(separator: ", ")
    case .points(let points):
      points.isEmpty
        ? "none" : points.map { "(\(ReadableNumber.text($0.x)), \(ReadableNumber.text($0.y)))" }.joined(separator: " ")
    }
  }

  private static func line(of fault: SceneFault) -> String {
    let unit = fault.unit.isEmpty ? "" : " " + fault.unit
    return "\(fault.name), \(fault.phase) at \(ReadableNumber.seconds(fault.start)), "
      + "\(ReadableNumber.text(fault.amount))\(unit): \(fault.explanation)"
  }

  private static func lines(of cut: DeclaredPhase) -> [String] {
    cut.unfinished.isEmpty
      ? ["nothing moves any more"]
      : cut.unfinished.map { track in
        guard track.hasStarted else { return "\(track.row.name.padded(to: 24)) has not started" }
        let (left, speed) = (list(track.left), list(track.velocity))
        return "\(track.row.name.padded(to: 24)) \(left) from its end, moving by \(speed) a second"
      }
  }

  private static func list(_ numbers: [Double]) -> String {
    let texts = numbers.map { ReadableNumber.text($0) }
    return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }
}
