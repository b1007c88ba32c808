import MotionPaths
import TestSupport

extension SeededGenerator {
  /// A coordinate as designs have them, or any finite double.
  mutating func coordinate() -> Double {
    switch Int.random(in: 0..<10, using: &self) {
    case 0..<5: (uniform(-1000...1000) * 100).rounded() / 100
    case 5..<7: Double(Int.random(in: -50...50, using: &self))
    case 7: signed(1e-3...1e3)
    case 8: uniform(-1...1)
    default: signed(1e-300...1e300)
    }
  }

  /// A point whose coordinates are such numbers.
  mutating func anyPoint() -> SIMD2<Double> { SIMD2(coordinate(), coordinate()) }

  /// A path with elements of every kind; with `hasCenters`, also arcs about a center.
  mutating func path(of count: Int, hasCenters: Bool = false, point: (inout Self) -> SIMD2<Double> = { $0.anyPoint() })
    -> MotionPath
  {
    var path = MotionPath()
    path.move(to: point(&self))
    for _ in 1..<count {
      let current = path.currentPoint ?? .zero
      switch Int.random(in: 0..<(hasCenters ? 12 : 11), using: &self) {
      case 0: path.move(to: point(&self))
      case 1: path.closeSubpath()
      case 2: path.addLine(to: SIMD2(current.x, point(&self).y))
      case 3: path.addLine(to: SIMD2(point(&self).x, current.y))
      case 4, 5: path.addLine(to: point(&self))
      case 6: path.addQuadCurve(to: point(&self), control: point(&self))
      case 7, 8: path.addCurve(to: point(&self), control1: point(&self), control2: point(&self))
      case 9:
        // A smooth continuation, so that the shorthands occur.
        guard case .curve(let end, _, let control2) = path.elements.last, (end + (end - control2)).x.isFinite,
          (end + (end - control2)).y.isFinite
        else { continue }
        path.addCurve(to: point(&self), control1: end + (end - control2), control2: point(&self))
      case 10:
        path.addSVGArc(
          to: point(&self), radii: point(&self), degrees: coordinate(), isLarge: Bool.random(using: &self),
          isClockwise: Bool.random(using: &self))
      default:
        path.append(
          .arc(
            center: point(&self), radii: SIMD2(uniform(1...100), uniform(1...100)), xAxisRotation: uniform(-3...3),
            startAngle: uniform(-7...7), sweep: uniform(-6.28...6.28)))
      }
    }
    return path
  }
}
