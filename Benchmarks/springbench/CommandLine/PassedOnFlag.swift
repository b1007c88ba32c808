/// One of Google Benchmark's own flags.
///
/// The library reports a value that it cannot read in its own way; those that are numbers are checked before, so that every
/// mistake gives the same one line.
enum PassedOnFlag {
  static func check(_ flag: String, value: String?) throws(CommandError) {
    guard let domain = domains[flag] else { return }
    let number = value.flatMap(Double.init)
    guard let number, number >= 0, number < .infinity, domain.isWhole == false || number == number.rounded() else {
      throw .usage(option: flag, value: value ?? "", domain: domain.text)
    }
  }

  private static let seconds = (text: "a number of seconds of at least 0", isWhole: false)

  private static let domains = [
    "--benchmark_min_warmup_time": seconds,
    "--benchmark_v": (text: "a whole number of at least 0", isWhole: true),
  ]
}
