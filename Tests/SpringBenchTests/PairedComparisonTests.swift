import Foundation
import TestSupport
import Testing

@testable import springbench

@Suite("springbench's verdicts in simulated runs")
struct PairedComparisonTests {
  /// A machine that is shared with others.
  ///
  /// All repetitions of all rows come in random order. The whole machine drifts: a steady course of up to 1.5 % over the run and a
  /// slow wandering of 0.5 %. Each epoch has jitter of 0.3 %; one in five is disturbed, and then takes longer by a Pareto-distributed
  /// share (half a percent times u^(−2/3): its variance is infinite), up to three times as long. A run as a whole is up to half a
  /// percent faster or slower than the one before.
  private struct NoisyMachine {
    let rowCount: Int
    let repetitionCount = 16
    let epochCount = 16

    /// The low times of every row's repetitions, for rows that cost `costs`.
    func run(costs: [Double], _ random: inout SeededGenerator) -> [[Double]] {
      var order = (0..<rowCount).flatMap { row in Array(repeating: row, count: repetitionCount) }
      order.shuffle(using: &random)
      let slope = random.uniform(-0.015...0.015)
      let offset = random.uniform(-0.005...0.005)
      var wandering = 0.0
      var times = [[Double]](repeating: [], count: rowCount)
      for (index, row) in order.enumerated() {
        wandering = 0.98 * wandering + 0.001 * gaussian(&random)
        let drift = 1 + offset + slope * Double(index) / Double(order.count) + wandering
        let epochs = (0..<epochCount).map { _ in
          costs[row] * drift * (1 + 0.003 * gaussian(&random) + disturbance(&random))
        }
        let mean = epochs.reduce(0, +) / Double(epochCount)
        times[row].append(LowTime.nanoseconds(mean: mean, spread: LowTime.spread(ofEpochs: epochs)))
      }
      return times
    }

    private func gaussian(_ random: inout SeededGenerator) -> Double {
      (-2 * log(random.uniform(1e-12...1))).squareRoot() * cos(2 * .pi * random.uniform(0...1))
    }

    private func disturbance(_ random: inout SeededGenerator) -> Double {
      guard random.uniform(0...1) < 0.2 else { return 0 }
      return min(2, 0.005 * pow(random.uniform(1e-9...1), -2 / 3))
    }
  }

  /// The rows with a verdict in each of many trials in which some rows cost more in the second run.
  private func verdicts(slowdown: [Int: Double], seed: UInt64) -> [[Int: PairedComparison.Verdict]] {
    let machine = NoisyMachine(rowCount: 40)
    var random = SeededGenerator(seed)
    return (0..<100).map { _ in
      let costs = (0..<machine.rowCount).map { _ in random.logarithmic(1...1e5) }
      let old = machine.run(costs: costs, &random)
      let new = machine.run(costs: costs.enumerated().map { $1 * (slowdown[$0] ?? 1) }, &random)
      var verdicts: [Int: PairedComparison.Verdict] = [:]
      for row in 0..<machine.rowCount {
        let comparison = PairedComparison(old: old[row], new: new[row], comparisonCount: machine.rowCount)
        if comparison.verdict != .notSeparated { verdicts[row] = comparison.verdict }
      }
      return verdicts
    }
  }

  @Test("two runs of the same program get no verdict on any of 40 rows in at least 95 of 100 trials")
  func sameProgram() {
    let quiet = verdicts(slowdown: [:], seed: 0x6161).count(where: \.isEmpty)
    #expect(quiet >= 95)
  }

  @Test("a row that became 5 % slower, and no other, is found in at least 95 of 100 trials")
  func slowerRow() {
    let found = verdicts(slowdown: [7: 1.05], seed: 0x6162).count { $0 == [7: .slower] }
    #expect(found >= 95)
  }

  @Test("a row that became 5 % faster, and no other, is found in at least 95 of 100 trials")
  func fasterRow() {
    let found = verdicts(slowdown: [39: 1 / 1.05], seed: 0x6163).count { $0 == [39: .faster] }
    #expect(found >= 95)
  }

  @Test("a difference below the floor is none, however certain it is")
  func floor() {
    let old = (0..<32).map { 100 + Double($0 % 3) }
    func verdict(_ factor: Double) -> PairedComparison.Verdict {
      PairedComparison(old: old, new: old.map { $0 * factor }, comparisonCount: 1).verdict
    }
    #expect(verdict(1.019) == .notSeparated)
    #expect(verdict(1.021) == .slower)
    #expect(verdict(1 / 1.019) == .notSeparated)
    #expect(verdict(1 / 1.021) == .faster)
    #expect(verdict(1) == .notSeparated)
  }

  @Test("too few repetitions give no verdict, and the number that is needed does")
  func fewRepetitions() {
    let needed = PairedComparison.fewestRepetitions(comparisonCount: 100)
    for (count, verdict) in [(needed - 1, PairedComparison.Verdict.notSeparated), (needed, .slower)] {
      let old = [Double](repeating: 10, count: count)
      let comparison = PairedComparison(old: old, new: old.map { $0 * 2 }, comparisonCount: 100)
      #expect(comparison.verdict == verdict)
      #expect((comparison.interval == nil) == (count < needed))
    }
  }
}
