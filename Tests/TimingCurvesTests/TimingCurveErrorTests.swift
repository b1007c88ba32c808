import Testing
import TimingCurves

@Suite("Errors")
struct TimingCurveErrorTests {
  @Test func oneLine() {
    #expect(
      TimingCurveError.argument("x1", value: 2, requirement: "must be from 0 to 1").description
        == "x1 is 2.0: must be from 0 to 1")
    #expect(
      TimingCurveError.text(offset: 3, reason: "a number is missing").description
        == "at character 4: a number is missing")
  }
}
