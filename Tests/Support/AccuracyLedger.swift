import Foundation
import Testing

/// The measured maxima of every accuracy row, kept in a file that may only get better.
///
/// A row above its recorded maximum fails. `SPRING_LEDGER=update swift test …` records rows that are new or have improved; it
/// never raises one. Maxima are rounded up to two digits, which leaves room for libm's variants on other processors.
public enum AccuracyLedger {
  private static let file = ReferenceData.folder.appendingPathComponent("accuracy-ledger.json")
  private static let lock = NSLock()

  public static func check(_ measured: [String: Double]) throws {
    lock.lock()
    defer { lock.unlock() }
    let data = try Data(contentsOf: file)
    var recorded = try JSONDecoder().decode([String: Double].self, from: data)
    let isUpdating = ProcessInfo.processInfo.environment["SPRING_LEDGER"] == "update"
    for (row, maximum) in measured.sorted(by: { $0.key < $1.key }) {
      let rounded = roundedUp(maximum)
      if isUpdating {
        recorded[row] = min(recorded[row] ?? .infinity, rounded)
      } else {
        let limit = try #require(recorded[row], "no ledger row \(row); record it with SPRING_LEDGER=update")
        #expect(maximum <= limit, "\(row): measured \(maximum), recorded \(limit)")
        if rounded < limit { print("ledger: \(row) improved from \(limit) to \(rounded)") }
      }
    }
    if isUpdating {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(recorded) + Data("\n".utf8)).write(to: file)
    }
  }

  private static func roundedUp(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value }
    let unit = pow(10, floor(log10(value)) - 1)
    return Double(String(format: "%.2g", (value / unit).rounded(.up) * unit)) ?? value
  }
}
