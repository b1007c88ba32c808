import Engines
import NumericalMethods
import Springs
import Timelines

extension POPTutorialScene {
  static let frameRates = [60.0, 120]

  var answers: [SceneAnswer] {
    var answers = AnswerSheet()
    shaking.write("shake", "field.x", into: &answers)
    sliding.write("presentY", "the appearing sheet.y", into: &answers)
    swelling.write("presentScale", "the appearing sheet.scale", into: &answers)
    shrinking.write("dismissScale", "the disappearing sheet.scale", into: &answers)
    answers.add("declaredDuration", Self.declaredDuration, "s", "what the tutorial declares for both transitions")
    answers.add(
      "presentDuration", present.totalDuration, "s", "how long the presentation takes until all of it looks still")
    answers.add(
      "dismissDuration", dismiss.totalDuration, "s", "how long the dismissal takes until all of it looks still")
    for rate in Self.frameRates {
      writeCompletions(at: rate, into: &answers)
    }
    writeDeclared(into: &answers)
    writeNegativeScale(into: &answers)
    writeStiffness(into: &answers)
    return answers.answers
  }

  /// What POP moves on when the transition completes, which it does with `sheet.y`.
  private func writeCompletions(at rate: Double, into answers: inout AnswerSheet) {
    let hertz = Int(rate)
    for (name, end, scale) in [
      ("present", sliding.run(rate).completion, swelling), ("dismiss", dismissCompletion(rate), shrinking),
    ] {
      answers.add(
        "\(name)Completion\(hertz)", end, "s",
        "when the transition completes, with POP's sheet.y at \(hertz) frames a second")
      let state = scale.run(rate).state(at: end)
      answers.add(
        "\(name)ScaleLeft\(hertz)", (state.position - scale.motion.to).maximumNorm, "",
        "how far from its target POP's sheet.scale is in that frame, in the component that is farthest off")
      answers.add(
        "\(name)ScaleSpeed\(hertz)", state.velocity.maximumNorm, "1/s", "how fast POP's sheet.scale moves in that frame"
      )
    }
  }

  /// When POP's basic animation completes.
  func dismissCompletion(_ rate: Double) -> Double {
    Double(POPBasic(duration: Self.basicDuration).lastFrame(frameRate: rate)) / rate
  }

  private func writeDeclared(into answers: inout AnswerSheet) {
    let time = Self.declaredDuration
    let (place, size) = (sliding.motion.state(at: time), swelling.motion.state(at: time))
    answers.add(
      "presentYLeftDeclared", place.position.magnitude, "pt",
      "how far sheet.y is from its place after the declared time")
    answers.add("presentYSpeedDeclared", place.velocity.magnitude, "pt/s", "how fast sheet.y moves then")
    answers.add(
      "presentScaleLeftDeclared", size.position.maximumNorm, "",
      "how far sheet.scale is from 1 then, in the farther component")
    answers.add("presentScaleSpeedDeclared", size.velocity.maximumNorm, "1/s", "how fast sheet.scale moves then")
  }

  /// The scale of the dismissal along one axis; both are the same.
  var dismissedScale: SpringMotion<Double> { shrinking.motion.component(0) }

  /// The times from and to which the scale is below zero, before it looks still, in seconds.
  var negativeIntervals: [(start: Double, end: Double)] {
    let motion = dismissedScale
    let end = shrinking.still
    var times: [Double] = []
    for time in motion.crossings(of: 0) {
      guard time < end else { break }
      times.append(time)
    }
    return stride(from: 0, to: times.count, by: 2).map { (times[$0], $0 + 1 < times.count ? times[$0 + 1] : end) }
  }

