import Foundation

/// JSON for files and standard output: sorted keys, one per line, slashes as they are.
enum JSONText {
  static func encode(_ value: some Encodable) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw .failure("a result is no number that JSON can hold")
    }
  }
}
