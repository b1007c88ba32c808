import Foundation

/// Where results go: standard output, or the file that `--out` names.
struct Output {
  private let path: String?

  /// Fails at once where the file cannot be written, and not after a run of a minute.
  init(_ options: CommandLineOptions) throws(CommandError) {
    path = options.out
    guard let path else { return }
    let probe = path + ".\(UUID().uuidString)"
    guard !path.hasSuffix("/"), !isFolder(path), FileManager.default.createFile(atPath: probe, contents: nil) else {
      throw .failure("cannot write '\(path)'")
    }
    try? FileManager.default.removeItem(atPath: probe)
  }

  /// Writes all of the text and ends it with a line break.
  func write(_ text: String) throws(CommandError) {
    let text = text.hasSuffix("\n") ? text : text + "\n"
    if let path {
      try Self.write(text, to: path)
    } else {
      FileHandle.standardOutput.write(Data(text.utf8))
    }
  }

  /// Writes a whole file or none: under another name first, which then becomes its own. Makes the folder, if need be.
  static func write(_ text: String, to path: String, inNewFolder: Bool = false) throws(CommandError) {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      if inNewFolder { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .failure("cannot write '\(path)'")
    }
  }
}

/// Whether there is a folder at a path.
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
