import Foundation

/// What standard output is connected to.
enum Terminal {
  /// Whether somebody reads standard output on a terminal.
  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The terminal's width in characters: COLUMNS, what the terminal says, or 80; from 40 to 160.
  static var width: Int {
    let stated = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
    return min(max(stated > 0 ? stated : reportedWidth ?? 80, 40), 160)
  }

  private static var reportedWidth: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
