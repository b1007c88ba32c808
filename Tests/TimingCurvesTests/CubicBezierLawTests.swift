import TestSupport
import Testing

@testable import TimingCurves

@Suite("Cubic timing curves: laws")
struct CubicBezierLawTests {
  /// The control points of curves that rise everywhere: easy ones, and ones with vertical tangents.
  private static func rising(_ generator: inout SeededGenerator, count: Int) -> [CubicBezierCurve] {
    let hard: [(Double, Double, Double, Double)] = [
      (0, 1, 1, 0), (1, 0, 0, 1), (0, 0, 1.0 / 3, 1), (1, 0, 1, 0), (0, 1, 0, 1), (0, 0, 0, 1), (0.999, 0, 0.001, 1),
    ]
    return [.ease, .easeIn, .easeOut, .easeInOut]
      + hard.map { CubicBezierCurve(controlPoints: $0.0, $0.1, $0.2, $0.3) }
      + (0..<count).map { _ in
        CubicBezierCurve(
          controlPoints: generator.choice([0, 1, generator.uniform(0...1), generator.uniform(0...1)]),
          generator.uniform(0...1), generator.choice([0, 1, generator.uniform(0...1), generator.uniform(0...1)]),
          generator.uniform(0...1))
      }
  }

  @Test("A later value is never lower by more than 2 units: a million pairs, neighbours and borders")
  func monotone() throws {
    var generator = SeededGenerator(401)
    var check = LawCheck()
    var worst = ["timing/fall/light": 0.0, "timing/fall/prepared": 0.0]
    for curve in Self.rising(&generator, count: 150) {
      let prepared = curve.prepared()
      var times: [Double] = []
      for index in 0..<1600 {
        let spacing = Double(index) / 1600
        times.append(generator.uniform(0...1))
        times.append(spacing)
        // Where a cell of the prepared curve ends, and where the curve itself changes its anchor.
        times.append((Double(index % 64) + 0.5) / 64)
        let t = (Double(index % 1024) + 0.5) / 1024
        times.append(t * (3 * (1 - t) * ((1 - t) * curve.x1 + t * curve.x2) + t * t))
      }
      for x in times {
        let next = x.nextUp
        for (row, first, second) in [
          ("timing/fall/light", curve.value(at: x), curve.value(at: next)),
          ("timing/fall/prepared", prepared.value(at: x), prepared.value(at: next)),
        ] {
          let fall = (first - second) * 0x1p52
          worst[row] = max(worst[row] ?? 0, fall)
          check.expect(fall <= 2, "\(row) \(curve.hexadecimal) falls by \(fall) units after \(x.hexadecimal)")
        }
      }
      times.sort()
      for (x, next) in zip(times, times.dropFirst()) {
        check.expect(
          prepared.value(at: next) >= prepared.value(at: x) - 0x1p-51
            && curve.value(at: next) >= curve.value(at: x) - 0x1p-51,
          "\(curve.hexadecimal) falls between \(x.hexadecimal) and \(next.hexadecimal)")
      }
    }
    #expect(check.cases >= 1_000_000)
    check.finish()
    try AccuracyLedger.check(worst)
  }

  @Test("Equal coordinates are the identity, exactly")
  func identity() {
    var generator = SeededGenerator(402)
    for (first, second) in [(0, 0), (1, 1), (0, 1), (1, 0), (1.0 / 3, 2.0 / 3), (0.3, 0.7), (1.1, 0.5)] {
      let curve = CubicBezierCurve(controlPoints: first, first, second, second)
      let prepared = curve.prepared()
      for _ in 0..<200 {
        let x = generator.uniform(-1...2)
        #expect(curve.value(at: x) == x && prepared.value(at: x) == x)
        #expect(curve.velocity(at: x) == 1 && prepared.velocity(at: x) == 1 && curve.secondDerivative(at: x) == 0)
      }
    }
  }

