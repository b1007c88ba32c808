import Foundation
import Testing

/// A terminal that the tool believes to be read by a person.
enum Terminal {
  /// The lines that a call writes to a terminal of so many columns.
  static func lines(of words: [String], columns: Int) throws -> [String] {
    let primary = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(primary >= 0)
    defer { close(primary) }
    let name = try #require(unlockedName(of: primary))
    let secondary = unsafe open(name, O_RDWR | O_NOCTTY)
    try #require(secondary >= 0)

    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = words
    process.environment = ["COLUMNS": String(columns)]
    process.standardOutput = FileHandle(fileDescriptor: secondary, closeOnDealloc: false)
    do {
      defer { close(secondary) }
      try process.run()
    }
    // Reading fails once nobody has the terminal open any more, which is the end.
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while case let count = unsafe read(primary, &piece, piece.count), count > 0 { bytes += piece[..<count] }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r", with: "").split(
      separator: "\n", omittingEmptySubsequences: true
    ).map(String.init)
  }

  /// The file that is the other end of a pseudoterminal, ready to be opened.
  private static func unlockedName(of primary: CInt) -> String? {
    #if canImport(Darwin)
      guard grantpt(primary) == 0, unlockpt(primary) == 0, let name = unsafe ptsname(primary) else { return nil }
      return unsafe String(cString: name)
    #else
      // Glibc declares unlockpt and ptsname only for X/Open; these are the requests that they make.
      let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      var (lock, number) = (CInt(0), CInt(0))
      guard unsafe ioctl(primary, setLock, &lock) == 0, unsafe ioctl(primary, getNumber, &number) == 0 else {
        return nil
      }
      return "/dev/pts/\(number)"
    #endif
  }
}
