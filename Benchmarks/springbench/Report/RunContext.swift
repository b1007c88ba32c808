/// Where, when and from what a run was made: the part of the JSON before the results.
///
/// Google Benchmark writes `date`, `num_cpus` and `load_avg`; springbench adds the others, all of them as text.
struct RunContext: Decodable {
  let date: String
  let loadAverage: [Double]
  /// The version of springbench's keys; nil in a file that another program wrote.
  let schema: String?
  let swiftVersion: String
  let compiler: String
  let target: String
  let buildMode: String
  let processor: String
  let mathematicsLibrary: String
  let commit: String
  let seed: String

  /// The version of the keys that this program writes and reads.
  static let currentSchema = "1"

  enum CodingKeys: String, CodingKey, CaseIterable {
    case date
    case loadAverage = "load_avg"
    case schema = "springbench_schema"
    case swiftVersion = "swift_version"
    case compiler
    case target
    case buildMode = "build_mode"
    case processor = "cpu_model"
    case mathematicsLibrary = "libm"
    case commit
    case seed
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decodeIfPresent(String.self, forKey: key) ?? "unknown"
    }
    date = try text(.date)
    loadAverage = try container.decodeIfPresent([Double].self, forKey: .loadAverage) ?? []
    schema = try container.decodeIfPresent(String.self, forKey: .schema)
    swiftVersion = try text(.swiftVersion)
    compiler = try text(.compiler)
    target = try text(.target)
    buildMode = try text(.buildMode)
    processor = try text(.processor)
    mathematicsLibrary = try text(.mathematicsLibrary)
    commit = try text(.commit)
    seed = try text(.seed)
  }

  /// The lines that springbench adds for the run that is about to start.
  static func lines(seed: UInt64) -> [(key: CodingKeys, value: String)] {
    [
      (.schema, currentSchema), (.swiftVersion, Build.swiftVersion), (.compiler, Build.compiler),
      (.target, Build.target),
      (.buildMode, Build.mode), (.processor, Machine.processor), (.mathematicsLibrary, Machine.mathematicsLibrary),
      (.commit, SourceTree.commit), (.seed, "\(seed)"),
    ]
  }

  /// Machine, build and commit in one line.
  var summary: String {
    "\(processor), \(target), Swift \(swiftVersion) (\(buildMode)), \(mathematicsLibrary), commit \(commit), \(date)"
  }
}
