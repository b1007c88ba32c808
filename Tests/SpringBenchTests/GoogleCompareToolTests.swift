import Foundation
import Testing

/// Google Benchmark's own compare tool, as Debian's libbenchmark-tools installs it; it needs SciPy.
private enum GoogleCompareTool {
  static let path = "/usr/share/benchmark/compare.py"

  static let isInstalled: Bool =
    FileManager.default.fileExists(atPath: path) && (try? run(["-c", "import scipy.stats, numpy"]).exitCode) == 0

  static func run(_ arguments: [String]) throws -> (exitCode: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}

@Suite(
  "Google Benchmark's compare tool",
  .enabled(if: GoogleCompareTool.isInstalled, "skipped: libbenchmark-tools or SciPy not found"))
struct GoogleCompareToolTests {
  @Test("reads two runs as they are")
  func comparesRuns() throws {
    try withTemporaryFolder { folder in
      var paths: [String] = []
      for name in ["a.json", "b.json"] {
        paths.append(folder.appendingPathComponent(name).path)
        let run = try SpringBenchProcess(
          "run", "--filter", "^spring/step/(critical|underdamped)$", "--format", "json", "--out",
          paths[paths.count - 1],
          "--repetitions", "3", "--min-time", "0.001", "--allow-debug")
        guard run.exitCode != 69 else { return }
        try #require(run.exitCode == 0)
      }
      let comparison = try GoogleCompareTool.run([GoogleCompareTool.path, "--no-color", "benchmarks"] + paths)
      #expect(comparison.exitCode == 0, "\(comparison.output)")
      for part in ["spring/step/critical", "spring/step/underdamped", "_mean", "_pvalue"] {
        #expect(comparison.output.contains(part), "\(comparison.output)")
      }
    }
  }
}
