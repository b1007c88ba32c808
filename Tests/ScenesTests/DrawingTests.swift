import Scenes
import SpringKit
import TestSupport
import Testing
import Timelines

/// The shapes of the pictures and what they follow.
@Suite struct DrawingTests {
  @Test func everyPropertyIsDrawnAndEveryBindingHasOne() throws {
    for scene in SceneLawsTests.scenes {
      for phase in scene.phases {
        let state = phase.timeline.state(at: 0.4)
        let bound = Set(phase.shapes.flatMap { $0.bindings.map(\.property) })
        #expect(bound == Set(state.properties), "\(scene.name) \(phase.name)")
        #expect(Set(phase.shapes.map(\.name)).count == phase.shapes.count || scene.name == "city-guides")
        for binding in phase.shapes.flatMap(\.bindings) {
          let components = try #require(state[binding.property]?.components, "\(binding.property)")
          #expect(components.indices.contains(binding.component), "\(binding.property)")
        }
      }
    }
  }

  @Test func attributesAreFinite() {
    for scene in SceneLawsTests.scenes {
      for phase in scene.phases {
        for time in [0, 0.17, 0.5, 1.3, 8.4, 100] {
          let state = phase.timeline.state(at: time)
          for shape in phase.shapes {
            for attribute in ShapeAttribute.allCases {
              #expect(shape.value(of: attribute, in: state).isFinite, "\(scene.name) \(shape.name) \(attribute)")
            }
          }
        }
      }
    }
  }

  private func shape(_ scene: String, _ phase: String, _ name: String) throws -> (SceneShape, ScenePhase) {
    let phase = try AnimationScene.known(scene).phase(phase)
    return (try #require(phase.shapes.first { $0.name == name }), phase)
  }

  @Test func framesAreWhereTheTracksSay() throws {
    let (logo, reveal) = try shape("login", "reveal", "logo")
    #expect(logo.frame(in: reveal.timeline.state(at: 0)) == Rectangle(x: 137.5, y: 150, width: 100, height: 100))
    #expect(logo.frame(in: reveal.timeline.state(at: 2)) == Rectangle(x: 137.5, y: 75, width: 100, height: 100))
    let get = try shape("login", "reveal", "get").0.frame(in: reveal.timeline.state(at: 2))
    expectNear(get.center.y, 427, within: 1e-12)
    expectNear(get.width, 300, within: 1e-12)
    expectNear(get.height, 200.1, within: 1e-12)
    let (circle, transition) = try shape("login", "transition", "circle")
    let center = circle.frame(in: transition.timeline.state(at: 0.35)).center
    expectNear(center.x, LoginAnswersTests.circle(0.5).x, within: 1e-9)
    expectNear(center.y, LoginAnswersTests.circle(0.5).y, within: 1e-9)
    let (button, tap) = try shape("bahama", "tap", "login")
    for time in [0, 0.1, 0.33, 0.7, 5, 10.7, 12] {
      let (drawn, expected) = (
        button.frame(in: tap.timeline.state(at: time)), BahamaScene().loginButton(in: tap, at: time)
      )
      for index in 0..<4 { expectNear(drawn.lanes[index], expected.lanes[index], within: 1e-9) }
    }
  }

  @Test func faultsCanBeSeen() throws {
    let (sheet, dismiss) = try shape("pop-tutorial", "dismiss", "sheet")
    let lowest = dismiss.timeline.state(at: try AnimationScene.known("pop-tutorial").number("leastScaleTime"))
    #expect(sheet.value(of: .scaleX, in: lowest) < -0.37 && sheet.value(of: .scaleY, in: lowest) < -0.37)
    let (old, push) = try shape("circle-reveal", "push", "old")
    #expect(old.value(of: .holeRadius, in: push.timeline.state(at: 1)) == 500.25 && old.holeCenter == SIMD2(187.5, 190))
    let (spinner, submit) = try shape("login", "submit", "spinner")
    #expect([0, 0.29, 0.31, 9].map { spinner.value(of: .alpha, in: submit.timeline.state(at: $0)) } == [0, 0, 1, 1])
    let (plus, transition) = try shape("login", "transition", "plus")
    #expect(plus.value(of: .strokeEnd, in: transition.timeline.state(at: 0.5)) == 0)
    expectNear(plus.value(of: .strokeEnd, in: transition.timeline.state(at: 0.7)), 0.5, within: 1e-12)
  }
}
