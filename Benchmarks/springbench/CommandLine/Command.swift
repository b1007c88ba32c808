/// What `springbench` can do.
enum Command: String, CaseIterable {
  case run, list, compare, ab, check, baseline, report, doctor, frames, version, help

  /// The options that belong to the command.
  var options: Set<Option> {
    switch self {
    case .run: Self.running.union([.format, .out, .baseline, .baselines, .force, .dryRun])
    case .list: Self.choosing
    case .compare: [.format, .out, .force]
    case .ab: Self.running.subtracting([.filter]).union([.format, .out])
    case .check: Self.choosing.union([.instructions, .update, .thresholds, .seed, .format, .out, .quiet, .allowDebug])
    case .baseline: Self.running.union([.baselines])
    case .report: Self.running.union([.markdown, .out, .baselines])
    case .doctor: Self.choosing.union([.seed])
    case .frames: [.count, .frameRate, .seed, .format, .out, .noProgress, .quiet, .allowDebug]
    case .version, .help: []
    }
  }

  /// Whether the command runs Google Benchmark, and so takes the library's own flags.
  var passesFlagsOn: Bool { [.run, .ab, .baseline, .report].contains(self) }

  /// How many words may follow the command, and what they are.
  var words: (count: ClosedRange<Int>, meaning: String) {
    switch self {
    case .compare: (2...2, "two files: springbench compare A.json B.json")
    case .ab: (2...2, "two regular expressions: springbench ab FILTER_A FILTER_B")
    case .baseline: (1...3, "save NAME [FILE.json], list or delete NAME")
    case .report: (0...1, "at most one file: springbench report FILE.json")
    default: (0...0, "nothing: see springbench help")
    }
  }

  private static let choosing: Set<Option> = [.filter, .skip, .includeSabotage]
  private static let running = choosing.union([.repetitions, .minTime, .seed, .noProgress, .quiet, .allowDebug])
}
