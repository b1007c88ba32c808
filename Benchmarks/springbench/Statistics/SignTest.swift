/// The sign test: how often would coins fall so unevenly?
///
/// It asks nothing of the distribution but that values fall on either side of the median equally often.
enum SignTest {
  /// An interval that contains the median of the distribution with a probability of at least 1 − `risk`.
  ///
  /// Its ends are the k-th smallest and the k-th largest value with the greatest k for which P(fewer than k heads in n throws)
  /// is at most risk / 2: exact for any continuous distribution. Nil where even the smallest and the largest value miss the
  /// median more often.
  static func medianInterval(of values: [Double], risk: Double) -> ClosedRange<Double>? {
    let sorted = values.sorted()
    var outside = 0
    while 2 * probability(ofAtMost: outside, headsIn: sorted.count) <= risk { outside += 1 }
    guard outside > 0, outside <= sorted.count / 2 else { return nil }
    return sorted[outside - 1]...sorted[sorted.count - outside]
  }

  /// The fewest values that have an interval.
  static func fewestValues(risk: Double) -> Int {
    var count = 1
    while 2 * probability(ofAtMost: 0, headsIn: count) > risk { count += 1 }
    return count
  }

  /// P(at most `heads` heads in `throws` throws of a fair coin).
  static func probability(ofAtMost heads: Int, headsIn throwCount: Int) -> Double {
    var term = (0..<throwCount).reduce(1.0) { power, _ in power / 2 }
    var sum = term
    for index in stride(from: 1, through: Swift.min(heads, throwCount), by: 1) {
      term *= Double(throwCount - index + 1) / Double(index)
      sum += term
    }
    return sum
  }
}
