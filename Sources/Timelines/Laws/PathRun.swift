internal import MotionPaths
internal import NumericalMethods
internal import TimingCurves

/// A motion along a path, ready to be asked.
public struct PathRun<Value: TrackValue>: Sendable, Hashable {
  /// The motion.
  public let motion: PathMotion
  let paced: PacedPath
  /// The angles along the path; of numbers only.
  private let angles: PathAngles?

  init(_ motion: PathMotion, track: String) throws(TimelineError) {
    try requireDuration(motion.duration, track: track)
    guard Value.kind == .point || Value.kind == .scalar else {
      throw .law(
        track: track, reason: "along a path moves a point, or a scalar as the angle, but no \(Value.kind.rawValue)")
    }
    do {
      paced = try PacedPath(motion.path)
    } catch {
      throw .law(track: track, reason: error.description)
    }
    self.motion = motion
    if Value.kind == .point {
      angles = nil
    } else if case .fixed(let angle) = motion.rotation {
      guard angle.isFinite else { throw .law(track: track, reason: "the fixed angle must be a finite number") }
      angles = PathAngles(constant: angle)
    } else {
      angles = PathAngles(paced.segments, offset: motion.rotation == .auto ? 0 : .pi)
    }
  }

  /// Whether the value changes.
  var moves: Bool { motion.duration > 0 && paced.length > 0 && !(angles?.isConstant ?? false) }

  func value(at time: Double) -> Value {
    let location = location(at: motion.curve.value(at: fraction(at: time)))
    if let angles { return vector(SIMD2(angles.angle(at: location, of: paced.segments), 0)) }
    return vector(paced.point(at: location))
  }

  func velocity(at time: Double) -> Value {
    let part = fraction(at: time)
    let whole = motion.curve.value(at: part)
    guard whole >= 0, whole <= 1, motion.duration > 0 else { return .zero }
    let slope = motion.curve.velocity(at: part) / motion.duration
    guard slope != 0 else { return .zero }
    let location = location(at: whole)
    let segment = paced.segments[location.segment]
    let derivative = segment.derivative(at: location.parameter)
    let speed = hypotenuse(derivative.x, derivative.y)
    let rate =
      motion.pacing == .parameter ? slope * Double(paced.segments.count) : slope * paced.length
    if let angles {
      let distanceRate = motion.pacing == .parameter ? rate * speed : rate
      guard !angles.isConstant, distanceRate != 0, speed > 0 else { return .zero }
      return vector(SIMD2(segment.curvature(at: location.parameter) * distanceRate, 0))
    }
    let direction = motion.pacing == .parameter ? derivative : segment.unitTangent(at: location.parameter)
    return vector(direction).scaledFinitely(by: rate)
  }

  /// The part of the way along the path that has passed.
  private func fraction(at time: Double) -> Double {
    time < 0 ? 0 : time < motion.duration ? time / motion.duration : 1
  }

  /// The place on the path after a part of the whole.
  private func location(at whole: Double) -> PathLocation {
    let part = min(max(whole, 0), 1)
    if motion.pacing == .paced { return paced.location(atFraction: part) }
    let count = paced.segments.count
    let position = part * Double(count)
    let index = min(Int(position), count - 1)
    return PathLocation(segment: index, parameter: position - Double(index))
  }

  /// A point or, its first component, a number as a value.
  private func vector(_ components: SIMD2<Double>) -> Value {
    var value = Value.zero
    value[component: 0] = components.x
    if Value.kind == .point { value[component: 1] = components.y }
    return value
  }

  /// The times at which the product with a direction is at a value.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    var wholes: [Double] = []
    for index in paced.segments.indices {
      let parameters =
        angles.map { $0.parameters(of: level, in: index, of: paced.segments) }
        ?? paced.segments[index].parameters(of: level, along: SIMD2(direction[component: 0], direction[component: 1]))
      for parameter in parameters {
        let whole: Double
        if motion.pacing == .paced {
          let distance = paced.distance(of: PathLocation(segment: index, parameter: parameter))
          whole = paced.length > 0 ? min(distance / paced.length, 1) : 0
        } else {
          whole = (Double(index) + parameter) / Double(paced.segments.count)
        }
        if wholes.last.map({ $0 < whole }) ?? true { wholes.append(whole) }
      }
    }
    return wholes.flatMap { times(of: $0) }.sorted()
  }

  /// The times at which a part of the whole has passed.
  func times(of whole: Double) -> [Double] { motion.curve.crossings(of: whole).map { $0 * motion.duration } }
}

extension PathSegment {
  /// The parameters at which the product of the point with a direction is at a value, ascending.
  fileprivate func parameters(of level: Double, along direction: SIMD2<Double>) -> [Double] {
    func product(_ point: SIMD2<Double>) -> Double { (point * direction).sum() }
    func roots(_ degree: Int, _ values: [Double]) -> [Double] {
      var coefficients = SIMD8<Double>.zero
      for (index, value) in values.enumerated() { coefficients[index] = value - level }
      if coefficients == .zero { return [0] }
      return Array(BernsteinPolynomial(degree: degree, coefficients).rootsInUnitInterval)
    }
    switch self {
    case .line(let line): return roots(1, [product(line.start), product(line.end)])
    case .quadratic(let curve): return roots(2, [product(curve.start), product(curve.control), product(curve.end)])
    case .cubic(let curve):
      return roots(3, [product(curve.start), product(curve.control1), product(curve.control2), product(curve.end)])
    case .arc(let arc): return arc.parameters(of: level - product(arc.center), along: direction)
    }
  }
}

extension ArcSegment {
  /// The parameters at which the product of a direction with the point, seen from the centre, is at a value, ascending.
  fileprivate func parameters(of level: Double, along direction: SIMD2<Double>) -> [Double] {
    let (sine, cosine) = sineAndCosine(xAxisRotation)
    let first = radii.x * (direction.x * cosine + direction.y * sine)
    let second = radii.y * (direction.y * cosine - direction.x * sine)
    let amplitude = hypotenuse(first, second)
    guard amplitude > 0, level.magnitude <= amplitude, sweep != 0 else {
      return level == 0 && amplitude == 0 ? [0] : []
    }
    let phase = arcTangent(y: second, x: first)
    let half = arcTangent(y: squareRoot((amplitude - level) * (amplitude + level)), x: level)
    let turn = 2 * Double.pi
    var parameters: [Double] = []
    for angle in half == 0 ? [phase] : [phase - half, phase + half] {
      // All turns of the angle that the arc passes.
      let passed = (angle - startAngle) / turn
      let lower = min(0, sweep / turn)
      var count = (lower - passed).rounded(.up)
      while (passed + count) * turn <= max(0, sweep), (passed + count) * turn >= min(0, sweep) {
        parameters.append((passed + count) * turn / sweep)
        count += 1
      }
    }
    return parameters.sorted()
  }
}
