import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Starting after something happens")
struct EventTests {
  /// The first frame from which the value of a motion stays within ε, by looking at every frame.
  private static func scannedFrame(_ motion: SpringMotion<Double>, rate: Double, epsilon: Double) -> Int {
    let frames = Int(motion.settlingDuration(.within(epsilon / 100)) * rate) + 10
    return (0...frames).last { (motion.value(at: Double($0) / rate) - motion.to).magnitude > epsilon }.map { $0 + 1 }
      ?? 0
  }

  @Test(arguments: [60.0, 120])
  func theNextAnimationStartsWhenTheLogoIsWithinHalfAPoint(rate: Double) {
    var generator = SeededGenerator(560)
    var check = LawCheck()
    for round in 0..<150 {
      let ratio = 0.2 * pow(15, Double(round) / 149)
      let spring = Spring.response(generator.logarithmic(0.2...1.2), dampingRatio: ratio)
      let distance = generator.uniform(-300...300)
      let logo = Track("logo.y", from: 0.0, to: distance, .spring(spring, until: .within(0.001)))
      let next = Track("next", from: 0.0, to: 1.0, .curve(.easeInOut, duration: 0.3))
      let timeline = MotionTimeline([
        .track(logo), .track(next, starts: .after("logo.y", .settled(.visible(.position)))),
      ])
      let start = timeline.start(of: "next") ?? .nan
      let motion = SpringMotion(spring, from: 0.0, to: distance)
      // At most between two frames the logo may swing out and in again: then the start is later than the scan can see.
      var frame = Int((start * rate).rounded(.up))
      if Double(frame - 1) / rate >= start { frame -= 1 }
      let scanned = Self.scannedFrame(motion, rate: rate, epsilon: 0.5)
      let dense = Self.scannedFrame(motion, rate: rate * 64, epsilon: 0.5)
      let expected = (dense + 63) / 64
      check.expect(
        frame == expected, "ζ \(ratio), \(spring.response), \(distance): \(frame), scan \(scanned), dense \(expected)")
      check.expect(frame >= scanned, "ζ \(ratio): \(frame) before \(scanned)")
    }
    check.finish()
  }

  @Test func startsAfterEveryEvent() throws {
    let spring = Spring.pop(bounciness: 16, speed: 6)
    let logo = Track("logo", from: 0.0, to: -75.0, .spring(spring, until: .within(0.01)))
    let motion = SpringMotion(spring, from: 0.0, to: -75.0)
    func start(_ event: TimelineEvent, offset: Double = 0, place: Double = 0.2) throws -> Double {
      let next = Track("next", from: 0.0, to: 1.0, .curve(.linear, duration: 1))
      let timeline = try MotionTimeline(checking: [
        .track(next, starts: .after("logo", event, offset: offset)), .track(logo, starts: .at(place)),
      ])
      return try #require(timeline.start(of: "next"))
    }
    #expect(try start(.ended) == 0.2 + motion.settlingDuration(.within(0.01)))
    #expect(try start(.ended, offset: -0.1) == 0.2 + motion.settlingDuration(.within(0.01)) - 0.1)
    #expect(try start(.settled(.visible(.position)), place: 0) == motion.settlingDuration(.visible(.position)))
    #expect(
      try start(.completed(in: .pop(frameRate: 60)), place: 0) == motion.completion(in: .pop(frameRate: 60)).nominal)
    #expect(try start(.completed(in: .pop(frameRate: 60)), place: 0) == 51 / 60)
    let arrival = try #require(motion.firstArrival)
    expectNear(try start(.reaches(1), place: 0), arrival, within: 1e-14)
    expectNear(motion.value(at: try start(.reaches(0.9), place: 0)), -67.5, within: 1e-11)
    expectNear(motion.value(at: try start(.passes(-80), place: 0)), -80, within: 1e-11)
    // A settling that would come after the end comes with it: there the value is the target.
    #expect(try start(.settled(.within(1e-9)), place: 0) == motion.settlingDuration(.within(0.01)))
  }

  @Test func eventsOfCurvesAreExact() throws {
    var generator = SeededGenerator(561)
    var check = LawCheck()
    let back = TimingCurve.cubicBezier(CubicBezierCurve(controlPoints: 0.68, -0.55, 0.265, 1.55))
    for curve in [TimingCurve.linear, .easeInOut, .ease, back] {
      let track = Track("x", from: 10.0, to: -20.0, .curve(curve, duration: 0.7))
      for _ in 0..<50 {
        let fraction = generator.uniform(0...1)
        let time = try #require(try track.motion.firstTime(reaching: fraction))
        check.expect(track.motion.value(at: time), equals: 10 - 30 * fraction, within: 1e-13, "\(curve) \(fraction)")
        let earlier = (0..<1000).contains {
          track.motion.value(at: time * Double($0) / 1000) < 10 - 30 * fraction - 1e-9
        }
        check.expect(!earlier, "\(curve) \(fraction)")
        let epsilon = generator.logarithmic(0.01...5)
        let settled = try track.motion.settlingTime(.within(epsilon))
        check.expect(
          (track.motion.value(at: settled) + 20).magnitude, equals: epsilon, within: 1e-12, "\(curve) \(epsilon)")
        for step in 0...100 {
          let later = settled + (0.7 - settled) * Double(step) / 100
          check.expect((track.motion.value(at: later) + 20).magnitude <= epsilon + 1e-12, "\(curve) \(epsilon)")
        }
      }
    }
    check.finish()
  }

  @Test func eventsRespectTheTiming() throws {
    func start(_ timing: TrackTiming, _ event: TimelineEvent) throws -> Double {
      let track = Track("a", from: 0.0, to: 8.0, .curve(.linear, duration: 2), timing: timing)
      let next = Track("b", from: 0.0, to: 1.0, .curve(.linear, duration: 1))
      return try #require(
        try MotionTimeline(checking: [.track(track), .track(next, starts: .after("a", event))]).start(of: "b"))
    }
    #expect(try start(TrackTiming(delay: 1, speed: 2), .passes(4)) == 1.5)
    #expect(try start(TrackTiming(timeOffset: 1.5), .passes(4)) == 1.5)
    #expect(try start(TrackTiming(timeOffset: 1.5, autoreverses: true), .passes(4)) == 1.5)
    #expect(try start(TrackTiming(timeOffset: 0.5, autoreverses: true), .passes(4)) == 0.5)
    #expect(try start(TrackTiming(repeatCount: 3), .ended) == 6)
    #expect(try start(TrackTiming(repeatCount: 3), .settled(.within(4))) == 5)
    #expect(try start(TrackTiming(repeatCount: 1.5), .settled(.within(4))) == 3)
    #expect(throws: TimelineError.self) { try start(TrackTiming(repeatCount: 0.25), .passes(4)) }
    #expect(throws: TimelineError.self) { try start(.standard, .passes(9)) }
  }
}
