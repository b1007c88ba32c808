import SpringKit

extension Benchmark {
  /// Lengths of segments and what follows from them: the library's beside the usual schemes.
  static var lengthSuite: [Benchmark] {
    let (quadratics, cubics, arcs) = (
      { RandomSegments.quadratics }, { RandomSegments.cubics }, { RandomSegments.arcs }
    )
    let quadraticName = "length/quadratic/random"
    let inverseName = "length/quadratic-inverse/random"
    return [
      row("quadratic", quadratics) { LibraryLength.exact },
      row("quadratic-closed-form", quadratics) { QuadraticClosedFormLength() },
      row("quadratic-gauss-16", quadratics) { GaussLegendreLength() },
      row("quadratic-flattening", quadratics) { FlatteningLength() },
      Benchmark(inverseName, floor: quadraticName) { QuadraticInverseBody() },
      Benchmark("length/paced-lookup/100-segments", floor: inverseName) { PacedLookupBody() },
      row("cubic", cubics) { LibraryLength(accuracy: 0) },
      row("cubic-1e-9", cubics) { LibraryLength(accuracy: 1e-9) },
      row("cubic-1e-6", cubics) { LibraryLength(accuracy: 1e-6) },
      row("cubic-1e-3", cubics) { LibraryLength(accuracy: 1e-3) },
      row("cubic-gauss-16", cubics) { GaussLegendreLength() },
      row("cubic-flattening", cubics) { FlatteningLength() },
      row("arc", arcs) { LibraryLength(accuracy: 0) },
      row("arc-1e-6", arcs) { LibraryLength(accuracy: 1e-6) },
    ]
  }

  private static func row<Scheme: LengthScheme>(
    _ operation: String, _ segments: @escaping () -> [Scheme.Segment], scheme: @escaping () -> Scheme
  ) -> Benchmark {
    Benchmark("length/\(operation)/random", floor: "floor/log-two-sqrt") { LengthBody(scheme(), of: segments()) }
  }
}

/// The library's length, asked for with an accuracy in value units.
struct LibraryLength<Segment: CurveSegment & ReferenceMeasured>: LengthScheme {
  private let accuracy: Double
  /// What rounding may add, in units of 2⁻⁵² of the length.
  private let rounding: Double

  /// A length that is integrated numerically.
  init(accuracy: Double) { self.init(accuracy: accuracy, rounding: 8) }

  private init(accuracy: Double, rounding: Double) {
    self.accuracy = accuracy
    self.rounding = rounding
  }

  @inline(__always)
  func length(of segment: Segment) -> Double { segment.length(accuracy: accuracy) }

  var inspection: Inspection { .ofBound }

  func errorUnit(for length: ReferenceNumber) -> ReferenceNumber {
    largest(ReferenceNumber(accuracy), ReferenceNumber(rounding) * 0x1p-52 * length)
  }
}

extension LibraryLength where Segment == QuadraticSegment {
  /// The closed form.
  static var exact: LibraryLength { LibraryLength(accuracy: 0, rounding: 4) }
}
