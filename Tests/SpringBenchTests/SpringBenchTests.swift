import Foundation
import Testing

@Suite("springbench")
struct SpringBenchTests {
  @Test("list names every row once, as suite/operation/variant")
  func listsRows() throws {
    let listing = try SpringBenchProcess("list")
    #expect(listing.exitCode == 0)
    #expect(listing.standardError.split(separator: "\n").count == 1)
    #expect(listing.standardError.contains("--filter") && listing.standardError.contains("/1000000"))
    let names = listing.outputLines.map(String.init)
    #expect(Set(names).count == names.count)
    let word = "[a-z0-9]+(-[a-z0-9]+)*"
    let pattern = try Regex("\(word)/\(word)(/\(word)(/[0-9]+)?)?")
    for name in names { #expect(name.wholeMatch(of: pattern) != nil, "\(name)") }
    for name in [
      "floor/exp-sincos", "spring/value-velocity/underdamped", "spring/value-velocity/critical",
      "spring/value-velocity/overdamped", "spring/value-velocity/strongly-overdamped", "spring/rk4-step/underdamped",
      "spring/step/underdamped", "settling/exact/random", "floor/log-two-sqrt", "floor/strtod",
      "timing/fixed/ease", "timing/fixed/ease-in", "timing/fixed/ease-out", "timing/fixed/ease-in-out",
      "timing/fixed/hard", "timing/table-newton/ease", "timing/table-newton/hard", "timing/varying/light",
      "timing/varying/table-newton", "length/quadratic/random", "length/quadratic-inverse/random",
      "length/paced-lookup/100-segments", "path/parse/numbers", "engines/all/0-to-100", "engines/pop/0-to-100",
      "timeline/sample/1000-tracks",
    ] {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test("a filter chooses rows by an expression that matches anywhere, a leading - the others")
  func filtersRows() throws {
    let all = try SpringBenchProcess("list").outputLines
    let chosen = try SpringBenchProcess("list", "--filter", "value.*/critical").outputLines
    #expect(
      chosen == [
        "spring/value/critical", "spring/value-velocity/critical", "spring-latency/value-velocity/critical",
      ])
    let others = try SpringBenchProcess("list", "--filter=-value.*/critical|/1000000$").outputLines
    #expect(others.count == all.count - chosen.count)
  }

  @Test("help explains the commands", arguments: [["help"], ["--help"], ["run", "-h"]])
  func helps(arguments: [String]) throws {
    let help = try SpringBenchProcess(arguments)
    #expect(help.exitCode == 0)
    #expect(help.standardOutput.contains("springbench list"))
    #expect(help.standardError == "")
  }

  @Test("run writes Google Benchmark's JSON with the documented counters")
  func writesJSON() throws {
    let name = "spring/step/underdamped"
    let run = try SpringBenchProcess(
      "run", "--filter", "^\(name)$", "--format", "json", "--repetitions", "1", "--benchmark_min_time=0.001",
      "--allow-debug")
    guard run.exitCode != 69 else {
      expectMissingLibrary(run)
      return
    }
    #expect(run.exitCode == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["context"] is [String: Any])
    let rows = try #require(report["benchmarks"] as? [[String: Any]])
    let row = try #require(rows.first)
    #expect(rows.count == 1)
    #expect(row["name"] as? String == name)
    #expect(row["run_name"] as? String == name)
    #expect(row["run_type"] as? String == "iteration")
    #expect(row["time_unit"] as? String == "ns")
    for key in ["real_time", "cpu_time", "evaluations_per_120hz_frame", "evaluations_per_60hz_frame"] {
      #expect(try #require(row[key] as? Double) > 0, "\(key)")
    }
    #expect(try #require(row["checksum"] as? Double).isFinite)
    #if arch(x86_64)
      #expect(try (0...1).contains(#require(row["worst_error"] as? Double)))
    #endif
  }

  @Test("JSON stays JSON where counters are 0 in every repetition")
  func writesNoNaN() throws {
    let run = try SpringBenchProcess(
      "run", "--filter", "^sabotage/empty$", "--include-sabotage", "--format", "json", "--repetitions", "3",
      "--min-time", "0", "--allow-debug")
    guard run.exitCode != 69 else { return }
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(!run.standardOutput.lowercased().contains("nan"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) }
  }

  /// A row that computes something wrong, by the library or by a usual scheme, makes the check fail.
  @Test("every row gives the right answers")
  func computesRightAnswers() throws {
    let check = try SpringBenchProcess("check")
    #expect(check.exitCode == 0)
    #expect(check.standardError == "")
    #expect(try check.outputLines.count == SpringBenchProcess("list").outputLines.count + 2)
  }

  @Test("the console's table shows the ratio to the floor of the same run")
  func printsTable() throws {
    let run = try SpringBenchProcess(
      "--filter", "^floor/exp-sincos$|^spring/step/critical$", "--repetitions=2", "--benchmark_min_time=0.001",
      "--allow-debug")
    guard run.exitCode != 69 else {
      expectMissingLibrary(run)
      return
    }
    #expect(run.exitCode == 0)
    let lines = run.outputLines
    try #require(lines.count == 4)
    #expect(lines[1].hasPrefix("row"))
    #expect(lines[2].hasPrefix("floor/exp-sincos") && lines[2].contains(" 1.00 "))
    #expect(lines[3].hasPrefix("spring/step/critical"))
  }

  /// Without the library `run` says in one line how to install it.
  private func expectMissingLibrary(_ run: SpringBenchProcess) {
    #expect(run.standardOutput == "")
    #expect(run.standardError.split(separator: "\n").count == 1)
    #expect(run.standardError.contains("libbenchmark-dev"))
  }
}