  /// When the sheet, upside down, has left the screen: its lower edge is at the top.
  var upsideDownLeaves: Double {
    let timeline = dismiss.timeline
    /// How far the lower edge is below the top of the screen.
    func edge(_ time: Double) -> Double {
      let y: Double = timeline.state(at: time).value(of: "sheet.y") ?? hiddenY
      return y + dismissedScale.value(at: time).magnitude * sheet.height / 2
    }
    guard let (low, high) = negativeIntervals.first.map({ ($0.start, $0.end) }), edge(low) > 0 else { return 0 }
    guard edge(high) < 0 else { return high }
    // The first time on a grid of a millisecond, then halved.
    let first = stride(from: low, to: high, by: 1e-3).first { edge($0) <= 0 } ?? high
    var (before, after) = (max(first - 1e-3, low), first)
    for _ in 0..<60 {
      let middle = (before + after) / 2
      if edge(middle) > 0 { before = middle } else { after = middle }
    }
    return after
  }

  private func writeNegativeScale(into answers: inout AnswerSheet) {
    guard let lowest = dismissedScale.overshoot else { return }
    let intervals = negativeIntervals
    answers.add(
      "scaleBelowZeroStart", intervals.first?.start ?? .infinity, "s",
      "when the scale first goes below zero on dismissal")
    answers.add("leastScale", lowest.value, "", "the least scale on dismissal: the sheet is drawn upside down")
    answers.add("leastScaleTime", lowest.time, "s", "when the scale is least")
    answers.add(
      "upsideDownLeaves", upsideDownLeaves, "s",
      "when the sheet, upside down, has left the screen over its top edge: until then the fault is seen")
    answers.add(
      "scaleBelowZeroIntervals", .numbers(intervals.flatMap { [$0.start, $0.end] }), "s",
      "from when to when the scale is below zero, interval after interval, until it looks still")
  }

  /// The stiffness at mass 1 for which a motion looks still after `duration`, at the same damping ratio.
  ///
  /// A motion from rest is the same at any frequency but for the pace of its time.
  static func stiffness<Value>(of answers: POPAnswers<Value>, for duration: Double) -> Double {
    let pace = answers.motion.settlingDuration(.visible(answers.property)) / duration
    return answers.motion.spring.stiffness * pace * pace
  }

  private func writeStiffness(into answers: inout AnswerSheet) {
    answers.add(
      "presentYStiffness", Self.stiffness(of: sliding, for: Self.declaredDuration), "1/s²",
      "the stiffness at mass 1 with which sheet.y looks still after the declared time, at the same damping ratio")
    answers.add(
      "presentYDampingRatio", sliding.motion.spring.dampingRatio, "", "the damping ratio of sheet.y's spring")
    answers.add(
      "presentScaleStiffness", Self.stiffness(of: swelling, for: Self.declaredDuration), "1/s²",
      "the same for sheet.scale")
    answers.add(
      "presentScaleDampingRatio", swelling.motion.spring.dampingRatio, "", "the damping ratio of sheet.scale's spring")
  }

  var faults: [SceneFault] {
    let timeline = dismiss.timeline
    var faults: [SceneFault] = negativeIntervals.compactMap { interval in
      // Between two zeros there is one turn, the lowest point.
      guard let lowest = dismissedScale.extrema.first(where: { $0.time > interval.start }),
        let y: Double = timeline.state(at: lowest.time).value(of: "sheet.y")
      else { return nil }
      return SceneFault(
        name: "negativeScale", phase: "dismiss", start: interval.start, end: interval.end, amount: -lowest.value,
        unit: "", places: [SIMD2(screen.width / 2, y)],
        explanation: "the scale is below zero: the sheet is drawn upside down, at most at \(readable(lowest.value))")
    }
    for rate in Self.frameRates {
      for (phase, end, scale) in [
        ("present", sliding.run(rate).completion, swelling), ("dismiss", dismissCompletion(rate), shrinking),
      ] {
        let state = scale.run(rate).state(at: end)
        faults.append(
          SceneFault(
            name: "\(phase)CompletionBeforeRest\(Int(rate))", phase: phase, start: end, end: end,
            amount: (state.position - scale.motion.to).maximumNorm, unit: "", places: [],
            explanation:
              "at \(Int(rate)) frames a second the transition completes while the scale moves at \(readable(state.velocity.maximumNorm)) 1/s"
          ))
      }
    }
    return faults
  }
}
