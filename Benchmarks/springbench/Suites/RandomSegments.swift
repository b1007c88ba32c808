import SpringKit

/// Segments with control points uniform in a square of 100.
enum RandomSegments {
  /// So many that a processor does not know which way the next one bends.
  static let quadratics: [QuadraticSegment] = make(count: 65536) {
    QuadraticSegment(start: $0.point(), control: $0.point(), end: $0.point())
  }

  static let cubics: [CubicSegment] = make(count: 4096) {
    CubicSegment(start: $0.point(), control1: $0.point(), control2: $0.point(), end: $0.point())
  }

  private static func make<Segment>(count: Int, _ segment: (inout RandomNumbers) -> Segment) -> [Segment] {
    var random = RandomNumbers(seed: 0x6c65_6e67)
    return (0..<count).map { _ in segment(&random) }
  }
}

extension RandomNumbers {
  fileprivate mutating func point() -> SIMD2<Double> { SIMD2(uniform(0...100), uniform(0...100)) }
}
