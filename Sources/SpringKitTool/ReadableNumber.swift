import Foundation

/// Numbers as people read them in tables and pictures; JSON and CSV carry every bit instead.
enum ReadableNumber {
  /// A number with up to `digits` significant digits, or all that a larger whole part has.
  static func text(_ value: Double, digits: Int = 5) -> String {
    // Adding zero turns −0 into 0.
    let format = value.magnitude >= 1e5 && value.magnitude < 1e9 && digits <= 9 ? "%.9g" : "%.\(digits)g"
    return String(format: format, value + 0)
  }

  /// A time in seconds, to the millisecond where that says enough.
  static func seconds(_ time: Double) -> String {
    if time == 0 { return "0 s" }
    return String(format: time >= 0.01 && time < 10_000 ? "%.3f s" : "%.4g s", time)
  }

  /// A fraction in per cent.
  static func percent(_ fraction: Double) -> String { text(fraction * 100, digits: 3) + " %" }
}
