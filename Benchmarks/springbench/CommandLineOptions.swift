/// What the command line asks for.
struct CommandLineOptions {
  enum Command: String, CaseIterable {
    case run
    case list
    case help
  }

  enum Format: String, CaseIterable {
    case console
    case json
  }

  private(set) var command = Command.run
  private(set) var filter: RowFilter?
  private(set) var repetitions = 9
  private(set) var format = Format.console
  /// Google Benchmark's own flags, passed on as they are.
  private(set) var passedOn: [String] = []

  private var seen: Set<String> = []

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, !first.hasPrefix("-") {
      guard let command = Command(rawValue: first) else {
        throw UsageError(option: "the command", value: first, domain: Self.oneOf(Command.self))
      }
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() { try read(argument, &rest) }
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (spelling, attached) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    if spelling == "--help" || spelling == "-h" {
      command = .help
      return
    }
    if argument == "--benchmark_list_tests" || argument == "--benchmark_list_tests=true" {
      command = .list
      return
    }
    guard argument.hasPrefix("--") else {
      throw UsageError("unexpected argument '\(argument)': see springbench help")
    }
    // Google Benchmark's spelling of the program's own options means the same.
    let option = Self.synonyms[spelling] ?? spelling
    let isPassedOn = option.hasPrefix("--benchmark_")
    guard isPassedOn || Self.ownOptions.contains(option) else {
      throw UsageError(
        "unknown option '\(spelling)': must be \(Self.ownOptions.joined(separator: ", ")) or --benchmark_…")
    }
    guard option == "--benchmark_context" || seen.insert(option).inserted else {
      throw UsageError("\(spelling) is given twice: must be given at most once")
    }
    guard command == .run || option == "--filter" else {
      throw UsageError("\(spelling) does not belong to the command '\(command.rawValue)'")
    }
    if isPassedOn {
      try PassedOnFlag.check(option, value: attached)
      passedOn.append(argument)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(spelling) has no value: must be followed by \(domain(of: option))")
    }
    try set(option, to: value)
  }

  private mutating func set(_ option: String, to value: String) throws(UsageError) {
    let invalid = UsageError(option: option, value: value, domain: domain(of: option))
    switch option {
    case "--filter":
      guard let filter = RowFilter(value) else { throw invalid }
      self.filter = filter
    case "--repetitions":
      guard let count = Int(value), (1...1000).contains(count) else { throw invalid }
      repetitions = count
    default:
      guard let format = Format(rawValue: value) else { throw invalid }
      self.format = format
    }
  }

  private static let ownOptions = ["--filter", "--repetitions", "--format"]

  private static let synonyms = [
    "--benchmark_filter": "--filter", "--benchmark_repetitions": "--repetitions", "--benchmark_format": "--format",
  ]

  private func domain(of option: String) -> String {
    switch option {
    case "--filter": "a regular expression"
    case "--repetitions": "a whole number from 1 to 1000"
    default: Self.oneOf(Format.self)
    }
  }

  private static func oneOf<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ").replacingLastComma()
  }
}

extension String {
  /// `a, b, c` as `a, b or c`.
  fileprivate func replacingLastComma() -> String {
    guard let comma = lastIndex(of: ",") else { return self }
    return self[..<comma] + " or" + self[index(after: comma)...]
  }
}
