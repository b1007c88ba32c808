import Foundation
import Testing

@testable import springbench

@Suite("springbench check --instructions", .serialized)
struct CountTests {
  private static let hasValgrind = Subprocess.path(of: "valgrind") != nil

  private func check(_ filter: String, _ thresholds: String, _ more: String...) throws -> SpringBenchProcess {
    try SpringBenchProcess(
      [
        "check", "--instructions", "--include-sabotage", "--allow-debug", "--filter", filter, "--thresholds",
        thresholds,
      ]
        + more)
  }

  @Test(
    "thresholds hold again and again, and an exponential too many exceeds them",
    .enabled(if: hasValgrind, "skipped: valgrind not found"))
  func thresholds() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("thresholds.json").path
      let written = try check("^sabotage/(honest|empty)$", path, "--update")
      #expect(written.exitCode == 0, "\(written.standardError)")
      #expect(written.standardOutput == "")
      for _ in 0..<2 {
        let again = try check("^sabotage/(honest|empty)$", path, "--format", "csv")
        #expect(again.exitCode == 0, "\(again.standardError)")
        #expect(again.standardError == "")
        #expect(again.outputLines.dropFirst().allSatisfy { $0.hasSuffix(",within") }, "\(again.standardOutput)")
        // Neither the loop nor the clock asks for memory.
        #expect(again.outputLines.dropFirst().allSatisfy { $0.contains(",0.0,within") }, "\(again.standardOutput)")
      }
      // Held to the counts of the honest row, more exponentials are too many; the honest row has no threshold then.
      let honest = try String(contentsOfFile: path, encoding: .utf8)
      let text = honest.replacing("sabotage/honest", with: "sabotage/slower")
        .replacing("sabotage/empty", with: "sabotage/extra-exponential")
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let red = try check("^sabotage/(honest|slower|extra-exponential)$", path)
      #expect(red.exitCode == 2, "\(red.standardOutput)")
      let lines = red.standardError.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[0].hasSuffix("more instructions or allocations: sabotage/slower, sabotage/extra-exponential"))
      #expect(lines[1].contains("no threshold yet: sabotage/honest"))
      // Counts of another library are no regression, but are named.
      try text.replacing(/"libm" : "[^"]*"/, with: "\"libm\" : \"glibc 1.0\"")
        .write(toFile: path, atomically: true, encoding: .utf8)
      let other = try check("^sabotage/slower$", path)
      #expect(other.exitCode == 0)
      #expect(other.standardOutput.contains("not compared"))
      #expect(other.standardError.contains("'glibc 1.0'") && other.standardError.contains("--update"))
      try "{}".write(toFile: path, atomically: true, encoding: .utf8)
      let broken = try check("^sabotage/honest$", path)
      #expect(broken.exitCode == 1)
      #expect(broken.standardError.contains("holds no thresholds"))
    }
  }

  @Test("without Valgrind the check says that it is skipped")
  func withoutValgrind() throws {
    let run = try SpringBenchProcess(
      ["check", "--instructions", "--filter", "^floor/exp", "--allow-debug"], environment: ["PATH": "/nowhere"])
    #expect(run.exitCode == 0)
    #expect(run.standardOutput == "skipped: valgrind not found\n")
    #expect(run.standardError == "")
  }

  @Test("reads callgrind's files, with the calls that ask for memory")
  func readsCallgrindFile() throws {
    let text = """
      version: 1
      desc: Trigger: Client Request: suite/row
      fn=(1) main
      cfn=(2) malloc
      calls=3 0
      12 40
      fn=(2)
      1 2
      fn=(3) other
      cfn=(4) free
      calls=9 0
      cfn=(2)
      calls=4 0
      totals: 1234
      """
    let row = try #require(InstructionCounts.Row(callgrindFile: text))
    #expect(row.name == "suite/row")
    #expect(row.instructions == 1234)
    #expect(row.allocations == 7)
    #expect(InstructionCounts.Row(callgrindFile: "version: 1\ntotals: 5\n") == nil)
  }
}
