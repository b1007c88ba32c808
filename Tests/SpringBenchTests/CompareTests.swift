import Foundation
import Testing

@Suite("springbench compare and ab")
struct CompareTests {
  @Test("a file beside itself is not separated in any row")
  func sameFile() throws {
    try withTemporaryFolder { folder in
      let file = ResultFile()
      let path = try file.write("a.json", in: folder)
      let run = try SpringBenchProcess("compare", path, path, "--format", "csv")
      #expect(run.exitCode == 0)
      #expect(run.standardError == "")
      #expect(run.outputLines.count == 1 + file.rows.count)
      for line in run.outputLines.dropFirst() { #expect(line.hasSuffix(",not separated"), "\(line)") }
    }
  }

  @Test("of a doctored file exactly the doctored rows are named, with exit code 2")
  func doctoredFile() throws {
    try withTemporaryFolder { folder in
      // As many rows and as few repetitions as a whole run has.
      let file = ResultFile((0..<150).map { "suite/row/number-\($0)" })
      var doctored = file
      for index in [3, 77] { doctored.rows[index].nanoseconds = file.rows[index].nanoseconds.map { $0 * 1.05 } }
      doctored.rows[9].nanoseconds = file.rows[9].nanoseconds.map { $0 / 1.05 }
      doctored.rows[10].nanoseconds = file.rows[10].nanoseconds.map { $0 * 1.01 }
      let run = try SpringBenchProcess(
        "compare", file.write("a.json", in: folder), doctored.write("b.json", in: folder), "--format", "json")
      #expect(run.exitCode == 2)
      #expect(run.standardError == "springbench: slower: suite/row/number-3, suite/row/number-77\n")
      let rows = try #require(
        JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]])
      func names(_ verdict: String) -> [String] {
        rows.filter { $0["verdict"] as? String == verdict }.compactMap { $0["row"] as? String }
      }
      #expect(names("slower") == ["suite/row/number-3", "suite/row/number-77"])
      #expect(names("faster") == ["suite/row/number-9"])
      #expect(names("not separated").count == 147)
    }
  }

  @Test(
    "runs that differ in what decides about time are refused, unless forced",
    arguments: [("cpu_model", "Processor 2"), ("build_mode", "debug"), ("springbench_schema", "2")])
  func differentMachines(key: String, value: String) throws {
    try withTemporaryFolder { folder in
      var other = ResultFile()
      other.context[key] = value
      let paths = [try ResultFile().write("a.json", in: folder), try other.write("b.json", in: folder)]
      let refused = try SpringBenchProcess(["compare"] + paths)
      #expect(refused.exitCode == 1)
      #expect(refused.standardOutput == "")
      #expect(refused.standardError.contains("'\(value)'") || refused.standardError.contains("version \(value)"))
      #expect(refused.standardError.contains("--force"))
      #expect(try SpringBenchProcess(["compare", "--force"] + paths).exitCode == 0)
    }
  }

  @Test("too few repetitions are named with the number that is needed")
  func fewRepetitions() throws {
    try withTemporaryFolder { folder in
      var file = ResultFile()
      for index in file.rows.indices { file.rows[index].nanoseconds.removeLast(12) }
      let path = try file.write("a.json", in: folder)
      let run = try SpringBenchProcess("compare", path, path)
      #expect(run.exitCode == 0)
      #expect(run.standardError.contains("--repetitions 7"), "\(run.standardError)")
    }
  }

  @Test("rows that only one file has are named")
  func unmatchedRows() throws {
    try withTemporaryFolder { folder in
      let (a, b) = (ResultFile(["x/y", "x/z"]), ResultFile(["x/z", "x/w"]))
      let paths = [try a.write("a.json", in: folder), try b.write("b.json", in: folder)]
      let run = try SpringBenchProcess(["compare"] + paths)
      #expect(run.standardError.contains("x/w, x/y"))
      let disjoint = try SpringBenchProcess("compare", paths[0], ResultFile(["q/r"]).write("c.json", in: folder))
      #expect(disjoint.exitCode == 1)
      #expect(disjoint.standardError.contains("no row in common"))
    }
  }

  // Whether a difference of 5 % is found is tested with simulated and doctored times: real ones depend on the machine's load.
  @Test("ab runs two rows side by side and gives a verdict", arguments: ["honest", "slower"])
  func sideBySide(new: String) throws {
    let run = try SpringBenchProcess(
      "ab", "^sabotage/honest$", "^sabotage/\(new)$", "--include-sabotage", "--allow-debug", "--repetitions=20",
      "--min-time=0.01")
    guard run.exitCode != 69 else { return }
    #expect([0, 2].contains(run.exitCode), "\(run.standardError)")
    #expect(run.standardOutput.contains("sabotage/honest → sabotage/\(new)"), "\(run.standardOutput)")
    let verdict = run.exitCode == 2 ? "springbench: slower: sabotage/honest → sabotage/\(new)\n" : ""
    #expect(run.standardError == verdict)
  }

  @Test("ab needs as many rows on either side")
  func unequalSides() throws {
    let run = try SpringBenchProcess("ab", "^spring/step-toward/", "^floor/exp")
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("4 and 1 rows"))
  }
}
