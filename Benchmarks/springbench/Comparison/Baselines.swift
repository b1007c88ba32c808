import Foundation

/// A folder of results that later runs are compared with.
struct Baselines {
  let folder: String

  static let nameDomain = "a name of letters, digits, '.', '_' and '-' that starts with a letter or digit"

  static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._-]*/) != nil }

  /// The names, in order.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Every result that can be read, the oldest first.
  var reports: [(name: String, report: RunReport)] {
    names.compactMap { name in (try? RunReport(file: path(of: name))).map { (name, $0) } }
      .sorted { $0.1.context.date < $1.1.context.date }
  }

  func report(_ name: String) throws(CommandError) -> RunReport {
    try requireExistence(of: name)
    return try RunReport(file: path(of: name))
  }

  func save(_ json: String, as name: String) throws(CommandError) {
    try Output.write(json, to: path(of: name), inNewFolder: true)
  }

  func delete(_ name: String) throws(CommandError) {
    try requireExistence(of: name)
    guard (try? FileManager.default.removeItem(atPath: path(of: name))) != nil else {
      throw .failure("cannot delete '\(path(of: name))'")
    }
  }

  private func requireExistence(of name: String) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: path(of: name)) else {
      let known = names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))"
      throw .noBaseline("no baseline '\(name)' in '\(folder)': \(known)")
    }
  }

  private func path(of name: String) -> String { "\(folder)/\(name).json" }
}
