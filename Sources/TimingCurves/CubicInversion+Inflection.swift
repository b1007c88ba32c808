import NumericalMethods

extension CubicInversion {
  /// Where a time next to an inflection with a small slope is passed: about the inflection itself, known to 32 digits.
  ///
  /// Neither term of x − time = slope·v + third·v³ cancels, so even a triple root loses nothing.
  @inline(never)
  init(aboutInflectionOf times: ControlValues, at x: Double) {
    let d1 = DoubleDouble(times.first)
    let d2 = DoubleDouble(sum: times.second, -times.first)
    let d3 = DoubleDouble(sum: times.last, -times.second)
    let third = (d1 - d2) + (d3 - d2)
    let parameter = (d1 - d2) / third
    let slope = max((DoubleDouble(3) * (d1 * d3 - d2 * d2) / third).value, 0)
    let time = bernstein(times, at: parameter)
    let inflection = Inflection(parameter: parameter.value, time: time.value, slope: slope, third: third.value)
    let distance = (DoubleDouble(x) - time).value
    let v = distance == 0 ? 0 : inflection.distance(over: distance.magnitude, iterations: 4)
    self.init(
      time: AnchoredCubic(high: time.high, low: time.low, first: slope, second: 0, third: third.value),
      anchor: parameter.high, anchorRest: parameter.low, offset: distance < 0 ? -v : v)
  }
}

extension AnchoredCubic {
  /// The polynomial about any parameter, given as a double and the rest.
  @inline(never)
  init(_ values: ControlValues, about anchor: Double, _ rest: Double) {
    let value = bernstein(values, at: DoubleDouble(sum: anchor, rest))
    self.init(values, high: value.high, low: value.low, about: anchor, 1 - anchor)
  }
}

/// The coordinate of a cubic Bézier that starts at 0.
private func bernstein(_ values: ControlValues, at t: DoubleDouble) -> DoubleDouble {
  let s = DoubleDouble(1) - t
  let inner = s * (s * DoubleDouble(values.first) + t * DoubleDouble(values.second))
  return t * (DoubleDouble(3) * inner + t * t * DoubleDouble(values.last))
}
