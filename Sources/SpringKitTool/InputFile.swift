import Foundation

/// A file that the caller names to be read.
enum InputFile {
  /// The bytes of a file or, unlike with Data(contentsOf:), a pipe: standard input or the shell's <(…).
  static func content(of path: String, named name: String) throws(CommandError) -> Data {
    let greatestSize = 1 << 28
    var data = Data()
    do {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        throw CommandError.usage("\(name): cannot be read: it is a folder")
      }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      while data.count <= greatestSize, let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { data += piece }
    } catch let error as CommandError {
      throw error
    } catch {
      throw .usage("\(name): cannot be read: \(fileProblem(error))")
    }
    guard data.count <= greatestSize else {
      throw .usage("\(name): has more than \(greatestSize) bytes; must be at most that")
    }
    return data
  }
}
