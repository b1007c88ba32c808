public import NumericalMethods

/// How a motion leaves a range of legal values.
public struct RangeExit: Sendable, Hashable {
  /// The first time at which the value is outside, in seconds; 0 where the motion starts outside.
  public let firstTime: Double
  /// The value farthest outside, and when.
  public let farthest: MotionEvent
  /// How far beyond the nearer end of the range that value is, above 0.
  public let greatestExcess: Double
}

/// The times t > 0 at which a motion passes a value, in order.
///
/// Between two turning points a motion is monotone, so each section holds at most one crossing; touching a value at a turning
/// point is not a crossing. Crossings of the target of an underdamped spring never end; any other value is crossed finitely often.
public struct MotionCrossings: Sequence, IteratorProtocol, Sendable {
  private let motion: SpringMotion<Double>
  private let level: Double
  private var extrema: MotionExtrema
  private var sectionStart: Double? = 0
  private var displacementAtStart: Double

  init(_ motion: SpringMotion<Double>, level: Double) {
    self.motion = motion
    self.level = level
    extrema = motion.extrema
    displacementAtStart = motion.displacement
  }

  /// The next time at which the motion passes the value.
  public mutating func next() -> Double? {
    while let start = sectionStart {
      let turn = extrema.nextTurn()
      let end = turn?.time
      let displacementAtEnd = turn?.displacement ?? 0
      let (before, after) = (displacementAtStart - level, displacementAtEnd - level)
      sectionStart = end
      displacementAtStart = displacementAtEnd
      if before < 0 && after > 0 || before > 0 && after < 0 {
        return motion.crossing(of: level, between: start, and: end ?? .infinity, falls: before > 0)
      }
      // The swings still to come do not pass this turning point's height.
      if displacementAtEnd.magnitude <= level.magnitude { sectionStart = nil }
    }
    return nil
  }
}

extension SpringMotion<Double> {
  /// The times at which the motion passes `value`, in order and lazily.
  ///
  /// Each is exact for a value within the motion's own error bound of the one asked for.
  public func crossings(of value: Double) -> MotionCrossings { MotionCrossings(self, level: value - to) }

  /// The first time at which the motion is at its target: 0 where it starts there, nil where it never gets there but only
  /// approaches it.
  public var firstArrival: Double? {
    guard displacement != 0 else { return 0 }
    var crossings = crossings(of: to)
    return crossings.next()
  }

  /// Whether, when and how far the motion leaves a range of legal values, 0…1 for an opacity for instance; nil where it
  /// stays inside for all t ≥ 0.
  public func leaves(_ range: ClosedRange<Double>) -> RangeExit? {
    let bounds = bounds
    let (below, above) = (range.lowerBound - bounds.lowerBound, bounds.upperBound - range.upperBound)
    guard below > 0 || above > 0 else { return nil }
    let farthestValue = below > above ? bounds.lowerBound : bounds.upperBound
    let candidates = [MotionEvent(time: 0, value: from)] + extrema.prefix(2)
    let farthest =
      candidates.first { $0.value == farthestValue } ?? MotionEvent(time: .infinity, value: farthestValue)
    // At rest the acceleration, which points to the target, decides where a motion on the edge goes.
    let heading = velocity != 0 ? velocity : -displacement
    let firstTime: Double
    if !range.contains(from) || from == range.lowerBound && heading < 0 || from == range.upperBound && heading > 0 {
      firstTime = 0
    } else {
      var (down, up) = (crossings(of: range.lowerBound), crossings(of: range.upperBound))
      let times = (below > 0 ? down.next() : nil, above > 0 ? up.next() : nil)
      // A peak beyond the edge by less than the motion's own rounding has no crossing apart from itself.
      firstTime = Swift.min(times.0 ?? farthest.time, times.1 ?? farthest.time)
    }
    return RangeExit(firstTime: firstTime, farthest: farthest, greatestExcess: Swift.max(below, above))
  }

  /// The root of displacement = level in a monotone section.
  func crossing(of level: Double, between start: Double, and end: Double, falls: Bool) -> Double {
    let sign = falls ? 1.0 : -1.0
    let root = fallingRoot(
      in: (start, end), start: start + (end.isFinite ? (end - start) / 2 : 1 / spring.naturalFrequency),
      tolerance: level.magnitude * 0x1p-52
    ) { time in
      let state = state(at: time)
      let acceleration =
        -spring.frequencySquared * state.position - spring.dampingRate * state.velocity
      return Jet(
        value: sign * (state.position - level), slope: sign * state.velocity, curvature: sign * acceleration)
    }
    return root.root
  }
}
