import NumericalMethods

/// A piece of an ellipse, at constant angular speed in the ellipse's own parameter.
///
/// B(t) = center + Q·(radii.x·cos θ, radii.y·sin θ), θ = startAngle + t·sweep; Q turns by `xAxisRotation` from x towards y, which is
/// clockwise on a screen. On a circle θ is the angle of the point.
///
/// **Domain.** Finite numbers; radii not negative; |sweep| ≤ 2π.
///
/// **Length.** Of a circle, radius × |sweep| within 1 ulp. Of an ellipse, within the accuracy asked for, or 8·2⁻⁵² of itself if that is
/// larger, however flat it is; see ``length(accuracy:)``.
@frozen
public struct ArcSegment: Sendable, Hashable {
  /// The middle of the ellipse.
  public let center: SIMD2<Double>
  /// The half axes.
  public let radii: SIMD2<Double>
  /// The point at t = 0.
  public let start: SIMD2<Double>
  /// The point at t = 1; after a full turn the same, to the bit.
  public let end: SIMD2<Double>
  /// The direction of the ellipse's first axis.
  let axis: SIMD2<Double>
  // The vectors come first, so that the tag of `PathSegment` finds room behind the last number.
  /// The angle from the x axis to the ellipse's first axis, in radians.
  public let xAxisRotation: Double
  /// The parameter angle θ at t = 0, in radians.
  public let startAngle: Double
  /// By how much θ grows from t = 0 to t = 1; negative arcs turn from y towards x.
  public let sweep: Double

  /// An arc from literals; traps outside the domain.
  public init(
    center: SIMD2<Double>, radii: SIMD2<Double>, xAxisRotation: Double = 0, startAngle: Double, sweep: Double
  ) {
    do {
      try self.init(
        checkingCenter: center, radii: radii, xAxisRotation: xAxisRotation, startAngle: startAngle, sweep: sweep)
    } catch {
      fatalError(error.description)
    }
  }

  /// An arc from values that a person or a file fed.
  ///
  /// - Throws: ``MotionPathError/argument(_:value:requirement:)`` naming the argument outside the domain.
  public init(
    checkingCenter center: SIMD2<Double>, radii: SIMD2<Double>, xAxisRotation: Double = 0, startAngle: Double,
    sweep: Double
  ) throws(MotionPathError) {
    for (name, value) in [
      ("center.x", center.x), ("center.y", center.y), ("xAxisRotation", xAxisRotation), ("startAngle", startAngle),
    ] where !value.isFinite {
      throw MotionPathError.argument(name, value: value, requirement: "must be a finite number")
    }
    for (name, radius) in [("radii.x", radii.x), ("radii.y", radii.y)] where !(radius >= 0 && radius < .infinity) {
      throw MotionPathError.argument(name, value: radius, requirement: "must be a finite number that is not negative")
    }
    guard sweep.magnitude <= 2 * .pi else {
      throw MotionPathError.argument("sweep", value: sweep, requirement: "must be from -2π to 2π")
    }
    self.init(
      unchecked: center, radii: radii, xAxisRotation: xAxisRotation, startAngle: startAngle, sweep: sweep, ends: nil)
  }

  /// An arc whose ends, where they are given, are reproduced exactly.
  init(
    unchecked center: SIMD2<Double>, radii: SIMD2<Double>, xAxisRotation: Double, startAngle: Double, sweep: Double,
    ends: (start: SIMD2<Double>, end: SIMD2<Double>)?
  ) {
    self.center = center
    self.radii = radii
    self.xAxisRotation = xAxisRotation
    self.startAngle = startAngle
    self.sweep = sweep
    let (sine, cosine) = sineAndCosine(xAxisRotation)
    let axis = SIMD2(cosine, sine)
    self.axis = axis
    func point(at angle: Double) -> SIMD2<Double> {
      let (sine, cosine) = sineAndCosine(angle)
      return center + axis * (radii.x * cosine) + axis.quarterTurned * (radii.y * sine)
    }
    start = ends?.start ?? point(at: startAngle)
    end = ends?.end ?? (sweep.magnitude == 2 * .pi ? start : point(at: startAngle + sweep))
  }
}

extension ArcSegment: CurveSegment {
  public func point(at t: Double) -> SIMD2<Double> {
    // From the nearer end, by cos α − cos β = −2·sin((α+β)/2)·sin((α−β)/2): with a large radius the center is far away, and what is
    // measured from it has lost its last digits.
    let (origin, base, turn) =
      t <= 0.5 ? (start, startAngle, t * sweep) : (end, startAngle + sweep, (t - 1) * sweep)
    let (sine, cosine) = sineAndCosine(base + turn / 2)
    let chord = 2 * sineAndCosine(turn / 2).sine
    return origin + fromEllipse(SIMD2(-sine, cosine) * chord)
  }

