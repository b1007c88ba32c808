import Foundation
import TestSupport
import Testing
import TimingCurves

@Suite("Presets, and what every curve obeys")
struct TimingPresetTests {
  /// The presets and a few curves of every kind.
  static let curves: [TimingCurve] =
    TimingPreset.allCases.map(\.curve) + [
      .piecewiseLinear(PiecewiseLinearCurve([.init(0), .init(1.5), .init(1)])),
      .piecewiseLinear(PiecewiseLinearCurve([.init(0), .init(0.3, at: 0.6), .init(1)])),
      .steps(StepCurve(count: 5, jump: .both)), .steps(StepCurve(count: 3, jump: .none)),
      .cubicBezier(CubicBezierCurve(controlPoints: 1.1, 0, 0.5, 1)),
    ]

  @Test("The names are unique, in lower case, and lead with the system's")
  func names() {
    let names = TimingPreset.allCases.map(\.rawValue)
    let systems = ["css", "core-animation", "swiftui", "material2", "material3", "flutter", "carbon"]
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(systems.contains { name.hasPrefix($0 + "-") })
    }
  }

  @Test(
    "The constants, as the systems' own sources state them",
    arguments: [
      (.cssEase, "ease"), (.coreAnimationDefault, "ease"), (.coreAnimationEaseInEaseOut, "ease-in-out"),
      (.material2Standard, "cubic-bezier(0.4, 0, 0.2, 1)"), (.material2Decelerate, "cubic-bezier(0, 0, 0.2, 1)"),
      (.material2Accelerate, "cubic-bezier(0.4, 0, 1, 1)"), (.material3Standard, "cubic-bezier(0.2, 0, 0, 1)"),
      (.material3StandardDecelerate, "cubic-bezier(0, 0, 0, 1)"),
      (.material3EmphasizedAccelerate, "cubic-bezier(0.3, 0, 0.8, 0.15)"),
      (.flutterEaseInSine, "cubic-bezier(0.47, 0, 0.745, 0.715)"),
      (.flutterEaseInCubic, "cubic-bezier(0.55, 0.055, 0.675, 0.19)"),
      (.flutterEaseInOutExpo, "cubic-bezier(1, 0, 0, 1)"),
      (.flutterEaseOutBack, "cubic-bezier(0.175, 0.885, 0.32, 1.275)"),
      (.flutterFastLinearToSlowEaseIn, "cubic-bezier(0.18, 1, 0.04, 1)"),
      (.carbonStandardProductive, "cubic-bezier(0.2, 0, 0.38, 0.9)"),
      (.carbonExitExpressive, "cubic-bezier(0.4, 0.14, 1, 1)"),
    ] as [(TimingPreset, String)])
  func constants(preset: TimingPreset, text: String) {
    #expect(preset.curve.cssText == text)
  }

  @Test("Every curve starts at 0 and ends at 1 exactly, but for steps that jump there", arguments: curves)
  func ends(curve: TimingCurve) {
    if case .steps = curve { return }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("The slope is the derivative", arguments: curves)
  func slope(curve: TimingCurve) {
    if case .steps = curve { return }
    var generator = SeededGenerator(451)
    var check = LawCheck()
    for _ in 0..<200 {
      let (x, h) = (generator.uniform(0.01...0.99), 1e-6)
      let slopes = [x - h, x, x + h].map { curve.velocity(at: $0) }
      // Where the slope itself changes fast the difference says little.
      guard slopes.allSatisfy(\.isFinite), (slopes[2] - slopes[0]).magnitude < 1e-3 * (1 + slopes[1].magnitude) else {
        continue
      }
      let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      check.expect(
        difference, equals: slopes[1], within: 1e-3 * (1 + slopes[1].magnitude), "\(curve) at \(x)")
    }
    check.finish()
  }

  @Test("Prepared, a curve is the same within its bound", arguments: curves)
  func prepared(curve: TimingCurve) {
    let prepared = curve.prepared()
    #expect(prepared.curve == curve && prepared == curve.prepared())
    for x in stride(from: -0.5, through: 1.5, by: 1 / 64) {
      expectNear(prepared.value(at: x), curve.value(at: x), within: 8 * 0x1p-52 * 2)
      #expect(isNear(prepared.velocity(at: x), curve.velocity(at: x), relative: 1e-12))
      #expect(prepared.value(at: x, extrapolation: .clamped) == prepared.value(at: min(max(x, 0), 1)))
    }
    if case .steps = curve { #expect(prepared.value(at: 0, isBefore: true) == curve.value(at: 0, isBefore: true)) }
  }

  @Test("Run backwards, a curve is 1 − f(1 − x)", arguments: curves)
  func reversal(curve: TimingCurve) {
    var generator = SeededGenerator(452)
    for _ in 0..<200 {
      let x = generator.uniform(0...1)
      expectNear(curve.reversed.value(at: x), 1 - curve.value(at: 1 - x), within: 1e-14, "\(curve) at \(x)")
      let expected = curve.velocity(at: 1 - x)
      #expect(isNear(curve.reversed.velocity(at: x), expected, relative: 1e-9) || (expected).magnitude < 1e-9)
    }
  }

  @Test("The inverse leads back", arguments: curves)
  func inverse(curve: TimingCurve) {
    guard let inverse = curve.inverse else { return }
    var generator = SeededGenerator(453)
    for _ in 0..<200 {
      let y = generator.uniform(0...1)
      let x = inverse.value(at: y)
      // What rounding x costs depends on the slope there.
      let slope = [x - 1e-15, x, x + 1e-15].map { curve.velocity(at: $0).magnitude }.max() ?? 0
      expectNear(curve.value(at: x), y, within: 1e-14 * (1 + min(slope, 1e7)), "\(curve) at \(x)")
    }
  }

  @Test("The range holds every value and is met", arguments: curves)
  func range(curve: TimingCurve) {
    let values = (0...20_000).map { curve.value(at: Double($0) / 20_000) }
    let (least, greatest) = (values.min() ?? 0, values.max() ?? 0)
    let range = curve.range
    #expect(range.lowerBound <= least + 1e-15 && range.upperBound >= greatest - 1e-15, "\(curve): \(range)")
    expectNear(range.lowerBound, least, within: 1e-6, "\(curve)")
    expectNear(range.upperBound, greatest, within: 1e-6, "\(curve)")
  }

  @Test("Every curve comes back from JSON equal", arguments: curves + curves.map(\.reversed))
  func json(curve: TimingCurve) throws {
    let data = try JSONEncoder().encode(curve)
    let back = try JSONDecoder().decode(TimingCurve.self, from: data)
    #expect(back == curve, "\(String(decoding: data, as: UTF8.self))")
    #expect(back.hashValue == curve.hashValue)
  }

  @Test("Curves in JSON are CSS text where CSS has words for them")
  func jsonText() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ curve: TimingCurve) throws -> String { String(decoding: try encoder.encode(curve), as: UTF8.self) }
    #expect(try text(.ease) == #""ease""#)
    #expect(try text(.steps(StepCurve(count: 3, jump: .both))) == #""steps(3, jump-both)""#)
    #expect(try text(.circular(.easeOut)) == #"{"circular":"easeOut"}"#)
    #expect(
      try text(.cubicBezier(CubicBezierCurve(controlPoints: 1.25, 0, 0.5, 1))) == #"{"cubicBezier":[1.25,0,0.5,1]}"#)
    #expect(
      try text(.spline(CubicBezierSpline([[0, 0], [0.5, 0], [0.5, 1], [1, 1]])))
        == #"{"spline":[[0,0],[0.5,0],[0.5,1],[1,1]]}"#)
  }

  @Test(
    "JSON that is no curve is an error",
    arguments: [
      #""eaze""#, #"{"cubicBezier":[0,0,1]}"#, #"{"cubicBezier":[2,0,1,1]}"#, #"{"spline":[[0,0]]}"#, "{}", "3",
      #"{"circular":"easeSideways"}"#, #"{"spline":[[0,0],[0.5,0],[0.5,1],[0.9,1]]}"#,
    ])
  func badJSON(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(TimingCurve.self, from: Data(text.utf8)) }
  }

  @Test("Points and steps have JSON of their own")
  func parts() throws {
    func back<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
    }
    let linear = PiecewiseLinearCurve([.init(0), .init(0.5, at: 0.25), .init(1)])
    #expect(try back(linear) == linear)
    let steps = StepCurve(count: 7, jump: .none)
    #expect(try back(steps) == steps)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StepCurve.self, from: Data(#"{"count":0,"jump":"jump-end"}"#.utf8))
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PiecewiseLinearCurve.self, from: Data("[]".utf8)) }
  }
}
