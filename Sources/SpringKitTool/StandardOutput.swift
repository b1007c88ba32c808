import Foundation

/// Standard output, written in large pieces so that long tables stream without being held in memory.
struct StandardOutput {
  private var buffer: [UInt8] = []

  /// Writes text now.
  static func print(_ text: String) throws(CommandError) {
    var output = StandardOutput()
    try output.write(text)
    try output.flush()
  }

  /// Adds text.
  mutating func write(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what is held back.
  mutating func flush() throws(CommandError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(buffer))
    } catch {
      throw .failure("cannot write to standard output: \(fileProblem(error))")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
