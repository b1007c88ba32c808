import Foundation

/// Measures what the library costs: nanoseconds per evaluation, beside the worst error of what was evaluated.
@main
enum SpringBench {
  static func main() {
    do {
      let options = try CommandLineOptions(Array(CommandLine.arguments.dropFirst()))
      unsafe RandomNumbers.runSeed = options.seed
      exit(try perform(options))
    } catch {
      complain(error.message)
      exit(error.exitCode)
    }
  }

  private static func perform(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    switch options.command {
    case .run: return try options.has(.dryRun) ? checkAnswers(options) : run(options)
    case .list:
      try list(options)
      return ExitCode.success
    case .compare: return try compare(options)
    case .ab: return try compareRows(options)
    case .check: return try options.has(.instructions) ? checkInstructions(options) : checkAnswers(options)
    case .baseline: return try baseline(options)
    case .report: return try report(options)
    case .doctor: return try doctor(options)
    case .frames: return try frames(options)
    case .version:
      print("springbench of commit \(SourceTree.commit), Swift \(Build.swiftVersion), \(Build.target), \(Build.mode)")
      return ExitCode.success
    case .help:
      print(HelpText.text)
      return ExitCode.success
    }
  }

  /// `list`: the rows that other commands take with the same options.
  private static func list(_ options: CommandLineOptions) throws(CommandError) {
    for row in try [Benchmark].chosen(by: options) { print(row.name) }
    if options.filter == nil {
      let onDemand = Benchmark.all.filter(\.isOnDemand).map(\.name)
      complain("only where --filter asks for them: \(onDemand.joined(separator: ", "))")
    }
  }

  /// `run`: measures rows and, where a baseline is named, compares them with it.
  private static func run(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let output = try Output(options)
    var baseline: RunReport?
    if let name = options.baseline { baseline = try Baselines(folder: options.baselinesFolder).report(name) }
    let run = try BenchmarkRunner([Benchmark].chosen(by: options), options: options).run()
    if run.report.rows.contains(where: { !$0.repetitions.isEmpty }) { try output.write(run.text(options.format)) }
    guard run.failures.isEmpty else { return complain(run.failures) }
    guard let baseline else { return ExitCode.success }
    let comparison = try Comparison(old: baseline, new: run.report, force: options.has(.force))
    // Only the console's text may be followed by something else.
    if options.format == .console { print("\n\(try comparison.table.text(.console, heading: comparison.heading))") }
    note(comparison.notes, options)
    return comparison.exitCode
  }

  /// `check`, `run --dry-run`: evaluates every body once and compares what it computed with the reference.
  private static func checkAnswers(_ options: CommandLineOptions) throws(CommandError) -> Int32 {
    let output = try Output(options)
    var table = TextTable(columns: [
      .text("row", "row"), .number("worst error", "worst_error"), .text("of", "error_unit"),
      .number("checksum", "checksum"),
    ])
    var failures: [String] = []
    for row in try [Benchmark].chosen(by: options) {
      let pass = row.prepare().pass
      let error = ReferencePrecision.isExtended ? pass.inspection.worstError : nil
      if let failure = pass.failure { failures.append("\(row.name): \(failure)") }
      table.rows.append([
        .text(row.name), .number(error, \.significant), .text(error == nil ? "" : pass.inspection.unit),
        .number(pass.checksum) { "\($0)" },
      ])
    }
    try output.write(table.text(options.format, heading: "The worst error and the sum of one pass; no times."))
    return complain(failures)
  }

  /// Writes one line to standard error.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("springbench: \(message)\n".utf8))
  }

  /// Says which rows computed something wrong; returns the exit code.
  static func complain(_ failures: [String]) -> Int32 {
    for failure in failures { complain(failure) }
    return failures.isEmpty ? ExitCode.success : ExitCode.wrongResult
  }

  /// Writes what a reader of the results should know to standard error.
  static func note(_ notes: [String], _ options: CommandLineOptions) {
    guard !options.has(.quiet) else { return }
    for note in notes { complain(note) }
  }
}
