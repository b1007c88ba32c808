import SpringKit

/// The lengths of random segments by a scheme.
struct LengthBody<Scheme: LengthScheme>: TableBody {
  let inputs: [Scheme.Segment]
  private let scheme: Scheme

  init(_ scheme: Scheme, of segments: [Scheme.Segment]) {
    self.scheme = scheme
    inputs = segments
  }

  @inline(__always)
  func output(for segment: Scheme.Segment) -> Double { scheme.length(of: segment) }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = scheme.inspection
    for (segment, output) in zip(inputs, outputs) {
      let exact = segment.referenceLength
      inspection.note((ReferenceNumber(output) - exact).magnitude / scheme.errorUnit(for: exact))
    }
    return inspection
  }
}

/// The parameters of quadratic segments at random distances; their lengths are known.
struct QuadraticInverseBody: TableBody {
  typealias Question = (segment: QuadraticSegment, length: Double, distance: Double)

  let inputs: [Question]

  init() {
    var random = RandomNumbers(seed: 0x696e_7665)
    inputs = RandomSegments.quadratics.map { segment in
      let length = segment.length()
      return (segment, length, random.uniform(0...length))
    }
  }

  @inline(__always)
  func output(for question: Question) -> Double {
    question.segment.parameter(atDistance: question.distance, length: question.length)
  }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection.ofBound
    for (question, output) in zip(inputs, outputs) {
      let reference = ReferenceParabola(question.segment)
      let error = reference.length(to: ReferenceNumber(output)) - ReferenceNumber(question.distance)
      inspection.note(error.magnitude / LibraryLength<QuadraticSegment>.exact.errorUnit(for: reference.length))
    }
    return inspection
  }
}

/// The points of a path of a hundred quadratic segments at random distances.
struct PacedLookupBody: TableBody {
  let inputs: [Double]
  private let segments = RandomSegments.chain
  private let path: PacedPath

  init() {
    let segments = segments
    let drawn = MotionPath { path in
      path.move(to: segments[0].start)
      for segment in segments { path.addQuadCurve(to: segment.end, control: segment.control) }
    }
    do {
      path = try PacedPath(drawn)
    } catch {
      fatalError(error.description)
    }
    let length = path.length
    var random = RandomNumbers(seed: 0x7061_6365)
    inputs = (0..<65536).map { _ in random.uniform(0...length) }
  }

  @inline(__always)
  func output(for distance: Double) -> SIMD2<Double> { path.point(atDistance: distance) }

  /// A point may be off along the path by 2⁻⁵² of its length and by what the segment's inverse may be, and its coordinates are rounded.
  func inspect(_ outputs: [SIMD2<Double>]) -> Inspection {
    let references = segments.map(ReferenceParabola.init)
    let lengths = references.map(\.length)
    let ends = lengths.indices.map { lengths[...$0].reduce(0, +) }
    let whole = ends[ends.count - 1]
    var inspection = Inspection.ofBound
    for (distance, output) in zip(inputs, outputs) {
      let distance = ReferenceNumber(distance)
      let index = ends.firstIndex { $0 >= distance } ?? ends.count - 1
      let exact = references[index].point(atDistance: distance - (ends[index] - lengths[index]))
      let roundings = whole + 4 * lengths[index] + 4 * ReferenceNumber(RandomSegments.size)
      inspection.note((ReferenceVector(output) - exact).length / (0x1p-52 * roundings))
    }
    return inspection
  }
}
