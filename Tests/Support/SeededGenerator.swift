import Foundation

/// A random number generator whose numbers depend on its seed alone: SplitMix64.
///
/// Every suite draws from a fixed seed of its own, so a run repeats. `SPRING_SEED=123 swift test` draws others; the failure messages
/// of the law tests print the seed.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SeededGenerator: RandomNumberGenerator {
  /// What the numbers depend on.
  public let seed: UInt64
  private var state: UInt64

  /// A generator from the environment's seed, or else from `fallback`.
  public init(_ fallback: UInt64) {
    seed = ProcessInfo.processInfo.environment["SPRING_SEED"].flatMap { UInt64($0) } ?? fallback
    // The test's own number keeps two tests apart under one environment seed.
    state = seed == fallback ? seed : seed &+ fallback &* 0xbf58_476d_1ce4_e5b9
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Uniform in a range.
  public mutating func uniform(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// Uniform in the logarithm.
  public mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    let exponent = uniform(log(range.lowerBound)...log(range.upperBound))
    return min(max(exp(exponent), range.lowerBound), range.upperBound)
  }

  /// Either sign, uniform in the logarithm of the magnitude.
  public mutating func signed(_ range: ClosedRange<Double>) -> Double {
    let magnitude = logarithmic(range)
    return Bool.random(using: &self) ? magnitude : -magnitude
  }

  /// One of some choices.
  public mutating func choice<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }
}
