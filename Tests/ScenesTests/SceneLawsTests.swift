import Scenes
import SpringKit
import TestSupport
import Testing
import Timelines

/// What holds of every scene.
@Suite struct SceneLawsTests {
  static let scenes = AnimationScene.names.map { AnimationScene.known($0) }

  @Test func theNames() {
    #expect(AnimationScene.names == ["login", "circle-reveal", "bahama", "city-guides", "pop-tutorial"])
    #expect(AnimationScene.named("logon") == nil)
    for scene in Self.scenes {
      #expect(scene.screen == Size(width: 375, height: 667))
      #expect(Set(scene.answers.map(\.name)).count == scene.answers.count, "\(scene.name) answers something twice")
      for answer in scene.answers {
        #expect(answer.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !answer.meaning.isEmpty)
        if let number = answer.number { #expect(number.isFinite, "\(scene.name) \(answer.name)") }
      }
      #expect(Set(scene.phases.map(\.name)).count == scene.phases.count)
      for fault in scene.faults {
        #expect(scene.phases.contains { $0.name == fault.phase }, "\(fault.name)")
        #expect(fault.start <= fault.end && fault.amount > 0 && !fault.explanation.isEmpty, "\(fault.name)")
      }
      for row in scene.rows {
        #expect((row.start == nil) == (row.startReason != nil) && (row.end == nil) == (row.endReason != nil))
      }
    }
  }

  /// Nothing moves after the total, something does just before.
  @Test func totalsBySampling() throws {
    for scene in Self.scenes {
      for phase in scene.phases where phase.totalDuration.isFinite && !phase.rows.allSatisfy({ $0.start == nil }) {
        let end = phase.totalDuration
        let last = try #require(phase.timeline.endState)
        for after in [0, 1e-9, 0.01, 0.5, 3, 1000] {
          #expect(phase.timeline.state(at: end + after) == last, "\(scene.name) \(phase.name) moves after its end")
        }
        #expect(phase.timeline.state(at: end - 1e-4) != last, "\(scene.name) \(phase.name) ends before its end")
        expectNear(try #require(phase.rows.compactMap(\.end).max()), end, within: 0)
      }
      let finite = scene.phases.map(\.totalDuration).filter(\.isFinite)
      #expect(scene.totalDuration == finite.max())
    }
  }

  /// Each row rests at its first value until its start and at its last from its end on, and moves right after the one and right before the other.
  @Test func rowsMoveBetweenTheirStartAndTheirEnd() throws {
    for scene in Self.scenes {
      for phase in scene.phases {
        for row in phase.rows {
          guard let property = row.property, let start = row.start, let from = row.from, let to = row.to else {
            continue
          }
          let others = phase.rows.filter { $0.property == property && $0.track != row.track }
          func shown(_ time: Double) -> TimelineValue? { phase.timeline.state(at: time)[property] }
          let what = "\(scene.name) \(row.part) \(row.name)"
          if others.allSatisfy({ $0.start ?? 0 > start }) {
            let before = shown(start - 0.05)
            #expect(shown(start) == from && (before == nil || before == from), "\(what) moves before its start")
          }
          guard let end = row.end else { continue }
          if others.allSatisfy({ $0.start ?? 0 > end + 0.01 || $0.start ?? 0 < start }) {
            #expect(shown(end + 1e-12) == to && shown(end + 0.01) == to, "\(what) moves after its end")
          }
          if from != to {
            #expect(shown(start + 1e-3) != from && shown(end - 1e-4) != to, "\(what) does not move")
          }
        }
      }
    }
  }

  @Test(arguments: [(320.0, 568.0), (414, 896), (1024, 1366)]) func otherScreens(_ screen: (Double, Double)) throws {
    for name in AnimationScene.names {
      let scene = try #require(AnimationScene.named(name, screen: Size(width: screen.0, height: screen.1)))
      let standard = AnimationScene.known(name)
      #expect(scene.rows.map(\.name) == standard.rows.map(\.name))
      #expect(scene.answers.map(\.name) == standard.answers.map(\.name))
    }
  }

  @Test func aScreenOutsideTheDomainTraps() async {
    await #expect(processExitsWith: .failure) { _ = LoginScene(screen: Size(width: 10, height: 667)) }
  }
}
