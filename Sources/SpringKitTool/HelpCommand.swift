/// `springkit help`: the commands, or one of them with its options and an example.
enum HelpCommand {
  private static let width = 80

  static func run(_ arguments: Arguments) throws(CommandError) {
    guard let name = arguments.operand else { return try StandardOutput.print(overview) }
    try explain(Command(named: name))
  }

  /// Prints the help of one command.
  static func explain(_ command: Command) throws(CommandError) { try StandardOutput.print(text(of: command)) }

  private static var overview: String {
    let commands = Command.allCases.map { "  \($0.rawValue)".padded(to: 11) + $0.summary + "\n" }
    return """
      springkit answers exactly how a spring moves, before anything moves.

      springkit COMMAND [OPTIONS]

      \(commands.joined())
      springkit help COMMAND tells a command's options. For example:

        \(Command.predict.example)

      Results go to standard output, errors to standard error. Exit codes: 0 done, 64 bad
      input, 2 a check found differences, 1 failure.

      """
  }

  private static func text(of command: Command) -> String {
    var text = "springkit \(command.rawValue): \(command.summary)\n"
    if let operand = command.operand {
      text +=
        "\nspringkit \(command.rawValue) \(operand.synopsis)\(command.optionGroups.isEmpty ? "" : " [OPTIONS]")\n\n"
      text += entry("  " + operand.placeholder, ([operand.summary] + operand.names).joined(separator: ", "))
    }
    for (title, options) in command.optionGroups {
      text += "\n\(title)\n"
      for option in options { text += lines(for: option) }
    }
    return text + "\nExample:\n  \(command.example)\n"
  }

  private static func lines(for option: Option) -> String {
    let definition = option.definition
    let synopsis = "  " + option.name + (definition.placeholder.isEmpty ? "" : " " + definition.placeholder)
    let domain = definition.domain
    let meaning = definition.summary + (domain.isEmpty ? "" : option.choices.isEmpty ? " (\(domain))" : ": \(domain)")
    return entry(synopsis, meaning)
  }

  private static func entry(_ synopsis: String, _ meaning: String) -> String {
    let indentation = 24
    let lines = wrapped(meaning, width: width - indentation)
    let fits = synopsis.count < indentation - 1
    var text = fits ? synopsis.padded(to: indentation) + lines[0] + "\n" : synopsis + "\n"
    for line in lines.dropFirst(fits ? 1 : 0) { text += String(repeating: " ", count: indentation) + line + "\n" }
    return text
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  /// The text with spaces after it up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
