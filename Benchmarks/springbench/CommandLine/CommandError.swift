/// Why a command ended early: one line for standard error, and the program's exit code.
struct CommandError: Error {
  let message: String
  let exitCode: Int32

  /// A command line that cannot be understood.
  static func usage(_ message: String) -> CommandError { CommandError(message: message, exitCode: ExitCode.usage) }

  /// A value outside the domain of an option.
  static func usage(option: String, value: String, domain: String) -> CommandError {
    usage("\(option) is '\(value)': must be \(domain)")
  }

  /// A file, a program or a machine that does not do what it must.
  static func failure(_ message: String) -> CommandError { CommandError(message: message, exitCode: ExitCode.failure) }

  static func noBaseline(_ message: String) -> CommandError {
    CommandError(message: message, exitCode: ExitCode.noBaseline)
  }

  static let noGoogleBenchmark = CommandError(
    message:
      "Google Benchmark is missing: apt-get install libbenchmark-dev, or brew install google-benchmark, then build again",
    exitCode: ExitCode.unavailable)
}

/// The program's exit codes.
enum ExitCode {
  static let success: Int32 = 0
  /// The command itself failed.
  static let failure: Int32 = 1
  /// A row is slower, or needs more instructions.
  static let regression: Int32 = 2
  /// A row computed something wrong.
  static let wrongResult: Int32 = 3
  /// There is no baseline of that name.
  static let noBaseline: Int32 = 5
  /// The command line is wrong.
  static let usage: Int32 = 64
  /// Google Benchmark is not installed.
  static let unavailable: Int32 = 69
}
