/// A command line that cannot be understood; its message names the option, the value and the domain.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// A value outside an option's domain.
  init(option: String, value: String, domain: String) { message = "\(option) is '\(value)': must be \(domain)" }
}

/// The program's exit codes.
enum ExitCode {
  static let success: Int32 = 0
  /// The run itself failed.
  static let failure: Int32 = 1
  /// A row computed something wrong.
  static let wrongResult: Int32 = 3
  /// The command line is wrong.
  static let usage: Int32 = 64
  /// Google Benchmark is not installed.
  static let unavailable: Int32 = 69
}
