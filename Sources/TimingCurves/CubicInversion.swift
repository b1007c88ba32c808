import NumericalMethods

/// Where a cubic Bézier x(t) from 0 to 1 passes a time: its Taylor polynomial about an anchor, and the offset from there.
///
/// The offset is accurate relative to itself, so another coordinate expanded about the same anchor loses nothing that a double
/// can hold, however steep the curve is.
struct CubicInversion {
  /// The anchor t₀: a multiple of 2⁻¹⁰, or the inflection of x(t) rounded.
  let anchor: Double
  /// What rounding the inflection left; nil for the other anchors.
  let anchorRest: Double?
  /// x(t) about the anchor.
  let time: AnchoredCubic
  /// t − t₀.
  let offset: Double

  /// The parameter t.
  var parameter: Double { anchor + ((anchorRest ?? 0) + offset) }

  /// Where a time strictly between 0 and 1 is passed.
  ///
  /// First an approximation that is off by less than 2⁻¹⁸ of the distance to the nearest zero of x′, then one step of third
  /// order about the nearest anchor. The work does not depend on the time: no loop waits for a convergence.
  @inline(__always)
  init(_ times: ControlValues, at x: Double) {
    let (d1, d2, d3) = times.differences
    if d2 < d1, d2 < d3 {
      // x′/3 = d₁s² + 2d₂st + d₃t² is least on the way, where x(t) has its inflection.
      let inflection = Inflection(d1, d2, d3)
      let distance = inflection.distance(to: x)
      if inflection.slope < 0x1p-6, distance.magnitude < 0x1p-4 {
        self.init(aboutInflectionOf: times, at: x)
      } else {
        let t = inflection.parameter + distance
        let anchor = AnchoredCubic.anchor(nearest: t)
        self.init(times, at: x, anchor: anchor, approximateOffset: t - anchor)
      }
    } else if x <= 0.375 * (times.first + times.second) + 0.125 {
      let t = approximateParameter(d1, d2, d3, x)
      let anchor = AnchoredCubic.anchor(nearest: t)
      self.init(times, at: x, anchor: anchor, approximateOffset: t - anchor)
    } else {
      // From the other end, so that 1 − t keeps its digits.
      let s = approximateParameter(d3, d2, d1, 1 - x)
      let anchor = AnchoredCubic.anchor(nearest: s)
      self.init(times, at: x, anchor: 1 - anchor, approximateOffset: anchor - s)
    }
  }

  @inline(__always)
  private init(_ times: ControlValues, at x: Double, anchor: Double, approximateOffset: Double) {
    self.anchor = anchor
    anchorRest = nil
    time = AnchoredCubic(times, about: anchor)
    offset = time.root(near: approximateOffset, for: x)
  }

  init(time: AnchoredCubic, anchor: Double, anchorRest: Double, offset: Double) {
    (self.time, self.anchor, self.anchorRest, self.offset) = (time, anchor, anchorRest, offset)
  }

  /// Another coordinate about the same anchor.
  @inline(__always)
  func expansion(of values: ControlValues) -> AnchoredCubic {
    if let anchorRest { AnchoredCubic(values, about: anchor, anchorRest) } else { AnchoredCubic(values, about: anchor) }
  }
}

/// The inflection of an x(t) that is slowest there, in plain doubles: x = time + slope·v + third·v³ with v = t − parameter.
struct Inflection {
  let parameter: Double
  let time: Double
  let slope: Double
  let third: Double

  @inline(__always)
  init(_ d1: Double, _ d2: Double, _ d3: Double) {
    third = (d1 - d2) + (d3 - d2)
    parameter = (d1 - d2) / third
    // Negative by rounding only.
    slope = max(3 * (d1 * d3 - d2 * d2) / third, 0)
    let (t, s) = (parameter, 1 - parameter)
    time = t * (3 * s * (s * d1 + t * (1 - d3)) + t * t)
  }

  init(parameter: Double, time: Double, slope: Double, third: Double) {
    (self.parameter, self.time, self.slope, self.third) = (parameter, time, slope, third)
  }

  /// v for a time, to about 18 bits.
  @inline(__always)
  func distance(to x: Double) -> Double {
    let distance = distance(over: (x - time).magnitude, iterations: 2)
    return x < time ? -distance : distance
  }

  /// The v ≥ 0 with slope·v + third·v³ = time. Both terms are positive, so nothing cancels; the relative error is cubed by
  /// every iteration: 2⁻¹⁸ after two, rounding after four.
  @inline(__always)
  func distance(over time: Double, iterations: Int) -> Double {
    // Each term alone gives an upper bound; the smaller is at most twice the root.
    var v = min(approximateCubeRoot(time / third), time / slope)
    for _ in 0..<iterations {
      v -= halleyStep(v * (slope + third * (v * v)) - time, slope + 3 * third * (v * v), 6 * third * v)
    }
    return v
  }
}

/// The parameter up to ½ of a time and the differences of an x(t), to about 18 bits of its distance to a zero of x′.
@inline(__always)
private func approximateParameter(_ d1: Double, _ d2: Double, _ d3: Double, _ x: Double) -> Double {
  let (first, second, third) = (3 * d1, 3 * (d2 - d1), (d1 - d2) + (d3 - d2))
  // Each positive term alone gives an upper bound; together they come within a small factor of the root.
  var t = 1 / (first / x + squareRoot(max(second, 0) / x) + approximateCubeRoot(max(third, 0) / x))
  for _ in 0..<3 {
    t -= halleyStep(
      t * (first + t * (second + t * third)) - x, first + t * (2 * second + t * (3 * third)), 2 * second + 6 * third * t
    )
  }
  return t
}

/// Halley's step for the root of a function with the value f and its two derivatives.
@inline(__always)
private func halleyStep(_ f: Double, _ slope: Double, _ curvature: Double) -> Double {
  let denominator = 2 * slope * slope - f * curvature
  // Zero only where squares underflow, at parameters that are zero for every purpose.
  return denominator > 0 ? 2 * f * slope / denominator : 0
}

/// The cube root of a non-negative number within a few per cent: a third of the exponent.
@inline(__always)
private func approximateCubeRoot(_ x: Double) -> Double {
  Double(bitPattern: x.bitPattern / 3 &+ 0x2a9f_7893_782d_a1ce)
}
