/// Where a path has come to: what decides the next element's start and SVG's shorthands.
struct PathPen: Sendable, Hashable {
  /// The start of the subpath.
  private(set) var start = SIMD2<Double>.zero
  /// The end of the last element.
  private(set) var current = SIMD2<Double>.zero
  /// The control point of SVG's `T`: the last quadratic curve's, reflected; the current point after anything else.
  private(set) var quadReflection = SIMD2<Double>.zero
  /// The first control point of SVG's `S`: the second of the last cubic curve, reflected; the current point after
  /// anything else.
  private(set) var cubicReflection = SIMD2<Double>.zero

  /// Moves over an element.
  mutating func pass(_ element: MotionPath.Element) {
    switch element {
    case .move(let end):
      start = end
      current = end
    case .line(let end): current = end
    case .quadCurve(let end, let control):
      current = end
      quadReflection = end + (end - control)
      cubicReflection = end
      return
    case .curve(let end, _, let control2):
      current = end
      quadReflection = end
      cubicReflection = end + (end - control2)
      return
    case .arc(let center, let radii, let rotation, let startAngle, let sweep):
      current =
        ArcSegment(
          center: center, radii: radii, xAxisRotation: rotation, startAngle: startAngle, sweep: sweep
        ).end
    case .svgArc(let end, _, _, _, _): current = end
    case .closeSubpath: current = start
    }
    quadReflection = current
    cubicReflection = current
  }

  /// The segment that an element draws from here; nil for a move, for a close at the subpath's start, and for an SVG
  /// arc that ends where it starts.
  func segment(_ element: MotionPath.Element) -> PathSegment? {
    switch element {
    case .move: nil
    case .line(let end): .line(LineSegment(start: current, end: end))
    case .quadCurve(let end, let control):
      .quadratic(QuadraticSegment(start: current, control: control, end: end))
    case .curve(let end, let control1, let control2):
      .cubic(CubicSegment(start: current, control1: control1, control2: control2, end: end))
    case .arc(let center, let radii, let rotation, let startAngle, let sweep):
      .arc(
        ArcSegment(center: center, radii: radii, xAxisRotation: rotation, startAngle: startAngle, sweep: sweep))
    case .svgArc(let end, let radii, let degrees, let isLarge, let isClockwise):
      PathSegment(
        arcFrom: current, to: end, radii: radii, xAxisRotation: degrees / 180 * .pi, largeArc: isLarge,
        sweep: isClockwise)
    case .closeSubpath: current == start ? nil : .line(LineSegment(start: current, end: start))
    }
  }
}
