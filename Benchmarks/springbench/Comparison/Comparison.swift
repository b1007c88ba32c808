/// Two sets of rows, one against the other.
struct Comparison {
  struct Row {
    let name: String
    let old: RunReport.Row
    let new: RunReport.Row
    let result: PairedComparison
  }

  private(set) var rows: [Row] = []
  /// Rows that only one side has, or that have no times there.
  private(set) var unmatched: [String] = []

  /// Compares pairs of rows that have times on both sides.
  init(_ pairs: [(name: String, old: RunReport.Row, new: RunReport.Row)]) {
    rows = pairs.map { pair in
      Row(
        name: pair.name, old: pair.old, new: pair.new,
        result: PairedComparison(
          old: pair.old.repetitions.map(\.lowNanoseconds), new: pair.new.repetitions.map(\.lowNanoseconds),
          comparisonCount: pairs.count))
    }
  }

  /// Compares the rows of the same name.
  ///
  /// - Parameter force: whether runs on different machines are compared all the same.
  init(old: RunReport, new: RunReport, force: Bool) throws(CommandError) {
    if let difference = RunContext.difference(old.context, new.context), !force {
      throw .failure("cannot compare these runs: \(difference); --force compares them all the same")
    }
    let newRows = Dictionary(uniqueKeysWithValues: new.rows.map { ($0.name, $0) })
    var pairs: [(name: String, old: RunReport.Row, new: RunReport.Row)] = []
    for row in old.rows {
      guard let newRow = newRows[row.name], !row.repetitions.isEmpty, !newRow.repetitions.isEmpty else { continue }
      pairs.append((row.name, row, newRow))
    }
    guard !pairs.isEmpty else { throw .failure("cannot compare these runs: they have no row in common") }
    self.init(pairs)
    let matched = Set(pairs.map(\.name))
    unmatched = Set((old.rows + new.rows).map(\.name)).subtracting(matched).sorted()
  }

  var slower: [Row] { rows.filter { $0.result.verdict == .slower } }

  var exitCode: Int32 { slower.isEmpty ? ExitCode.success : ExitCode.regression }

  var table: TextTable {
    var table = TextTable(columns: [
      .text("row", "row"), .number("old ns", "old_nanoseconds"), .number("new ns", "new_nanoseconds"),
      .number("change", "ratio"), .number("from", "lowest_ratio"), .number("to", "highest_ratio"),
      .text("verdict", "verdict"),
    ])
    for row in rows {
      let change = { (ratio: Double) in (ratio - 1).percent(signed: true) }
      table.rows.append([
        .text(row.name), .number(row.old.lowNanoseconds, \.significant), .number(row.new.lowNanoseconds, \.significant),
        .number(row.result.ratio, change), .number(row.result.interval?.lowerBound, change),
        .number(row.result.interval?.upperBound, change), .text(row.result.verdict.rawValue),
      ])
    }
    return table
  }

  /// What the verdicts rest on.
  var heading: String {
    "Low quantiles of repetitions in pairs; the interval contains the true change with "
      + "\((1 - PairedComparison.risk).percent(digits: 0)) for all rows together; changes below "
      + "\(PairedComparison.floor.percent(digits: 0)) count as none."
  }

  /// What the table cannot say: rows left out, repetitions that are missing, and which rows are slower.
  var notes: [String] {
    var notes: [String] = []
    if !unmatched.isEmpty {
      notes.append("not compared, because only one side has times: \(unmatched.joined(separator: ", "))")
    }
    let needed = PairedComparison.fewestRepetitions(comparisonCount: rows.count)
    if rows.contains(where: { $0.result.interval == nil }) {
      notes.append("a verdict on \(rows.count) rows together needs at least --repetitions \(needed)")
    }
    if !slower.isEmpty { notes.append("slower: \(slower.map(\.name).joined(separator: ", "))") }
    return notes
  }
}

extension RunContext {
  /// Why times of two runs cannot be set against each other; nil where they can.
  fileprivate static func difference(_ old: RunContext, _ new: RunContext) -> String? {
    for context in [old, new] where context.schema != currentSchema {
      return context.schema.map { "one has version \($0) of springbench's keys, not \(currentSchema)" }
        ?? "one was not written by springbench"
    }
    for (what, path) in [("processor", \RunContext.processor), ("build mode", \.buildMode)]
      as [(String, KeyPath<RunContext, String>)]
    where old[keyPath: path] != new[keyPath: path] {
      return "the \(what) is '\(old[keyPath: path])' in one and '\(new[keyPath: path])' in the other"
    }
    return nil
  }
}
