import Foundation
import Testing

@Suite("springbench's files that are wrong")
struct BadInputTests {
  /// Runs and expects one line on standard error that names something, and nothing on standard output.
  private func expectFailure(_ arguments: [String], exitCode: Int32, naming parts: String...) throws {
    let run = try SpringBenchProcess(arguments)
    #expect(run.exitCode == exitCode, "\(arguments)")
    #expect(run.standardOutput == "")
    #expect(run.standardError.split(separator: "\n").count == 1, "\(run.standardError)")
    for part in parts { #expect(run.standardError.contains(part), "\(run.standardError)") }
  }

  @Test("missing, truncated and foreign JSON")
  func readsNothingElse() throws {
    try withTemporaryFolder { folder in
      let good = try ResultFile().write("good.json", in: folder)
      let texts = [
        "truncated": String(ResultFile().json.dropLast(200)), "empty": "", "text": "Mary had a little lamb",
        "array": "[1, 2]", "other": "{\"name\": \"package\"}",
        "rows": "{\"context\": {}, \"benchmarks\": [{\"name\": \"x\"}]}",
        "kind": "{\"context\": {}, \"benchmarks\": [{\"run_name\": \"x\", \"run_type\": 3}]}",
      ]
      for (name, text) in texts {
        let path = folder.appendingPathComponent("\(name).json").path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try expectFailure(["compare", good, path], exitCode: 1, naming: "\(name).json", "no result of springbench")
        try expectFailure(["report", path], exitCode: 1, naming: "\(name).json")
        try expectFailure(["baseline", "save", "x", path], exitCode: 1, naming: "\(name).json")
      }
      try expectFailure(["compare", "\(folder.path)/none.json", good], exitCode: 1, naming: "none.json", "cannot read")
      try expectFailure(["compare", folder.path, good], exitCode: 1, naming: "cannot read")
      // A result of Google Benchmark's that springbench did not write has no processor to go by.
      let foreign = folder.appendingPathComponent("foreign.json").path
      var file = ResultFile()
      file.context = ["host_name": "elsewhere"]
      try file.json.write(toFile: foreign, atomically: true, encoding: .utf8)
      try expectFailure(["compare", good, foreign], exitCode: 1, naming: "not written by springbench", "--force")
      try #expect(FileManager.default.contentsOfDirectory(atPath: folder.path).count == texts.count + 2)
    }
  }

  @Test("an output that cannot be written fails before the run, and leaves nothing behind")
  func unwritableOutput() throws {
    try withTemporaryFolder { folder in
      let good = try ResultFile().write("good.json", in: folder)
      for path in ["\(folder.path)/none/x.json", folder.path, "\(folder.path)/", "\(good)/x.json", "/proc/springbench"]
      {
        try expectFailure(["run", "--filter", "floor", "--out", path], exitCode: 1, naming: "cannot write '\(path)'")
        try expectFailure(["report", good, "--out", path], exitCode: 1, naming: "cannot write '\(path)'")
      }
      try #expect(FileManager.default.contentsOfDirectory(atPath: folder.path) == ["good.json"])
    }
  }

  @Test("a run that fails leaves an older file as it was")
  func keepsOlderFile() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("out.json").path
      try "older".write(toFile: path, atomically: true, encoding: .utf8)
      let run = try SpringBenchProcess(
        "run", "--filter", "^sabotage/wrong$", "--include-sabotage", "--allow-debug", "--out", path, "--format", "json",
        "--min-time", "0", "--repetitions", "1")
      guard run.exitCode != 69 else { return }
      #expect(run.exitCode == 3)
      #expect(run.standardOutput == "")
      #expect(run.standardError.contains("sabotage/wrong: an error of"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "older")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.json"])
    }
  }
}
