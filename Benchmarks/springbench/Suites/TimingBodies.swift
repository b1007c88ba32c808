import SpringKit

/// The progress of one curve at random x.
struct ProgressBody<Scheme: TimingScheme>: TableBody {
  let inputs = RandomFractions.all
  private let points: ControlPoints
  private let curve: Scheme

  init(_ points: ControlPoints) {
    self.points = points
    curve = Scheme(points)
  }

  @inline(__always)
  func output(for x: Double) -> Double { curve.value(at: opaque(x)) }

  func inspect(_ outputs: [Double]) -> Inspection {
    let reference = ReferenceTimingCurve(points)
    return Scheme.inspection(of: zip(inputs, outputs).map { (reference, $0, $1) })
  }
}

/// The progress of random curves, each made and asked once.
struct VaryingProgressBody<Scheme: TimingScheme>: TableBody {
  let inputs: [(points: ControlPoints, x: Double)]

  init() {
    var random = RandomNumbers(seed: 0x7661_7279)
    func number() -> Double { random.uniform(0...1) }
    inputs = RandomFractions.all.map { (ControlPoints(number(), number(), number(), number()), $0) }
  }

  @inline(__always)
  func output(for question: (points: ControlPoints, x: Double)) -> Double {
    Scheme(question.points).value(at: question.x)
  }

  func inspect(_ outputs: [Double]) -> Inspection {
    Scheme.inspection(of: zip(inputs, outputs).map { (ReferenceTimingCurve($0.points), $0.x, $1) })
  }
}

/// The slope of one prepared curve at random x.
struct SlopeBody: TableBody {
  let inputs = RandomFractions.all
  private let points: ControlPoints
  private let curve: PreparedCubicBezierCurve

  init(_ points: ControlPoints) {
    self.points = points
    curve = PreparedCubicBezierCurve(points)
  }

  @inline(__always)
  func output(for x: Double) -> Double { curve.velocity(at: opaque(x)) }

  func inspect(_ outputs: [Double]) -> Inspection {
    let reference = ReferenceTimingCurve(points)
    var inspection = Inspection.ofBound
    for (x, output) in zip(inputs, outputs) {
      let exact = reference.slope(at: ReferenceNumber(x))
      inspection.note((ReferenceNumber(output) - exact.value).magnitude / exact.bound)
      inspection.expect(exact.value, magnitude: 1)
    }
    return inspection
  }
}

/// Preparing one curve.
struct PreparationBody: TableBody {
  let inputs: [ControlPoints]

  /// The case's curve and some so close to it that they are prepared alike, but no two are equal.
  init(_ curve: CurveCase) {
    let points = curve.points
    inputs = (0..<16).map { ControlPoints(points.x1, points.y1, points.x2 + Double($0) * 0x1p-40, points.y2) }
  }

  @inline(__always)
  func output(for points: ControlPoints) -> PreparedCubicBezierCurve { PreparedCubicBezierCurve(points) }

  func inspect(_ outputs: [PreparedCubicBezierCurve]) -> Inspection {
    var inspection = Inspection.ofBound
    for (points, output) in zip(inputs, outputs) {
      let reference = ReferenceTimingCurve(points)
      for x in RandomFractions.all.prefix(1024) {
        let exact = reference.progress(at: ReferenceNumber(x))
        inspection.note((ReferenceNumber(output.value(at: x)) - exact).magnitude / reference.bound)
      }
    }
    return inspection
  }
}

extension PreparedCubicBezierCurve: BenchmarkOutput {
  @inline(__always)
  func use() { value(at: 0.5).use() }
  var checksum: Double { value(at: 0.5) }
}

extension TimingScheme {
  /// What comparing progress with the reference finds. Where a scheme stops short of x, its y may be off by as much as the curve
  /// goes on the way.
  fileprivate static func inspection(
    of answers: [(reference: ReferenceTimingCurve, x: Double, y: Double)]
  ) -> Inspection {
    guard let tolerance else {
      var inspection = Inspection.ofBound
      for (reference, x, y) in answers {
        let exact = reference.progress(at: ReferenceNumber(x))
        inspection.note((ReferenceNumber(y) - exact).magnitude / reference.bound)
        inspection.expect(exact, magnitude: 1)
      }
      return inspection
    }
    let limit = answers.reduce(0) { largest($0, $1.reference.variation(around: $1.x, tolerance: tolerance)) }
    var inspection = Inspection(unit: "of the change", limit: Double(limit))
    for (reference, x, y) in answers {
      inspection.note((ReferenceNumber(y) - reference.progress(at: ReferenceNumber(x))).magnitude)
    }
    return inspection
  }
}
