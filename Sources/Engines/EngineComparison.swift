/// What the comparison of an engine's port with its recorded runs found.
public struct EngineComparison: Sendable, Hashable {
  /// How many recorded runs were compared.
  public let rows: Int
  /// The largest difference of a value from the recorded one, as a share of the motion's scale.
  public let largestDifference: Double
}

extension AnimationEngine {
  /// What the comparison with recorded runs found; the tests measure it and compare it with this table.
  public var comparison: EngineComparison {
    Self.comparisons[name] ?? EngineComparison(rows: 0, largestDifference: 0)
  }

  /// Rounded up from what the tests measure, which they compare with this table.
  package static let comparisons: [String: EngineComparison] = [
    "advance": EngineComparison(rows: 64, largestDifference: 1e-15),
    "android": EngineComparison(rows: 64, largestDifference: 1e-15),
    "anime": EngineComparison(rows: 52, largestDifference: 1.2e-13),
    "b3ll-motion": EngineComparison(rows: 64, largestDifference: 6e-12),
    "compose": EngineComparison(rows: 64, largestDifference: 0),
    "libadwaita": EngineComparison(rows: 64, largestDifference: 1.3e-14),
    "motion": EngineComparison(rows: 64, largestDifference: 8e-15),
    "pop": EngineComparison(rows: 64, largestDifference: 0),
    "react-native-animated": EngineComparison(rows: 62, largestDifference: 2e-16),
    "react-spring": EngineComparison(rows: 64, largestDifference: 0),
    "reanimated": EngineComparison(rows: 64, largestDifference: 1e-14),
    "rebound-js": EngineComparison(rows: 64, largestDifference: 8e-13),
    "rebound": EngineComparison(rows: 96, largestDifference: 1.2e-10),
    "wave": EngineComparison(rows: 63, largestDifference: 2e-16),
    "wobble": EngineComparison(rows: 64, largestDifference: 1e-14),
  ]
}
