/// The operand and the options of one call, each at most once and known to the command.
struct Arguments {
  private let command: Command
  private var texts: [Option: String] = [:]
  /// The word that the command works on, as it was typed; nil only where the command can do without one.
  private(set) var operand: String?

  /// Reads the words after the command's name.
  init(_ words: [String], of command: Command) throws(CommandError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if let known = command.operand, !word.hasPrefix("-") {
        if let earlier = operand {
          throw .usage(
            "\(command.rawValue) takes one \(known.placeholder): \(earlier.onOneLine) and \(word.onOneLine)")
        }
        operand = word
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = try command.option(named: parts[0], afterOption: !texts.isEmpty)
      let text: String
      if option.isFlag {
        guard parts.count == 1 else { throw .usage("\(word.onOneLine): \(option.name) takes no value") }
        text = ""
      } else if parts.count == 2 {
        text = parts[1]
        if option.isValueOptional, text.isEmpty {
          throw .refused(option, text, "must be \(option.definition.domain)")
        }
      } else if let next = rest.first, !next.hasPrefix("--"), !option.isValueOptional || finiteNumber(next) != nil {
        // A single dash is a value: negative numbers need no quoting.
        text = next
        rest.removeFirst()
      } else if option.isValueOptional {
        text = ""
      } else {
        throw .usage("\(option.name) needs a value, \(option.definition.placeholder): \(option.definition.domain)")
      }
      if let earlier = texts.updateValue(text, forKey: option) {
        let values = option.isFlag ? "" : ": \(earlier.onOneLine) and \(text.onOneLine)"
        throw .usage("\(option.name) is given more than once\(values)")
      }
    }
    if let needed = command.operand, needed.isRequired, operand == nil {
      throw .usage("\(command.rawValue) needs \(needed.placeholder), \(needed.summary)")
    }
  }

  /// Whether the option was given.
  func contains(_ option: Option) -> Bool { texts[option] != nil }

  /// The value as it was typed.
  func text(_ option: Option) -> String? { texts[option] }

  /// The options of a list that were given, in the list's order.
  func given(among options: [Option]) -> [Option] { options.filter(contains) }

  /// The finite number that an option gives, or nil where none was given.
  func number(_ option: Option) throws(CommandError) -> Double? {
    guard let text = texts[option], !(option.isValueOptional && text.isEmpty) else { return nil }
    guard let number = finiteNumber(text), option.definition.accepts(number) else {
      throw .refused(option, text, "must be \(option.definition.domain)")
    }
    return number
  }

  /// The numbers of an option that takes several under names, at least `required` of them.
  func numbers(_ option: Option, named names: [String], required: Int) throws(CommandError) -> [Double] {
    let numbers = try numbers(option) { index in names.indices.contains(index) ? names[index] : "item \(index + 1)" }
    guard (required...names.count).contains(numbers.count) else {
      throw .refused(
        option, texts[option] ?? "", "must be \(option.definition.placeholder), \(option.definition.domain)")
    }
    return numbers
  }

  /// The numbers of an option that takes a list of any length.
  func numbers(_ option: Option, name: (Int) -> String = { "item \($0 + 1)" }) throws(CommandError) -> [Double] {
    let text = texts[option] ?? ""
    var numbers: [Double] = []
    for (index, item) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      guard let number = finiteNumber(item) else {
        throw .refused(
          option, text,
          "\(name(index)) is \(String(item).onOneLine), not a finite number; must be \(option.definition.domain)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The option's name, one of its choices.
  func name(_ option: Option) throws(CommandError) -> String? {
    guard let text = texts[option] else { return nil }
    guard option.choices.contains(text) else { throw .refused(option, text, "must be \(option.definition.domain)") }
    return text
  }

  /// The case that an option names, or nil where it was not given.
  func choice<Choice: RawRepresentable<String>>(
    _ option: Option, _ type: Choice.Type = Choice.self
  ) throws(CommandError) -> Choice? {
    guard let text = texts[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .refused(option, text, "must be \(option.definition.domain)")
    }
    return choice
  }
}

/// A finite number, decimal or hexadecimal as in Swift and C, or nil for anything else.
func finiteNumber(_ text: some StringProtocol) -> Double? {
  let trimmed = text.drop { $0 == " " || $0 == "\t" }
  let end = trimmed.lastIndex { $0 != " " && $0 != "\t" }
  guard let end, let number = Double(trimmed[...end]), number.isFinite else { return nil }
  return number
}
