/// A function and its first derivatives at one point; one evaluation.
@frozen
@usableFromInline
package struct Jet: Sendable {
  /// f(t).
  @usableFromInline package var value: Double
  /// f′(t).
  @usableFromInline package var slope: Double
  /// f″(t); zero turns the iteration into Newton's.
  @usableFromInline package var curvature: Double
  /// f‴(t), with which the iteration knows how good its next step will be; NaN where it is not known.
  @usableFromInline package var third: Double
  /// How far rounding may have moved `value`; a smaller |f| counts as zero.
  @usableFromInline package var uncertainty: Double
  /// The longest step over which the derivatives describe the function.
  @usableFromInline package var reach: Double

  /// A jet from its parts.
  @inlinable @inline(__always)
  package init(
    value: Double, slope: Double, curvature: Double = 0, third: Double = .nan, uncertainty: Double = 0,
    reach: Double = .infinity
  ) {
    self.uncertainty = uncertainty
    self.reach = reach
    self.value = value
    self.slope = slope
    self.curvature = curvature
    self.third = third
  }

  /// A point beyond the root at which the function is undefined.
  @inlinable package static var beyond: Jet { Jet(value: -.infinity, slope: -1) }

  /// A step to the root, and whether |f| must be within `tolerance` after it, to leading order.
  ///
  /// Halley's step, in one division: it is on the path on which everything waits. Where Halley converges slowly, next to an
  /// inflection, the step to the root of the cubic Taylor polynomial if that is farther.
  @inlinable @inline(__always)
  package func step(tolerance: Double) -> (step: Double, isFinal: Bool) {
    let square = 2 * slope * slope
    let product = value * curvature
    let isHalley = product < 0.75 * square && product > -3 * square
    let step = -2 * value * slope / (isHalley ? square - product : square)
    if product > 0.15 * square, third.isFinite { return (farther(step), false) }
    // |f|·(f·f″/2f′²)² + |f‴|·|step|³/6, times (2f′²)².
    let residual =
      value.magnitude * product * product + third.magnitude * (step.magnitude * step * step) * (square * square) / 6
    // Far from the root the leading order says nothing.
    let isNear = value.magnitude < 0.03 && step.magnitude < reach
    return (step, isNear && residual < tolerance * square * square)
  }

  /// The step to the root of the cubic Taylor polynomial in the direction of the root, if Newton's iteration for it from the
  /// inflection's own step ends beyond `step`; otherwise `step`.
  @usableFromInline
  package func farther(_ step: Double) -> Double {
    let inflection = cubeRoot(-6 * value / third)
    var candidate = inflection.isFinite && inflection * step > 0 ? inflection : step
    for _ in 0..<8 {
      let polynomial = value + candidate * (slope + candidate * (curvature / 2 + candidate * third / 6))
      let derivative = slope + candidate * (curvature + candidate * third / 2)
      let change = -polynomial / derivative
      guard change.isFinite else { break }
      candidate += change
      if change.magnitude < 1e-6 * candidate.magnitude { break }
    }
    return candidate * step > 0 && candidate.magnitude > step.magnitude && candidate.isFinite ? candidate : step
  }
}

/// The root that an iteration found and what it cost.
@frozen
@usableFromInline
package struct BracketedRoot: Sendable {
  /// The point at which the function is within the tolerance, or the last point of an exhausted bracket on its falling side.
  @usableFromInline package var root: Double
  /// How often the function was evaluated.
  @usableFromInline package var evaluations: Int

  /// A root from its parts.
  @inlinable
  package init(root: Double, evaluations: Int) {
    self.root = root
    self.evaluations = evaluations
  }
}

/// The root of a function that is positive at the lower and not positive at the upper end of a bracket.
///
/// Halley's iteration, guarded: a step that leaves the bracket, or one after the third that no longer halves |f|, becomes a
/// bisection (geometric where the bracket spans more than a factor of 16). The bracket shrinks at every evaluation.
///
/// - Parameters:
///   - bracket: f > 0 just right of the lower and f ≤ 0 at the upper end; neither end is evaluated. The upper end may be infinite.
///   - start: where to begin; a point outside the bracket is replaced by its middle.
///   - tolerance: |f| at which a point counts as the root; also accepted is a step after which |f| must be a quarter of it.
///     The iteration gives up after 200 evaluations.
///   - function: f with its derivatives; may return −∞ where it is undefined beyond the root.
@inlinable
package func fallingRoot(
  in bracket: (lower: Double, upper: Double), start: Double, tolerance: Double, function: (Double) -> Jet
) -> BracketedRoot {
  var (lower, upper) = bracket
  func middle() -> Double {
    if upper == .infinity { return lower > 0 ? lower * 2 : 1 }
    if lower > 0, upper > 16 * lower { return squareRoot(lower) * squareRoot(upper) }
    if lower == 0, upper > 0 { return upper / 16 }
    return lower + (upper - lower) / 2
  }
  var point = start > lower && start < upper ? start : middle()
  var evaluations = 0
  var previousMagnitude = Double.infinity
  while true {
    let jet = function(point)
    evaluations += 1
    if jet.value.magnitude <= max(tolerance, jet.uncertainty) { break }
    if jet.value > 0 { lower = point } else { upper = point }
    let (step, isAccurate) = jet.step(tolerance: tolerance / 4)
    var next = point + step
    let isSlow = jet.value.magnitude > previousMagnitude * 0.5
    previousMagnitude = jet.value.magnitude
    if !(next > lower && next < upper) || (isSlow && evaluations > (upper < .infinity ? 3 : 16)) { next = middle() }
    if next <= lower || next >= upper {
      point = upper
      break
    }
    let isFinal = isAccurate && next == point + step
    point = next
    if isFinal || evaluations >= 200 { break }
  }
  return BracketedRoot(root: point, evaluations: evaluations)
}
