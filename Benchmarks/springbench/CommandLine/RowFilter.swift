/// Chooses rows by a regular expression that matches anywhere in a name; a leading `-` turns the choice round.
struct RowFilter {
  /// The expression as it was given.
  let text: String

  private let expression: Regex<AnyRegexOutput>
  private let isInverted: Bool

  /// Nil where the text is not a regular expression.
  init?(_ text: String) {
    let isInverted = text.hasPrefix("-")
    guard !text.isEmpty, let expression = try? Regex(isInverted ? String(text.dropFirst()) : text) else { return nil }
    self.text = text
    self.isInverted = isInverted
    self.expression = expression
  }

  func chooses(_ name: String) -> Bool { name.contains(expression) != isInverted }
}

extension [Benchmark] {
  /// The rows that the command line asks for; an error that lists near names where there are none.
  ///
  /// Rows on demand are left out where no filter is given; those of `ab` are its words.
  static func chosen(by options: CommandLineOptions) throws(CommandError) -> [Benchmark] {
    let all = Benchmark.all + (options.has(.includeSabotage) ? Benchmark.sabotageSuite : [])
    let chosen = all.filter {
      (options.filter?.chooses($0.name) ?? (!$0.isOnDemand || options.command == .ab))
        && !(options.skip?.chooses($0.name) ?? false)
    }
    let given = [(Option.filter, options.filter), (.skip, options.skip)]
    for case (let option, let filter?) in given where chosen.isEmpty {
      throw .noRow(option: option.spelling, filter: filter, among: all.map(\.name))
    }
    return chosen
  }
}

extension CommandError {
  /// A filter that chooses no row.
  static func noRow(option: String, filter: RowFilter, among names: [String]) -> CommandError {
    let near = filter.text.nearest(in: names, count: 3).joined(separator: ", ")
    return usage(
      option: option, value: filter.text,
      domain: "an expression that leaves a row of springbench list; near it: \(near)")
  }
}

extension String {
  /// The names that share the most pairs of neighbouring letters with this text (Dice's coefficient), the nearest first.
  func nearest(in names: [String], count: Int) -> ArraySlice<String> {
    let own = letterPairs
    let scored = names.enumerated().map { index, name in
      let pairs = name.letterPairs
      return (
        score: Double(own.intersection(pairs).count) / Double(own.count + pairs.count + 1), index: index, name: name
      )
    }
    return scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.name).prefix(count)
  }

  private var letterPairs: Set<String> {
    let letters = Array(lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" })
    return Set(zip(letters, letters.dropFirst()).map { "\($0)\($1)" })
  }
}
