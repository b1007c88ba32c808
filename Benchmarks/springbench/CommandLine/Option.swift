/// An option of the command line.
enum Option: String, CaseIterable {
  case filter, skip, repetitions
  case minTime = "min-time"
  case seed, format, out, baseline, baselines, thresholds, count
  case frameRate = "frame-rate"
  case force, instructions, update, markdown
  case dryRun = "dry-run"
  case noProgress = "no-progress"
  case quiet
  case allowDebug = "allow-debug"
  case includeSabotage = "include-sabotage"

  /// As it is typed.
  var spelling: String { "--\(rawValue)" }

  /// Reads the program's spelling, or Google Benchmark's spelling of the same.
  init?(spelling: String) {
    let synonyms: [String: Option] = [
      "--benchmark_filter": .filter, "--benchmark_repetitions": .repetitions, "--benchmark_format": .format,
      "--benchmark_min_time": .minTime,
    ]
    guard let option = synonyms[spelling] ?? Self.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = option
  }

  /// What its value must be; nil where it takes none.
  var domain: String? {
    switch self {
    case .filter, .skip: "a regular expression"
    case .repetitions: "a whole number from 1 to 1000"
    case .minTime: "a number of seconds from 0 to 60"
    case .seed: "a whole number of at least 0"
    case .format: Format.allCases.map(\.rawValue).alternatives
    case .out, .thresholds: "a file"
    case .baselines: "a folder"
    case .baseline: Baselines.nameDomain
    case .count: "whole numbers from 1 to 1000000, separated by commas"
    case .frameRate: "a number of frames per second from 1 to 1000"
    case .force, .instructions, .update, .markdown, .dryRun, .noProgress, .quiet, .allowDebug, .includeSabotage: nil
    }
  }
}

/// How results are written.
enum Format: String, CaseIterable {
  case console, json, csv, markdown
}

extension [String] {
  /// `a, b or c`.
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
