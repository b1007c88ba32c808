import SpringKit
import TestSupport
import Testing

@Suite("Motion along a path")
struct PathMotionTests {
  /// The circle of the login scene: a quadratic curve.
  private let quadratic = MotionPath { path in
    path.move(to: SIMD2(187.5, 502))
    path.addQuadCurve(to: SIMD2(318.75, 600.3), control: SIMD2(337.5, 524))
  }

  @Test func modeLinearMovesTheParameter() {
    let track = Track<SIMD2<Double>>("circle.position", .path(PathMotion(quadratic, duration: 0.4)))
    let (a, b, c) = (SIMD2(187.5, 502.0), SIMD2(337.5, 524.0), SIMD2(318.75, 600.3))
    for step in 0...10 {
      let t = Double(step) / 10
      let expected = a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t)
      let got = track.value(at: 0.4 * t) ?? .zero
      expectNear(got.x, expected.x, within: 1e-10)
      expectNear(got.y, expected.y, within: 1e-10)
    }
    #expect(track.value(at: 0.4) == c && track.from == a)
  }

  @Test func pacedHasConstantSpeed() {
    let track = Track<SIMD2<Double>>(
      "circle.position", .path(PathMotion(quadratic, pacing: .paced, duration: 0.4)))
    let speeds = (1..<40).map { step in
      let velocity = track.velocity(at: Double(step) / 100) ?? .zero
      return (velocity * velocity).sum().squareRoot()
    }
    for speed in speeds { expectNear(speed, quadratic.length() / 0.4, within: 1e-9) }
  }

  @Test func segmentsShareTheTime() throws {
    let path = try MotionPath(svgPathData: "M0,0 H100 V10 H0")
    let track = Track<SIMD2<Double>>("p", .path(PathMotion(path, duration: 3)))
    #expect(track.value(at: 1) == SIMD2(100, 0) && track.value(at: 1.5) == SIMD2(100, 5))
    #expect(track.velocity(at: 1.5) == SIMD2(0, 10))
  }

  @Test func anglesAreContinuous() throws {
    let loops = try [
      "M0,0 A10 10 0 1 1 0.001 0 A10 10 0 1 1 0.002 0 A10 10 0 1 1 0.003 0",
      "M0,0 C100,100 -50,100 50,0 S-100,-50 0,-80",
      "M0,0 C0,0 50,100 100,0 H-50 V-50 Z",
    ].map { try MotionPath(svgPathData: $0) }
    var check = LawCheck()
    for path in loops {
      for pacing in PathPacing.allCases {
        let track = Track<Double>("angle", .path(PathMotion(path, pacing: pacing, duration: 1)))
        let point = Track<SIMD2<Double>>("point", .path(PathMotion(path, pacing: pacing, duration: 1)))
        var last = track.value(at: 0) ?? .nan
        for step in 1...4000 {
          let angle = track.value(at: Double(step) / 4000) ?? .nan
          check.expect((angle - last).magnitude <= .pi, "\(path.svgPathData) \(pacing) at \(step): \(last) to \(angle)")
          last = angle
          guard step % 101 == 0, let velocity = point.velocity(at: Double(step) / 4000), velocity != .zero else {
            continue
          }
          let cosine = Matrix4x4.rotation(z: angle)[0, 0]
          let length = (velocity * velocity).sum().squareRoot()
          check.expect(cosine, equals: velocity.x / length, within: 1e-9, "\(path.svgPathData) \(pacing) at \(step)")
        }
      }
    }
    check.finish()
    // Three full turns are three full turns.
    let turns = Track<Double>("angle", .path(PathMotion(loops[0], pacing: .paced, duration: 1)))
    expectNear(turns.to - turns.from, 6 * .pi, within: 0.01)
    let back = Track<Double>("angle", .path(PathMotion(loops[2], rotation: .autoReverse, duration: 1)))
    let ahead = Track<Double>("angle", .path(PathMotion(loops[2], duration: 1)))
    expectNear((back.value(at: 0.3) ?? .nan) - (ahead.value(at: 0.3) ?? .nan), .pi, within: 1e-12)
    let fixed = Track<Double>("angle", .path(PathMotion(loops[2], rotation: .fixed(0.25), duration: 1)))
    #expect(fixed.value(at: 0.5) == 0.25 && fixed.velocity(at: 0.5) == 0)
  }

  @Test func eventsOnAPath() throws {
    let path = try MotionPath(svgPathData: "M0,0 H100 V100")
    let track = Track<SIMD2<Double>>("p", .path(PathMotion(path, pacing: .paced, duration: 2)))
    #expect(try track.motion.firstTime(reaching: 0.25) == 0.5)
    // Half a point before the end.
    expectNear(try track.motion.settlingTime(.visible(.position)), 1.995, within: 1e-12)
    let arc = Track<SIMD2<Double>>(
      "p", .path(PathMotion(try MotionPath(svgPathData: "M100,0 A100,100 0 0 1 0,100"), duration: 1)))
    let settled = try arc.motion.settlingTime(.within(1))
    let distance = (arc.value(at: settled) ?? .zero) - SIMD2(0, 100)
    expectNear(max(distance.x.magnitude, distance.y.magnitude), 1, within: 1e-9)
  }

  @Test func onlyPointsAndAngles() {
    #expect(
      throws: TimelineError.law(track: "s", reason: "along a path moves a point, or a scalar as the angle, but no size")
    ) {
      try Track<Size>(checking: "s", .path(PathMotion(quadratic, duration: 1)))
    }
    #expect(throws: TimelineError.self) {
      try Track<Double>(checking: "s", .path(PathMotion(MotionPath(), duration: 1)))
    }
  }
}
