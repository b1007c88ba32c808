internal import NumericalMethods

extension TimingCurve {
  /// The inputs from 0 to 1 at which the output is `output`, or jumps across it, ascending.
  ///
  /// Each is within 4·2⁻⁵² of the exact input. Of an interval on which the output is constant the start counts. A peak
  /// that only touches the output may be missed, as rounding decides whether it does. Empty for NaN.
  public func crossings(of output: Double) -> [Double] {
    switch self {
    case .cubicBezier(let curve): curve.crossings(of: output)
    case .piecewiseLinear(let curve): curve.crossings(of: output)
    case .steps(let curve): curve.crossings(of: output)
    case .circular(let curve): curve.crossings(of: output)
    case .spline(let curve): curve.crossings(of: output)
    }
  }
}

extension CubicBezierCurve {
  fileprivate func crossings(of output: Double) -> [Double] {
    // On a straight line the parameter is not the time, but the output is.
    if x1 == y1, x2 == y2 { return 0...1 ~= output ? [output] : [] }
    return parameters(of: output, SIMD4(0, y1, y2, 1)).map { t in
      let s = 1 - t
      return t * (3 * s * (s * x1 + t * x2) + t * t)
    }
  }
}

extension CubicBezierSpline {
  fileprivate func crossings(of output: Double) -> [Double] {
    var inputs: [Double] = []
    for piece in pieces {
      let outputs = SIMD4(piece.start.y, piece.control1.y, piece.control2.y, piece.end.y)
      for t in parameters(of: output, outputs) {
        let s = 1 - t
        let ahead = 3 * s * (s * (piece.control1.x - piece.start.x) + t * (piece.control2.x - piece.start.x))
        let input = piece.start.x + t * (ahead + t * t * (piece.end.x - piece.start.x))
        if inputs.last != input { inputs.append(input) }
      }
    }
    return inputs
  }
}

/// The parameters at which a cubic with the given Bernstein coefficients has a value.
private func parameters(of output: Double, _ coefficients: SIMD4<Double>) -> [Double] {
  if coefficients == SIMD4(repeating: output) { return [0] }
  let shifted = coefficients - output
  let polynomial = BernsteinPolynomial(degree: 3, SIMD8(shifted.x, shifted.y, shifted.z, shifted.w, 0, 0, 0, 0))
  return Array(polynomial.rootsInUnitInterval)
}

extension PiecewiseLinearCurve {
  fileprivate func crossings(of output: Double) -> [Double] {
    var inputs: [Double] = []
    func append(_ input: Double) {
      if 0...1 ~= input, inputs.last.map({ $0 < input }) ?? true { inputs.append(input) }
    }
    if value(at: 0) == output { append(0) }
    for (left, right) in zip(points, points.dropFirst()) {
      let (before, after) = (left.y - output, right.y - output)
      guard min(before, after) <= 0, max(before, after) >= 0 else { continue }
      append(before == after ? left.x : left.x + (right.x - left.x) * (before / (before - after)))
    }
    // Outside the points the curve goes on along the first and the last piece.
    if value(at: 1) == output { append(1) }
    return inputs
  }
}

extension StepCurve {
  fileprivate func crossings(of output: Double) -> [Double] {
    guard range.contains(output) else { return [] }
    if value(at: 0) == output { return [0] }
    // The jump to step k comes at (k − first)/count; rounding may put it a step off.
    let first = jump == .start || jump == .both ? 1.0 : 0.0
    var step = (output * jumpCount).rounded(.up)
    if (step - 1) / jumpCount >= output { step -= 1 }
    if step / jumpCount < output { step += 1 }
    return [(step - first) / Double(count)]
  }
}

extension CircularCurve {
  fileprivate func crossings(of output: Double) -> [Double] {
    guard 0...1 ~= output else { return [] }
    return switch self {
    case .easeIn: [Self.easeOut.value(at: output)]
    case .easeOut: [Self.easeIn.value(at: output)]
    case .easeInOut:
      [
        output <= 0.5
          ? Self.easeOut.value(at: 2 * output) / 2 : 1 - Self.easeOut.value(at: 2 * (1 - output)) / 2
      ]
    }
  }
}
