import TestSupport
import Testing
import TimingCurves

@Suite("Where a curve has a value")
struct CrossingsTests {
  private static func curves(_ generator: inout SeededGenerator) -> [TimingCurve] {
    let stops = (0..<6).map { _ in PiecewiseLinearCurve.Stop(generator.uniform(-1...2)) }
    return [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .circular(.easeIn), .circular(.easeOut), .circular(.easeInOut),
      .cubicBezier(
        CubicBezierCurve(
          controlPoints: generator.uniform(0...1), generator.uniform(-3...3), generator.uniform(0...1),
          generator.uniform(-3...3))),
      .cubicBezier(CubicBezierCurve(controlPoints: 1, 0, 0, 1)),
      .piecewiseLinear(PiecewiseLinearCurve(stops)), TimingPreset.material3Emphasized.curve,
    ]
  }

  @Test func theCurveHasTheValueThereAndNowhereElse() {
    var generator = SeededGenerator(420)
    var check = LawCheck()
    for _ in 0..<300 {
      for curve in Self.curves(&generator) {
        let output = generator.uniform(-0.5...1.5)
        let inputs = curve.crossings(of: output)
        for input in inputs {
          check.expect(0...1 ~= input, "\(curve) \(output)")
          // Where the curve is steep an ulp of the input is many of the output.
          let (left, right) = (curve.value(at: input - 4 * 0x1p-52), curve.value(at: input + 4 * 0x1p-52))
          let slack = 16 * 0x1p-52 * max(1, curve.range.upperBound, -curve.range.lowerBound)
          check.expect(
            min(left, right) - slack <= output && output <= max(left, right) + slack,
            "\(curve) \(output) at \(input): \(left) to \(right)")
        }
        check.expect(zip(inputs, inputs.dropFirst()).allSatisfy { $0 < $1 }, "\(curve) \(output): \(inputs)")
        // Between two neighbours the curve stays on one side.
        let bounds = [0] + inputs + [1]
        for (start, end) in zip(bounds, bounds.dropFirst()) where end - start > 1e-6 {
          let sides = (1..<20).map { curve.value(at: start + (end - start) * Double($0) / 20) - output }
          check.expect(
            sides.allSatisfy { $0 > -1e-12 } || sides.allSatisfy { $0 < 1e-12 }, "\(curve) \(output): \(inputs)")
        }
      }
    }
    check.finish()
  }

  @Test func steps() {
    for jump in StepCurve.Jump.allCases {
      for count in [1, 2, 3, 5, 7, 49] where jump != .none || count > 1 {
        let curve = StepCurve(count: count, jump: jump)
        for tenth in 0...100 {
          let output = Double(tenth) / 100
          let crossings = TimingCurve.steps(curve).crossings(of: output)
          guard let input = crossings.first else {
            #expect(output < curve.value(at: 0) || output > curve.value(at: 1), "\(curve) \(output)")
            continue
          }
          #expect(curve.value(at: input) >= output, "\(curve) \(output)")
          #expect(input == 0 || curve.value(at: input.nextDown) < output, "\(curve) \(output)")
        }
      }
    }
  }

  @Test func ends() {
    #expect(TimingCurve.ease.crossings(of: 0) == [0] && TimingCurve.ease.crossings(of: 1) == [1])
    #expect(TimingCurve.linear.crossings(of: 0.25) == [0.25])
    #expect(TimingCurve.ease.crossings(of: 1.5) == [] && TimingCurve.ease.crossings(of: .nan) == [])
  }
}
