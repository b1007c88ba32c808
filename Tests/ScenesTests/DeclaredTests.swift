import Scenes
import SpringKit
import TestSupport
import Testing

/// What breaks when a transition is declared too short.
@Suite struct DeclaredTests {
  @Test func loginInHalfASecond() throws {
    let declared = AnimationScene.known("login").declared(0.5)
    #expect(declared.map(\.phase.name) == ["transition", "logout"])
    let transition = declared[0].unfinished
    #expect(transition.map(\.row.name) == ["circle.position", "plus.strokeEnd", "wordmark.scale", "wordmark.centre"])
    #expect(transition.map(\.hasStarted) == [true, false, true, true])
    // The circle: the curve at 7/8 of its time.
    let (place, end) = (LoginAnswersTests.circle(0.875), LoginAnswersTests.circle(1))
    expectNear(transition[0].left[0], abs(end.x - place.x), within: 1e-9)
    expectNear(transition[0].left[1], abs(end.y - place.y), within: 1e-9)
    let control = LoginAnswersTests.control
    let hodograph = 2 * ((control[1] - control[0]) * 0.125 + (control[2] - control[1]) * 0.875) / 0.4
    expectNear(transition[0].velocity[0], hodograph.x, within: 1e-8)
    expectNear(transition[0].velocity[1], hodograph.y, within: 1e-8)
    #expect(transition[1].left == [1] && transition[1].velocity == [0])
    expectNear(transition[2].left[0], 0.5 * 0.125, within: 1e-12)
    expectNear(transition[2].velocity[0], -0.5 / 0.4, within: 1e-12)
    expectNear(transition[3].left[1], 173 * (1 - TutorialCurve.easeInOut.value(0.875)), within: 1e-9)
    #expect(declared[1].unfinished.map(\.row.name) == ["from.alpha", "to.alpha"])
    expectNear(declared[1].unfinished[0].left[0], 0.5, within: 1e-12)
  }

  @Test func longEnoughBreaksNothing() throws {
    let login = AnimationScene.known("login")
    let needed = try login.number("transitionDuration")
    #expect(login.declared(needed)[0].unfinished.isEmpty)
    #expect(!login.declared(needed - 1e-6)[0].unfinished.isEmpty)
    #expect(login.declared(1).allSatisfy { $0.unfinished.isEmpty })
  }

  @Test func theSheetInHalfASecond() throws {
    let declared = AnimationScene.known("pop-tutorial").declared(0.5)
    #expect(declared.map(\.phase.name) == ["present", "dismiss"])
    let present = declared[0].unfinished
    #expect(present.map(\.row.name) == ["sheet.y", "sheet.scale"])
    let place = POPTutorialTests.sliding.state(0.5, displacement: -667)
    expectNear(present[0].left[0], abs(place.position), within: 1e-9)
    expectNear(present[0].velocity[0], place.velocity, within: 1e-8)
    let size = POPTutorialTests.bouncy.state(0.5, displacement: 0.2)
    expectNear(present[1].left[0], abs(size.position), within: 1e-12)
    expectNear(present[1].left[1], 2 * abs(size.position), within: 1e-12)
    #expect(declared[1].unfinished.map(\.row.name) == ["sheet.scale"])
  }

  /// A scene without a transition is looked at as a whole.
  @Test func aSceneWithoutTransitions() throws {
    let declared = AnimationScene.known("bahama").declared(1)
    #expect(declared.map(\.phase.name) == ["appear", "tap", "drift"])
    let width = try #require(declared[1].unfinished.first { $0.row.part == "tap" && $0.row.name == "login.width" })
    let spring = TutorialSpring(duration: 1.5, dampingRatio: 0.2)
    expectNear(width.left[0], abs(spring.state(1, displacement: -80).position), within: 1e-8)
    #expect(declared[2].unfinished.count == 8)
  }
}
