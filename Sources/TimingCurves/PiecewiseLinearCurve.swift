/// A timing curve of straight pieces between points: CSS's `linear()`.
///
/// The points are put in order as CSS asks when the curve is made. Two points with the same input are a jump; at the jump the
/// later point counts. Outside the points the curve goes on as the nearest piece does. The inputs of the points usually run
/// from 0 to 1, but need not.
///
/// The value at x is within 3·2⁻⁵²·max(|yₗ|, |yᵣ|) of the exact one between two points, yₗ and yᵣ their outputs, and exact at
/// the points; outside them the error grows with the distance. O(log n) for n points.
///
/// Source: CSS Easing Functions Level 2, `linear()`.
@frozen
public struct PiecewiseLinearCurve: Sendable, Hashable {
  /// The points in order: x is the input, which never falls, y the output. At least one.
  public let points: [SIMD2<Double>]

  /// A point as an author gives it.
  public struct Stop: Sendable, Hashable {
    /// The value of the curve.
    public var output: Double
    /// Where the curve has it; nil for evenly between its neighbours.
    public var input: Double?

    /// A point with an output and, unless it is to be spaced evenly, an input.
    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// A curve through stops; traps where ``init(checking:)`` throws.
  public init(_ stops: [Stop]) {
    self = trapping { () throws(TimingCurveError) in try Self(checking: stops) }
  }

  /// A curve through stops, put in order as CSS asks.
  ///
  /// A first stop without an input is at 0 and a last one at 1. An input below an earlier one is raised to it. The remaining
  /// stops without an input are spaced evenly between their neighbours.
  ///
  /// - Parameter stops: At least one; a single one makes a constant. Outputs and inputs are finite and at most 1e100 in
  ///   magnitude, so that no difference overflows.
  /// - Throws: An error that names the stop.
  public init(checking stops: [Stop]) throws(TimingCurveError) {
    guard !stops.isEmpty else {
      throw .argument("stops.count", value: 0, requirement: "must be at least 1")
    }
    for (index, stop) in stops.enumerated() {
      try requireCoordinate(stop.output, "stops[\(index)].output")
      if let input = stop.input { try requireCoordinate(input, "stops[\(index)].input") }
    }
    points = Self.ordered(stops)
  }

  private static func ordered(_ stops: [Stop]) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(stops.count)
    for (index, stop) in stops.enumerated() {
      let isLast = index == stops.count - 1
      guard let input = stop.input ?? (index == 0 ? 0 : isLast ? 1 : nil) else { continue }
      let previous = points.last?.x ?? input
      let placed = input < previous ? previous : input
      // The stops since the last placed one have no input.
      let (start, run) = (points.count, index - points.count)
      for offset in 0..<run {
        let input = previous + (placed - previous) * (Double(offset + 1) / Double(run + 1))
        points.append(SIMD2(min(input, placed), stops[start + offset].output))
      }
      points.append(SIMD2(placed, stop.output))
    }
    return points
  }

  /// The output at an input.
  ///
  /// - Parameters:
  ///   - x: The input, of any size: an infinite one gives the limit, NaN gives NaN.
  ///   - isBefore: CSS's before flag. Where the curve starts with a jump it chooses, at the jump, the value before it.
  @inlinable public func value(at x: Double, isBefore: Bool = false) -> Double {
    guard let (left, right) = piece(at: x) else { return x.isNaN ? x : points[0].y }
    if isBefore && x == points[0].x { return points[0].y }
    // From the nearer end, so that both ends are met exactly.
    let (width, rise) = (right.x - left.x, right.y - left.y)
    if rise == 0 || x == right.x { return right.y }
    if width == 0 { return x < left.x ? left.y : right.y }
    let (behind, ahead) = (x - left.x, right.x - x)
    return behind <= ahead ? left.y + behind / width * rise : right.y - ahead / width * rise
  }

  /// The slope dy/dx at an input; at a point, that of the piece that begins there.
  ///
  /// ±∞ at a jump, 0 for a constant, NaN for NaN.
  @inlinable public func velocity(at x: Double) -> Double {
    guard let (left, right) = piece(at: x) else { return x.isNaN ? x : 0 }
    let (start, end) = (count { $0 < x }, count { $0 <= x })
    let jump = start < end ? points[end - 1].y - points[start].y : 0
    if jump != 0 { return jump > 0 ? .infinity : -.infinity }
    return left.x == right.x ? 0 : (right.y - left.y) / (right.x - left.x)
  }

  /// The two points between which an input lies, or the first or the last two; nil for a single point and for NaN.
  @inlinable func piece(at x: Double) -> (left: SIMD2<Double>, right: SIMD2<Double>)? {
    guard points.count > 1, !x.isNaN else { return nil }
    let next = min(max(count { $0 <= x }, 1), points.count - 1)
    return (points[next - 1], points[next])
  }

  /// How many points come before the first whose input is not to be counted.
  @inlinable @inline(__always) func count(_ isCounted: (Double) -> Bool) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if isCounted(points[middle].x) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
