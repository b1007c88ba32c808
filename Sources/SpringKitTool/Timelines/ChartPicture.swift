import Foundation
import Scenes

/// A scene's bars as an SVG document: a part for each phase, with its own clock.
struct ChartPicture {
  private static let bars = 190.0...760.0
  private static let lawPlace = bars.upperBound + 130
  private static let rowHeight = 22.0
  private static let barHeight = 13.0
  private static let barColor = "#54aeff"
  private static let stillColor = "#1a7f37"
  private static let completionColor = "#bc4c00"
  private static let declaredColor = "#8250df"

  private let scene: AnimationScene
  private let charts: [PhaseChart]

  private let width: Double

  init(_ scene: AnimationScene, _ charts: [PhaseChart]) {
    self.scene = scene
    self.charts = charts
    let longest = charts.flatMap { $0.bars.map(\.row.law.count) }.max() ?? 0
    width = Self.lawPlace + 24 + 7 * Double(max(longest, 20))
  }

  /// The document.
  var text: String {
    var top = 110.0
    var marks: [String] = []
    for chart in charts {
      marks += self.marks(of: chart, top: top)
      top += Double(chart.bars.count) * Self.rowHeight + 76
    }
    return VectorPicture.document(
      size: (width, top), title: "\(scene.name): \(scene.title)", subtitle: "when each track starts and ends",
      description: "The tracks of each phase as bars over its clock", parts: legend + marks)
  }

  private var legend: [String] {
    let entries = [
      (Self.stillColor, "◆ looks still for good"), (Self.completionColor, "│ POP completes at 60 Hz"),
      (Self.declaredColor, "┊ declared to be over"),
    ]
    return entries.enumerated().map { index, entry in
      VectorPicture.label(entry.1, (24 + 190 * Double(index), 84), color: entry.0)
    }
  }

  private func x(_ time: Double, in chart: PhaseChart) -> Double {
    Self.bars.lowerBound + (Self.bars.upperBound - Self.bars.lowerBound) * chart.fraction(of: time)
  }

  private func marks(of chart: PhaseChart, top: Double) -> [String] {
    let rows = top + 22
    let bottom = rows + Double(chart.bars.count) * Self.rowHeight
    var marks = [
      "<text x=\"24\" y=\"\(VectorPicture.number(top + 10))\" font-size=\"14\" font-weight=\"600\" fill=\"#1b1f24\">"
        + VectorPicture.escaped(chart.headline) + "</text>"
    ]
    let ticks = AxisTicks(chart.domain, count: 8)
    for (value, label) in zip(ticks.values, ticks.labels) {
      let place = x(value, in: chart)
      marks.append(VectorPicture.line((place, rows), (place, bottom + 4), "#d0d7de", width: 0.75))
      marks.append(VectorPicture.label(label + " s", (place, bottom + 18), anchor: "middle"))
    }
    if let declared = chart.declared {
      let place = x(declared, in: chart)
      marks.append(
        VectorPicture.line((place, rows - 4), (place, bottom + 4), Self.declaredColor, width: 1.5, dashes: "3 3"))
    }
    for (index, bar) in chart.bars.enumerated() {
      marks += self.marks(of: bar, middle: rows + (Double(index) + 0.5) * Self.rowHeight, in: chart)
    }
    return marks
  }

  private func marks(of bar: PhaseChart.Bar, middle: Double, in chart: PhaseChart) -> [String] {
    let baseline = middle + 4
    var marks = [
      VectorPicture.label(bar.label, (24, baseline), color: "#1b1f24"),
      VectorPicture.label(times(of: bar), (Self.bars.upperBound + 14, baseline), color: "#1b1f24"),
      VectorPicture.label(bar.row.law, (Self.lawPlace, baseline)),
    ]
    if let reason = bar.row.startReason {
      marks.append(VectorPicture.label(reason, (Self.bars.lowerBound, baseline)))
    }
    if let interval = bar.interval {
      let (left, right) = (x(interval.lowerBound, in: chart), x(interval.upperBound, in: chart))
      marks.append(
        """
        <rect x="\(VectorPicture.number(left))" y="\(VectorPicture.number(middle - Self.barHeight / 2))" \
        width="\(VectorPicture.number(max(right - left, 1)))" height="\(Self.barHeight)" rx="3" \
        fill="\(Self.barColor)"\(bar.isEndless ? " fill-opacity=\"0.5\"" : "")/>
        """)
    }
    if let completion = bar.landmarks?.completion60 {
      let place = x(completion, in: chart)
      marks.append(VectorPicture.line((place, middle - 9), (place, middle + 9), Self.completionColor, width: 2))
    }
    if let still = bar.landmarks?.still {
      let (place, size) = (x(still, in: chart), 5.5)
      let corners = [(place, middle - size), (place + size, middle), (place, middle + size), (place - size, middle)]
      let points = corners.map { "\(VectorPicture.number($0.0)),\(VectorPicture.number($0.1))" }
      marks.append("<polygon points=\"\(points.joined(separator: " "))\" fill=\"\(Self.stillColor)\"/>")
    }
    return marks
  }

  private func times(of bar: PhaseChart.Bar) -> String {
    guard let start = bar.row.start else { return "–" }
    return String(format: "%.3f – ", start) + (bar.row.end.map { String(format: "%.3f s", $0) } ?? "never")
  }
}
