import SpringKit

/// Segments with control points uniform in a square.
enum RandomSegments {
  /// The side of the square.
  static let size = 100.0

  /// So many that a processor does not know which way the next one bends.
  static let quadratics: [QuadraticSegment] = make(count: 65536) {
    QuadraticSegment(start: $0.point(), control: $0.point(), end: $0.point())
  }

  static let cubics: [CubicSegment] = make(count: 4096) {
    CubicSegment(start: $0.point(), control1: $0.point(), control2: $0.point(), end: $0.point())
  }

  /// Arcs of every shape, up to a full turn either way.
  static let arcs: [ArcSegment] = make(count: 4096) {
    ArcSegment(
      center: $0.point(), radii: $0.point(), xAxisRotation: $0.uniform(-.pi...(.pi)),
      startAngle: $0.uniform(-.pi...(.pi)), sweep: $0.uniform(-2 * .pi...2 * .pi))
  }

  /// A hundred segments, each from the end of the one before.
  static let chain: [QuadraticSegment] = {
    let loose = quadratics.prefix(100)
    return loose.indices.map { index in
      var segment = loose[index]
      if index > 0 { segment.start = loose[index - 1].end }
      return segment
    }
  }()

  private static func make<Segment>(count: Int, _ segment: (inout RandomNumbers) -> Segment) -> [Segment] {
    var random = RandomNumbers(seed: 0x6c65_6e67)
    return (0..<count).map { _ in segment(&random) }
  }
}

extension RandomNumbers {
  fileprivate mutating func point() -> SIMD2<Double> {
    SIMD2(uniform(0...RandomSegments.size), uniform(0...RandomSegments.size))
  }
}
