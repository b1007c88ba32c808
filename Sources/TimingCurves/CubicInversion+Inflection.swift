import NumericalMethods

extension CubicInversion {
  /// Where a time next to an inflection with a small slope is passed: about the inflection itself, known to 32 digits.
  ///
  /// Neither term of x − time = slope·v + third·v³ cancels, so even a triple root loses nothing.
  @inline(never)
  init(aboutInflectionOf points: ControlPoints, at x: Double) {
    let d1 = DoubleDouble(points.first.x)
    let d2 = DoubleDouble(sum: points.second.x, -points.first.x)
    let d3 = DoubleDouble(sum: points.end.x, -points.second.x)
    let third = (d1 - d2) + (d3 - d2)
    let parameter = (d1 - d2) / third
    let slope = max((DoubleDouble(3) * (d1 * d3 - d2 * d2) / third).value, 0)
    let time = coordinate(points.first.x, points.second.x, points.end.x, at: parameter)
    let progress = coordinate(points.first.y, points.second.y, points.end.y, at: parameter)
    let plain = AnchoredCubic(
      points, high: SIMD2(time.high, progress.high), low: SIMD2(time.low, progress.low), about: parameter.high)
    let curve = AnchoredCubic(
      high: plain.high, low: plain.low, first: SIMD2(slope, plain.first.y), second: SIMD2(0, plain.second.y),
      third: SIMD2(third.value, plain.third.y))
    let distance = (DoubleDouble(x) - time).value
    let v =
      distance == 0
      ? 0 : Double(signOf: distance, magnitudeOf: approximateRoot(slope, 0, third.value, of: distance.magnitude))
    self.init(anchor: parameter.high, curve: curve, offset: v == 0 ? 0 : v + curve.step(from: v, to: x))
  }
}

/// A coordinate of a cubic Bézier that starts at 0.
private func coordinate(_ first: Double, _ second: Double, _ end: Double, at t: DoubleDouble) -> DoubleDouble {
  let s = DoubleDouble(1) - t
  let inner = s * (s * DoubleDouble(first) + t * DoubleDouble(second))
  return t * (DoubleDouble(3) * inner + t * t * DoubleDouble(end))
}
