import Foundation
import SpringKit

/// The exponential of random times, with something wrong.
struct SabotagedExponential: BenchmarkBody {
  /// What is wrong.
  enum Fault {
    case none
    /// Every result is off by this share.
    case error(Double)
    /// After every block of evaluations come so many more for nothing, as a share of the block.
    case extraEvaluations(share: Double)
    /// Each block costs more than the one before, by this share of the first.
    case growth(share: Double)
    /// Every call starts with so many evaluations for nothing.
    case setUp(evaluationCount: Int)
  }

  private let inputs = TimePattern.random
  private let fault: Fault

  init(_ fault: Fault) { self.fault = fault }

  var passLength: Int { inputs.count }

  @inline(__always)
  func evaluate(_ count: Int, consume: (Double) -> Void) {
    var (factor, extraShare, growth) = (1.0, 0.0, 0.0)
    switch fault {
    case .none: break
    case .error(let share): factor += share
    case .extraEvaluations(let share): extraShare = share
    case .growth(let share): growth = share
    case .setUp(let evaluationCount): waste(evaluationCount)
    }
    let table = inputs.span
    var remaining = count
    while remaining > 0 {
      let length = min(remaining, table.count)
      for index in 0..<length { consume(factor * output(for: table[index])) }
      waste(Int(extraShare * Double(length)))
      remaining -= length
      extraShare += growth
    }
  }

  @inline(__always)
  private func output(for time: Double) -> Double { exponential(-3 * opaque(time)) }

  @inline(__always)
  private func waste(_ count: Int) {
    for index in 0..<count { output(for: inputs[index & (inputs.count - 1)]).use() }
  }

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
