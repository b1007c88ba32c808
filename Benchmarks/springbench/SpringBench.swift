import Foundation

/// Measures what the library costs: nanoseconds per evaluation, beside the worst error of what was evaluated.
@main
enum SpringBench {
  static func main() {
    do {
      let options = try CommandLineOptions(Array(CommandLine.arguments.dropFirst()))
      exit(try perform(options))
    } catch {
      complain(error.message)
      exit(ExitCode.usage)
    }
  }

  private static func perform(_ options: CommandLineOptions) throws(UsageError) -> Int32 {
    if options.command == .help {
      print(HelpText.text)
      return ExitCode.success
    }
    let rows = Benchmark.all.filter { options.filter?.chooses($0.name) ?? true }
    if let filter = options.filter, rows.isEmpty {
      throw UsageError(
        option: "--filter", value: filter.text, domain: "an expression that matches a row of springbench list")
    }
    if options.command == .list {
      for row in rows { print(row.name) }
      return ExitCode.success
    }
    return try BenchmarkRunner(rows, options: options).run()
  }

  /// Writes one line to standard error.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("springbench: \(message)\n".utf8))
  }
}