  @Test("The curve turned round is 1 − f(1 − x)")
  func symmetry() {
    var generator = SeededGenerator(403)
    var check = LawCheck()
    for _ in 0..<2000 {
      // Multiples of 2⁻²⁰, so that the turned control points are exact.
      func number(_ range: ClosedRange<Double>) -> Double { (generator.uniform(range) * 0x1p20).rounded() * 0x1p-20 }
      let curve = CubicBezierCurve(controlPoints: number(0...1), number(-1...2), number(0...1), number(-1...2))
      let (turned, x) = (curve.reversed, number(0...1))
      check.expect(turned.reversed == curve, "\(curve.hexadecimal) turned twice")
      check.expect(
        turned.value(at: 1 - x), equals: 1 - curve.value(at: x), within: 8 * 0x1p-52, "\(curve.hexadecimal) at \(x)")
      let slope = curve.velocity(at: x)
      check.expect(
        turned.velocity(at: 1 - x), equals: slope, within: 1e-13 * max(1, slope.magnitude),
        "\(curve.hexadecimal) at \(x)")
      let bend = curve.secondDerivative(at: x)
      check.expect(
        turned.secondDerivative(at: 1 - x), equals: -bend, within: 1e-11 * max(1, bend.magnitude),
        "\(curve.hexadecimal) at \(x)")
    }
    check.finish()
  }

  @Test("Legal curves stay legal when turned round, at the limit of the domain too")
  func turnedAtTheLimit() throws {
    var generator = SeededGenerator(404)
    for _ in 0..<2000 {
      let x1 = generator.uniform(1.0000001...1.33)
      var (legal, illegal) = (1 - x1 / 4, 1.0)
      while legal.nextUp < illegal {
        let middle = legal + (illegal - legal) / 2
        if (try? CubicBezierCurve(checkingControlPoints: x1, 0, middle, 1)) == nil {
          illegal = middle
        } else {
          legal = middle
        }
      }
      let curve = try CubicBezierCurve(checkingControlPoints: x1, 0, legal, 1)
      let turned = curve.reversed
      _ = try CubicBezierCurve(checkingControlPoints: turned.x1, turned.y1, turned.x2, turned.y2)
      #expect((turned.x1 - (1 - legal)).magnitude <= turned.x1.ulp)
    }
  }

  @Test("The inverse leads back, and exists where y does not fall")
  func inverse() {
    var generator = SeededGenerator(405)
    var check = LawCheck()
    #expect(CubicBezierCurve(controlPoints: 0.3, 1.2, 0.7, 1).inverse == nil)
    #expect(CubicBezierCurve(controlPoints: 0.3, -0.1, 0.7, 1).inverse == nil)
    #expect(CubicBezierCurve(controlPoints: 0.3, 1.1, 0.7, 0.5).inverse != nil)
    for curve in Self.rising(&generator, count: 300) {
      guard let inverse = curve.inverse else {
        check.expect(false, "\(curve.hexadecimal) has no inverse")
        continue
      }
      check.expect(inverse.inverse == curve, "\(curve.hexadecimal) inverted twice")
      for _ in 0..<20 {
        let x = generator.uniform(0...1)
        let slope = inverse.velocity(at: curve.value(at: x))
        guard slope < 1e3 else { continue }
        check.expect(
          inverse.value(at: curve.value(at: x)), equals: x, within: (8 + 8 * slope) * 0x1p-52,
          "\(curve.hexadecimal) at \(x)")
      }
    }
    check.finish()
  }

  @Test("The parts of a split curve follow it")
  func split() {
    var generator = SeededGenerator(406)
    var check = LawCheck()
    for curve in Self.rising(&generator, count: 300) {
      let joint = generator.choice([0.5, 0.25, generator.uniform(0.01...0.99)])
      let (before, after) = curve.split(at: joint)
      check.expect(
        before.start == .zero && before.end == after.start && after.end == SIMD2(1, 1) && before.end.x == joint,
        "\(curve.hexadecimal) at \(joint)")
      for _ in 0..<20 {
        let x = generator.uniform(0...1)
        let value = (x < joint ? before : after).value(at: x)
        let steepness = max(curve.velocity(at: x), curve.velocity(at: joint), 1)
        check.expect(
          value, equals: curve.value(at: x), within: min((4 + 16 * steepness) * 0x1p-52, 1e-5),
          "\(curve.hexadecimal) split at \(joint.hexadecimal), at \(x.hexadecimal)")
      }
    }
    check.finish()
  }

  @Test("Slope and second derivative agree with differences")
  func differences() {
    var generator = SeededGenerator(407)
    var check = LawCheck()
    for _ in 0..<300 {
      let curve = CubicBezierCurve(
        controlPoints: generator.uniform(0.1...0.9), generator.uniform(-1...2), generator.uniform(0.1...0.9),
        generator.uniform(-1...2))
      for _ in 0..<10 {
        let (x, h) = (generator.uniform(0.1...0.9), 1e-5)
        let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
        let bend = (curve.velocity(at: x + h) - curve.velocity(at: x - h)) / (2 * h)
        guard curve.velocity(at: x).magnitude < 20 else { continue }
        check.expect(curve.velocity(at: x), equals: slope, within: 2e-5, "\(curve.hexadecimal) at \(x)")
        check.expect(curve.secondDerivative(at: x), equals: bend, within: 1e-2, "\(curve.hexadecimal) at \(x)")
      }
    }
    check.finish()
  }

