/// A run as a document to read, beside the baselines that came before it.
struct Report {
  let run: RunReport
  let history: [(name: String, report: RunReport)]

  /// A heading, the machine and the table: what a README shows.
  var markdown: String {
    var parts = ["## What it costs", run.tableHeading, run.context.summary, run.table.markdown]
    if !history.isEmpty { parts += ["## History", historyTable.markdown] }
    return parts.joined(separator: "\n\n")
  }

  /// One page without scripts that needs nothing from elsewhere.
  var html: String {
    let suites = Dictionary(grouping: run.table.rows) { $0[0].text.suite }
    let order = run.rows.map(\.name.suite).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let tables = order.compactMap { suite in
      suites[suite].map { "<h3>\(suite.escapedForHTML)</h3>\n\(TextTable(columns: run.table.columns, rows: $0).html)" }
    }
    let scatters = costAndError.map { "<figure>\($0.svg)<figcaption>\($0.title.escapedForHTML)</figcaption></figure>" }
    var body = [
      "<h1>What it costs, and how wrong it is</h1>", "<p>\(run.context.summary.escapedForHTML)</p>",
      "<h2>Cost and error</h2>", "<p>\(Self.scatterExplanation)</p>",
    ]
    body += scatters
    body += [
      "<h2>Cost of a frame</h2>",
      "<figure>\(costPerFrame.svg)<figcaption>\(Self.frameExplanation)</figcaption></figure>",
    ]
    if !history.isEmpty { body += ["<h2>History</h2>", "<p>\(Self.historyExplanation)</p>", historyHTML] }
    body += ["<h2>All rows</h2>", "<p>\(run.tableHeading.escapedForHTML)</p>"] + tables
    return ReportPage.html(title: "springbench: cost and error", body: body.joined(separator: "\n"))
  }

  private static let scatterExplanation = """
    Each mark is a row: to the left is fast, down is exact. Errors have different units, so each unit has a chart of its own. \
    Rest the pointer on a mark to read its name.
    """
  private static let frameExplanation = """
    Evaluations in every frame: rows measured at several counts as they are, others as so many times one evaluation.
    """
  private static let historyExplanation =
    "Low quantiles of the baselines, the oldest first, and of this run at the end."
}

extension Report {
  /// Cost against error, one chart for each unit of error.
  var costAndError: [LogLogChart] {
    let rows = run.rows.filter { !$0.repetitions.isEmpty && $0.worstError != nil }
    let units = rows.map(\.errorUnit).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    // One or two marks are no picture; the table has them.
    return units.filter { unit in rows.count { $0.errorUnit == unit } > 2 }.map { unit in
      let shown = rows.filter { $0.errorUnit == unit }
      // Rows of one suite are told apart by what they do.
      let isOneSuite = Set(shown.map(\.name.suite)).count == 1
      let groups = Dictionary(grouping: shown) { isOneSuite ? $0.name.operation : $0.name.suite }
      let series = groups.keys.sorted().map { suite in
        LogLogChart.Series(
          name: suite,
          points: groups[suite, default: []].map { row in
            let error = row.worstError ?? 0
            return (
              row.nanoseconds, error, "\(row.name): \(row.nanoseconds.significant) ns, \(error.significant) \(unit)"
            )
          })
      }
      return LogLogChart(
        title: "Worst error (\(unit)) against the cost of an evaluation", xTitle: "nanoseconds per evaluation",
        yTitle: "worst error, \(unit)", series: series)
    }
  }

  /// What so many evaluations take from a frame: rows whose names end in a count, or so many times one evaluation.
  var costPerFrame: LogLogChart {
    let counts = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    let rows = run.rows.filter { !$0.repetitions.isEmpty }
    let counted = Dictionary(grouping: rows.filter { $0.name.springCount != nil }) { $0.name.withoutSpringCount }
      .filter { $0.value.count > 1 }
    let series =
      counted.isEmpty
      ? rows.filter { $0.name.hasPrefix("spring/") && $0.name.hasSuffix("/underdamped") }.map { row in
        (name: row.name, points: counts.map { ($0, row.nanoseconds * $0) })
      }
      : counted.map { name, rows in
        (
          name: name,
          points: rows.map { (Double($0.name.springCount ?? 1), $0.nanoseconds * Double($0.name.springCount ?? 1)) }
        )
      }
    return LogLogChart(
      title: "Cost of a frame against the number of evaluations", xTitle: "evaluations in a frame",
      yTitle: "milliseconds of a frame",
      series: series.sorted { $0.name < $1.name }.map { series in
        LogLogChart.Series(
          name: series.name,
          points: series.points.sorted { $0.0 < $1.0 }.map { count, nanoseconds in
            (count, nanoseconds / 1e6, "\(series.name): \(count.grouped) in \((nanoseconds / 1e6).significant) ms")
          }, isLine: true)
      },
      levels: [(1000 / 60, "a frame at 60 Hz"), (1000 / 120 / 10, "a tenth of a frame at 120 Hz")])
  }

  /// Each row's low time in every baseline and in this run.
  private var courses: [(name: String, nanoseconds: [Double?])] {
    let reports = (history.map(\.report) + [run]).map { report in
      Dictionary(
        uniqueKeysWithValues: report.rows.filter { !$0.repetitions.isEmpty }.map { ($0.name, $0.lowNanoseconds) })
    }
    return run.rows.map { row in (row.name, reports.map { $0[row.name] }) }
  }

  private var historyTable: TextTable {
    var table = TextTable(
      columns: [.text("row", "row")] + (history.map(\.name) + ["this run"]).map { .number($0, $0) } + [
        .number("change", "change")
      ])
    for course in courses {
      let change = course.nanoseconds.compactMap { $0 }.change
      table.rows.append(
        [.text(course.name)] + course.nanoseconds.map { .number($0, \.significant) }
          + [.number(change) { $0.percent(signed: true) }])
    }
    return table
  }

  private var historyHTML: String {
    let lines = courses.map { $0.nanoseconds.compactMap { $0 } }
    return historyTable.html(extraTitle: "course") { index in lines[index].sparkline }
  }
}

extension [Double] {
  /// The last over the first, less 1.
  fileprivate var change: Double? {
    guard count > 1, let first, let last else { return nil }
    return last / first - 1
  }

  /// The course of the numbers as a small line, from 0 up to the greatest.
  fileprivate var sparkline: String {
    guard count > 1, let greatest = self.max(), greatest > 0 else { return "" }
    let points = enumerated().map { index, number in
      "\(fixed(2 + 96 * Double(index) / Double(count - 1), digits: 1)),\(fixed(18 - 16 * number / greatest, digits: 1))"
    }
    return
      "<svg class=\"spark\" viewBox=\"0 0 100 20\"><polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"1.5\"/></svg>"
  }
}

extension String {
  /// The first word of a row's name.
  var suite: String { split(separator: "/").first.map(String.init) ?? self }

  /// The first two words of a row's name.
  fileprivate var operation: String { split(separator: "/").prefix(2).joined(separator: "/") }

  /// The count at the end of a row's name, as in `solver/value/1000`.
  fileprivate var springCount: Int? { split(separator: "/").last.flatMap { Int($0) } }

  fileprivate var withoutSpringCount: String { split(separator: "/").dropLast().joined(separator: "/") }
}
