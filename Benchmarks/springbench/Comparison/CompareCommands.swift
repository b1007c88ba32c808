import Foundation

extension SpringBench {
  /// `compare`: two files.
  static func compare(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let output = try Output(options)
    return try finish(
      Comparison(
        old: RunReport(file: options.words[0]), new: RunReport(file: options.words[1]), force: options.has(.force)),
      output, options)
  }

  /// `ab`: rows of one run against other rows of the same run.
  static func compareRows(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let output = try Output(options)
    let all = try [Benchmark].chosen(by: options)
    var sides: [[Benchmark]] = []
    for text in options.words {
      guard let filter = RowFilter(text) else {
        throw .usage(option: "the filter", value: text, domain: "a regular expression")
      }
      let side = all.filter { filter.chooses($0.name) }
      guard !side.isEmpty else { throw .noRow(option: "the filter", filter: filter, among: all.map(\.name)) }
      sides.append(side)
    }
    let (old, new) = (sides[0], sides[1])
    guard old.count == new.count else {
      throw .usage("the filters leave \(old.count) and \(new.count) rows: must be as many, to be compared in pairs")
    }
    // Both sides may be the same row, so each gets a name of its own.
    let runner = BenchmarkRunner([], options: options)
    for benchmark in old { runner.add(benchmark, named: "a/\(benchmark.name)") }
    for benchmark in new { runner.add(benchmark, named: "b/\(benchmark.name)") }
    let run = try runner.run()
    guard run.failures.isEmpty else { return complain(run.failures) }
    let rows = Dictionary(uniqueKeysWithValues: run.report.rows.map { ($0.name, $0) })
    let pairs = zip(old, new).compactMap { old, new -> (name: String, old: RunReport.Row, new: RunReport.Row)? in
      guard let oldRow = rows["a/\(old.name)"], let newRow = rows["b/\(new.name)"] else { return nil }
      return ("\(old.name) → \(new.name)", oldRow, newRow)
    }
    return try finish(Comparison(pairs), output, options)
  }

  /// Writes a comparison and what it means.
  static func finish(_ comparison: Comparison, _ output: Output, _ options: CommandLineOptions) throws(CommandError)
    -> Int32
  {
    try output.write(comparison.table.text(options.format, heading: comparison.heading))
    note(comparison.notes, options)
    return comparison.exitCode
  }

  /// `baseline save|list|delete`.
  static func baseline(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let baselines = Baselines(folder: options.baselinesFolder)
    let words = options.words
    switch (words[0], words.count) {
    case ("list", 1):
      for name in baselines.names {
        let report = try baselines.report(name)
        print("\(name): \(report.rows.count) rows, \(report.context.summary)")
      }
      return ExitCode.success
    case ("delete", 2):
      try baselines.delete(words[1])
      return ExitCode.success
    case ("save", 2...3):
      guard Baselines.isName(words[1]) else {
        throw .usage(option: "the baseline", value: words[1], domain: Baselines.nameDomain)
      }
      return try save(baselines, options)
    default:
      throw .usage("baseline must be followed by \(Command.baseline.words.meaning)")
    }
  }

  private static func save(_ baselines: Baselines, _ options: CommandLineOptions) throws(CommandError) -> Int32 {
    if options.words.count == 3 {
      _ = try RunReport(file: options.words[2])
      let json = FileManager.default.contents(atPath: options.words[2]) ?? Data()
      try baselines.save(String(decoding: json, as: UTF8.self), as: options.words[1])
      return ExitCode.success
    }
    let run = try BenchmarkRunner([Benchmark].chosen(by: options), options: options).run()
    guard run.failures.isEmpty else { return complain(run.failures) }
    try baselines.save(run.json, as: options.words[1])
    return ExitCode.success
  }
}
