extension MotionPath {
  /// The same drawing in the opposite direction: the subpaths in reverse order, each from its end to its start, so that
  /// the point at distance s is the one that was at length − s. A subpath that is closed stays closed, and begins where
  /// it did.
  public var reversed: MotionPath {
    var result = MotionPath()
    for run in runs.reversed() { result.appendReversed(run) }
    return result
  }

  /// The elements of a subpath without its move and its close, and the points before, between and behind them.
  private struct Run {
    var elements: [Element] = []
    var points: [SIMD2<Double>]
    var isClosed = false
  }

  private var runs: [Run] {
    var runs: [Run] = []
    walk { element, pen, _ in
      if case .move(let end) = element { return runs.append(Run(points: [end])) }
      if runs[runs.count - 1].isClosed { runs.append(Run(points: [pen.start])) }
      if case .closeSubpath = element { return runs[runs.count - 1].isClosed = true }
      var next = pen
      next.pass(element)
      runs[runs.count - 1].elements.append(element)
      runs[runs.count - 1].points.append(next.current)
    }
    return runs
  }

  private mutating func appendReversed(_ run: Run) {
    let (first, last) = (run.points[0], run.points[run.points.count - 1])
    appendChecked(.move(to: run.isClosed ? first : last))
    if run.isClosed, last != first { appendChecked(.line(to: last)) }
    for index in run.elements.indices.reversed() {
      // The close draws the line that began a closed subpath.
      if run.isClosed, index == 0, case .line = run.elements[0] { break }
      appendChecked(run.elements[index].reversed(to: run.points[index]))
    }
    if run.isClosed { appendChecked(.closeSubpath) }
  }
}

extension MotionPath.Element {
  /// The element drawn backwards, to the point at which it began.
  fileprivate func reversed(to start: SIMD2<Double>) -> MotionPath.Element {
    switch self {
    case .move, .closeSubpath: self
    case .line: .line(to: start)
    case .quadCurve(_, let control): .quadCurve(to: start, control: control)
    case .curve(_, let control1, let control2): .curve(to: start, control1: control2, control2: control1)
    case .arc(let center, let radii, let rotation, let startAngle, let sweep):
      // A full turn ends where it begins, to the bit.
      .arc(
        center: center, radii: radii, xAxisRotation: rotation,
        startAngle: sweep.magnitude == 2 * .pi ? startAngle : startAngle + sweep, sweep: -sweep)
    case .svgArc(_, let radii, let degrees, let isLarge, let isClockwise):
      .svgArc(to: start, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: !isClockwise)
    }
  }
}
