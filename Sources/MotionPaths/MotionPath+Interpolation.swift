extension MotionPath {
  /// The path between this one and another: every number of every element is interpolated linearly.
  ///
  /// At fraction 0 it is this path and at 1 the other, to the bit; beyond, it goes on, as a spring that overshoots
  /// asks. Arcs about a center interpolate centers, radii and angles, and what precedes such an arc ends where it
  /// begins.
  ///
  /// - Throws: ``MotionPathError/element(_:reason:)`` for the first element whose kind differs, or whose flags do, or
  ///   where one path ends before the other; also where, beyond the paths themselves, a number is not finite or a sweep
  ///   more than a turn.
  public func interpolated(to other: MotionPath, fraction: Double) throws(MotionPathError) -> MotionPath {
    var result = MotionPath()
    result.reserveCapacity(elements.count)
    for index in 0..<max(elements.count, other.elements.count) {
      guard index < elements.count, index < other.elements.count else {
        throw .element(index, reason: "only one of the two paths has it")
      }
      let (from, to) = (elements[index], other.elements[index])
      guard let piece = from.interpolated(to: to, fraction) else {
        throw .element(index, reason: "it is \(from.kind) in one path and \(to.kind) in the other")
      }
      if case .arc = piece, let start = PathPen().segment(piece)?.start { result.moveEnd(to: start) }
      try result.append(checking: piece)
    }
    return result
  }
}

extension MotionPath.Element {
  fileprivate func interpolated(to other: Self, _ fraction: Double) -> Self? {
    func mix(_ from: Double, _ to: Double) -> Double { from * (1 - fraction) + to * fraction }
    func mix(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
      from.interpolated(to: to, at: fraction)
    }
    switch (self, other) {
    case (.move(let from), .move(let to)): return .move(to: mix(from, to))
    case (.line(let from), .line(let to)): return .line(to: mix(from, to))
    case (.quadCurve(let from, let control), .quadCurve(let to, let otherControl)):
      return .quadCurve(to: mix(from, to), control: mix(control, otherControl))
    case (.curve(let from, let first, let second), .curve(let to, let otherFirst, let otherSecond)):
      return .curve(to: mix(from, to), control1: mix(first, otherFirst), control2: mix(second, otherSecond))
    case (
      .arc(let center, let radii, let rotation, let start, let sweep),
      .arc(let otherCenter, let otherRadii, let otherRotation, let otherStart, let otherSweep)
    ):
      return .arc(
        center: mix(center, otherCenter), radii: mix(radii, otherRadii), xAxisRotation: mix(rotation, otherRotation),
        startAngle: mix(start, otherStart), sweep: mix(sweep, otherSweep))
    case (
      .svgArc(let from, let radii, let degrees, let isLarge, let isClockwise),
      .svgArc(let to, let otherRadii, let otherDegrees, let otherIsLarge, let otherIsClockwise)
    ) where isLarge == otherIsLarge && isClockwise == otherIsClockwise:
      return .svgArc(
        to: mix(from, to), radii: mix(radii, otherRadii), degrees: mix(degrees, otherDegrees), isLarge: isLarge,
        isClockwise: isClockwise)
    case (.closeSubpath, .closeSubpath): return .closeSubpath
    default: return nil
    }
  }

  /// What the element is, in words.
  fileprivate var kind: String {
    switch self {
    case .move: "a move"
    case .line: "a line"
    case .quadCurve: "a quadratic curve"
    case .curve: "a cubic curve"
    case .arc: "an arc about a center"
    case .svgArc(_, _, _, let isLarge, let isClockwise):
      "\(isLarge ? "a large" : "a small") \(isClockwise ? "clockwise" : "counterclockwise") SVG arc"
    case .closeSubpath: "a close"
    }
  }
}
