import TestSupport
import Testing
import TimingCurves

/// One easing on top of another, whose input is then outside 0…1: the css-easing tests of the Web Platform Tests, and the
/// resolution of csswg-drafts 4046.
@Suite("Curves on top of curves")
struct ChainedCurvesTests {
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(CubicBezierCurve(controlPoints: x1, y1, x2, y2))
  }

  private func expect(
    _ inner: TimingCurve, then outer: TimingCurve? = nil, _ values: [(x: Double, y: Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (x, y) in values {
      let between = inner.value(at: x)
      expectNear(
        outer?.value(at: between) ?? between, y, within: 1e-13, "at \(x)", sourceLocation: sourceLocation)
    }
  }

  @Test("An effect that overshoots, then keyframe easings")
  func overshoot() {
    let effect = Self.bezier(0, 1.5, 1, 1.5)
    expect(
      effect,
      [
        (0.23368793961408598, 1), (0.23, 0.994331800300332), (0.24, 1.00950339897128), (0.7, 1.29901822213561),
        (0.99, 1.08294596545378),
      ])
    expect(
      effect, then: Self.bezier(0.5, 1, 0.5, 0),
      [
        (0.23, 0.988706655441895), (0.24, 1.01900679794257), (0.7, 1.59803644427122), (0.99, 1.16589193090756),
      ])
    expect(effect, then: effect, [(0.23, 1.0631755591147), (0.24, 1), (0.7, 1), (0.99, 1)])
  }

  @Test("An effect that goes below zero, then keyframe easings")
  func undershoot() {
    let effect = Self.bezier(0, -0.5, 1, -0.5)
    expect(
      effect,
      [
        (0.76631206038591402, 0), (0.01, -0.0829459654537794), (0.3, -0.29901822213561), (0.75, -0.0240666646784671),
        (0.77, 0.0056681996996677),
      ])
    let keyframe = Self.bezier(0.5, 1, 0.5, 0)
    expect(
      effect, then: keyframe,
      [
        (0.01, 2 * -0.0829459654537794), (0.3, 2 * -0.29901822213561), (0.75, 2 * -0.0240666646784671),
        (0.77, 0.0112933445581049),
      ])
    expect(effect, then: effect, [(0.01, 0), (0.3, 0), (0.75, 0), (0.77, -0.0631755591147026)])
  }

  @Test(
    "Steps on top of a cubic",
    arguments: [
      ("0, 1.5, 1, 1.5", "step-start", [0, 0.23, 0.25, 1], [1, 1, 2, 1]),
      ("0, 1.5, 1, 1.5", "step-end", [0, 0.23, 0.25, 1], [0, 0, 1, 1]),
      ("0, 1.5, 1, 1.5", "steps(1, jump-both)", [0, 0.23, 0.25, 1], [0.5, 0.5, 1, 1]),
      ("0, 1.5, 1, 1.5", "steps(2, jump-none)", [0, 0.045, 0.23, 0.25, 1], [0, 1, 1, 2, 1]),
      ("0, 3, 1, 3", "step-start", [0, 0.114, 0.5, 0.9], [1, 2, 3, 2]),
      ("0, 3, 1, 3", "step-end", [0, 0.114, 0.5, 0.9], [0, 1, 2, 1]),
      ("0, 3, 1, 3", "steps(1, jump-both)", [0, 0.114, 0.5, 0.9], [0.5, 1, 1.5, 1]),
      ("0, 3, 1, 3", "steps(2, jump-none)", [0, 0.114, 0.5, 0.9], [0, 3, 4, 3]),
      ("0, -0.5, 1, -0.5", "step-start", [0, 0.75, 0.8, 1], [1, 0, 1, 1]),
      ("0, -0.5, 1, -0.5", "step-end", [0, 0.75, 0.8, 1], [0, -1, 0, 1]),
      ("0, -0.5, 1, -0.5", "steps(1, jump-both)", [0, 0.75, 0.8, 1], [0.5, 0, 0.5, 1]),
      ("0, -0.5, 1, -0.5", "steps(2, jump-none)", [0, 0.75, 0.8, 1], [0, -1, 0, 1]),
      ("0, -2, 1, -2", "step-start", [0, 0.1, 0.5, 1], [1, 0, -1, 1]),
    ] as [(String, String, [Double], [Double])])
  func steps(cubic: String, steps: String, inputs: [Double], outputs: [Double]) throws {
    let effect = try TimingCurve(css: "cubic-bezier(\(cubic))")
    let curve = try TimingCurve(css: steps)
    #expect(inputs.map { curve.value(at: effect.value(at: $0)) } == outputs)
  }

  @Test("Clamped extrapolation is the value at the nearest end", arguments: TimingPreset.allCases)
  func clamped(preset: TimingPreset) {
    let curve = preset.curve
    for (x, end) in [(-0.5, 0.0), (1.5, 1), (-.infinity, 0), (.infinity, 1)] {
      #expect(curve.value(at: x, extrapolation: .clamped) == curve.value(at: end))
      #expect(curve.velocity(at: x, extrapolation: .clamped) == curve.velocity(at: end))
    }
    #expect(curve.value(at: 0.4, extrapolation: .clamped) == curve.value(at: 0.4))
    #expect(curve.value(at: .nan, extrapolation: .clamped).isNaN)
  }
}
