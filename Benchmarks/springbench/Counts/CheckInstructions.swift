import Foundation

extension SpringBench {
  /// `check --instructions`: counts what rows execute, and compares with the thresholds or writes them anew.
  static func checkInstructions(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let benchmarks = try [Benchmark].chosen(by: options)
    if InstructionCounts.isBeingCounted {
      InstructionCounts.execute(benchmarks)
      return ExitCode.success
    }
    try options.refuseDebugBuild()
    let output = try Output(options)
    let path = options.thresholds ?? Thresholds.defaultFile
    let thresholds = try options.has(.update) ? nil : Thresholds(file: path)
    guard let counts = try InstructionCounts(of: Array(CommandLine.arguments.dropFirst())) else {
      print("skipped: valgrind not found")
      return ExitCode.success
    }
    guard counts.rows.count == benchmarks.count else {
      throw .failure("callgrind counted \(counts.rows.count) rows of \(benchmarks.count)")
    }
    if options.has(.update) {
      try update(path, with: counts)
      note(["wrote the counts of \(counts.rows.count) rows to '\(path)'"], options)
      return ExitCode.success
    }
    let check = InstructionCheck(counts, thresholds: thresholds, path: path)
    try output.write(check.table.text(options.format, heading: check.heading))
    note(check.notes, options)
    return check.regressions.isEmpty ? ExitCode.success : ExitCode.regression
  }

  /// Replaces the counts of the rows; others stay where they were counted with the same versions and still exist.
  private static func update(_ path: String, with counts: InstructionCounts) throws(CommandError) {
    var thresholds = Thresholds(counts)
    if let old = try? Thresholds(file: path), old.mismatch == nil {
      let known = Set((Benchmark.all + Benchmark.sabotageSuite).map(\.name))
      thresholds.rows.merge(old.rows.filter { known.contains($0.key) }) { new, _ in new }
    }
    try Output.write(JSONText.encode(thresholds), to: path, inNewFolder: true)
  }
}

/// Counts beside their thresholds.
struct InstructionCheck {
  enum Verdict: String {
    case within
    case more
    case fewer
    case new
    case notCompared = "not compared"
  }

  let rows: [(count: InstructionCounts.Row, threshold: Thresholds.Count?, verdict: Verdict)]
  let notes: [String]

  init(_ counts: InstructionCounts, thresholds: Thresholds?, path: String) {
    let mismatch = thresholds?.mismatch
    rows = counts.rows.map { row in
      guard let thresholds, mismatch == nil else { return (row, nil, .notCompared) }
      guard let threshold = thresholds.rows[row.name] else { return (row, nil, .new) }
      let change = Double(row.instructions) / Double(threshold.instructions) - 1
      if change > thresholds.tolerance || row.allocations > threshold.allocations { return (row, threshold, .more) }
      return (row, threshold, change < -thresholds.tolerance ? .fewer : .within)
    }
    let renew = "springbench check --instructions --update writes new ones"
    var notes: [String] = []
    if thresholds == nil { notes.append("there are no thresholds in '\(path)'; \(renew)") }
    if let mismatch { notes.append("not compared: \(mismatch); \(renew)") }
    for (verdict, meaning) in [
      (Verdict.more, "more instructions or allocations"), (.fewer, "fewer"), (.new, "no threshold yet"),
    ] {
      let names = rows.filter { $0.verdict == verdict }.map(\.count.name)
      if !names.isEmpty {
        notes.append("\(meaning): \(names.joined(separator: ", "))" + (verdict == .more ? "" : "; \(renew)"))
      }
    }
    self.notes = notes
  }

  /// Rows that execute more than they may.
  var regressions: [String] { rows.filter { $0.verdict == .more }.map(\.count.name) }

  var heading: String {
    "Instructions and allocations of one evaluation, from \(InstructionCounts.evaluationCount), counted by callgrind."
  }

  var table: TextTable {
    var table = TextTable(columns: [
      .text("row", "row"), .number("instructions", "instructions"), .number("threshold", "threshold"),
      .number("change", "change"), .number("allocations", "allocations"), .text("verdict", "verdict"),
    ])
    let evaluations = Double(InstructionCounts.evaluationCount)
    for row in rows {
      let instructions = Double(row.count.instructions)
      table.rows.append([
        .text(row.count.name), .number(instructions / evaluations, \.significant),
        .number(row.threshold.map { Double($0.instructions) / evaluations }, \.significant),
        .number(row.threshold.map { instructions / Double($0.instructions) - 1 }) { $0.percent(signed: true) },
        .number(Double(row.count.allocations) / evaluations, \.significant), .text(row.verdict.rawValue),
      ])
    }
    return table
  }
}
