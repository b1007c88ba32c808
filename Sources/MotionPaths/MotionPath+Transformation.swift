import NumericalMethods

extension MotionPath {
  /// The path with every point (x, y) moved to `origin` + x · `xAxis` + y · `yAxis`: translated by `origin`, and
  /// scaled, turned and sheared as the images of the axes say.
  ///
  /// Arcs stay arcs: the image of an ellipse is one. Traps for numbers that are not finite, in the arguments or in the
  /// result.
  public func transformed(
    xAxis: SIMD2<Double> = SIMD2(1, 0), yAxis: SIMD2<Double> = SIMD2(0, 1), origin: SIMD2<Double> = .zero
  ) -> MotionPath {
    func image(_ point: SIMD2<Double>) -> SIMD2<Double> { origin + (xAxis * point.x + yAxis * point.y) }
    let isTranslation = xAxis == SIMD2(1, 0) && yAxis == SIMD2(0, 1)
    func image(radii: SIMD2<Double>, rotation: Double) -> EllipseImage {
      if isTranslation { return EllipseImage(radii: radii, rotation: rotation) }
      let (sine, cosine) = sineAndCosine(rotation)
      return EllipseImage(
        first: (xAxis * cosine + yAxis * sine) * radii.x.magnitude,
        second: (yAxis * cosine - xAxis * sine) * radii.y.magnitude)
    }
    var result = MotionPath()
    result.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let end): result.append(.move(to: image(end)))
      case .line(let end): result.append(.line(to: image(end)))
      case .quadCurve(let end, let control): result.append(.quadCurve(to: image(end), control: image(control)))
      case .curve(let end, let control1, let control2):
        result.append(.curve(to: image(end), control1: image(control1), control2: image(control2)))
      case .arc(let center, let radii, let rotation, let startAngle, let sweep):
        let ellipse = image(radii: radii, rotation: rotation)
        let sign: Double = ellipse.isMirrored ? -1 : 1
        let arc = Element.arc(
          center: image(center), radii: ellipse.radii, xAxisRotation: ellipse.rotation,
          startAngle: sign * (startAngle - ellipse.phase), sweep: sign * sweep)
        // The joint moves to where the arc's own numbers put it: between the two there would be a line of a few ulps.
        if let start = PathPen().segment(arc)?.start { result.moveEnd(to: start) }
        result.append(arc)
      case .svgArc(let end, let radii, let degrees, let isLarge, let isClockwise):
        let ellipse = image(radii: radii, rotation: degrees / 180 * .pi)
        result.append(
          .svgArc(
            to: image(end), radii: ellipse.radii, degrees: ellipse.rotation / .pi * 180, isLarge: isLarge,
            isClockwise: isClockwise != ellipse.isMirrored))
      case .closeSubpath: result.append(.closeSubpath)
      }
    }
    return result
  }
}

/// The ellipse first·cos θ + second·sin θ by its own axes.
private struct EllipseImage {
  let radii: SIMD2<Double>
  /// The angle of its first axis.
  let rotation: Double
  /// The θ at which its first axis is.
  let phase: Double
  /// Whether θ turns against the angle in the plane.
  let isMirrored: Bool

  /// The ellipse itself.
  init(radii: SIMD2<Double>, rotation: Double) {
    (self.radii, self.rotation, phase, isMirrored) = (radii, rotation, 0, false)
  }

  init(first: SIMD2<Double>, second: SIMD2<Double>) {
    phase = arcTangent(y: 2 * first.dot(second), x: (first - second).dot(first + second)) / 2
    let (sine, cosine) = sineAndCosine(phase)
    let (major, minor) = (first * cosine + second * sine, second * cosine - first * sine)
    radii = SIMD2(major.norm, minor.norm)
    // An axis without length has the direction that the other leaves it.
    let axis = major == .zero ? -minor.quarterTurned : major
    rotation = arcTangent(y: axis.y, x: axis.x)
    isMirrored = major.cross(minor) < 0
  }
}
