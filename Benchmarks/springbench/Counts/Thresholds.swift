import Foundation

/// Instruction counts that later builds are held to, and what they depend on.
struct Thresholds: Codable {
  struct Count: Codable {
    var instructions: Int
    var allocations: Int
  }

  var schema = Self.currentSchema
  /// What the counts depend on: other versions count otherwise, and that is no regression.
  var versions: [String: String]
  var evaluations = InstructionCounts.evaluationCount
  /// By how much a count may be exceeded.
  var tolerance = 0.02
  var rows: [String: Count]

  private static let currentSchema = 1

  /// One file for each target.
  static var defaultFile: String { "Benchmarks/Thresholds/\(Build.target).json" }

  /// The versions of this machine.
  static var currentVersions: [String: String] {
    let valgrind = Subprocess("valgrind", ["--version"])?.standardOutput ?? "none"
    return [
      "compiler": Build.compiler, "libm": Machine.mathematicsLibrary,
      // Mathematics libraries choose their code by what the processor can do.
      "processor": Machine.vectorInstructions, "valgrind": valgrind.trimmingCharacters(in: .whitespacesAndNewlines),
    ]
  }

  /// New thresholds for this machine.
  init(_ counts: InstructionCounts) {
    versions = Self.currentVersions
    rows = Dictionary(
      uniqueKeysWithValues: counts.rows.map {
        ($0.name, Count(instructions: $0.instructions, allocations: $0.allocations))
      })
  }

  /// Nil where there is no such file.
  init?(file path: String) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let json = FileManager.default.contents(atPath: path),
      let thresholds = try? JSONDecoder().decode(Thresholds.self, from: json),
      thresholds.schema == Self.currentSchema, thresholds.evaluations == InstructionCounts.evaluationCount
    else { throw .failure("'\(path)' holds no thresholds: --update writes new ones") }
    self = thresholds
  }

  /// Why counts of this machine cannot be held to these thresholds; nil where they can.
  var mismatch: String? {
    let current = Self.currentVersions
    return current.keys.sorted().first { versions[$0] != current[$0] }.map {
      "the thresholds are of \($0) '\(versions[$0] ?? "unknown")', this is '\(current[$0] ?? "")'"
    }
  }
}
