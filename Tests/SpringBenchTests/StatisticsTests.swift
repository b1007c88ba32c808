import Foundation
import TestSupport
import Testing

@testable import springbench

@Suite("springbench's statistics")
struct StatisticsTests {
  /// The quantile by its definition: how far along the sorted values, counted step by step.
  private func countedQuantile(_ values: [Double], _ share: Double) -> Double {
    var remaining = values
    var sorted: [Double] = []
    while let least = remaining.min(), let index = remaining.firstIndex(of: least) {
      sorted.append(least)
      remaining.remove(at: index)
    }
    let position = share * Double(sorted.count - 1)
    for index in sorted.indices.dropLast() where position < Double(index + 1) {
      let weight = position - Double(index)
      return sorted[index] * (1 - weight) + sorted[index + 1] * weight
    }
    return sorted[sorted.count - 1]
  }

  @Test("quantiles and the median deviation agree with counting")
  func quantiles() {
    var random = SeededGenerator(0x7175)
    for count in 1...40 {
      let values = (0..<count).map { _ in random.signed(1e-3...1e3) }
      for share in [0, 0.1, 0.25, 0.5, 0.9, 0.99, 1] {
        let (computed, counted) = (values.quantile(share), countedQuantile(values, share))
        #expect((computed - counted).magnitude <= 1e-12 * 1e3, "\(count) values, \(share)")
      }
      let median = countedQuantile(values, 0.5)
      let deviation = countedQuantile(values.map { ($0 - median).magnitude }, 0.5) / median.magnitude
      #expect((values.relativeDeviation - deviation).magnitude <= 1e-9 * deviation, "\(count) values")
    }
    #expect([Double]().quantile(0.5).isNaN)
    #expect([1, .infinity].quantile(0) == 1)
  }

  @Test("the coin's probabilities agree with Pascal's triangle")
  func coinProbabilities() {
    var row = [1.0]
    for throwCount in 1...60 {
      row = zip(row + [0], [0] + row).map { ($0 + $1) / 2 }
      for heads in 0...throwCount {
        let sum = row.prefix(heads + 1).reduce(0, +)
        #expect(
          (SignTest.probability(ofAtMost: heads, headsIn: throwCount) - sum).magnitude <= 1e-14 * Double(throwCount))
      }
    }
  }

  @Test("the interval's ends are the values that the binomial distribution names")
  func intervalEnds() throws {
    // From tables of the sign test: for n = 16 and 5 %, the 4th smallest and the 4th largest; for n = 8 and 1 %, the extremes.
    #expect(SignTest.medianInterval(of: (1...16).map(Double.init).shuffled(), risk: 0.05) == 4...13)
    #expect(SignTest.medianInterval(of: (1...8).map(Double.init), risk: 0.01) == 1...8)
    #expect(SignTest.medianInterval(of: (1...5).map(Double.init), risk: 0.05) == nil)
    #expect(SignTest.fewestValues(risk: 0.05) == 6)
    #expect(SignTest.medianInterval(of: [], risk: 0.05) == nil)
    // A risk of 1 is no licence for an interval that is turned round.
    _ = SignTest.medianInterval(of: [1, 2, 3, 4], risk: 1)
  }

  @Test(
    "the interval contains the median as often as it says", arguments: [(9, 0.05), (16, 0.05), (16, 0.001), (31, 0.01)])
  func coverage(count: Int, risk: Double) {
    var random = SeededGenerator(0x636f_7665 &+ UInt64(count))
    let trialCount = 20_000
    var covered = 0
    for _ in 0..<trialCount {
      // Skewed, with a heavy tail to the right and the median 1.
      let values = (0..<count).map { _ in pow(-log2(random.uniform(1e-12...1)), 2) }
      if let interval = SignTest.medianInterval(of: values, risk: risk), interval.contains(1) { covered += 1 }
    }
    var outside = 0
    while 2 * SignTest.probability(ofAtMost: outside, headsIn: count) <= risk { outside += 1 }
    let exact = 1 - 2 * SignTest.probability(ofAtMost: outside - 1, headsIn: count)
    let share = Double(covered) / Double(trialCount)
    let deviation = max((exact * (1 - exact) / Double(trialCount)).squareRoot(), 1 / Double(trialCount))
    #expect(exact >= 1 - risk)
    #expect((share - exact).magnitude <= 4 * deviation, "\(share) of the intervals, \(exact) by the formula")
  }
}
