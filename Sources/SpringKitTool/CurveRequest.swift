import SpringKit

/// A timing curve as the caller gave it.
struct CurveRequest {
  /// The curve.
  let curve: TimingCurve
  /// The curve in words that the command reads back to it: CSS text, or the name of a preset that CSS cannot write.
  let text: String
  /// The preset that gave the curve; nil where CSS text did.
  let preset: TimingPreset?

  /// Reads a preset's name or CSS text.
  init(_ text: String) throws(CommandError) {
    preset = TimingPreset(rawValue: text)
    if let preset { curve = preset.curve } else { curve = try Self.curve(css: text) }
    self.text = curve.cssText ?? text
  }

  private static func curve(css text: String) throws(CommandError) -> TimingCurve {
    do {
      return try TimingCurve(css: text)
    } catch {
      let isName = text.utf8.allSatisfy { $0 != UInt8(ascii: "(") }
      let names = TimingCurve.cssKeywords + TimingPreset.allCases.map(\.rawValue)
      if isName, let name = nearest(to: text, among: names) {
        throw .usage("unknown curve \(text.onOneLine): did you mean \(name)?")
      }
      throw .usage("curve \(text.onOneLine): \(error.description)")
    }
  }
}
