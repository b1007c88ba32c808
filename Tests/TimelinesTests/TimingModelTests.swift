import Foundation
import SpringKit
import TestSupport
import Testing

@Suite("Core Animation's timing model")
struct TimingModelTests {
  /// The stated model, followed run by run instead of by division.
  private static func reference(_ track: Track<Double>, at time: Double) -> Double? {
    let timing = track.timing
    let duration = track.duration
    let runs = timing.repeatCount * (timing.autoreverses ? 2 : 1)
    var elapsed = time - timing.delay
    if elapsed < 0 {
      guard timing.fillMode.fillsBackwards else { return nil }
      elapsed = 0
    }
    var isEnd = false
    if elapsed >= duration * runs / timing.speed {
      guard timing.fillMode.fillsForwards else { return nil }
      elapsed = duration * runs / timing.speed
      isEnd = true
    }
    var local = elapsed * timing.speed + timing.timeOffset
    var isBackward = false
    while local > duration || local == duration && !isEnd {
      local -= duration
      if timing.autoreverses { isBackward.toggle() }
    }
    return track.motion.value(at: isBackward ? duration - local : local)
  }

  @Test func agreesWithAModelFollowedRunByRun() {
    var generator = SeededGenerator(510)
    var check = LawCheck()
    for _ in 0..<2000 {
      // Numbers with few binary digits, so that both ways are exact.
      func short(_ range: ClosedRange<Double>) -> Double { (generator.uniform(range) * 64).rounded() / 64 }
      let timing = TrackTiming(
        delay: short(-1...1), speed: generator.choice([0.25, 0.5, 1, 2, 4]), timeOffset: short(0...1),
        repeatCount: generator.choice([1, 0.25, 1.5, 2, 3]), autoreverses: Bool.random(using: &generator),
        fillMode: generator.choice(FillMode.allCases))
      let duration = max(short(0...2), 1.0 / 64)
      let track = Track("x", from: -3.0, to: 7.0, .curve(.linear, duration: duration), timing: timing)
      for _ in 0..<20 {
        let time = short(-2...12)
        let (got, expected) = (track.value(at: time), Self.reference(track, at: time))
        check.expect((got == nil) == (expected == nil), "\(timing), duration \(duration), at \(time)")
        if let got, let expected {
          check.expect(got, equals: expected, within: 1e-12, "\(timing), duration \(duration), at \(time)")
        }
      }
    }
    check.finish()
  }

  @Test func valuesOfOneTrack() {
    func track(_ timing: TrackTiming) -> Track<Double> {
      Track("x", from: 0.0, to: 8.0, .curve(.linear, duration: 2), timing: timing)
    }
    #expect(track(.standard).value(at: 1) == 4)
    #expect(track(TrackTiming(speed: 2)).value(at: 0.5) == 4)
    #expect(track(TrackTiming(speed: 2)).velocity(at: 0.5) == 8)
    #expect(track(TrackTiming(autoreverses: true)).value(at: 3) == 4)
    #expect(track(TrackTiming(autoreverses: true)).velocity(at: 3) == -4)
    #expect(track(TrackTiming(autoreverses: true)).value(at: 4) == 0)
    #expect(track(TrackTiming(repeatCount: 1.5)).value(at: 3) == 4)
    #expect(track(TrackTiming(repeatCount: 2)).value(at: 4) == 8)
    #expect(track(TrackTiming(repeatCount: 2)).value(at: 2) == 0)
    #expect(track(TrackTiming(repeatCount: .infinity)).value(at: 1001) == 4)
    // C, D, E, A, B: the offset starts in the middle and comes round.
    #expect(track(TrackTiming(timeOffset: 1)).value(at: 0) == 4)
    #expect(track(TrackTiming(timeOffset: 1)).value(at: 1.5) == 2)
    #expect(track(TrackTiming(timeOffset: 1)).activeDuration == 2)
    let removed = track(TrackTiming(delay: 1, fillMode: .removed))
    #expect(removed.value(at: 0.5) == nil && removed.value(at: 3) == nil && removed.value(at: 2) == 4)
    #expect(track(TrackTiming(removal: 0.5)).activeDuration == 0.5)
    #expect(track(TrackTiming(removal: 0.5)).value(at: 0.5) == nil)
    #expect(track(TrackTiming(removal: 3)).value(at: 2.5) == 8 && track(TrackTiming(removal: 3)).value(at: 3) == nil)
  }

  @Test func velocityIsTheDerivativeOfTheValue() {
    var generator = SeededGenerator(511)
    var check = LawCheck()
    for _ in 0..<500 {
      let timing = TrackTiming(
        speed: generator.logarithmic(0.3...3), timeOffset: generator.uniform(0...1), repeatCount: 3,
        autoreverses: true)
      let track = Track("x", from: 0.0, to: 1.0, .curve(.easeInOut, duration: 1), timing: timing)
      let time = generator.uniform(0...track.activeDuration)
      let step = 1e-5
      guard let before = track.value(at: time - step), let after = track.value(at: time + step),
        let velocity = track.velocity(at: time)
      else { continue }
      let phase = ((time * timing.speed + timing.timeOffset).truncatingRemainder(dividingBy: 1))
      guard phase > 0.01, phase < 0.99, time > step, time < track.activeDuration - step else { continue }
      check.expect((after - before) / (2 * step), equals: velocity, within: 1e-6, "\(timing) at \(time)")
    }
    check.finish()
  }
}
