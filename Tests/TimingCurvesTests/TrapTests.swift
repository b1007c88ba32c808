import Testing
import TimingCurves

@Suite("Literals trap outside their domain with the reason")
struct TrapTests {
  private func expectMessage(_ result: ExitTest.Result?, _ words: String) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(words))
  }

  @Test func piecewiseLinear() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PiecewiseLinearCurve([])
    }
    expectMessage(result, "stops.count is 0.0")
  }

  @Test func steps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StepCurve(count: 1, jump: .none)
    }
    expectMessage(result, "count is 1.0: must be from 2")
  }

  @Test func spline() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CubicBezierSpline([.zero, .one])
    }
    expectMessage(result, "points.count is 2.0")
  }
}
