/// Where a cubic Bézier whose x grows from 0 to 1 passes a time: the curve about an anchor, and the offset from there.
///
/// The offset is accurate relative to itself, and the curve about the anchor loses nothing that a double can hold: so y is
/// accurate however steep the curve is.
struct CubicInversion {
  /// The anchor t₀: a multiple of 2⁻¹⁰, or the inflection of x(t) rounded.
  let anchor: Double
  /// The curve about the anchor.
  let curve: AnchoredCubic
  /// t − t₀.
  let offset: Double

  /// The parameter t.
  var parameter: Double { anchor + offset }

  /// Where a time strictly between 0 and 1 is passed.
  ///
  /// First an approximation that is off by less than 2⁻¹⁸ of the distance to the nearest zero of x′, then one step of third
  /// order about the nearest anchor. The work does not depend on the time: no loop waits for a convergence.
  @inline(__always)
  init(_ points: ControlPoints, at x: Double) {
    let (d1, d2, d3) = (points.first.x, points.second.x - points.first.x, points.end.x - points.second.x)
    let third = (d1 - d2) + (d3 - d2)
    // x′/3 = d₁s² + 2d₂st + d₃t² is least on the way, and there x(t), with its inflection, has a slope below ½.
    if d2 < d1, d2 < d3, 3 * (d1 * d3 - d2 * d2) < 0.5 * third {
      let inflection = Inflection(d1, d2, d3)
      let distance = inflection.approximateDistance(to: x)
      if inflection.slope < 0x1p-6, distance.magnitude < 0x1p-4 {
        self.init(aboutInflectionOf: points, at: x)
      } else {
        let t = inflection.parameter + distance
        let anchor = AnchoredCubic.anchor(nearest: t)
        self.init(points, at: x, anchor: anchor, approximateOffset: t - anchor)
      }
    } else {
      // In the later half from the other end, so that 1 − t keeps its digits. Chosen among bits: half of all branches on the
      // time would be mispredicted.
      let isLate = x > 0.375 * (points.first.x + points.second.x) + 0.125
      let start = Double(bitPattern: isLate ? d3.bitPattern : d1.bitPattern)
      let time = Double(bitPattern: isLate ? (1 - x).bitPattern : x.bitPattern)
      let parameter = approximateRoot(3 * start, 3 * (d2 - start), third, of: time)
      let anchor = AnchoredCubic.anchor(nearest: parameter)
      let offset = parameter - anchor
      self.init(
        points, at: x, anchor: Double(bitPattern: isLate ? (1 - anchor).bitPattern : anchor.bitPattern),
        approximateOffset: Double(bitPattern: isLate ? (-offset).bitPattern : offset.bitPattern))
    }
  }

  @inline(__always)
  private init(_ points: ControlPoints, at x: Double, anchor: Double, approximateOffset: Double) {
    let curve = AnchoredCubic(points, about: anchor)
    self.init(
      anchor: anchor, curve: curve, offset: approximateOffset + curve.step(from: approximateOffset, to: x))
  }

  init(anchor: Double, curve: AnchoredCubic, offset: Double) {
    (self.anchor, self.curve, self.offset) = (anchor, curve, offset)
  }
}

/// The inflection of an x(t) that is slowest there, in plain doubles: x = time + slope·v + third·v³ with v = t − parameter.
private struct Inflection {
  let parameter: Double
  let time: Double
  let slope: Double
  let third: Double

  @inline(__always)
  init(_ d1: Double, _ d2: Double, _ d3: Double) {
    // t and 1 − t there, times `third`.
    let (t, s) = (d1 - d2, d3 - d2)
    third = t + s
    let inverse = 1 / third
    parameter = t * inverse
    // Negative by rounding only.
    slope = max(3 * (d1 * d3 - d2 * d2) * inverse, 0)
    // x(t) of the point, so ordered that only a few products wait for the quotient.
    time = t * (3 * s * (s * d1 + t * (1 - d3)) + t * t) * (inverse * inverse * inverse)
  }

  /// v for a time. Both terms of slope·v + third·v³ have the sign of v, so nothing cancels.
  @inline(__always)
  func approximateDistance(to x: Double) -> Double {
    let distance = approximateRoot(slope, 0, third, of: (x - time).magnitude)
    return Double(signOf: x - time, magnitudeOf: distance)
  }
}

/// The root t > 0 of first·t + second·t² + third·t³ = x, to 2⁻²⁵ of its distance to a zero of the derivative in all trials and
/// 2⁻¹⁸ by contract; the derivative is not negative from 0 to the root.
@inline(__always)
func approximateRoot(_ first: Double, _ second: Double, _ third: Double, of x: Double) -> Double {
  // Each positive term alone has a root, and the least of them is close enough for a start. As the bits of a double are nearly
  // its logarithm, roots and quotients are cheap among them. Below 2⁻¹⁰⁰⁰ they would leave the range of the exponent.
  let one = (1.0).bitPattern
  let bits = max(x, 0x1p-1000).bitPattern
  let bound = min(
    bits &+ one &- first.bitPattern, (bits &+ 2 * one &- max(second, 0).bitPattern) / 2,
    (bits &+ 3 * one &- max(third, 0).bitPattern) / 3)
  let slightlyLess = 3 << 48 as UInt64
  var t = Double(bitPattern: bound &- slightlyLess)
  // Householder's step of fourth order, from a few tens of per cent to one, and from there to 2⁻²⁵.
  for _ in 0..<2 {
    let inner = second + t * third
    let value = t * (first + t * inner) - x
    let slope = first + t * (2 * inner + t * third)
    let bend = value * (inner + 2 * t * third)
    let square = slope * slope
    let denominator = slope * (square - 2 * bend) + value * value * third
    // Zero where squares underflow, at roots that are zero for every purpose.
    if denominator > 0 { t -= value * (square - bend) / denominator }
  }
  return t
}
