import Foundation

/// A bar on standard error that shows how much of a run is done and how long the rest will take.
final class Progress {
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  /// Nil where standard error is not a terminal, or the command line asks for silence.
  init?(_ options: CommandLineOptions) {
    if options.has(.noProgress) || options.has(.quiet) || isatty(STDERR_FILENO) == 0 { return nil }
  }

  /// Shows the bar for a share from 0 to 1, at most ten times a second.
  func show(share: Double) {
    let now = ContinuousClock.now
    if let lastShown, lastShown.duration(to: now) < .milliseconds(100) { return }
    lastShown = now
    let elapsed = start.duration(to: now) / .seconds(1)
    FileHandle.standardError.write(Data(("\r" + Self.line(share: share, elapsedSeconds: elapsed) + "\u{1B}[K").utf8))
  }

  /// Removes the bar.
  func end() { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }

  /// The bar as text: the time left is the time so far for each share that is left.
  static func line(share: Double, elapsedSeconds: Double) -> String {
    let width = 30
    let done = Int(share * Double(width))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    let left = share > 0 ? ", \(Int((elapsedSeconds * (1 - share) / share).rounded(.up))) s left" : ""
    return "\(bar) \(Int(share * 100)) %\(left)"
  }
}
