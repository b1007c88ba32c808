import Engines
import MotionPaths
import Springs
import Timelines

extension LoginScene {
  /// When the springs of the reveal start, in seconds.
  private static let revealStart = 0.2

  private static func answers(of frames: (from: Rectangle, to: Rectangle)) -> POPAnswers<Rectangle> {
    POPAnswers(
      motion: SpringMotion(revealSpring, from: frames.from, to: frames.to), property: .position, start: revealStart)
  }

  func answers(_ phases: [ScenePhase]) -> [SceneAnswer] {
    var sheet = AnswerSheet()
    for motion in Self.revealMotions {
      Self.answers(of: (motion.from, motion.to)).write(motion.name, motion.track, into: &sheet)
    }
    let logo = Self.answers(of: (Self.logo, Self.raised(Self.logo)))
    sheet.add(
      "nextStart", logo.still, "s",
      "when the next animation can start: from here on nothing is farther than half a point from its place, on the reveal's clock"
    )
    for rate in [60.0, 120] {
      let completion = Self.revealStart + logo.run(rate).completion
      sheet.add(
        "nextStartTooLate\(Int(rate))", completion - logo.still, "s",
        "how much later a start from POP's completion block comes, at \(Int(rate)) frames a second")
    }
    let circle = CircleUnevenness(curve: circleCurve, duration: 0.4)
    circle.write(into: &sheet)
    for phase in phases where phase.name != "submit" {
      sheet.add(
        "\(phase.name)Duration", phase.totalDuration, "s",
        phase.declaredDuration == nil
          ? "how long the phase lasts" : "how long the transition must be declared to last, so that nothing is cut off")
    }
    sheet.add("declaredDuration", Self.declaredDuration, "s", "what the tutorial declares for both transitions")
    return sheet.answers
  }

  var faults: [SceneFault] {
    var faults: [SceneFault] = []
    // The three motions differ in place alone.
    let logo = Self.answers(of: (Self.logo, Self.raised(Self.logo)))
    for rate in [60.0, 120] {
      let run = logo.run(rate)
      let time = Self.revealStart + run.completion
      faults.append(
        SceneFault(
          name: "completionBeforeRest\(Int(rate))", phase: "reveal", start: time, end: time, amount: run.valueLeft,
          unit: "pt", places: [Self.logo, Self.wordmark, Self.getButton].map { Self.raised($0).center },
          explanation:
            "POP at \(Int(rate)) frames a second calls logo, wordmark and button done while they move at \(readable(run.speedLeft)) pt/s, and puts them in place with a jump"
        ))
    }
    let circle = CircleUnevenness(curve: circleCurve, duration: 0.4)
    let time = 0.15 + circle.farthest.time
    faults.append(
      SceneFault(
        name: "circleIsUneven", phase: "transition", start: time, end: time, amount: circle.farthest.distance,
        unit: "pt", places: [circle.farthest.shown, circle.farthest.paced],
        explanation:
          "linear in the curve's parameter the circle is fastest \(readable(circle.speedRatio)) times as fast as slowest, and here farthest from where constant speed would have it"
      ))
    return faults
  }
}
