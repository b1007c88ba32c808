/// A timing curve of several cubic Béziers joined end to end, from (0, 0) to (1, 1): Material 3's emphasized curve, an
/// Android path interpolator.
///
/// x falls nowhere, so that each input has one output. Outside 0…1 the curve goes on along its end tangents by the rules of
/// ``Extrapolation/css``.
@frozen
public struct CubicBezierSpline: Sendable, Hashable {
  /// The cubics, from left to right; each begins where the one before it ends.
  public let pieces: [CubicBezierPiece]
  /// Each piece's x, scaled to 0…1.
  @usableFromInline let times: [CubicBezierCurve]

  init(pieces: [CubicBezierPiece], times: [CubicBezierCurve]) { (self.pieces, self.times) = (pieces, times) }

  /// A curve through points; traps where ``init(checking:)`` throws.
  public init(_ points: [SIMD2<Double>]) {
    self = trapping { () throws(TimingCurveError) in try Self(checking: points) }
  }

  /// A curve through points in their order: the start, then two control points and an end for each cubic.
  ///
  /// - Parameter points: (0, 0) first and (1, 1) last. The ends go to the right, and each cubic is monotone in x: see
  ///   ``CubicBezierCurve``.
  /// - Throws: An error that names the point.
  public init(checking points: [SIMD2<Double>]) throws(TimingCurveError) {
    guard points.count > 1, points.count % 3 == 1 else {
      throw .argument("points.count", value: Double(points.count), requirement: "must be 4, 7, 10, …")
    }
    for (index, point) in points.enumerated() {
      try requireCoordinate(point.x, "points[\(index)].x")
      try requireCoordinate(point.y, "points[\(index)].y")
    }
    for (name, value, required) in [
      ("points[0].x", points[0].x, 0.0), ("points[0].y", points[0].y, 0),
      ("points[\(points.count - 1)].x", points[points.count - 1].x, 1),
      ("points[\(points.count - 1)].y", points[points.count - 1].y, 1),
    ] where value != required {
      throw .argument(name, value: value, requirement: "must be \(required)")
    }
    var pieces: [CubicBezierPiece] = []
    var times: [CubicBezierCurve] = []
    for start in stride(from: 0, to: points.count - 1, by: 3) {
      let piece = CubicBezierPiece(
        start: points[start], control1: points[start + 1], control2: points[start + 2], end: points[start + 3])
      pieces.append(piece)
      times.append(try Self.time(of: piece, at: start))
    }
    self.init(pieces: pieces, times: times)
  }

  /// The piece's x, scaled to 0…1, as a curve whose y is its x.
  private static func time(of piece: CubicBezierPiece, at index: Int) throws(TimingCurveError) -> CubicBezierCurve {
    let width = piece.end.x - piece.start.x
    guard width > 0 else {
      throw .argument(
        "points[\(index + 3)].x", value: piece.end.x, requirement: "must be greater than \(piece.start.x)")
    }
    let first = (piece.control1.x - piece.start.x) / width
    let second = 1 - (piece.end.x - piece.control2.x) / width
    do {
      return try CubicBezierCurve(checkingControlPoints: first, first, second, second)
    } catch .argument(let name, _, let requirement) {
      let (offset, point) = name == "x1" ? (1, piece.control1) : (2, piece.control2)
      throw .argument(
        "points[\(index + offset)].x", value: point.x, requirement: "\(requirement), scaled to its cubic")
    }
  }

  /// The output at an input; NaN for NaN.
  public func value(at x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return x * extrapolationSlope(at: 0) }
    if x > 1 { return 1 + (x - 1) * extrapolationSlope(at: 1) }
    let (index, share) = position(of: x)
    return pieces[index].value(at: share, times[index])
  }

  /// The slope dy/dx at an input; where two cubics meet, that of the later one. ±∞ where the curve is vertical, NaN for NaN.
  public func velocity(at x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 || x > 1 { return extrapolationSlope(at: x < 0 ? 0 : 1) }
    let (index, share) = position(of: x)
    return pieces[index].slope(at: share, times[index])
  }

  /// Which cubic an input in 0…1 belongs to, the later one where two meet, and which share of its time has passed.
  private func position(of x: Double) -> (index: Int, share: Double) {
    if x == 1 { return (pieces.count - 1, 1) }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start.x <= x { low = middle } else { high = middle }
    }
    let piece = pieces[low]
    return (low, (x - piece.start.x) / (piece.end.x - piece.start.x))
  }

  /// The slope beyond an end: that of the tangent there, or none where that is vertical.
  private func extrapolationSlope(at end: Double) -> Double {
    let slope = velocity(at: end)
    return slope.isFinite ? slope : 0
  }
}
