import NumericalMethods

extension MotionPath {
  /// Whether a point is inside the path; open subpaths count as closed.
  ///
  /// A point on the border is inside if what is inside lies to its right, or below it where the border is horizontal;
  /// so of shapes that share a border exactly one has each of its points. Crossings are counted piece by monotone
  /// piece, and neighbours share their ends to the bit: only points within rounding of a curve can be on the wrong side
  /// of it. No point is inside an empty path, or where a coordinate is not a number.
  public func contains(_ point: SIMD2<Double>, using rule: FillRule = .winding) -> Bool {
    let winding = windingNumber(around: point)
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// How often the path turns around a point, clockwise on the screen; open subpaths count as closed.
  public func windingNumber(around point: SIMD2<Double>) -> Int {
    var count = 0
    var last = PathPen()
    func close() { count += LineSegment(start: last.current, end: last.start).crossings(of: point) }
    walk { element, pen, segment in
      if case .move = element { close() }
      last = pen
      last.pass(element)
      guard let segment else { return }
      // An arc about a center may begin an ulp beside the current point.
      count += LineSegment(start: pen.current, end: segment.start).crossings(of: point)
      count += segment.crossings(of: point)
    }
    close()
    return count
  }
}

extension PathSegment {
  /// How often the ray from a point to the right crosses the segment: downwards count 1, upwards −1.
  fileprivate func crossings(of point: SIMD2<Double>) -> Int {
    if case .line(let line) = self { return line.crossings(of: point) }
    guard mayCross(point) else { return 0 }
    var count = 0
    var (lower, start) = (0.0, self.start)
    for upper in turns + [1] where upper > lower {
      let end = upper == 1 ? self.end : self.point(at: upper)
      if (start.y <= point.y) != (end.y <= point.y), isCrossing(from: lower, start, to: upper, end, rightOf: point) {
        count += start.y < end.y ? 1 : -1
      }
      (lower, start) = (upper, end)
    }
    return count
  }

  /// False where the ray is clearly beside the segment.
  private func mayCross(_ point: SIMD2<Double>) -> Bool {
    let box: BoundingBox
    switch self {
    case .line(let line): box = line.boundingBox
    case .quadratic(let curve): box = BoundingBox(around: curve.start, curve.end).union(curve.control)
    case .cubic(let curve):
      box = BoundingBox(around: curve.start, curve.end).union(curve.control1).union(curve.control2)
    case .arc(let arc):
      let reach = max(arc.radii.x, arc.radii.y) * (1 + 0x1p-40)
      box = BoundingBox(around: arc.start, arc.end).union(
        BoundingBox(minimum: arc.center - reach, maximum: arc.center + reach))
    }
    return box.minimum.y <= point.y && point.y <= box.maximum.y && point.x <= box.maximum.x
  }

  /// The parameters, ascending, between which both coordinates are monotone.
  private var turns: [Double] {
    var turns: [Double] = []
    for axis in 0..<2 {
      switch self {
      case .line: break
      case .quadratic(let curve):
        let (first, last) = (curve.control - curve.start, curve.end - curve.control)
        turns += BernsteinPolynomial(degree: 1, SIMD8(first[axis], last[axis], 0, 0, 0, 0, 0, 0)).rootsInUnitInterval
      case .cubic(let curve):
        let (first, middle, last) = (
          curve.control1 - curve.start, curve.control2 - curve.control1, curve.end - curve.control2
        )
        turns +=
          BernsteinPolynomial(degree: 2, SIMD8(first[axis], middle[axis], last[axis], 0, 0, 0, 0, 0))
          .rootsInUnitInterval
      case .arc(let arc): turns += arc.turns(along: axis)
      }
    }
    return turns.sorted()
  }

  /// Whether a monotone piece that crosses the height of a point does so to its right. Each halving of the piece's box
  /// that still has the point in it takes one evaluation; after 64 the box is a point.
  private func isCrossing(
    from lower: Double, _ start: SIMD2<Double>, to upper: Double, _ end: SIMD2<Double>, rightOf point: SIMD2<Double>
  ) -> Bool {
    var (lower, start, upper, end) = (lower, start, upper, end)
    for _ in 0..<64 {
      if point.x < min(start.x, end.x) { return true }
      if point.x >= max(start.x, end.x) { return false }
      let middle = lower + (upper - lower) / 2
      let divider = self.point(at: middle)
      if (start.y <= point.y) != (divider.y <= point.y) {
        (upper, end) = (middle, divider)
      } else {
        (lower, start) = (middle, divider)
      }
    }
    return point.x < end.x
  }
}

extension LineSegment {
  /// How often the ray from a point to the right crosses the line: downwards counts 1, upwards −1.
  fileprivate func crossings(of point: SIMD2<Double>) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let isDownward = start.y < end.y
    let side = turn(to: point)
    return (isDownward ? side > 0 : side < 0) ? (isDownward ? 1 : -1) : 0
  }

  /// A number with the sign of the cross product (point − start) × (end − start), to more digits than doubles have
  /// where it matters.
  private func turn(to point: SIMD2<Double>) -> Double {
    let (along, across) = (end - start, point - start)
    let (first, second) = (along.x * across.y, along.y * across.x)
    let plain = first - second
    if plain.magnitude > (first.magnitude + second.magnitude) * 0x1p-50 || !plain.isFinite { return plain }
    func difference(_ first: Double, _ second: Double) -> DoubleDouble { DoubleDouble(sum: first, -second) }
    return
      (difference(end.x, start.x) * difference(point.y, start.y)
      - difference(end.y, start.y) * difference(point.x, start.x)).value
  }
}

extension ArcSegment {
  /// The parameters at which a coordinate has an extremum.
  fileprivate func turns(along index: Int) -> [Double] {
    let top = arcTangent(y: radii.y * axis.quarterTurned[index], x: radii.x * axis[index])
    return [top, top + .pi].compactMap(parameter(ofAngle:))
  }
}
