import Foundation
import Testing

@testable import springbench

@Suite("springbench report")
struct ReportTests {
  @Test("the page stands alone, and shows every row, charts and the history")
  func page() throws {
    try withTemporaryFolder { folder in
      let baselines = folder.appendingPathComponent("baselines")
      try FileManager.default.createDirectory(at: baselines, withIntermediateDirectories: true)
      for (index, name) in ["first", "second"].enumerated() {
        var file = ResultFile()
        file.context["date"] = "2025-0\(index + 1)-01T00:00:00+00:00"
        _ = try file.write("\(name).json", in: baselines)
      }
      var elsewhere = ResultFile()
      elsewhere.context["cpu_model"] = "Processor 2"
      _ = try elsewhere.write("elsewhere.json", in: baselines)
      var file = ResultFile()
      file.context["cpu_model"] = "Processor 1"
      file.context["commit"] = "<&\\\">"
      file.rows[2].nanoseconds = file.rows[2].nanoseconds.map { $0 * 1.5 }
      let path = folder.appendingPathComponent("page.html").path
      let run = try SpringBenchProcess(
        "report", file.write("run.json", in: folder), "--baselines", baselines.path, "--out", path)
      #expect(run.exitCode == 0, "\(run.standardError)")
      #expect(run.standardOutput == "")
      let page = try String(contentsOfFile: path, encoding: .utf8)
      for part in ["<script", "http:", "https:", "url(", "@import", "<link", "<img", "NaN", "inf", "elsewhere"] {
        #expect(!page.contains(part), "\(part)")
      }
      for row in file.rows { #expect(page.contains("<td>\(row.name)</td>")) }
      #expect(page.contains("commit &lt;&amp;&quot;&gt;"))
      #expect(page.contains(">first</th>") && page.contains(">second</th>"))
      #expect(page.contains("+50.0 %"))
      #expect(page.contains("<svg class=\"spark\""))
      // Every element that is opened is closed.
      for tag in ["svg", "table", "figure", "tr", "td", "th", "text", "div", "tbody"] {
        let opened = page.split(separator: "<\(tag)").count - 1
        #expect(opened >= page.split(separator: "</\(tag)>").count - 1, "\(tag)")
      }
      let markdown = try SpringBenchProcess(
        "report", "--markdown", folder.appendingPathComponent("run.json").path, "--baselines", baselines.path)
      #expect(markdown.exitCode == 0)
      #expect(markdown.standardOutput.contains("| spring/step/critical |"))
      #expect(markdown.standardOutput.contains("Processor 1"))
    }
  }

  @Test("axes reach to whole powers of ten, and put 0 at their start")
  func axes() {
    let axis = LogarithmicAxis(around: [0.02, 30], from: 100, to: 500)
    #expect(axis.exponents == -2...2)
    #expect(axis.place(0.01) == 100)
    #expect(axis.place(1) == 300)
    #expect(axis.place(100) == 500)
    #expect(axis.ticks.map(\.label) == ["0.01", "0.1", "1", "10", "100"])
    let zero = LogarithmicAxis(around: [0, 0.02, 30], from: 100, to: 500)
    #expect(zero.ticks.map(\.label) == ["0", "0.01", "0.1", "1", "10", "100"])
    #expect(zero.place(0) == 100 && zero.place(0.01) == 180)
    #expect(LogarithmicAxis(around: [], from: 0, to: 1).place(0.5).isFinite)
    #expect(LogarithmicAxis(around: [1e-300, 1e300], from: 0, to: 1).ticks.count <= 10)
  }

  @Test(
    "numbers are written with three digits",
    arguments: [
      (0.0, "0"), (1.0, "1.00"), (12.345, "12.3"), (999.4, "999"), (1234.5, "1235"), (0.012345, "0.0123"),
      (9.99e-9, "1.0e-8"), (1.25e9, "1.3e9"), (-0.5, "-0.500"), (0.99999, "1.000"),
    ])
  func numbers(number: Double, text: String) { #expect(number.significant == text) }

  @Test("tables are written for people and for programs")
  func tables() throws {
    var table = TextTable(columns: [.text("a|b", "word"), .number("n", "number")])
    table.rows = [[.text("x, \"y\""), .number(1234.5, \.grouped)], [.text("z"), .number(nil, \.grouped)]]
    #expect(table.console == "a|b         n\nx, \"y\"  1,234\nz           –")
    #expect(table.markdown == "| a\\|b | n |\n| --- | ---: |\n| x, \"y\" | 1,234 |\n| z | – |")
    #expect(table.csv == "word,number\n\"x, \"\"y\"\"\",1234.5\nz,")
    let json = try JSONSerialization.jsonObject(with: Data(table.text(.json, heading: "").utf8)) as? [[String: Any]]
    #expect(json?.first?["number"] as? Double == 1234.5)
    #expect(json?.last?["number"] is NSNull)
  }

  @Test("the bar shows the share and the time left")
  func progress() {
    #expect(Progress.line(share: 0.5, elapsedSeconds: 10).hasSuffix(" 50 %, 10 s left"))
    #expect(Progress.line(share: 0, elapsedSeconds: 10).hasSuffix(" 0 %"))
    #expect(Progress.line(share: 1, elapsedSeconds: 10).prefix(30).allSatisfy { $0 == "█" })
  }
}
