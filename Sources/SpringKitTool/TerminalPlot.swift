import SpringKit

/// The picture of a curve in characters: braille dots, two by four in each cell.
struct TerminalPlot {
  private static let rows = 13
  private let picture: CurvePicture
  private let columns: Int
  private let gutter: Int
  private let targetRow: Int?
  private let labels: [String?]

  /// A picture at most `width` characters wide.
  init(_ picture: CurvePicture, width: Int) {
    self.picture = picture
    let rows = Self.rows
    func row(_ value: Double) -> Int { Int((picture.depth(of: value) * Double(4 * rows - 1)).rounded()) / 4 }
    var labels = [String?](repeating: nil, count: rows)
    let ticks = AxisTicks(picture.range, count: 5)
    for (value, label) in zip(ticks.values, ticks.labels) { labels[row(value)] = label }
    targetRow = picture.target.map { row($0.value) }
    if let target = picture.target, let targetRow {
      for neighbor in [targetRow - 1, targetRow + 1] where labels.indices.contains(neighbor) { labels[neighbor] = nil }
      labels[targetRow] = "target " + ReadableNumber.text(target.value)
    }
    self.labels = labels
    gutter = min((labels.compactMap { $0?.count }.max() ?? 0) + 1, width / 2)
    columns = width - gutter - 2
  }

  /// The picture, each line with its end.
  var text: String {
    var lines: [String] = []
    if let markColumn, let mark = picture.mark {
      lines.append(String(repeating: " ", count: gutter + 1) + markLine(mark.label, at: markColumn))
    }
    let cells = dots()
    for row in 0..<Self.rows {
      let label = labels[row] ?? ""
      let line = cells[row].enumerated().map { column, bits in
        bits > 0 ? Self.braille(bits) : column == markColumn ? "┊" : row == targetRow ? "┄" : " "
      }
      let axis = labels[row] == nil ? "│" : "┤"
      lines.append(String(repeating: " ", count: max(0, gutter - label.count - 1)) + label + " " + axis + line.joined())
    }
    return (lines + placeAxis).map { Self.withoutTrailingSpaces($0) + "\n" }.joined()
  }

  private var markColumn: Int? {
    picture.mark?.x.map(column(of:))
  }

  private func column(of place: Double) -> Int {
    min(Int(picture.fraction(of: place) * Double(columns)), columns - 1)
  }

  /// The curve's dots as braille bits, row by row.
  private func dots() -> [[UInt8]] {
    var cells = [[UInt8]](repeating: [UInt8](repeating: 0, count: columns), count: Self.rows)
    let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    for (column, span) in picture.columns(2 * columns).enumerated() {
      func dot(_ value: Double) -> Int { Int((picture.depth(of: value) * Double(4 * Self.rows - 1)).rounded()) }
      for row in dot(span.upperBound)...dot(span.lowerBound) {
        cells[row / 4][column / 2] |= bits[column % 2][row % 4]
      }
    }
    return cells
  }

  private func markLine(_ label: String, at column: Int) -> String {
    column + label.count + 2 <= columns
      ? String(repeating: " ", count: column) + "╷ " + label
      : String(repeating: " ", count: max(0, column - label.count - 1)) + label + " ╷"
  }

  private var placeAxis: [String] {
    let ticks = AxisTicks(picture.domain, count: max(2, columns / 12))
    var line = [Character](repeating: "─", count: columns)
    var text = [Character](repeating: " ", count: gutter + columns + 12)
    let unit = picture.axis.unit.isEmpty ? "" : " " + picture.axis.unit
    var free = 0
    for (value, label) in zip(ticks.values, ticks.labels) {
      let column = column(of: value)
      let shown = value == ticks.values.last ? label + unit : label
      let start = max(0, gutter + 1 + column - label.count / 2)
      guard start >= free, start + shown.count <= text.count else { continue }
      line[column] = "┬"
      text.replaceSubrange(start..<start + shown.count, with: shown)
      free = start + shown.count + 1
    }
    return [String(repeating: " ", count: gutter) + "└" + String(line), String(text)]
  }

  private static func braille(_ bits: UInt8) -> String {
    Unicode.Scalar(0x2800 + UInt32(bits)).map(String.init) ?? " "
  }

  private static func withoutTrailingSpaces(_ line: String) -> Substring {
    line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
  }
}
