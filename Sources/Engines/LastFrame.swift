/// The last frame of an engine that stops at a time known beforehand.
enum LastFrame {
  /// As many frames are followed at most where the last one is known.
  static let limit = 1 << 24
  /// The reason where the last frame lies beyond ``limit``.
  static let tooFar = "its duration is beyond the frames that are followed"

  /// The first frame whose time in whole ticks, ⌊ticksPerSecond·n/frameRate⌋, is not below `duration` ticks; nil beyond
  /// ``limit``.
  static func first(frameRate: Double, reaching duration: Double, ticksPerSecond: Double) -> Int? {
    guard duration > 0 else { return 0 }
    func ticks(_ frame: Int) -> Double { (ticksPerSecond * Double(frame) / frameRate).rounded(.down) }
    let guess = duration * frameRate / ticksPerSecond
    guard guess < Double(limit) else { return nil }
    var frame = max(Int(guess) - 2, 0)
    while ticks(frame) < duration { frame += 1 }
    return frame
  }
}
