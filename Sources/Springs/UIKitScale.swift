import NumericalMethods

/// The natural frequency of UIKit's springs of a given duration, and the duration of a given frequency.
///
/// A reconstruction; see ``SpringParameters/uiKit(duration:dampingRatio:relativeVelocity:)`` for the equation and its sources.
enum UIKitScale {
  /// The part of the distance that UIKit's envelope leaves at the end of the duration.
  static let remainder = 0.001

  static func naturalFrequency(
    duration: Double, dampingRatio: Double, relativeVelocity: Double
  ) throws(SpringError) -> Double {
    try requirePositive(duration, "duration")
    guard dampingRatio > 0, dampingRatio <= 1 else {
      throw SpringError(argument: "dampingRatio", value: dampingRatio, requirement: "must be above 0 and at most 1")
    }
    try requireFinite(relativeVelocity, "relativeVelocity")
    // In units of the duration: y = ω·duration, w = v·duration.
    let velocity = relativeVelocity * duration
    try requireFinite(velocity, "relativeVelocity")
    let frequency = Equation(dampingRatio: dampingRatio, velocity: velocity).solution
    guard let frequency else {
      throw SpringError(
        argument: "dampingRatio", value: dampingRatio,
        requirement: "UIKit's envelope has no solution below a damping ratio of 0.0009999995 without velocity")
    }
    return frequency / duration
  }

  /// The duration for which UIKit would choose this spring, without initial velocity.
  static func duration(naturalFrequency: Double, dampingRatio: Double) throws(SpringError) -> Double {
    guard dampingRatio > 0, dampingRatio <= 1 else {
      throw SpringError(
        argument: "dampingRatio", value: dampingRatio,
        requirement: "UIKit's springs have a damping ratio above 0 and at most 1")
    }
    guard let product = Equation(dampingRatio: dampingRatio, velocity: 0).solution else {
      throw SpringError(
        argument: "dampingRatio", value: dampingRatio,
        requirement: "UIKit's envelope has no solution below a damping ratio of 0.0009999995")
    }
    return product / naturalFrequency
  }

  /// ln of the envelope over the remainder, as a function of y = ω·duration; the answer is its last falling root.
  private struct Equation {
    let dampingRatio: Double
    let velocity: Double

    /// |ζy − w|/(y√(1 − ζ²)) or |1 + y − w|, in logarithms, minus ζy and the remainder's.
    func jet(_ y: Double) -> Jet {
      let zeta = dampingRatio
      if zeta == 1 {
        let amplitude = 1 + y - velocity
        return Jet(
          value: logarithm(amplitude.magnitude) - y - logarithm(remainder), slope: 1 / amplitude - 1,
          curvature: -1 / (amplitude * amplitude))
      }
      let amplitude = zeta * y - velocity
      return Jet(
        value: logarithm(amplitude.magnitude / (y * root)) - zeta * y - logarithm(remainder),
        slope: zeta / amplitude - 1 / y - zeta,
        curvature: 1 / (y * y) - zeta * zeta / (amplitude * amplitude))
    }

    private var root: Double { squareRoot((1 - dampingRatio) * (1 + dampingRatio)) }

    /// ln(ζ/(0.001·√(1 − ζ²)))/ζ, with the quotient less 1 in double-double where the logarithm is near 0.
    private var solutionAtRest: Double? {
      let (zeta, one) = (DoubleDouble(dampingRatio), DoubleDouble(1))
      let quotient = DoubleDouble(1000) * zeta / ((one - zeta) * (one + zeta)).squareRoot()
      let excess = (quotient - one).value
      guard excess > 0 else { return nil }
      return (excess < 1 ? logarithmOnePlus(excess) : logarithm(quotient.value)) / dampingRatio
    }

    /// Where the amplitude vanishes.
    private var node: Double { dampingRatio == 1 ? velocity - 1 : velocity / dampingRatio }

    /// Where the envelope right of the node is greatest.
    private var summit: Double {
      let zeta = dampingRatio
      if zeta == 1 { return max(velocity, 0) }
      // ζ/(ζy − w) = 1/y + ζ  ⟺  ζ²y² − ζwy − w = 0
      return velocity <= 0 ? 0 : (velocity + squareRoot(velocity * velocity + 4 * velocity)) / (2 * zeta)
    }

    var solution: Double? {
      if velocity == 0, dampingRatio < 1 { return solutionAtRest }
      let summit = summit
      // Right of the summit the envelope falls for good.
      let height =
        summit > 0 || dampingRatio == 1 ? jet(summit).value : -.infinity
      if velocity < 0 && dampingRatio < 1 || height > 0 {
        let start = max(summit, 0) + (height.isFinite && height > 0 ? height / dampingRatio : 5)
        return fallingRoot(in: (max(summit, 0), .infinity), start: start, tolerance: 0x1p-49, function: jet).root
      }
      guard node > 0 else { return nil }
      return fallingRoot(in: (0, node), start: node / 2, tolerance: 0x1p-49, function: jet).root
    }
  }
}
