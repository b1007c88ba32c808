import Engines
import SpringKit
import Testing

/// Rebound 1.0 (Java) and rebound-js 0.1.0 against recorded runs of their own code.
@Suite struct ReboundTraceTests {
  @Test func everySpringAndEdge() throws {
    try compare("rebound", runs: 96) { frameRate, speed, displacement, variant in
      .rebound(
        frameRate: frameRate, restSpeed: speed, restDisplacement: displacement,
        fractionalInterval: variant == "fractional-interval")
    }
  }

  @Test func everySpringAndEdgeOfJavaScript() throws {
    try compare("rebound-js", runs: 64) { frameRate, speed, displacement, _ in
      .reboundJS(frameRate: frameRate, restSpeed: speed, restDisplacement: displacement)
    }
  }

  private func compare(
    _ name: String, runs: Int, _ engine: (Double, Double, Double, String) -> AnimationEngine
  ) throws {
    var comparison = TraceComparison()
    for trace in try Trace.lines(of: name, where: { ["spring", "edge"].contains($0.text("kind")) }) {
      let thresholds = trace.object("thresholds")
      let speed = try #require(Trace.number(thresholds["restSpeedThreshold"]))
      let displacement = try #require(Trace.number(thresholds["displacementFromRestThreshold"]))
      try comparison.compare(trace, with: engine(trace.number("fps"), speed, displacement, trace.text("variant")))
    }
    #expect(comparison.rows == runs)
    comparison.reportAgainstTable()
  }

  @Test(arguments: ["rebound", "rebound-js"]) func conversions(engine: String) throws {
    var comparison = try ConversionComparison()
    for trace in try Trace.lines(of: engine, where: { $0.text("kind") == "conversion" }) {
      let (from, to) = (trace.object("from"), trace.object("to"))
      func number(_ field: String) throws -> Double { try #require(Trace.number(from[field])) }
      if from["bounciness"] != nil {
        let spring = try Spring(.pop(bounciness: number("bounciness"), speed: number("speed")))
        comparison.compare(trace, to, with: ["tension": spring.stiffness, "friction": spring.damping])
      } else {
        let (tension, friction) = (try number("origamiTension"), try number("origamiFriction"))
        let spring = try Spring(.origami(tension: tension, friction: friction))
        comparison.compare(trace, to, with: ["tension": spring.stiffness, "friction": spring.damping])
        let plain = try Spring(.physical(mass: 1, stiffness: spring.stiffness, damping: spring.damping))
        guard case .origami(let tension, let friction) = try plain.parameters(as: .origami) else { continue }
        comparison.compare(
          trace, trace.object("back"), with: ["origamiTension": tension, "origamiFriction": friction])
      }
    }
    #expect(comparison.rows == 18)
    print("\(engine): \(comparison.rows) conversions, largest difference \(comparison.largestUnits) ulp")
    for problem in comparison.problems(of: engine) { Issue.record(Comment(rawValue: problem)) }
  }

  /// The numbers of Rebound's own Java test.
  @Test func publishedUpdates() {
    let published = [
      0.02350326962145051, 0.09013912023073196, 0.18531666042039596, 0.2967410888550004, 0.4145189853782035,
      0.5310291023265858,
    ]
    var solver = ReboundSolver(stiffness: 230.2, damping: 19, from: 0, to: 1, velocity: 0)
    var updates = 0
    repeat {
      solver.advance(by: 0.016)
      if updates < published.count {
        #expect((solver.position - published[updates]).magnitude < 1e-12, "update \(updates)")
      }
      updates += 1
    } while !(solver.velocity.magnitude <= 0.0001 && (1 - solver.position).magnitude <= 0.0001) && updates < 1000
    #expect(updates == 66)
    let completion = SpringMotion(.physical(stiffness: 230.2, damping: 19), from: 0.0, to: 1.0)
      .completion(
        in: .rebound(frameRate: 62.5, restSpeed: 0.0001, restDisplacement: 0.0001))
    #expect(completion.frames == 66)
  }

  /// Without a spring only friction slows the motion: it glides to v/c.
  @Test func publishedFriction() {
    var solver = ReboundSolver(stiffness: 0, damping: 19, from: 0, to: 0, velocity: 1000)
    for published in [13.051881339165476, 23.427268966531795, 31.082861473588856] {
      solver.advance(by: 0.016)
      #expect((solver.position - published).magnitude < 1e-12 * 53)
    }
    var updates = 3
    while solver.velocity.magnitude > 0.0001, updates < 1000 {
      solver.advance(by: 0.016)
      updates += 1
    }
    #expect((solver.position - 1000.0 / 19).magnitude < 3e-4)
  }

  /// The mixed state is fed back: the motion runs slow, the more so the higher the frame rate.
  @Test(arguments: [(60.0, 0.979), (120, 0.96), (240, 0.90), (480, 0.78)])
  func simulatesLessThanTheTime(frameRate: Double, simulated: Double) throws {
    let motion = SpringMotion(.physical(stiffness: 1, damping: 0), from: 0.0, to: 100.0)
    let run = try motion.run(in: .rebound(frameRate: frameRate, fractionalInterval: true), frames: Int(frameRate))
    let time = swungTime(value: run.value.x, velocity: run.velocity.x)
    #expect((time - simulated).magnitude < 0.006, "\(time)")
    let right = swungTime(value: motion.value(at: 1), velocity: motion.velocity(at: 1))
    #expect((right - 1).magnitude < 1e-12)
  }

  /// Time beyond 64 ms of a frame is lost: at 5 frames a second the motion takes about three times as long.
  @Test func longFramesAreCut() throws {
    let motion = SpringMotion(.origami(), from: 0.0, to: 1.0)
    let slow = try #require(motion.completion(in: .rebound(frameRate: 5)).nominal)
    let usual = try #require(motion.completion(in: .rebound(frameRate: 62.5)).nominal)
    #expect(slow > 2.8 * usual)
  }

  @Test func undampedIsNotFollowedBeyondAnHour() {
    let motion = SpringMotion(.physical(stiffness: 100, damping: 0), from: 0.0, to: 100.0)
    for engine in [AnimationEngine.rebound(), .reboundJS()] {
      let completion = motion.completion(in: engine)
      #expect(completion.frames == nil)
      #expect(completion.reason != nil)
    }
  }
}