  @Test("Vertical tangents: slopes and second derivatives are limits, never NaN")
  func vertical() {
    let infinity = Double.infinity
    let cases: [(Double, Double, Double, Double, x: Double, slope: Double, bend: Double)] = [
      (1, 0, 0, 1, 0.5, infinity, -infinity), (0, 1, 0.5, 1, 0, infinity, -infinity),
      (0, -1, 0.5, 1, 0, -infinity, infinity), (0, 0, 0.5, 1, 0, 2, -infinity), (0, 0, 0, 1, 0, infinity, -infinity),
      (0.5, 0, 1, 0, 1, infinity, infinity), (0.5, 0, 1, 2, 1, -infinity, -infinity), (0.5, 0, 1, 1, 1, 2, infinity),
      (1, 1.5, 0, 0.5, 0.5, -infinity, infinity),
    ]
    for (x1, y1, x2, y2, x, slope, bend) in cases {
      let curve = CubicBezierCurve(controlPoints: x1, y1, x2, y2)
      #expect(curve.velocity(at: x) == slope, "\(curve.hexadecimal) at \(x): \(curve.velocity(at: x))")
      #expect(curve.prepared().velocity(at: x) == slope)
      #expect(curve.secondDerivative(at: x) == bend, "\(curve.hexadecimal) at \(x): \(curve.secondDerivative(at: x))")
    }
  }

  @Test("Times that are not numbers, or infinite")
  func notFinite() {
    for curve in [CubicBezierCurve.ease, .linear, CubicBezierCurve(controlPoints: 0, 1, 1, 0)] {
      #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN && curve.secondDerivative(at: .nan).isNaN)
      #expect(curve.parameter(at: .nan).isNaN && curve.prepared().value(at: .nan).isNaN)
      #expect(curve.prepared().velocity(at: .nan).isNaN && curve.value(at: .nan, extrapolation: .clamped).isNaN)
      #expect(
        curve.value(at: -.infinity, extrapolation: .clamped) == 0
          && curve.value(at: .infinity, extrapolation: .clamped) == 1)
    }
    #expect(
      CubicBezierCurve.ease.value(at: -.infinity) == -.infinity && CubicBezierCurve.ease.value(at: .infinity) == 1)
    #expect(CubicBezierCurve(controlPoints: 0, 1, 1, 0).value(at: -.infinity) == 0)
    #expect(CubicBezierCurve.ease.velocity(at: -5) == 0.1 / 0.25 && CubicBezierCurve.ease.secondDerivative(at: 7) == 0)
    #expect(CubicBezierCurve.ease.value(at: -1, extrapolation: .clamped) == 0)
    #expect(CubicBezierCurve.ease.velocity(at: -1, extrapolation: .clamped) == CubicBezierCurve.ease.velocity(at: 0))
  }

  @Test("Any legal curve at any time answers a number")
  func total() {
    var generator = SeededGenerator(408)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let coordinate = { (generator: inout SeededGenerator) -> Double in
        generator.choice([
          0, 1, generator.uniform(0...1), generator.logarithmic(.leastNonzeroMagnitude...1),
          1 - generator.logarithmic(1e-17...1),
          .leastNonzeroMagnitude,
        ])
      }
      let progress = { (generator: inout SeededGenerator) -> Double in
        generator.choice([0, 1, generator.uniform(-1...2), generator.signed(1e-300...1e308)])
      }
      let curve = CubicBezierCurve(
        controlPoints: coordinate(&generator), progress(&generator), coordinate(&generator), progress(&generator))
      for _ in 0..<5 {
        let x = coordinate(&generator)
        let answers = [
          curve.value(at: x), curve.velocity(at: x), curve.secondDerivative(at: x), curve.parameter(at: x),
        ]
        check.expect(
          answers[0].isFinite && !answers.contains { $0.isNaN }, "\(curve.hexadecimal) at \(x.hexadecimal): \(answers)")
      }
    }
    check.finish()
  }

  @Test("The prepared form holds at most 8 KiB")
  func size() {
    #expect(65 * MemoryLayout<TimingCell>.stride + MemoryLayout<PreparedCubicBezierCurve>.size + 32 <= 8192)
  }
}
