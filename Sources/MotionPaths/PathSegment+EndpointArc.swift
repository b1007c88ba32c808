import NumericalMethods

extension PathSegment {
  /// An elliptical arc from its ends, as SVG's path data gives it; nil where they are the same point, which SVG leaves out.
  ///
  /// A radius of 0 gives the line between the ends. Of negative radii the magnitude counts. Radii that are too small to reach are
  /// enlarged by the same factor until they do. The ends are reproduced exactly.
  ///
  /// - Parameters:
  ///   - largeArc: whether to take the arc of more than half a turn.
  ///   - sweep: whether the angle grows, which is clockwise on a screen.
  ///
  /// Source: Scalable Vector Graphics 2, section B.2 (elliptical arc parameter conversion), with the half angle taken from the chord,
  /// sin(Δθ/2) = √Λ, so that flat and nearly closed arcs keep all digits.
  public init?(
    arcFrom start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, xAxisRotation: Double, largeArc: Bool,
    sweep: Bool
  ) {
    if start == end { return nil }
    let arc = EndpointArc(from: start, to: end, radii: radii, xAxisRotation: xAxisRotation)
    self =
      arc?.segment(largeArc: largeArc, sweep: sweep).map { .arc($0) } ?? .line(LineSegment(start: start, end: end))
  }
}

/// What the two ends and the shape of an ellipse say about the arcs between them.
private struct EndpointArc {
  private var start, end: SIMD2<Double>
  private var radii: SIMD2<Double>
  private var xAxisRotation: Double
  /// The direction of start − end where the ellipse is the unit circle.
  private var chord: SIMD2<Double>
  /// The sine and cosine of half the smaller arc.
  private var sine, cosine: Double

  /// Nil where the arc is a line, to rounding.
  init?(from start: SIMD2<Double>, to end: SIMD2<Double>, radii given: SIMD2<Double>, xAxisRotation: Double) {
    let radii = SIMD2(given.x.magnitude, given.y.magnitude)
    let half = start / 2 - end / 2
    let (reach, extent) = (max(radii.x, radii.y), half.largestComponent)
    guard radii.x > 0, radii.y > 0, reach < .infinity, extent > 0, extent < .infinity else { return nil }
    // Both to about 1, so that no square leaves the range; `shift` is the quotient of the scales.
    let unit = Double(sign: .plus, exponent: -reach.exponent, significand: 1)
    let scaled = radii * unit
    let down = Double(sign: .plus, exponent: -extent.exponent, significand: 1)
    func difference(_ first: Double, _ second: Double) -> DoubleDouble {
      DoubleDouble(sum: first / 2 * down, -second / 2 * down)
    }
    let (rotationSine, rotationCosine) = sineAndCosine(xAxisRotation)
    let (sine, cosine) = (DoubleDouble(rotationSine), DoubleDouble(rotationCosine))
    let (x, y) = (difference(start.x, end.x), difference(start.y, end.y))
    let u = (cosine * x + sine * y) / DoubleDouble(scaled.x)
    let v = (cosine * y - sine * x) / DoubleDouble(scaled.y)
    let square = u * u + v * v
    let shift = extent.exponent - reach.exponent
    let size = squareRoot(square.value)
    guard size > 0, size < .infinity else { return nil }
    self.start = start
    self.end = end
    self.xAxisRotation = xAxisRotation
    chord = SIMD2(u.value, v.value) / size
    let factor = Double(sign: .plus, exponent: min(max(shift, -400), 400), significand: 1)
    let rest = DoubleDouble(1) - square * DoubleDouble(factor * factor)
    if rest.value > 0 {
      self.radii = radii
      self.sine = size * Double(sign: .plus, exponent: min(max(shift, -1074), 1023), significand: 1)
      self.cosine = squareRoot(rest.value)
    } else {
      self.radii = scaled * size / down
      self.sine = 1
      self.cosine = 0
    }
    guard self.sine > 0, self.radii.x < .infinity, self.radii.y < .infinity else { return nil }
  }

  func segment(largeArc: Bool, sweep: Bool) -> ArcSegment? {
    let smaller = arcTangent(y: sine, x: cosine)
    let half = (largeArc ? .pi - smaller : smaller) * (sweep ? 1 : -1)
    // The middle of the arc, seen from the center of the unit circle.
    let middle = sweep ? chord.quarterTurned : -chord.quarterTurned
    let toCenter = -(largeArc ? -cosine : cosine) * middle
    let (axisSine, axisCosine) = sineAndCosine(xAxisRotation)
    let axis = SIMD2(axisCosine, axisSine)
    let center =
      (start / 2 + end / 2) + (axis * (radii.x * toCenter.x) + axis.quarterTurned * (radii.y * toCenter.y))
    guard center.isFinite else { return nil }
    return ArcSegment(
      unchecked: center, radii: radii, xAxisRotation: xAxisRotation,
      startAngle: arcTangent(y: middle.y, x: middle.x) - half, sweep: 2 * half, ends: (start, end))
  }
}
