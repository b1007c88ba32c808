import NumericalMethods

/// The natural frequency of the spring that settles, by the exact rule, after a given duration.
enum SettlingScale {
  static func naturalFrequency(
    duration: Double, dampingRatio: Double, epsilon: Double
  ) throws(SpringError) -> Double {
    try requirePositive(duration, "duration")
    guard dampingRatio > 0, dampingRatio <= 1e8 else {
      throw SpringError(
        argument: "dampingRatio", value: dampingRatio,
        requirement: "must be above 0 and at most 1e8, or nothing settles")
    }
    guard epsilon >= 1e-100, epsilon < 1 else {
      throw SpringError(
        argument: "epsilon", value: epsilon, requirement: "must be from 1e-100 to below 1, the distance moved")
    }
    return try settlingTimeAtUnitFrequency(dampingRatio: dampingRatio, epsilon: epsilon) / duration
  }

  /// The duration after which this spring, moved from 0 to 1 from rest, stays within `epsilon`.
  static func duration(of spring: Spring, epsilon: Double) throws(SpringError) -> Double {
    try SpringMotion(checking: spring, from: 0.0, to: 1.0, velocity: 0.0).settling(.within(epsilon)).duration
  }

  private static func settlingTimeAtUnitFrequency(
    dampingRatio: Double, epsilon: Double
  ) throws(SpringError) -> Double {
    try duration(of: Spring(.compose(dampingRatio: dampingRatio, stiffness: 1)), epsilon: epsilon)
  }
}
