// The names and meanings of CGMutablePath. Unlike there, a piece without a current point is an error and not a message
// in the console.

extension MotionPath {
  /// Begins a subpath.
  public mutating func move(to end: SIMD2<Double>) { append(.move(to: end)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: SIMD2<Double>) { append(.line(to: end)) }

  /// Begins a subpath at the first point and joins the others with lines. Nothing is added for no points.
  public mutating func addLines(between points: some Sequence<SIMD2<Double>>) {
    var isFirst = true
    for point in points {
      append(isFirst ? .move(to: point) : .line(to: point))
      isFirst = false
    }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: SIMD2<Double>, control: SIMD2<Double>) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds SVG's arc from the current point.
  ///
  /// - Parameters:
  ///   - end: where the arc ends.
  ///   - radii: of the ellipse along its own axes; enlarged where they are too small to reach; signs do not count.
  ///   - degrees: how far the ellipse's x axis is turned, clockwise on the screen, in degrees as SVG gives it.
  ///   - isLarge: whether to take the arc of more than half a turn.
  ///   - isClockwise: whether the arc turns clockwise on the screen.
  public mutating func addSVGArc(
    to end: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double = 0, isLarge: Bool, isClockwise: Bool
  ) {
    append(.svgArc(to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise))
  }

  /// Adds the line back to the start of the subpath, which then is the current point.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: MotionPath) {
    reserveCapacity(elements.count + path.elements.count)
    for element in path.elements { append(element) }
  }

  /// Adds an arc of a circle, after a line from the current point to its start; in an empty path it begins a subpath
  /// there.
  ///
  /// From `startAngle` the arc turns as `clockwise` says until it meets `endAngle`: less than a turn, or a full one
  /// where the angles differ by whole turns but not by zero, or by at least a turn in that direction. This is the rule
  /// of HTML's canvas and what `UIBezierPath` draws.
  ///
  /// - Parameters:
  ///   - center: of the circle.
  ///   - radius: at least 0.
  ///   - startAngle: in radians; 0 is to the right, π/2 below.
  ///   - endAngle: in radians.
  ///   - clockwise: clockwise on a screen whose y axis points down, as `UIBezierPath` means it. `CGPath` means the
  ///     opposite.
  public mutating func addArc(
    center: SIMD2<Double>, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    append(
      .arc(
        center: center, radii: SIMD2(radius, radius), xAxisRotation: 0, startAngle: startAngle,
        sweep: Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)))
  }

  /// Adds an arc of an ellipse, as ``addArc(center:radius:startAngle:endAngle:clockwise:)`` adds one of a circle;
  /// angles count from the ellipse's own x axis, which is turned by `xAxisRotation`.
  public mutating func addArc(
    center: SIMD2<Double>, radii: SIMD2<Double>, xAxisRotation: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool
  ) {
    append(
      .arc(
        center: center, radii: radii, xAxisRotation: xAxisRotation, startAngle: startAngle,
        sweep: Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)))
  }

  /// The signed angle over which an arc goes.
  static func sweep(from startAngle: Double, to endAngle: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = clockwise ? endAngle - startAngle : startAngle - endAngle
    let sweep: Double
    if difference >= turn {
      sweep = turn
    } else if difference < 0 {
      sweep = turn - (-difference).truncatingRemainder(dividingBy: turn)
    } else {
      sweep = difference
    }
    return clockwise ? sweep : -sweep
  }

  /// Adds a closed rectangle as a subpath: clockwise on the screen, from its least x and y.
  public mutating func addRect(_ rect: BoundingBox) {
    let (low, high) = (rect.minimum, rect.maximum)
    addLines(between: [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)])
    closeSubpath()
  }

  /// Adds the ellipse that fills a rectangle as a subpath: clockwise on the screen, from its rightmost point.
  public mutating func addEllipse(in rect: BoundingBox) {
    let radii = (rect.maximum - rect.minimum) * 0.5
    let center = rect.minimum + radii
    move(to: SIMD2(center.x + radii.x, center.y))
    append(.arc(center: center, radii: radii, xAxisRotation: 0, startAngle: 0, sweep: 2 * Double.pi))
    closeSubpath()
  }

  /// Adds a rectangle with quarter circles for corners as a subpath: clockwise on the screen, from the left end of its
  /// top edge. A radius beyond half the shorter side counts as that half.
  public mutating func addRoundedRect(in rect: BoundingBox, cornerRadius: Double) {
    let size = rect.maximum - rect.minimum
    let radius = min(cornerRadius, size.x / 2, size.y / 2)
    let (low, high) = (rect.minimum + radius, rect.maximum - radius)
    move(to: SIMD2(low.x, rect.minimum.y))
    for (index, center) in [SIMD2(high.x, low.y), high, SIMD2(low.x, high.y), low].enumerated() {
      let start = Double(index - 1) * Double.pi / 2
      addArc(center: center, radius: radius, startAngle: start, endAngle: start + Double.pi / 2, clockwise: true)
    }
    closeSubpath()
  }
}
