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
  /// Where no filter is given rows on demand are left out, and Markdown has the main rows only; those of `ab` are its words.
  static func chosen(by options: CommandLineOptions) throws(CommandError) -> [Benchmark] {
    let all = Benchmark.all + (options.has(.includeSabotage) ? Benchmark.sabotageSuite : [])
    let chosen = all.filter { row in
      (options.filter?.chooses(row.name) ?? row.isUsual(in: options))
        && !(options.skip?.chooses(row.name) ?? false)
    }
    let given = [(Option.filter, options.filter), (.skip, options.skip)]
    for case (let option, let filter?) in given where chosen.isEmpty {
      throw .noRow(option: option.spelling, filter: filter, among: all.map(\.name))
    }
    return chosen
  }
}

extension Benchmark {
  /// Whether the row is chosen without a filter.
  fileprivate func isUsual(in options: CommandLineOptions) -> Bool {
    if options.has(.markdown) { return Self.mainRowNames.contains(name) }
    return !isOnDemand || options.command == .ab
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
