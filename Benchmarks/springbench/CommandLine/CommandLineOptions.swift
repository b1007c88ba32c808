/// What the command line asks for.
struct CommandLineOptions {
  private(set) var command = Command.run
  /// What follows the command and is no option.
  private(set) var words: [String] = []
  private(set) var filter: RowFilter?
  private(set) var skip: RowFilter?
  private(set) var repetitions = 16
  /// Seconds of one repetition; nil chooses them so that a run takes about a minute.
  private(set) var minTime: Double?
  private(set) var seed: UInt64 = 0
  private(set) var format = Format.console
  private(set) var out: String?
  private(set) var baseline: String?
  private(set) var baselinesFolder = "Benchmarks/Baselines"
  private(set) var thresholds: String?
  private(set) var counts = [1, 64, 1000, 10_000]
  private(set) var frameRate = 120.0
  /// Google Benchmark's own flags, passed on as they are.
  private(set) var passedOn: [String] = []

  private var given: Set<Option> = []

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { given.contains(option) }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(CommandError) {
    var rest = arguments[...]
    if let first = rest.first, !first.hasPrefix("-") {
      guard let command = Command(rawValue: first) else {
        throw .usage(option: "the command", value: first, domain: Command.allCases.map(\.rawValue).alternatives)
      }
      self.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() { try read(argument, &rest) }
    guard command.words.count.contains(words.count) else {
      throw words.count > command.words.count.upperBound
        ? .usage("unexpected argument '\(words[command.words.count.upperBound])': see springbench help")
        : .usage("\(command.rawValue) must be followed by \(command.words.meaning)")
    }
    if let option = Option.allCases.first(where: { given.contains($0) && !command.options.contains($0) }) {
      throw .usage("\(option.spelling) does not belong to the command '\(command.rawValue)'")
    }
    if let flag = passedOn.first, !command.passesFlagsOn {
      throw .usage("\(flag) does not belong to the command '\(command.rawValue)'")
    }
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (spelling, attached) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    switch argument {
    case "--help", "-h": command = .help
    case "--version": command = .version
    case "--benchmark_list_tests", "--benchmark_list_tests=true": command = .list
    case _ where !argument.hasPrefix("-"): words.append(argument)
    case _ where !argument.hasPrefix("--"): throw .usage("unexpected argument '\(argument)': see springbench help")
    default:
      if let option = Option(spelling: spelling) {
        try set(option, spelling: spelling, attached: attached, &rest)
      } else if spelling.hasPrefix("--benchmark_") {
        try PassedOnFlag.check(spelling, value: attached)
        passedOn.append(argument)
      } else {
        let known = Option.allCases.filter(command.options.contains).map(\.spelling)
        throw .usage("unknown option '\(spelling)': must be \((known + ["--benchmark_…"]).alternatives)")
      }
    }
  }

  private mutating func set(
    _ option: Option, spelling: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    guard given.insert(option).inserted else {
      throw .usage("\(spelling) is given twice: must be given at most once")
    }
    guard let domain = option.domain else {
      if let attached { throw .usage(option: spelling, value: attached, domain: "given without a value") }
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("\(spelling) has no value: must be followed by \(domain)")
    }
    guard set(option, to: value) else { throw .usage(option: spelling, value: value, domain: domain) }
  }

  /// False where the value is outside the option's domain.
  private mutating func set(_ option: Option, to value: String) -> Bool {
    switch option {
    case .filter: filter = RowFilter(value)
    case .skip: skip = RowFilter(value)
    case .out, .thresholds, .baselines:
      guard !value.isEmpty else { return false }
      if option == .out {
        out = value
      } else if option == .thresholds {
        thresholds = value
      } else {
        baselinesFolder = value
      }
    case .baseline: baseline = Baselines.isName(value) ? value : nil
    case .repetitions:
      guard let count = Int(value), (1...1000).contains(count) else { return false }
      repetitions = count
    case .minTime:
      guard let seconds = Double(value), (0...60).contains(seconds) else { return false }
      minTime = seconds
    case .seed:
      guard let number = UInt64(value) else { return false }
      seed = number
    case .format:
      guard let format = Format(rawValue: value) else { return false }
      self.format = format
    case .count:
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard numbers.allSatisfy((1...1_000_000).contains) else { return false }
      counts = numbers
    case .frameRate:
      guard let rate = Double(value), (1...1000).contains(rate) else { return false }
      frameRate = rate
    default: return false
    }
    switch option {
    case .filter: return filter != nil
    case .skip: return skip != nil
    case .baseline: return baseline != nil
    default: return true
    }
  }
}
