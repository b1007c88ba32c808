import TestSupport
import Testing
import TimingCurves

/// Piecewise linear, step, circular and spline curves against exact values.
@Suite("Reference values of the curves that are no single cubic")
struct ReferenceEasingTests {
  private static let epsilon = 0x1p-52

  @Test("Every value is within its bound, and no row of the ledger gets worse")
  func values() throws {
    var worst: [String: Double] = [:]
    var check = LawCheck()
    var curve = TimingCurve.linear
    for line in try ReferenceData.lines(of: "easing-curves.txt") {
      let kind = line.word(0)
      switch kind {
      case "linear", "spline": curve = try Self.curve(of: line)
      case "steps": try expectStep(line, &check)
      case "circular":
        let curve = try #require(CircularCurve(rawValue: line.word(1)))
        let (x, exact) = (line.double(2), line.exact(3))
        let share = exact.error(of: curve.value(at: x)).magnitude / (2 * Self.epsilon)
        worst["easing/circular", default: 0] = max(worst["easing/circular", default: 0], share)
        check.expect(share <= 1, "line \(line.number): \(curve) at \(x) is off by \(share) of its bound")
      default:
        let (row, share) = Self.share(of: curve, at: line)
        worst[row, default: 0] = max(worst[row, default: 0], share)
        check.expect(share <= 1, "line \(line.number): \(row) at \(line.word(1)) is off by \(share) of its bound")
      }
    }
    check.finish()
    #expect(check.cases > 3000)
    try AccuracyLedger.check(worst)
  }

  private static func curve(of line: ReferenceLine) throws -> TimingCurve {
    let points = stride(from: 2, to: line.count, by: 2).map { SIMD2(line.double($0), line.double($0 + 1)) }
    if line.word(0) == "spline" { return .spline(try CubicBezierSpline(checking: points)) }
    return .piecewiseLinear(try PiecewiseLinearCurve(checking: points.map { .init($0.y, at: $0.x) }))
  }

  private func expectStep(_ line: ReferenceLine, _ check: inout LawCheck) throws {
    let count = try #require(Int(line.word(1)))
    let jump = try #require(StepCurve.Jump(rawValue: line.word(2)))
    let curve = try StepCurve(checkingCount: count, jump: jump)
    let value = curve.value(at: line.double(3), isBefore: line.word(4) == "1")
    let isExact = (line.double(3) * Double(count)).magnitude < 0x1p53
    check.expect(
      isExact ? value == line.exact(5).high : isWithinTwoUlps(value, line.exact(5).high),
      "line \(line.number): \(curve) at \(line.word(3)) is \(value) for \(line.word(5))")
  }

  /// The ledger's row, and the share of the bound that an error takes.
  private static func share(of curve: TimingCurve, at line: ReferenceLine) -> (row: String, share: Double) {
    let (x, exact) = (line.double(1), line.exact(2))
    let value = curve.value(at: x)
    switch curve {
    case .spline(let spline):
      // The exact value at an input that is off by up to 2⁻⁵¹, and the rounding of the rest.
      let joints = spline.pieces.map(\.end).filter { ($0.x - x).magnitude <= 0x1p-51 }.map { $0.y }
      let neighbors = joints + [exact.high, line.double(4), line.double(5)]
      let height = spline.points.map { $0.y.magnitude }.max() ?? 1
      let beyond = max(value - (neighbors.max() ?? value), (neighbors.min() ?? value) - value, 0)
      let share = beyond / (4 * epsilon * max(1, height))
      return ("easing/spline", beyond > 0 ? share : 0)
    case .piecewiseLinear(let linear):
      let inputs = linear.points.map { $0.x }
      let isInside = x >= inputs[0] && x <= inputs[inputs.count - 1]
      let height = linear.points.map { $0.y.magnitude }.max() ?? 1
      let scale = isInside ? height : max(height, exact.high.magnitude)
      return (
        isInside ? "easing/linear" : "easing/linear-beyond", exact.error(of: value).magnitude / (3 * epsilon * scale)
      )
    default: return ("", .infinity)
    }
  }
}
