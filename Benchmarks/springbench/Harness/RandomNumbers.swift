import Foundation

/// A seeded stream of random numbers, the same on every machine.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators" (SplitMix64), 2014.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// What `--seed` gives: mixed into every stream, so that a run can be repeated with other inputs.
  nonisolated(unsafe) static var runSeed: UInt64 = 0

  init(seed: UInt64) { state = unsafe seed ^ Self.runSeed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number spread evenly over a range.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }

  /// A number whose logarithm is spread evenly over a range above 0.
  mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    exp(uniform(log(range.lowerBound)...log(range.upperBound)))
  }
}
