import Foundation

/// A picture on disk: all of it, or the file that was there before.
enum PictureFile {
  static func write(_ text: String, to path: String) throws(CommandError) {
    // A rename would put a file in the place of a link or a device.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if path.isEmpty { throw .refused(.svg, path, "must be \(Option.svg.definition.domain)") }
    do {
      if let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType,
        type != .typeRegular
      {
        throw CommandError.refused(.svg, path, "is there and not a regular file")
      }
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .refused(.svg, path, "cannot be written: \(fileProblem(error))")
    }
  }
}
