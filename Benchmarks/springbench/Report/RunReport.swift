import Foundation

/// What a run measured: read from the JSON that Google Benchmark writes, with springbench's own keys in it.
struct RunReport {
  let context: RunContext
  let rows: [Row]

  /// The results of one row.
  struct Row {
    let name: String
    var repetitions: [Repetition] = []
    /// The worst error of one pass, in ``errorUnit``; nil where it was not measured.
    var worstError: Double?
    var errorUnit = ""
    /// The sum of the results of one pass.
    var checksum: Double?
    /// Why the row has no times.
    var failure: String?

    /// Processor time per evaluation, the median over the repetitions.
    var nanoseconds: Double { repetitions.map(\.nanoseconds).median }
    /// The median over the repetitions of their low quantiles.
    var lowNanoseconds: Double { repetitions.map(\.lowNanoseconds).median }
    /// The relative median deviation between repetitions.
    var deviation: Double { repetitions.map(\.nanoseconds).relativeDeviation }
  }

  /// One measurement of a row.
  struct Repetition {
    /// Processor time per evaluation, the mean.
    let nanoseconds: Double
    /// The low quantile of the epochs.
    let lowNanoseconds: Double
  }

  /// Reads the JSON of a run.
  ///
  /// - Parameter name: what messages call the text.
  init(json: Data, named name: String) throws(CommandError) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: json)
    } catch {
      throw .failure("\(name) is no result of springbench: \(error.reason)")
    }
    context = file.context
    var rows: [Row] = []
    var places: [String: Int] = [:]
    for entry in file.benchmarks {
      let place = places[entry.runName] ?? rows.count
      if place == rows.count { rows.append(Row(name: entry.runName)) }
      places[entry.runName] = place
      rows[place].add(entry)
    }
    // Repetitions in random order also end in random order.
    let order = Dictionary(uniqueKeysWithValues: Benchmark.all.enumerated().map { ($1.name, $0) })
    self.rows = rows.enumerated().sorted {
      (order[$0.element.name] ?? order.count, $0.offset) < (order[$1.element.name] ?? order.count, $1.offset)
    }.map(\.element)
  }

  /// Reads a file that `springbench run --format json` wrote.
  init(file path: String) throws(CommandError) {
    guard let json = FileManager.default.contents(atPath: path) else {
      throw .failure("cannot read '\(path)'")
    }
    try self.init(json: json, named: "'\(path)'")
  }
}

extension RunReport {
  /// Google Benchmark's layout.
  fileprivate struct File: Decodable {
    let context: RunContext
    let benchmarks: [Entry]
  }

  fileprivate struct Entry: Decodable {
    let runName: String
    let runType: String
    let aggregateName: String?
    let cpuTime: Double?
    let timeUnit: String?
    let label: String?
    let errorMessage: String?
    let spread: Double?
    let worstError: Double?
    let checksum: Double?

    enum CodingKeys: String, CodingKey {
      case runName = "run_name"
      case runType = "run_type"
      case aggregateName = "aggregate_name"
      case cpuTime = "cpu_time"
      case timeUnit = "time_unit"
      case label, spread, checksum
      case errorMessage = "error_message"
      case worstError = "worst_error"
    }

    var nanoseconds: Double? {
      let units = ["ns": 1.0, "us": 1e3, "ms": 1e6, "s": 1e9]
      guard let cpuTime, let unit = units[timeUnit ?? "ns"] else { return nil }
      return cpuTime * unit
    }
  }
}

extension RunReport.Row {
  /// Takes a repetition; of aggregates the median, where a run keeps nothing else.
  fileprivate mutating func add(_ entry: RunReport.Entry) {
    failure = failure ?? entry.errorMessage
    let isMedian = entry.aggregateName == "median" && repetitions.isEmpty
    guard entry.errorMessage == nil, entry.runType == "iteration" || isMedian, let nanoseconds = entry.nanoseconds
    else {
      return
    }
    repetitions.append(
      RunReport.Repetition(
        nanoseconds: nanoseconds,
        lowNanoseconds: LowTime.nanoseconds(mean: nanoseconds, spread: entry.spread ?? 0)))
    worstError = entry.worstError
    errorUnit = entry.label ?? ""
    checksum = entry.checksum
  }
}

extension Error {
  /// What a decoder found wrong, in one line.
  fileprivate var reason: String {
    guard let error = self as? DecodingError else { return "it cannot be decoded" }
    switch error {
    case .keyNotFound(let key, let context): return "\(context.place)has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(context.place)has a value of another kind"
    default: return "it is no whole JSON text"
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    guard !codingPath.isEmpty else { return "it " }
    return "'" + codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".") + "' "
  }
}
