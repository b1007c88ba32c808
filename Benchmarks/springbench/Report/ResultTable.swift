extension RunReport {
  /// The results as a table: cost, what fits in a frame, and the error beside it.
  var table: TextTable {
    var table = TextTable(columns: [
      .text("row", "row"), .number("ns", "nanoseconds"), .number("deviation", "deviation"),
      .number("8.33 ms", "evaluations_per_120hz_frame"), .number("16.67 ms", "evaluations_per_60hz_frame"),
      .number("× floor", "times_floor"), .number("worst error", "worst_error"), .text("of", "error_unit"),
    ])
    let measured = rows.filter { !$0.repetitions.isEmpty }
    let nanoseconds = Dictionary(uniqueKeysWithValues: measured.map { ($0.name, $0.nanoseconds) })
    let floors = Dictionary(uniqueKeysWithValues: Benchmark.all.map { ($0.name, $0.floorName) })
    for row in measured {
      let floor = floors[row.name].flatMap { nanoseconds[$0] }
      table.rows.append([
        .text(row.name), .number(row.nanoseconds, \.significant),
        .number(row.deviation) { $0.percent() },
        .number(1e9 / 120 / row.nanoseconds, \.grouped), .number(1e9 / 60 / row.nanoseconds, \.grouped),
        .number(floor.map { row.nanoseconds / $0 }, \.significant),
        .number(row.worstError, \.significant), .text(row.worstError == nil ? "" : row.errorUnit),
      ])
    }
    return table
  }

  /// What the table's numbers are.
  var tableHeading: String {
    let repetitions = rows.map(\.repetitions.count).max() ?? 0
    let middle = repetitions > 1 ? ", median of \(repetitions) repetitions and their median deviation" : ""
    return "Processor time per evaluation\(middle); evaluations that fit in a frame."
  }
}

extension BenchmarkRun {
  /// The run in one of the formats; JSON is Google Benchmark's own.
  func text(_ format: Format) throws(CommandError) -> String {
    switch format {
    case .json: json
    case .markdown: try report.table.text(format, heading: report.context.summary)
    case .console, .csv: try report.table.text(format, heading: report.tableHeading)
    }
  }
}
