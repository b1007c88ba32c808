import Foundation
import SpringKit

/// The exponential of random times, with something wrong.
struct SabotagedExponential: BenchmarkBody {
  /// What is wrong.
  enum Fault {
    case none
    /// Every result is off by this share.
    case error(Double)
    /// After every so many evaluations there is one for nothing.
    case extraEvaluation(every: Int)
    /// After so many evaluations each costs one more for nothing, after twice as many two more.
    case growth(after: Int)
    /// Every call starts with so many evaluations for nothing.
    case setUp(evaluationCount: Int)
  }

  private let inputs = RandomTimes.all
  private let fault: Fault

  init(_ fault: Fault) { self.fault = fault }

  var passLength: Int { inputs.count }

  @inline(__always)
  func evaluate(_ count: Int, consume: (Double) -> Void) {
    var factor = 1.0
    var (interval, growth) = (Int.max, Int.max)
    switch fault {
    case .none: break
    case .error(let share): factor += share
    case .extraEvaluation(let every): interval = every
    case .growth(let after): growth = after
    case .setUp(let evaluationCount): for index in 0..<evaluationCount { waste(index) }
    }
    var (untilExtra, untilGrowth, extraCount) = (interval, growth, 0)
    for index in 0..<count {
      consume(factor * output(for: inputs[index & (inputs.count - 1)]))
      untilExtra -= 1
      if untilExtra == 0 {
        waste(index)
        untilExtra = interval
      }
      untilGrowth -= 1
      if untilGrowth == 0 {
        extraCount += 1
        untilGrowth = growth
      }
      for _ in 0..<extraCount { waste(index) }
    }
  }

  @inline(__always)
  private func output(for time: Double) -> Double { exponential(-3 * opaque(time)) }

  @inline(__always)
  private func waste(_ index: Int) { output(for: inputs[index & (inputs.count - 1)]).use() }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection(unit: "ulp", limit: 2)
    for (time, output) in zip(inputs, outputs) {
      let exact = exp(ReferenceNumber(-3 * time))
      inspection.note((ReferenceNumber(output) - exact).magnitude / ReferenceNumber(output.ulp))
      inspection.expect(exact, magnitude: 1)
    }
    return inspection
  }
}
