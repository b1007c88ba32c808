/// The results of a run as a table for people.
struct ResultTable {
  /// What was measured of one row.
  struct Row {
    let name: String
    let floorName: String
    /// Processor time per evaluation.
    let nanoseconds: Double
    let inspection: Inspection
  }

  let rows: [Row]
  let repetitions: Int

  /// The table's lines.
  var text: String {
    var lines = [["row", "ns", "8.33 ms", "16.67 ms", "× floor", "worst error"]]
    for row in rows {
      let floor = rows.first { $0.name == row.floorName }?.nanoseconds
      lines.append([
        row.name, Self.significant(row.nanoseconds), Self.grouped(1e9 / 120 / row.nanoseconds),
        Self.grouped(1e9 / 60 / row.nanoseconds),
        floor.map { Self.significant(row.nanoseconds / $0) } ?? "–",
        ReferencePrecision.isExtended ? "\(Self.significant(row.inspection.worstError)) \(row.inspection.unit)" : "–",
      ])
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let table = lines.map { line in
      let cells = line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == line.count - 1 ? cell + blanks : blanks + cell
      }
      return cells.joined(separator: "  ").trimmingTrailingBlanks()
    }
    let middle = repetitions > 1 ? ", median of \(repetitions) repetitions" : ""
    return (["Processor time per evaluation\(middle); evaluations that fit in a frame.", ""] + table)
      .joined(separator: "\n")
  }

  /// Three significant digits; a power of ten where the number is very small.
  static func significant(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : "\(number)" }
    var exponent = 0
    var mantissa = number
    while mantissa.magnitude >= 10 {
      mantissa /= 10
      exponent += 1
    }
    while mantissa.magnitude < 1 {
      mantissa *= 10
      exponent -= 1
    }
    if exponent < -3 { return "\(fixed(mantissa, digits: 1))e\(exponent)" }
    return fixed(number, digits: max(0, 2 - exponent))
  }

  private static func fixed(_ number: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let units = Int((number.magnitude * scale).rounded())
    let sign = number < 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(units)" }
    let text = String(repeating: "0", count: max(0, digits + 1 - "\(units)".count)) + "\(units)"
    return "\(sign)\(text.dropLast(digits)).\(text.suffix(digits))"
  }

  /// A whole number with a comma after every three digits.
  static func grouped(_ number: Double) -> String {
    let digits = Array("\(Int(number))")
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
