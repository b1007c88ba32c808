import MotionPaths
import Testing

@Suite("Errors")
struct MotionPathErrorTests {
  @Test func oneLine() {
    #expect(
      MotionPathError.argument("x1", value: 2, requirement: "must be from 0 to 1").description
        == "x1 is 2.0: must be from 0 to 1")
    #expect(
      MotionPathError.text(offset: 3, reason: "a number is missing").description
        == "at character 4: a number is missing")
  }
}
