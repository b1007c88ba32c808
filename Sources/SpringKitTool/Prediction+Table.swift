import SpringKit

extension Prediction {
  /// The answer in one line, which leads the table and the picture.
  var headline: String {
    visible.duration.isFinite
      ? "looks still after \(ReadableNumber.seconds(visible.duration))" : "never looks still: \(visible.reason)"
  }

  /// The answers as a short table.
  var table: String {
    let target = ReadableNumber.text(motion.to)
    let threshold = ReadableNumber.text(property.visibleThreshold)
    var rows: [(label: String, text: String)] = []
    rows.append(("settles", settlingText))
    rows.append(("first arrival", motion.firstArrival.map(ReadableNumber.seconds) ?? "none: \(arrivalReason)"))
    rows.append(("overshoot", overshootText))
    for (index, extremum) in extrema.prefix(5).enumerated() {
      rows.append((index == 0 ? "turning points" : "", Self.text(of: extremum)))
    }
    if extrema.count > 5 { rows.append(("", "…")) }
    for (index, line) in springLines.enumerated() { rows.append((index == 0 ? "spring" : "", line)) }
    let finite = visible.duration.isFinite
    let first = headline + (finite ? " (\(property.rawValue), within \(threshold) of \(target) for good)" : "")
    let note =
      lacksProperty ? ["  (a motion of few points; for a scale, an opacity, a color or an angle give --property)"] : []
    return ([first] + note + [""] + rows.map { "  " + $0.label.padded(to: 16) + $0.text } + engineLines)
      .joined(separator: "\n") + "\n"
  }

  /// When each engine says that it is done, and what is left then.
  private var engineLines: [String] {
    guard let rate = engines.first?.engine.frameRate else { return [] }
    let title = "  done in an engine at \(ReadableNumber.text(rate)) Hz (frames, seconds, distance left, stop rule)"
    return ["", title]
      + engines.map { engine, completion in
        let name = "    " + engine.name.padded(to: 24)
        guard let frames = completion.frames, let nominal = completion.nominal else {
          return name + "never: \(completion.reason ?? "")"
        }
        let residual = completion.finiteResidual.map { ReadableNumber.text($0) } ?? "no number"
        return name + Self.column(String(frames), 8) + Self.column(ReadableNumber.seconds(nominal), 10)
          + Self.column(residual, 12) + engine.thresholds
      }
  }

  /// A column's text with a space after it, however long.
  private static func column(_ text: String, _ width: Int) -> String { (text + " ").padded(to: width) }

  private var settlingText: String {
    guard settling.duration.isFinite else { return "never: \(settling.reason)" }
    let end =
      envelope.duration.isFinite
      ? "its envelope after \(ReadableNumber.seconds(envelope.duration))" : "its envelope never"
    return "\(ReadableNumber.seconds(settling.duration)), within \(ReadableNumber.text(epsilon)) for good; \(end)"
  }

  private var overshootText: String {
    guard let overshoot = motion.overshoot, let fraction = motion.overshootFraction else {
      return "none: \(overshootReason ?? "")"
    }
    return "\(ReadableNumber.percent(fraction)), \(Self.text(of: overshoot))"
  }

  private var springLines: [String] {
    let spring = request.spring
    func text(_ value: Double) -> String { ReadableNumber.text(value) }
    return [
      "mass \(text(spring.mass)), stiffness \(text(spring.stiffness)), damping \(text(spring.damping))",
      "natural frequency \(text(spring.naturalFrequency)) rad/s, damping ratio \(text(spring.dampingRatio))",
      "response \(ReadableNumber.seconds(spring.response)), bounce \(text(spring.bounce))",
    ]
  }

  /// The motion in the caller's words, for the picture.
  var subtitle: String {
    let velocity = motion.velocity == 0 ? "" : " velocity \(ReadableNumber.text(motion.velocity))"
    let engine = namedEngine.map { "  in \($0.engine.name) at \(ReadableNumber.text($0.engine.frameRate)) Hz" } ?? ""
    let ends = "from \(ReadableNumber.text(motion.from)) to \(ReadableNumber.text(motion.to))"
    return "\(request.springText)  \(ends)\(velocity)\(engine)"
  }

  private static func text(of event: MotionEvent) -> String {
    "\(ReadableNumber.text(event.value)) at \(ReadableNumber.seconds(event.time))"
  }
}
