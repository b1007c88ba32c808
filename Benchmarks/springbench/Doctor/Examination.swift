/// How the time of a row depends on the number of evaluations: with a, the time before the first evaluation, and b, that
/// of each, it should be a + b·n with a small a.
struct Examination {
  /// Processor time of n, 2n, 4n and 8n evaluations, in nanoseconds.
  let times: [Double]

  /// Times a row, from whole passes that take at least a millisecond on.
  init(_ prepared: PreparedBenchmark) {
    var count = prepared.passLength
    while Self.leastTime(of: prepared, count, attempts: 1) < 1e6 { count *= 2 }
    times = [1, 2, 4, 8].map { Self.leastTime(of: prepared, count * $0, attempts: 5) }
  }

  init(times: [Double]) { self.times = times }

  /// Disturbances only add, so the least of some attempts is nearest to the truth.
  private static func leastTime(of prepared: PreparedBenchmark, _ count: Int, attempts: Int) -> Double {
    (0..<attempts).reduce(.infinity) { least, _ in
      let start = Machine.threadNanoseconds
      prepared.evaluate(count)
      return min(least, Machine.threadNanoseconds - start)
    }
  }

  /// How many times as much an evaluation costs among many as among few.
  var growth: Double { (times[3] - times[2]) / 4 / (times[1] - times[0]) }

  /// The share of what comes before the first evaluation in the shortest of the times.
  var setUpShare: Double { max(0, (8 * times[0] - times[3]) / 7 / times[0]) }

  /// What is wrong with the row of this name.
  func findings(of name: String) -> [Finding] {
    if !(1 / Self.greatestGrowth...Self.greatestGrowth).contains(growth) {
      return [
        Finding(
          subject: name,
          problem:
            "the time does not grow with the number of evaluations: one among many costs \(growth.significant) × as much",
          advice: "Let every evaluation do the same work; look for results that pile up, and inputs that run out")
      ]
    }
    if setUpShare > Self.greatestSetUpShare {
      return [
        Finding(
          subject: name,
          problem:
            "\(setUpShare.percent(digits: 0)) of a millisecond's measurement is spent before the first evaluation",
          advice: "Move what is made once into the body's initializer, which is not timed")
      ]
    }
    return []
  }

  private static let greatestGrowth = 1.5
  private static let greatestSetUpShare = 0.05
}
