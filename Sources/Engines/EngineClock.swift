/// Frame numbers from times.
enum EngineClock {
  /// The first frame n with n/rate ≥ `time`, for an engine that ends when a duration has passed.
  static func firstFrame(atOrAfter time: Double, rate: Double) -> Int {
    var frame = max(Int((time * rate).rounded(.down)) - 1, 0)
    while Double(frame) / rate < time { frame += 1 }
    return frame
  }
}
