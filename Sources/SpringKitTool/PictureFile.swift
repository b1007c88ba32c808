import Foundation

/// A picture, or a page of them, on disk: all of it, or the file that was there before.
enum PictureFile {
  static func write(_ text: String, to path: String, for option: Option = .svg) throws(CommandError) {
    // A rename would put a file in the place of a link or a device.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if path.isEmpty { throw .refused(option, path, "must be \(option.definition.domain)") }
    do {
      if let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType,
        type != .typeRegular
      {
        throw CommandError.refused(option, path, "is there and not a regular file")
      }
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .refused(option, path, "cannot be written: \(fileProblem(error))")
    }
  }
}
