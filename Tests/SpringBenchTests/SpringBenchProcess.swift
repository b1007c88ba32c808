import Foundation

/// The built `springbench`, run as its users run it.
struct SpringBenchProcess {
  let exitCode: Int32
  let standardOutput: String
  let standardError: String

  /// The lines of standard output, without an empty one at the end.
  var outputLines: [Substring] { standardOutput.split(separator: "\n") }

  /// Runs `springbench` to its end.
  init(_ arguments: String...) throws { try self.init(arguments) }

  /// Runs `springbench` to its end.
  ///
  /// - Parameter environment: what is added to the environment of the tests.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = try Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What the tests read from standard error fits into a pipe's buffer, so output may be read first.
    standardOutput = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    standardError = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  private struct ExecutableNotFound: Error {}

  /// `springbench` in the folder of build products: the test bundle's folder, or one above it.
  private static var executable: URL {
    get throws {
      let starts =
        CommandLine.arguments.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath, CommandLine.arguments[0]]
      for start in starts {
        var folder = URL(fileURLWithPath: start)
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          let candidate = folder.appendingPathComponent("springbench")
          var isFolder: ObjCBool = false
          if unsafe FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue
          {
            return candidate
          }
        }
      }
      throw ExecutableNotFound()
    }
  }
}
