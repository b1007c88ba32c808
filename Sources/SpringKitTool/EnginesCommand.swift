import SpringKit

/// `springkit engines`: the engines that predict knows, and how their ports were checked.
enum EnginesCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let engines = AnimationEngine.all()
    guard arguments.contains(.json) else {
      let lines = engines.map { engine in
        let comparison = engine.comparison
        let checked =
          comparison.rows == 0
          ? "no recorded run" : "\(comparison.rows) runs, largest difference \(comparison.largestDifference)"
        return engine.name.padded(to: 24) + engine.evidence.rawValue.padded(to: 16) + engine.version.padded(to: 40)
          + checked
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
          entry.add("rows", Double(engine.comparison.rows))
          entry.add("largestDifference", engine.comparison.largestDifference)
          return .object(entry)
        }))
    try StandardOutput.print(JSONValue.object(object).text() + "\n")
  }
}
