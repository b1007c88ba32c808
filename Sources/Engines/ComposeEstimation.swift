import NumericalMethods

/// Which version of Compose's SpringEstimation.kt estimates the duration.
///
/// Above critical damping they differ in when they keep the first guess: the older one where the displacement there is within
/// 1e-4 of the threshold, the newer one where the derivative there is below 1e-4, as it is on the tail of a very slow spring.
/// The older one has no case for an undamped spring: its logarithm is divided by 0, and the animation is over at frame 0.
public enum ComposeEstimation: Sendable, Hashable, CaseIterable {
  /// SpringEstimation.kt at 1d7dc4d1.
  case newer
  /// SpringEstimation.kt at 3fc76f97.
  case older

  var version: String { self == .newer ? "SpringEstimation 1d7dc4d1" : "SpringEstimation 3fc76f97" }
}

/// Compose's estimate of when a spring is last at its threshold, which is also the duration of the animation.
///
/// The displacement x and the velocity come divided by the threshold, so that the question is |x| = 1, and are mirrored to
/// x₀ ≥ 0. With the roots r₁ ≥ r₂ of r² + 2ζ√k·r + k:
///
/// ζ < 1: the envelope, T = −ln √(x₀² + c₂²)/(−ζω) with c₂ = (v₀ + ζωx₀)/ω_d.
/// ζ = 1: x = (c₁ + c₂t)e^(rt); ζ > 1: x = c₁e^(r₁t) + c₂e^(r₂t). A guess from each term alone, the later one, is improved by
/// Newton's method until a step is below 1 ms. Where the motion turns beyond −1 on the other side, x = −1 is solved from
/// past the turn; otherwise x = 1.
///
/// Source: androidx, SpringEstimation.kt (see ``ComposeEstimation``).
///
/// Faults kept: a motion already inside the threshold has a negative or NaN duration; just above ζ = 1 the guess lies on the
/// flat tail, from which Newton lands on the root before the start; just below ζ = 1 the envelope is up to 61 % late.
struct ComposeDuration {
  /// The solution in seconds, as it comes out.
  let seconds: Double
  /// Truncated to whole milliseconds; NaN is 0.
  let milliseconds: Int64

  /// What an undamped spring is given: the longest time in nanoseconds.
  static let undampedMilliseconds = Int64.max / 1_000_000

  init(of spring: SinglePrecisionSpring, displacement: Float, velocity: Float, estimation: ComposeEstimation) {
    guard spring.dampingRatio != 0 || estimation == .older else {
      milliseconds = Self.undampedMilliseconds
      seconds = Double(milliseconds) / 1000
      return
    }
    seconds = Self.seconds(
      stiffness: Double(spring.stiffness), dampingRatio: Double(spring.dampingRatio),
      displacement: Double(displacement.magnitude), velocity: Double(displacement < 0 ? -velocity : velocity),
      estimation: estimation)
    let truncated = seconds * 1000
    milliseconds = truncated.isNaN ? 0 : Int64(exactly: truncated.rounded(.towardZero)) ?? (truncated < 0 ? .min : .max)
  }

  static func seconds(
    stiffness: Double, dampingRatio: Double, displacement: Double, velocity: Double, estimation: ComposeEstimation
  ) -> Double {
    if displacement == 0, velocity == 0 { return 0 }
    let damping = 2 * dampingRatio * squareRoot(stiffness)
    let discriminant = damping * damping - 4 * stiffness
    let root = squareRoot(discriminant.magnitude)
    if dampingRatio > 1 {
      return overdamped(
        displacement, velocity, slow: (-damping + root) * 0.5, fast: (-damping - root) * 0.5, estimation: estimation)
    }
    if dampingRatio < 1 {
      // Not −0 without damping.
      let rate = (0 - damping) * 0.5
      let sineShare = (velocity - rate * displacement) / (root * 0.5)
      return logarithm(1 / squareRoot(displacement * displacement + sineShare * sineShare)) / rate
    }
    return critical(displacement, velocity, rate: -damping * 0.5)
  }

  private static func critical(_ displacement: Double, _ velocity: Double, rate: Double) -> Double {
    let (constant, slope) = (displacement, velocity - rate * displacement)
    let lineGuess = logarithm((1 / slope).magnitude)
    var line = lineGuess
    for _ in 0..<6 { line = lineGuess - logarithm((line / rate).magnitude) }
    var start = later(logarithm((1 / constant).magnitude) / rate, line / rate)
    func position(_ time: Double) -> Double { (constant + slope * time) * exponential(rate * time) }

    let turn = -(rate * constant + slope) / (rate * slope)
    var goal = 1.0
    if turn > 0 {
      if -position(turn) < 1 {
        if slope < 0, constant > 0 { start = 0 }
      } else {
        start = -(2 / rate) - constant / slope
        goal = -1
      }
    }
    return newton(from: start) { time in
      let decay = exponential(rate * time)
      return ((constant + slope * time) * decay - goal, (slope * (rate * time + 1) + constant * rate) * decay)
    }
  }

  private static func overdamped(
    _ displacement: Double, _ velocity: Double, slow: Double, fast: Double, estimation: ComposeEstimation
  ) -> Double {
    let fastShare = (slow * displacement - velocity) / (slow - fast)
    let slowShare = displacement - fastShare
    var start = later(
      logarithm((1 / slowShare).magnitude) / slow, logarithm((1 / fastShare).magnitude) / fast)
    func state(_ time: Double) -> (Double, Double) {
      let (slowDecay, fastDecay) = (exponential(slow * time), exponential(fast * time))
      return (
        slowShare * slowDecay + fastShare * fastDecay, slowShare * slow * slowDecay + fastShare * fast * fastDecay
      )
    }

    let turn = logarithm(slowShare * slow / (-fastShare * fast)) / (fast - slow)
    var goal = 1.0
    if turn > 0 {
      if -state(turn).0 < 1 {
        if fastShare > 0, slowShare < 0 { start = 0 }
      } else {
        start = logarithm(-(fastShare * fast * fast) / (slowShare * slow * slow)) / (slow - fast)
        goal = -1
      }
    }
    let (position, derivative) = state(start)
    if (estimation == .newer ? derivative : position - goal).magnitude < 1e-4 { return start }
    return newton(from: start) { time in
      let (position, derivative) = state(time)
      return (position - goal, derivative)
    }
  }

  /// The later of two guesses; one that is not finite does not count.
  private static func later(_ first: Double, _ second: Double) -> Double {
    if !first.isFinite { return second }
    return second.isFinite ? max(first, second) : first
  }

  private static func newton(
    from start: Double, _ function: (Double) -> (value: Double, derivative: Double)
  ) -> Double {
    var time = start
    var step = Double.infinity
    var count = 0
    while step > 0.001, count < 100 {
      let (value, derivative) = function(time)
      let next = time - value / derivative
      step = (next - time).magnitude
      time = next
      count += 1
    }
    return time
  }
}
