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

  package static let comparisons: [String: EngineComparison] = [:]
}
