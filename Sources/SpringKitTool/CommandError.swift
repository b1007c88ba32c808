/// Why a command could not do its work: one line for standard error and the exit code that scripts see.
struct CommandError: Error {
  /// What is wrong with which option or file; one line.
  let message: String
  /// 64 for bad input, 2 for a check that found differences, 1 for a failure of the machine.
  let exitCode: Int32

  /// Bad input, which includes files that the caller named and that cannot be used.
  static func usage(_ message: String) -> CommandError { CommandError(message: message, exitCode: 64) }

  /// A failure that no other input would have avoided.
  static func failure(_ message: String) -> CommandError { CommandError(message: message, exitCode: 1) }

  /// A check that found what it looks for.
  static func difference(_ message: String) -> CommandError { CommandError(message: message, exitCode: 2) }

  /// An option whose value is refused.
  static func refused(_ option: Option, _ text: String, _ requirement: String) -> CommandError {
    .usage("\(option.given(text)): \(requirement)")
  }
}

extension String {
  /// The text as part of a one-line message: control characters are escaped and a long text is cut.
  var onOneLine: String {
    if isEmpty { return "\"\"" }
    var line = ""
    for scalar in unicodeScalars.prefix(80) {
      if scalar.properties.generalCategory == .control || scalar.properties.isWhitespace && scalar != " " {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 80 ? line + "…" : line
  }
}
