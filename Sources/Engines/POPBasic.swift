public import NumericalMethods
public import TimingCurves

/// Facebook POP's basic animation: a value that follows a timing curve for a duration.
///
/// **Source:** facebook/pop 1.0.11 (87d1f8b), POPBasicAnimationInternal.h and POPMath.mm: done at the first frame whose time, as
/// a part of the duration, is within 1e-6 of 1; the curve's default is Core Animation's, the duration's 0.4 s.
///
/// **Departs from the curve:** its control points are single-precision numbers, and the parameter is any within
/// 1/(1000·duration) of the time; even the linear curve is off by some ten-thousandths of the way.
public struct POPBasic: Sendable, Hashable {
  /// The value at the start.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// The duration in seconds.
  public let duration: Double
  /// How progress follows time.
  public let curve: CubicBezierCurve

  /// A basic animation from literals; traps outside the domain.
  public init(from: Double = 0, to: Double = 1, duration: Double = 0.4, curve: CubicBezierCurve = .ease) {
    checkArgument(from.magnitude <= 1e30, "from must be of a magnitude up to 1e30")
    checkArgument(to.magnitude <= 1e30, "to must be of a magnitude up to 1e30")
    checkArgument(duration > 0 && duration <= 1e6, "duration must be above 0 and at most 1000000")
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// The frame at which the animation is done, counted from the frame at the start as 0.
  public func lastFrame(frameRate: Double = 60) -> Int {
    checkArgument(frameRate > 0 && frameRate <= 1e5, "frameRate must be above 0 and at most 100000")
    var frame = max(Int(duration * frameRate * (1 - 1e-6)) - 1, 0)
    while !isDone(share(ofFrame: frame, frameRate)) { frame += 1 }
    return frame
  }

  /// The frames up to the one at which POP calls the animation done, or `limit` frames.
  public func frames(frameRate: Double = 60, limit: Int = 1 << 20) -> [EngineSample<Double>] {
    checkArgument(frameRate > 0 && frameRate <= 1e5, "frameRate must be above 0 and at most 100000")
    let solver = POPTimingFunction(curve, tolerance: 1 / (1000 * duration))
    var frames: [EngineSample<Double>] = []
    for frame in 0..<max(limit, 0) {
      let time = Double(frame) / frameRate
      let share = share(ofFrame: frame, frameRate)
      let isLast = isDone(share)
      let value = isLast ? to : from + (to - from) * solver.progress(at: share)
      let shown = from + (to - from) * curve.value(at: min(time / duration, 1))
      frames.append(EngineSample(frame: frame, time: time, value: value, isLast: isLast, drift: value - shown))
      if isLast { break }
    }
    return frames
  }

  /// The time at a frame as a part of the duration, by POP's clock.
  private func share(ofFrame frame: Int, _ frameRate: Double) -> Double {
    (POPClock.time(ofFrame: frame, frameRate: frameRate) - POPClock.first) / duration
  }

  private func isDone(_ share: Double) -> Bool { share + 1e-6 >= 1 }
}

/// How POP reads a timing curve: Newton's iteration from t = x, eight steps at most, else bisection; either stops as soon as the
/// time is within a tolerance.
private struct POPTimingFunction {
  private let x: (linear: Double, square: Double, cube: Double)
  private let y: (linear: Double, square: Double, cube: Double)
  private let tolerance: Double

  init(_ curve: CubicBezierCurve, tolerance: Double) {
    x = Self.coefficients(curve.x1, curve.x2)
    y = Self.coefficients(curve.y1, curve.y2)
    self.tolerance = tolerance
  }

  func progress(at time: Double) -> Double { Self.value(y, parameter(at: time)) }

  private func parameter(at time: Double) -> Double {
    var t = time
    for _ in 0..<8 {
      let error = Self.value(x, t) - time
      if error.magnitude < tolerance { return t }
      let slope = (3 * x.cube * t + 2 * x.square) * t + x.linear
      if slope.magnitude < 1e-6 { break }
      t -= error / slope
    }
    var (lower, upper) = (0.0, 1.0)
    t = min(max(time, lower), upper)
    // Ends where the interval no longer shrinks, too: for a tolerance below what doubles can tell apart.
    while true {
      let error = Self.value(x, t) - time
      if error.magnitude < tolerance { return t }
      if error < 0 { lower = t } else { upper = t }
      let middle = (upper - lower) * 0.5 + lower
      if middle == t || middle <= lower || middle >= upper { return middle }
      t = middle
    }
  }

  private static func coefficients(
    _ first: Double, _ second: Double
  ) -> (linear: Double, square: Double, cube: Double) {
    let (first, second) = (Double(Float(first)), Double(Float(second)))
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    return (linear, square, 1 - linear - square)
  }

  private static func value(_ curve: (linear: Double, square: Double, cube: Double), _ t: Double) -> Double {
    ((curve.cube * t + curve.square) * t + curve.linear) * t
  }
}
