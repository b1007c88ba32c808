import SpringKit

/// `springkit engines`: the engines that predict knows, and how their ports were checked.
enum EnginesCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    if let path = arguments.text(.check) { return try report(ProbeCheck(ProbeAnswers(path), path: path), arguments) }
    let engines = AnimationEngine.all()
    guard arguments.contains(.json) else {
      let versionWidth = (engines.map(\.version.count).max() ?? 0) + 2
      let lines = engines.map { engine in
        let comparison = engine.comparison
        let checked =
          comparison.rows == 0
          ? "no recorded run"
          : "\(comparison.rows) runs, largest difference \(ReadableNumber.text(comparison.largestDifference))"
        return engine.name.padded(to: 24) + engine.evidence.rawValue.padded(to: 16)
          + engine.version.padded(to: versionWidth) + checked
      }
      return try StandardOutput.print(lines.joined(separator: "\n") + "\n")
    }
    var object = JSONObject()
    object.add(
      "engines",
      .array(
        engines.map { engine in
          var entry = JSONObject()
          entry.add("name", .string(engine.name))
          entry.add("version", .string(engine.version))
          entry.add("evidence", .string(engine.evidence.rawValue))
          entry.add("rows", count: engine.comparison.rows)
          entry.add("largestDifference", engine.comparison.largestDifference)
          return .object(entry)
        }))
    try StandardOutput.print(JSONValue.object(object).text() + "\n")
  }

  /// Prints what a check found; an error after it where an entry differs too much.
  private static func report(_ check: ProbeCheck, _ arguments: Arguments) throws(CommandError) {
    try StandardOutput.print(arguments.contains(.json) ? check.json.text() + "\n" : check.table)
    let differing = check.differingCount
    guard differing == 0 else {
      throw .difference("\(differing) of \(check.comparisons.count) entries differ by more than the tolerance")
    }
  }
}
