import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("A spring that is taken away after its duration")
struct TimedSpringTests {
  static let spring = Spring.uiKit(duration: 1.5, dampingRatio: 0.2)

  @Test func itIsTheSpringUntilThenAndTheTargetFromThenOn() {
    let track = Track("width", from: 260.0, to: 340.0, .timedSpring(Self.spring, velocity: 20, duration: 1.5))
    let motion = SpringMotion(Self.spring, from: 260.0, to: 340.0, velocity: 20)
    #expect(track.duration == 1.5 && track.from == 260 && track.to == 340)
    for time in [0.0, 0.1, 0.7, 1.5.nextDown] {
      #expect(track.value(at: time) == motion.value(at: time) && track.velocity(at: time) == motion.velocity(at: time))
    }
    #expect(track.value(at: 1.5) == 340 && track.velocity(at: 1.5) == 0)
    // The jump that UIKit makes.
    #expect((motion.value(at: 1.5) - 340).magnitude > 0.1)
  }

  @Test func badInput() {
    for duration in [-1.0, .infinity, .nan] {
      #expect(throws: TimelineError.self) {
        try Track(checking: "x", from: 0.0, to: 1.0, .timedSpring(.smooth, duration: duration))
      }
    }
    #expect(throws: TimelineError.self) { try Track(checking: "x", to: 1.0, .timedSpring(.smooth, duration: 1)) }
  }

  @Test func aFileKeepsIt() throws {
    let track = Track("width", from: 260.0, to: 340.0, .timedSpring(Self.spring, velocity: 20, duration: 1.5))
    let timeline = MotionTimeline([.track(track)])
    let read = try JSONDecoder().decode(MotionTimeline.self, from: JSONEncoder().encode(timeline))
    #expect(read.track(named: "width") == .scalar(track))
    for step in 0..<160 { #expect(read.state(at: Double(step) / 100) == timeline.state(at: Double(step) / 100)) }
  }

  @Test func lessMotionAndAnotherTarget() throws {
    let track = Track("width", from: 260.0, to: 340.0, .timedSpring(Self.spring, duration: 1.5))
    let timeline = MotionTimeline([.track(track)])
    let reduced = try timeline.reducedMotion()
    #expect(reduced.totalDuration == 1.5)
    for step in 0..<1500 {
      let width: Double = try #require(reduced.state(at: Double(step) / 1000).value(of: "width"))
      #expect(width <= 340)
    }
    expectNear(try #require(reduced.state(at: 1.5.nextDown).value(of: "width")), 340, within: 0.1)
    let turned = try timeline.retargeted("width", to: 300.0, at: 0.2)
    expectNear(
      try #require(turned.velocities(at: 0.2).value(of: "width", as: Double.self)),
      try #require(timeline.velocities(at: 0.2).value(of: "width", as: Double.self)), within: 1e-9)
    #expect(turned.totalDuration == 1.7)
  }
}
