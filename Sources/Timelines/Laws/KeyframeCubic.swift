internal import NumericalMethods

/// A cubic curve between two keyframes, in Bézier form.
struct KeyframeCubic<Value: TrackValue>: Sendable, Hashable {
  let start: Value
  let control1: Value
  let control2: Value
  let end: Value

  func value(at t: Double) -> Value {
    if t == 0 { return start }
    if t == 1 { return end }
    let s = 1 - t
    return start.scaled(by: s * s * s) + control1.scaled(by: 3 * s * s * t) + control2.scaled(by: 3 * s * t * t)
      + end.scaled(by: t * t * t)
  }

  func derivative(at t: Double) -> Value {
    let s = 1 - t
    return (control1 - start).scaled(by: 3 * s * s) + (control2 - control1).scaled(by: 6 * s * t)
      + (end - control2).scaled(by: 3 * t * t)
  }

  func crossings(of level: Double, along direction: Value) -> [Double] {
    let coefficients = SIMD4(
      start.product(with: direction), control1.product(with: direction), control2.product(with: direction),
      end.product(with: direction))
    if coefficients == SIMD4(repeating: level) { return [0] }
    let shifted = coefficients - level
    let polynomial = BernsteinPolynomial(degree: 3, SIMD8(shifted.x, shifted.y, shifted.z, shifted.w, 0, 0, 0, 0))
    return Array(polynomial.rootsInUnitInterval)
  }
}

/// A cubic between keyframes that is walked with constant speed.
struct PacedCubic<Value: TrackValue>: Sendable, Hashable {
  let cubic: KeyframeCubic<Value>
  let length: Double
  /// Parameters between which the length is integrated by one rule, and the lengths up to them.
  private let knots: [SIMD2<Double>]

  init(_ cubic: KeyframeCubic<Value>) {
    self.cubic = cubic
    // Halved until the rule of twice the order agrees; a cusp ends the halving at a piece that does not matter.
    var knots = [SIMD2<Double>(0, 0)]
    var pieces = [(start: 0.0, end: 1.0, depth: 0)]
    let scale = [cubic.control1 - cubic.start, cubic.control2 - cubic.control1, cubic.end - cubic.control2]
      .reduce(0) { $0 + squareRoot($1.magnitudeSquared) }
    while let piece = pieces.popLast() {
      let coarse = Self.length(of: cubic, from: piece.start, to: piece.end, .eight)
      let fine = Self.length(of: cubic, from: piece.start, to: piece.end, .sixteen)
      if (coarse - fine).magnitude <= 1e-14 * scale || piece.depth == 40 {
        knots.append(SIMD2(piece.end, knots[knots.count - 1].y + fine))
      } else {
        let middle = (piece.start + piece.end) / 2
        pieces.append((middle, piece.end, piece.depth + 1))
        pieces.append((piece.start, middle, piece.depth + 1))
      }
    }
    self.knots = knots
    length = knots[knots.count - 1].y
  }

  private static func length(
    of cubic: KeyframeCubic<Value>, from start: Double, to end: Double, _ rule: GaussLegendre
  ) -> Double {
    rule.integral(center: (start + end) / 2, halfWidth: (end - start) / 2) { t in
      squareRoot(cubic.derivative(at: t).magnitudeSquared)
    }
  }

  /// The last knot that is not beyond a parameter, or a length.
  private func knot(notBeyond value: Double, lane: Int) -> Int {
    var (low, high) = (0, knots.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle][lane] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// The part of the length that has passed at a parameter.
  func part(at parameter: Double) -> Double {
    guard length > 0 else { return parameter }
    let knot = knots[knot(notBeyond: parameter, lane: 0)]
    return min((knot.y + Self.length(of: cubic, from: knot.x, to: parameter, .sixteen)) / length, 1)
  }

  /// The parameter at which a part of the length has passed.
  func parameter(at part: Double) -> Double {
    guard length > 0, part > 0, part < 1 else { return length > 0 ? min(max(part, 0), 1) : part }
    let distance = part * length
    let index = knot(notBeyond: distance, lane: 1)
    let (low, high) = (knots[index], knots[index + 1])
    let guess = high.y > low.y ? low.x + (high.x - low.x) * (distance - low.y) / (high.y - low.y) : low.x
    return fallingRoot(in: (low.x, high.x), start: guess, tolerance: 0x1p-52 * length) { t in
      Jet(
        value: distance - low.y - Self.length(of: cubic, from: low.x, to: t, .sixteen),
        slope: -squareRoot(cubic.derivative(at: t).magnitudeSquared))
    }.root
  }

  func velocity(at part: Double, rate: Double) -> Value {
    let derivative = cubic.derivative(at: parameter(at: part))
    let speed = squareRoot(derivative.magnitudeSquared)
    return speed > 0 ? derivative.scaled(by: rate * length / speed) : .zero
  }
}

extension KeyframeMotion {
  /// The cubics between the values.
  ///
  /// - Parameter times: when the values come; nil for tangents that do not depend on it.
  func cubics(times: [Double]?) -> [KeyframeCubic<Value>] {
    guard values.count > 1 else { return [] }
    return (0..<values.count - 1).map { index in
      let outgoing = tangent(at: index, isIncoming: false, times: times)
      let incoming = tangent(at: index + 1, isIncoming: true, times: times)
      return KeyframeCubic(
        start: values[index], control1: values[index] + outgoing.scaled(by: 1 / 3),
        control2: values[index + 1] - incoming.scaled(by: 1 / 3), end: values[index + 1])
    }
  }

  /// The tangent at a value, of the segment that ends or begins there, over that segment.
  private func tangent(at index: Int, isIncoming: Bool, times: [Double]?) -> Value {
    let last = values.count - 1
    let ahead = index < last ? values[index + 1] - values[index] : values[index] - values[index - 1]
    let behind = index > 0 ? values[index] - values[index - 1] : ahead
    let (tension, continuity, bias) = (tension?[index] ?? 0, continuity?[index] ?? 0, bias?[index] ?? 0)
    let corner = isIncoming ? -continuity : continuity
    let mean =
      behind.scaled(by: 0.5 * (1 - tension) * (1 + bias) * (1 + corner))
      + ahead.scaled(by: 0.5 * (1 - tension) * (1 - bias) * (1 - corner))
    guard let times, index > 0, index < last else { return mean }
    let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
    guard before + after > 0 else { return mean }
    return mean.scaled(by: 2 * (isIncoming ? before : after) / (before + after))
  }
}
