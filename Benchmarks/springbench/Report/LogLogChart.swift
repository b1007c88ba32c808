/// A chart with two logarithmic axes, as SVG that stands inside a page.
struct LogLogChart {
  struct Series {
    let name: String
    var points: [(x: Double, y: Double, label: String)]
    /// Whether the points are joined by a line.
    var isLine = false
  }

  let title: String
  let xTitle: String
  let yTitle: String
  let series: [Series]
  /// Lines across the chart, with their names.
  var levels: [(y: Double, label: String)] = []

  private static let width = 760.0
  private static let height = 400.0
  /// Distinguishable without colour vision, and in grey by their shapes (M. Okabe, K. Ito, "Color universal design", 2008).
  private static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"]

  var svg: String {
    let points = series.flatMap(\.points)
    // Long names need wide columns.
    let columnCount = series.contains { $0.name.count > 30 } ? 2 : 3
    let legendHeight = 18 * Double((series.count + columnCount - 1) / columnCount)
    let bottom = Self.height - 66
    let xAxis = LogarithmicAxis(around: points.map(\.x), from: 70, to: Self.width - 16)
    let yAxis = LogarithmicAxis(around: points.map(\.y) + levels.map(\.y), from: bottom, to: 16)
    var lines = [
      "<svg viewBox=\"0 0 \(Int(Self.width)) \(Int(Self.height - 14 + legendHeight))\" role=\"img\" aria-label=\"\(title.escapedForHTML)\">"
    ]
    for tick in xAxis.ticks {
      let x = tick.place
      lines.append(line(x, 16, x, bottom, "grid"))
      lines.append(text(x, bottom + 16, tick.label, "middle"))
    }
    for tick in yAxis.ticks {
      let y = tick.place
      lines.append(line(70, y, Self.width - 16, y, "grid"))
      lines.append(text(64, y + 4, tick.label, "end"))
    }
    for level in levels {
      let y = yAxis.place(level.y)
      lines.append(line(70, y, Self.width - 16, y, "level"))
      lines.append(text(76, y - 4, level.label, "start"))
    }
    for (index, series) in series.enumerated() { lines += marks(of: series, index, xAxis, yAxis) }
    lines.append(text((70 + Self.width - 16) / 2, bottom + 34, xTitle, "middle"))
    lines.append(
      "<text transform=\"translate(16 \(rounded((16 + bottom) / 2))) rotate(-90)\" text-anchor=\"middle\">\(yTitle.escapedForHTML)</text>"
    )
    for (index, series) in series.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      let (x, y) = (76 + 675 / Double(columnCount) * Double(column), bottom + 52 + 18 * Double(row))
      lines.append(mark(x, y - 4, index, ""))
      lines.append(text(x + 10, y, series.name, "start"))
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private func marks(of series: Series, _ index: Int, _ xAxis: LogarithmicAxis, _ yAxis: LogarithmicAxis) -> [String] {
    let places = series.points.map { (x: xAxis.place($0.x), y: yAxis.place($0.y), label: $0.label) }
    var lines: [String] = []
    if series.isLine {
      let path = places.map { "\(rounded($0.x)),\(rounded($0.y))" }.joined(separator: " ")
      lines.append("<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color(index))\" stroke-width=\"1.5\"/>")
    }
    return lines + places.map { mark($0.x, $0.y, index, $0.label) }
  }

  /// A disc, square, triangle or diamond that tells its name when the pointer rests on it.
  private func mark(_ x: Double, _ y: Double, _ index: Int, _ label: String) -> String {
    let shapes = [
      "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M-3.5-3.5h7v7h-7z", "M0-4.5l4.5 8h-9z", "M0-5l5 5l-5 5l-5-5z",
    ]
    let title = label.isEmpty ? "" : "<title>\(label.escapedForHTML)</title>"
    return
      "<path transform=\"translate(\(rounded(x)) \(rounded(y)))\" d=\"\(shapes[index % shapes.count])\" fill=\"\(color(index))\" fill-opacity=\"0.8\">\(title)</path>"
  }

  private func color(_ index: Int) -> String { Self.colors[index % Self.colors.count] }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) -> String {
    "<line x1=\"\(rounded(x1))\" y1=\"\(rounded(y1))\" x2=\"\(rounded(x2))\" y2=\"\(rounded(y2))\" class=\"\(style)\"/>"
  }

  private func text(_ x: Double, _ y: Double, _ text: String, _ anchor: String) -> String {
    "<text x=\"\(rounded(x))\" y=\"\(rounded(y))\" text-anchor=\"\(anchor)\">\(text.escapedForHTML)</text>"
  }
}

/// A length on paper, to a tenth.
private func rounded(_ length: Double) -> String { fixed(length, digits: 1) }

extension String {
  /// The text with everything escaped that HTML would read as its own.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
  }
}
