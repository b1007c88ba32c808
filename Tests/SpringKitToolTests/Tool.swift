import Foundation
import Testing

/// The built command line, run as a user runs it.
enum Tool {
  /// What a call left behind.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The lines of standard output, without the empty one after the last line end.
    var lines: [Substring] { output.split(separator: "\n") }

    /// The JSON object on standard output.
    func json<Answer: Decodable>(as type: Answer.Type) throws -> Answer {
      try JSONDecoder().decode(type, from: Data(output.utf8))
    }
  }

  /// `springkit` beside the test bundle.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("springkit")
  }

  /// Runs a call whose words contain no spaces.
  static func run(_ call: String) throws -> Outcome { try run(call.split(separator: " ").map(String.init)) }

  /// Runs a call, with a few lines of standard input.
  static func run(_ words: [String], input: String = "") throws -> Outcome {
    let (process, standardInput, output, errors) = (Process(), Pipe(), Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = words
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // A call that does not read its input may have ended, and a pipe without a reader would end this process.
    if !input.isEmpty { try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try standardInput.fileHandleForWriting.close()
    let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// Runs a call that must succeed in silence.
  static func succeed(_ call: String) throws -> Outcome {
    let outcome = try run(call)
    #expect(outcome.exitCode == 0, "springkit \(call)")
    #expect(outcome.errors.isEmpty, "springkit \(call)")
    return outcome
  }

  /// Runs `body` with an empty folder that is removed afterwards.
  static func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("springkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Runs `body` with a file of some content that is removed afterwards.
  static func withTemporaryFile<Result>(_ content: String, _ body: (URL) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("springkit-\(UUID().uuidString)")
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file)
  }
}
