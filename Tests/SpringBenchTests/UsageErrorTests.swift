import Testing

@Suite("springbench's usage errors")
struct UsageErrorTests {
  /// A mistake and what its message must name.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let named: [String]

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(arguments: ["fly"], named: ["fly", "run, list", "version or help"]),
    Mistake(arguments: ["run", "--speed", "3"], named: ["--speed", "--filter"]),
    Mistake(arguments: ["run", "-x"], named: ["-x"]),
    Mistake(arguments: ["run", "again"], named: ["again"]),
    Mistake(arguments: ["--repetitions", "2", "--repetitions", "3"], named: ["--repetitions", "twice"]),
    Mistake(arguments: ["--filter", "floor", "--benchmark_filter=floor"], named: ["--benchmark_filter", "twice"]),
    Mistake(arguments: ["--repetitions", "0"], named: ["--repetitions", "'0'", "1 to 1000"]),
    Mistake(arguments: ["--repetitions", "1.5"], named: ["--repetitions", "'1.5'"]),
    Mistake(arguments: ["--repetitions"], named: ["--repetitions", "1 to 1000"]),
    Mistake(arguments: ["--format", "xml"], named: ["--format", "'xml'", "console, json, csv or markdown"]),
    Mistake(arguments: ["--min-time", "-1"], named: ["--min-time", "'-1'", "seconds"]),
    Mistake(arguments: ["--seed", "x"], named: ["--seed", "'x'"]),
    Mistake(arguments: ["--quiet=yes"], named: ["--quiet", "'yes'", "without a value"]),
    Mistake(arguments: ["--baseline", "../x"], named: ["--baseline", "'../x'"]),
    Mistake(arguments: ["compare", "a.json"], named: ["compare", "two files"]),
    Mistake(arguments: ["ab", "floor"], named: ["ab", "two regular expressions"]),
    Mistake(arguments: ["ab", "(", "floor"], named: ["'('", "regular expression"]),
    Mistake(arguments: ["ab", "no-such-row", "floor"], named: ["'no-such-row'"]),
    Mistake(arguments: ["baseline"], named: ["save NAME"]),
    Mistake(arguments: ["baseline", "list", "x"], named: ["save NAME"]),
    Mistake(arguments: ["baseline", "save", "a/b"], named: ["'a/b'"]),
    Mistake(arguments: ["check", "--update", "--benchmark_v=1"], named: ["--benchmark_v=1", "check"]),
    Mistake(arguments: ["frames", "--count", "1,0"], named: ["--count", "'1,0'", "1000000"]),
    Mistake(arguments: ["frames", "--frame-rate", "0"], named: ["--frame-rate", "'0'"]),
    Mistake(arguments: ["report", "a.json", "b.json"], named: ["b.json"]),
    Mistake(arguments: ["--filter", "setling/exakt"], named: ["'setling/exakt'", "near it: settling/exact"]),
    Mistake(arguments: ["--filter", "("], named: ["--filter", "'('", "regular expression"]),
    Mistake(arguments: ["--filter", "no-such-row"], named: ["--filter", "'no-such-row'"]),
    Mistake(arguments: ["list", "--filter", "no-such-row"], named: ["--filter", "'no-such-row'"]),
    Mistake(arguments: ["list", "--format", "json"], named: ["--format", "list"]),
    Mistake(arguments: ["--benchmark_min_time=soon"], named: ["--benchmark_min_time", "'soon'", "seconds"]),
  ]

  @Test("gives exit code 64, one line that names it, and no output", arguments: mistakes)
  func reports(mistake: Mistake) throws {
    let run = try SpringBenchProcess(mistake.arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardOutput == "")
    #expect(run.standardError.split(separator: "\n").count == 1)
    for part in mistake.named { #expect(run.standardError.contains(part), "\(run.standardError)") }
  }

  @Test("a flag that Google Benchmark does not know is named")
  func reportsUnknownFlag() throws {
    let run = try SpringBenchProcess(["--filter", "floor", "--benchmark_no_such_flag=1", "--allow-debug"])
    guard run.exitCode != 69 else { return }
    #expect(run.exitCode == 64)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("--benchmark_no_such_flag=1"))
  }
}