  public func derivative(at t: Double) -> SIMD2<Double> {
    let (sine, cosine) = sineAndCosine(startAngle + t * sweep)
    return fromEllipse(SIMD2(-sine, cosine) * sweep)
  }

  public func secondDerivative(at t: Double) -> SIMD2<Double> {
    let (sine, cosine) = sineAndCosine(startAngle + t * sweep)
    return fromEllipse(SIMD2(-cosine, -sine) * (sweep * sweep))
  }

  public func unitTangent(at t: Double) -> SIMD2<Double> {
    CurveFrame(
      first: derivative(at: t), second: secondDerivative(at: t), third: .zero, isArriving: t >= 1, scale: 1
    ).unitTangent
  }

  public func curvature(at t: Double) -> Double {
    guard radii.x > 0, radii.y > 0, sweep != 0 else { return 0 }
    let (sine, cosine) = sineAndCosine(startAngle + t * sweep)
    let speed = hypotenuse(radii.x * sine, radii.y * cosine)
    let curvature = (radii.x / speed) * (radii.y / speed) / speed
    return sweep < 0 ? -curvature : curvature
  }

  public var boundingBox: BoundingBox {
    var box = BoundingBox(around: start, end)
    let second = axis.quarterTurned
    // Each coordinate of the point is a sine wave in θ.
    for index in 0..<2 {
      let (cosine, sine) = (radii.x * axis[index], radii.y * second[index])
      let reach = hypotenuse(cosine, sine)
      let top = arcTangent(y: sine, x: cosine)
      if parameter(ofAngle: top) != nil { box.include(center[index] + reach, along: index) }
      if parameter(ofAngle: top + .pi) != nil { box.include(center[index] - reach, along: index) }
    }
    return box
  }

  public var reversed: ArcSegment {
    part(startAngle: startAngle + sweep, sweep: -sweep, start: end, end: start)
  }

  public func split(at t: Double) -> (first: ArcSegment, second: ArcSegment) {
    let middle = point(at: t)
    return (
      part(startAngle: startAngle, sweep: t * sweep, start: start, end: middle),
      part(startAngle: startAngle + t * sweep, sweep: (1 - t) * sweep, start: middle, end: end)
    )
  }

  public func subsegment(from lower: Double, to upper: Double) -> ArcSegment {
    part(
      startAngle: startAngle + lower * sweep, sweep: (upper - lower) * sweep, start: point(at: lower),
      end: point(at: upper))
  }

  private func part(
    startAngle: Double, sweep: Double, start: SIMD2<Double>, end: SIMD2<Double>
  ) -> ArcSegment {
    ArcSegment(
      unchecked: center, radii: radii, xAxisRotation: xAxisRotation, startAngle: startAngle, sweep: sweep,
      ends: (start, end))
  }

  /// A vector in units of the half axes, as a vector of the plane.
  private func fromEllipse(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    axis * (radii.x * vector.x) + axis.quarterTurned * (radii.y * vector.y)
  }

  /// The parameter from 0 to 1 at which θ is `angle` or a whole number of turns from it.
  func parameter(ofAngle angle: Double) -> Double? {
    let turn = 2 * Double.pi
    let offset = (sweep < 0 ? startAngle - angle : angle - startAngle) / turn
    let rest = (offset - offset.rounded(.down)) * turn
    return rest <= sweep.magnitude ? rest / sweep.magnitude : nil
  }

  /// The nearest point. In each quarter of the ellipse, in u = tan(θ/2), the stationary points of the distance are the roots of a
  /// polynomial of degree 4.
  public func nearest(to point: SIMD2<Double>) -> NearestPoint {
    let offset = point - center
    var local = SIMD2(offset.dot(axis), offset.dot(axis.quarterTurned))
    var half = radii
    let scale = max(radii.x, radii.y, local.largestComponent)
    guard scale > 0, scale < .infinity else { return candidate(at: 0, for: point) }
    (local, half) = (local / scale, half / scale)
    var best = nearest(to: point, among: EmptyCollection())
    for quarter in 0..<4 {
      let (along, across) = (half.x * local.x, half.y * local.y)
      let difference = (half.y - half.x) * (half.y + half.x)
      let product = BernsteinPolynomial(
        degree: 4,
        SIMD8(
          -across, (difference + along) / 2 - across, difference + along - across, difference + 2 * along - across,
          4 * along, 0, 0, 0))
      for root in product.rootsInUnitInterval {
        let angle = Double(quarter) * (.pi / 2) + 2 * arcTangent(y: root, x: 1)
        guard let t = parameter(ofAngle: angle) else { continue }
        let other = candidate(at: t, for: point)
        if other.distance < best.distance { best = other }
      }
      // The next quarter is the first one of the ellipse turned by a quarter turn.
      local = SIMD2(local.y, -local.x)
      half = SIMD2(half.y, half.x)
    }
    return best
  }
}
