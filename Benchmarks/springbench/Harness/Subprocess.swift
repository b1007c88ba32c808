import Foundation

/// Another program, run to its end.
struct Subprocess {
  let exitCode: Int32
  let standardOutput: String
  let standardError: String

  /// Nil where the program is not to be found.
  ///
  /// - Parameter environment: what is added to this program's own environment.
  init?(_ name: String, _ arguments: [String], environment: [String: String] = [:]) {
    guard let path = Self.path(of: name), let errors = TemporaryFolder() else { return nil }
    defer { errors.remove() }
    let errorFile = errors.url.appendingPathComponent("errors")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    // A file, because two pipes that fill up would wait for each other.
    guard FileManager.default.createFile(atPath: errorFile.path, contents: nil) else { return nil }
    process.standardError = FileHandle(forWritingAtPath: errorFile.path)
    guard (try? process.run()) != nil else { return nil }
    standardOutput = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    standardError = String(decoding: FileManager.default.contents(atPath: errorFile.path) ?? Data(), as: UTF8.self)
    exitCode = process.terminationStatus
  }

  /// Where a program is, by the environment's search path.
  static func path(of name: String) -> String? {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// A new empty folder.
struct TemporaryFolder {
  let url: URL

  init?() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("springbench-\(UUID().uuidString)")
    guard (try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)) != nil else {
      return nil
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
