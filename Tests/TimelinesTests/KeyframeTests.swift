import SpringKit
import TestSupport
import Testing

@Suite("Keyframes as Core Animation states them")
struct KeyframeTests {
  private func value(_ keyframes: KeyframeMotion<Double>, at time: Double) -> Double? {
    Track("x", .keyframes(keyframes)).value(at: time)
  }

  @Test func linear() {
    let even = KeyframeMotion([0.0, 10, 30], duration: 2)
    #expect(
      value(even, at: 0.5) == 5 && value(even, at: 1) == 10 && value(even, at: 1.5) == 20 && value(even, at: 2) == 30)
    let timed = KeyframeMotion([0.0, 10, 30], keyTimes: [0, 0.25, 1], duration: 2)
    #expect(value(timed, at: 0.25) == 5 && value(timed, at: 0.5) == 10)
    let curved = KeyframeMotion([0.0, 10, 30], curves: [.easeIn, .linear], duration: 2)
    #expect(value(curved, at: 0.5) == 10 * TimingCurve.easeIn.value(at: 0.5))
    let whole = KeyframeMotion([0.0, 10, 30], curve: .easeInOut, duration: 2)
    #expect(value(whole, at: 1) == 10)
    let quarter = 20 * TimingCurve.easeInOut.value(at: 0.25)
    expectNear(value(whole, at: 0.5) ?? .nan, quarter, within: 1e-14)
    let jump = KeyframeMotion([0.0, 10, 20, 30], keyTimes: [0, 0.5, 0.5, 1], duration: 2)
    #expect(value(jump, at: 0.999) ?? 0 < 10 && value(jump, at: 1) == 20)
    #expect(value(KeyframeMotion([7.0], duration: 1), at: 0.5) == 7)
  }

  @Test func discrete() {
    let even = KeyframeMotion([1.0, 2, 3, 4], mode: .discrete, duration: 4)
    #expect(
      value(even, at: 0) == 1 && value(even, at: 0.99) == 1 && value(even, at: 1) == 2 && value(even, at: 3.5) == 4)
    #expect(value(even, at: 4) == 4)
    let timed = KeyframeMotion([1.0, 2], keyTimes: [0, 0.75, 1], mode: .discrete, duration: 4)
    #expect(value(timed, at: 2.9) == 1 && value(timed, at: 3) == 2)
  }

  @Test func shakeOfTheLoginForm() {
    let offsets = [0.0, -10, 10, -10, 10, -10, 10, 0]
    let shake = KeyframeMotion(offsets, curve: .easeInOut, duration: 0.5)
    expectNear(value(shake, at: 0.25) ?? .nan, 0, within: 1e-14)
    let track = Track("login.x", .keyframes(shake))
    #expect(track.from == 0 && track.to == 0 && track.duration == 0.5)
  }

  @Test func cubicIsCatmullRom() {
    var generator = SeededGenerator(540)
    var check = LawCheck()
    for _ in 0..<100 {
      let values = (0..<5).map { _ in generator.uniform(-10...10) }
      let keyframes = KeyframeMotion(values, mode: .cubic, duration: 4)
      let time = generator.uniform(1...3)
      let index = Int(time)
      let t = time - Double(index)
      let (a, b, c, d) = (values[index - 1], values[index], values[index + 1], values[index + 2])
      // The textbook matrix of the Catmull–Rom spline.
      let quadratic = (2 * a - 5 * b + 4 * c - d) * t * t
      let cubic = (3 * b - a - 3 * c + d) * t * t * t
      let expected = 0.5 * (2 * b + (c - a) * t + quadratic + cubic)
      check.expect(value(keyframes, at: time) ?? .nan, equals: expected, within: 1e-13, "\(values) at \(time)")
    }
    check.finish()
  }

  @Test func cubicHasAContinuousVelocityWhereKeyTimesAreUneven() {
    var generator = SeededGenerator(541)
    var check = LawCheck()
    for _ in 0..<200 {
      let inner = (0..<3).map { _ in generator.uniform(0.05...0.95) }.sorted()
      guard zip(inner, inner.dropFirst()).allSatisfy({ $1 - $0 > 0.01 }) else { continue }
      let values = (0..<5).map { _ in generator.uniform(-10...10) }
      let bias = (0..<5).map { _ in generator.uniform(-1...1) }
      let tension = (0..<5).map { _ in generator.uniform(-1...1) }
      let keyframes = KeyframeMotion(
        values, keyTimes: [0] + inner + [1], mode: .cubic, tension: tension, bias: bias, duration: 1)
      let track = Track("x", .keyframes(keyframes))
      for time in inner {
        let (before, after) = (track.velocity(at: time - 1e-13) ?? .nan, track.velocity(at: time + 1e-13) ?? .nan)
        check.expect(before, equals: after, within: 1e-4 * (1 + before.magnitude), "\(keyframes)")
      }
    }
    check.finish()
    // Continuity makes the corner that it is for.
    let corner = Track(
      "x", .keyframes(KeyframeMotion([0.0, 1, 0], mode: .cubic, continuity: [0, -1, 0], duration: 2)))
    #expect((corner.velocity(at: 0.999) ?? 0) > 0.9 && (corner.velocity(at: 1.001) ?? 0) < -0.9)
  }

  @Test(arguments: [CalculationMode.paced, .cubicPaced])
  func pacedModesHaveConstantSpeed(mode: CalculationMode) {
    var generator = SeededGenerator(542)
    var check = LawCheck()
    for _ in 0..<10 {
      let values = (0..<6).map { _ in SIMD2(generator.uniform(-10...10), generator.uniform(-10...10)) }
      // Key times that fit no mode are not looked at.
      let track = Track("p", .keyframes(KeyframeMotion(values, keyTimes: [0.5], mode: mode, duration: 2)))
      var speeds: [Double] = []
      var walked = 0.0
      let points = (0...4000).map { track.value(at: Double($0) / 2000) ?? .zero }
      var last = points[0]
      for step in 1...4000 {
        let time = Double(step) / 2000
        let point = points[step]
        let way = point - last
        walked += (way * way).sum().squareRoot()
        last = point
        if step % 97 == 0, let velocity = track.velocity(at: time) {
          speeds.append((velocity * velocity).sum().squareRoot())
        }
      }
      for speed in speeds {
        check.expect(speed, equals: speeds[0], within: 1e-9 * speeds[0], "\(values)")
        // The chords are a little shorter than the way.
        check.expect(
          2 * speed >= walked * (1 - 1e-9) && 2 * speed < walked * 1.001, "\(values): \(2 * speed), \(walked)")
      }
      for value in values {
        let isReached = points.contains { point in
          let way = point - value
          return (way * way).sum().squareRoot() < walked / 1500
        }
        check.expect(isReached, "\(values) \(mode)")
      }
    }
    check.finish()
  }

  @Test func pacedScalarsGoBackAndForth() {
    let track = Track("x", .keyframes(KeyframeMotion([0.0, 10, 0, 0, -10], mode: .paced, duration: 3)))
    #expect(track.value(at: 1) == 10 && track.value(at: 2) == 0)
    expectNear(track.value(at: 2.5) ?? .nan, -5, within: 1e-14)
    let still = Track("x", .keyframes(KeyframeMotion([4.0, 4, 4], mode: .cubicPaced, duration: 3)))
    #expect(still.value(at: 1) == 4 && still.velocity(at: 1) == 0)
  }

  @Test func crossingsAreWhereTheValueIs() {
    var generator = SeededGenerator(543)
    var check = LawCheck()
    for round in 0..<80 {
      let mode = [CalculationMode.linear, .cubic, .paced, .cubicPaced][round % 4]
      let values = (0..<5).map { _ in generator.uniform(-10...10) }
      let keyframes = KeyframeMotion(values, mode: mode, curve: .ease, duration: 2)
      let track = Track("x", .keyframes(keyframes))
      let level = generator.uniform(-10...10)
      let first = try? track.motion.firstTime(passing: level)
      let frames = (0...4000).map { track.motion.value(at: Double($0) / 2000) - level }
      let scanned = frames.indices.dropFirst().first { frames[$0 - 1] * frames[$0] <= 0 }
      if let time = first ?? nil {
        check.expect(track.motion.value(at: time), equals: level, within: 1e-9, "\(values) \(mode) \(level)")
        // Two crossings between frames escape the scan.
        check.expect(time <= Double(scanned ?? 4000) / 2000 + 1e-12, "\(values) \(mode) \(level)")
      } else {
        check.expect(scanned == nil, "\(values) \(mode) \(level)")
      }
    }
    check.finish()
  }
}
