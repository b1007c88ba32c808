/// A table that can be written for people and for programs.
struct TextTable {
  struct Column {
    let title: String
    /// As programs call it.
    let key: String
    let isText: Bool

    /// A column of words, aligned left.
    static func text(_ title: String, _ key: String) -> Column { Column(title: title, key: key, isText: true) }
    /// A column of numbers, aligned right.
    static func number(_ title: String, _ key: String) -> Column { Column(title: title, key: key, isText: false) }
  }

  struct Cell: Encodable {
    /// As people read it.
    let text: String
    private let number: Double?
    private let isText: Bool

    static func text(_ text: String) -> Cell { Cell(text: text, number: nil, isText: true) }

    /// A number, with all digits for programs; empty for them where there is none.
    static func number(_ number: Double?, _ text: (Double) -> String) -> Cell {
      Cell(text: number.map(text) ?? "–", number: number, isText: false)
    }

    /// As programs read it.
    var raw: String { isText ? text : number.map { "\($0)" } ?? "" }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if isText { try container.encode(text) } else { try container.encode(number) }
    }
  }

  let columns: [Column]
  var rows: [[Cell]] = []

  /// The table in one of the formats; the console's under a heading.
  func text(_ format: Format, heading: String) throws(CommandError) -> String {
    switch format {
    case .console: "\(heading)\n\n\(console)"
    case .markdown: "\(heading)\n\n\(markdown)"
    case .csv: csv
    case .json:
      try JSONText.encode(
        rows.map { row in Dictionary(uniqueKeysWithValues: zip(columns, row).map { ($0.key, $1) }) })
    }
  }

  /// Columns side by side, for a terminal.
  var console: String {
    let lines = [columns.map(\.title)] + rows.map { $0.map(\.text) }
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = columns.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - line[column].count)
        return columns[column].isText ? line[column] + blanks : blanks + line[column]
      }
      return cells.joined(separator: "  ").trimmingTrailingBlanks()
    }.joined(separator: "\n")
  }

  /// A table of GitHub-flavoured Markdown.
  var markdown: String {
    let rule = columns.map { $0.isText ? "---" : "---:" }
    let lines = [columns.map(\.title), rule] + rows.map { $0.map(\.text) }
    return lines.map { line in "| " + line.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// Comma-separated values (RFC 4180), numbers with all digits.
  var csv: String {
    ([columns.map(\.key)] + rows.map { $0.map(\.raw) }).map { line in
      line.map { $0.contains { ",\"\n".contains($0) } ? "\"\($0.replacing("\"", with: "\"\""))\"" : $0 }
        .joined(separator: ",")
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
