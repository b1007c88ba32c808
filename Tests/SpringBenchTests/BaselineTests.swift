import Foundation
import Testing

@Suite("springbench baseline")
struct BaselineTests {
  @Test("saves, lists and deletes results by name")
  func keepsResults() throws {
    try withTemporaryFolder { folder in
      let kept = "--baselines=\(folder.path)/kept"
      let file = try ResultFile().write("a.json", in: folder)
      #expect(try SpringBenchProcess("baseline", "list", kept).standardOutput == "")
      for name in ["one", "two"] { #expect(try SpringBenchProcess("baseline", "save", name, file, kept).exitCode == 0) }
      let list = try SpringBenchProcess("baseline", "list", kept)
      #expect(list.outputLines.map { $0.prefix(12) } == ["one: 3 rows, ", "two: 3 rows, "].map { $0.prefix(12) })
      #expect(list.outputLines[0].contains("Processor 1"))
      #expect(try SpringBenchProcess("baseline", "delete", "one", kept).exitCode == 0)
      let missing = try SpringBenchProcess("baseline", "delete", "one", kept)
      #expect(missing.exitCode == 5)
      #expect(missing.standardError == "springbench: no baseline 'one' in '\(folder.path)/kept': there are two\n")
    }
  }

  @Test("a run is compared with a baseline, and a missing one gives exit code 5 before the run")
  func comparesRun() throws {
    try withTemporaryFolder { folder in
      let common = [
        "--baselines=\(folder.path)", "--filter", "^floor/exp-sincos$", "--repetitions", "8", "--min-time", "0.001",
        "--allow-debug",
      ]
      let missing = try SpringBenchProcess(["run", "--baseline", "x"] + common)
      #expect(missing.exitCode == 5)
      #expect(missing.standardOutput == "")
      let saved = try SpringBenchProcess(["baseline", "save", "x"] + common)
      guard saved.exitCode != 69 else { return }
      #expect(saved.exitCode == 0)
      #expect(saved.standardOutput == "")
      // What is kept was measured by this machine, but its times are set so that the verdict is certain.
      let path = "\(folder.path)/x.json"
      var text = try String(contentsOfFile: path, encoding: .utf8)
      for (time, exitCode) in [("1.0e-3", 2), ("1.0e+9", 0)] as [(String, Int32)] {
        text = text.replacing(/"cpu_time": [^,]*,/, with: "\"cpu_time\": \(time),")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let run = try SpringBenchProcess(["run", "--baseline", "x"] + common)
        #expect(run.exitCode == exitCode, "\(run.standardOutput)\(run.standardError)")
        #expect(run.standardError.contains("slower: floor/exp-sincos") == (exitCode == 2))
      }
    }
  }
}
