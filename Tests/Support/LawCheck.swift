public import Testing

/// Counts violations of a law and records the first few, so that a broken law prints lines and not megabytes.
public struct LawCheck {
  public private(set) var failures = 0
  public private(set) var cases = 0

  /// A check that has seen nothing.
  public init() {}

  /// Records one case.
  public mutating func expect(
    _ holds: Bool, _ comment: @autoclosure () -> Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    cases += 1
    guard !holds else { return }
    failures += 1
    if failures <= 3 { Issue.record(comment(), sourceLocation: sourceLocation) }
  }

  /// Records one comparison of two numbers.
  public mutating func expect(
    _ actual: Double, equals expected: Double, within tolerance: Double, _ comment: @autoclosure () -> Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = (actual - expected).magnitude
    expect(
      actual == expected || error <= tolerance,
      "\(actual) is not \(expected): off by \(error), allowed \(tolerance); \(comment().rawValue)",
      sourceLocation: sourceLocation)
  }

  /// Ends the check; with failures, says how many.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(cases > 0, "the law saw no case", sourceLocation: sourceLocation)
    if failures > 3 {
      Issue.record("\(failures) of \(cases) cases break the law", sourceLocation: sourceLocation)
    }
  }
}
