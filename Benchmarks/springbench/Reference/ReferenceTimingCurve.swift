/// A timing curve in the reference's precision, solved about the nearest of its ends and its inflection.
///
/// There x may stand still, and only a polynomial about that very point tells how far away an x is: in powers of t the difference
/// would drown in rounding.
struct ReferenceTimingCurve {
  private let x: Expansion
  private let y: Expansion
  private let anchors: [ReferenceNumber]
  /// The bound on the error of a progress: 4·2⁻⁵² times the largest of 1, |y₁| and |y₂|.
  let bound: ReferenceNumber

  init(_ points: ControlPoints) {
    x = Expansion(points.x1, points.x2)
    y = Expansion(points.y1, points.y2)
    let inflection = x.inflection
    anchors = inflection > 0 && inflection < 1 ? [0, inflection, 1] : [0, 1]
    bound = 4 * 0x1p-52 * ReferenceNumber(max(1, points.y1.magnitude, points.y2.magnitude))
  }

  /// y where x is the given one.
  func progress(at asked: ReferenceNumber) -> ReferenceNumber {
    let solution = solution(at: asked)
    return solution.y.value(at: solution.distance)
  }

  /// dy/dx where x is the given one, and the bound on its error: 8·2⁻⁵²(max(1, |y₁|, |y₂|) + |dy/dx|) / min(1, dx/dt).
  func slope(at asked: ReferenceNumber) -> (value: ReferenceNumber, bound: ReferenceNumber) {
    let solution = solution(at: asked)
    let speed = solution.x.slope(at: solution.distance)
    let slope = solution.y.slope(at: solution.distance) / speed
    return (slope, (2 * bound + 8 * 0x1p-52 * slope.magnitude) / min(1, speed))
  }

  /// How far y goes while x goes from `tolerance` before the given one to as far behind.
  func variation(around asked: Double, tolerance: Double) -> ReferenceNumber {
    let (asked, tolerance) = (ReferenceNumber(asked), ReferenceNumber(tolerance))
    return (progress(at: min(1, asked + tolerance)) - progress(at: max(0, asked - tolerance))).magnitude
  }

  /// The anchor nearest in x, both coordinates about it, and how far from it the parameter is.
  private func solution(at asked: ReferenceNumber) -> (x: Expansion, y: Expansion, distance: ReferenceNumber) {
    let candidates = anchors.map { (anchor: $0, x: x.about($0)) }
    let nearest = candidates.dropFirst().reduce(candidates[0]) { nearest, candidate in
      (asked - candidate.x.constant).magnitude < (asked - nearest.x.constant).magnitude ? candidate : nearest
    }
    let rise = asked - nearest.x.constant
    return (nearest.x, y.about(nearest.anchor), nearest.x.distance(rise, in: -nearest.anchor...1 - nearest.anchor))
  }
}

/// One coordinate as a polynomial in the distance of the parameter from an anchor.
private struct Expansion {
  let constant: ReferenceNumber
  let linear: ReferenceNumber
  let quadratic: ReferenceNumber
  let cubic: ReferenceNumber

  /// The coordinate that goes from 0 to 1 with the given ones between, about 0.
  init(_ first: Double, _ second: Double) {
    let (first, second) = (ReferenceNumber(first), ReferenceNumber(second))
    self.init(
      constant: 0, linear: 3 * first, quadratic: 3 * (second - 2 * first), cubic: 1 + 3 * (first - second))
  }

  private init(
    constant: ReferenceNumber, linear: ReferenceNumber, quadratic: ReferenceNumber, cubic: ReferenceNumber
  ) {
    self.constant = constant
    self.linear = linear
    self.quadratic = quadratic
    self.cubic = cubic
  }

  /// Where the curvature vanishes; infinite or NaN where it does so nowhere.
  var inflection: ReferenceNumber { -quadratic / (3 * cubic) }

  /// The same polynomial in powers of the distance from another anchor.
  func about(_ anchor: ReferenceNumber) -> Expansion {
    Expansion(
      constant: value(at: anchor), linear: slope(at: anchor), quadratic: quadratic + 3 * cubic * anchor, cubic: cubic)
  }

  func value(at distance: ReferenceNumber) -> ReferenceNumber { constant + change(at: distance) }

  func slope(at distance: ReferenceNumber) -> ReferenceNumber {
    linear + (2 * quadratic + 3 * cubic * distance) * distance
  }

  private func change(at distance: ReferenceNumber) -> ReferenceNumber {
    (linear + (quadratic + cubic * distance) * distance) * distance
  }

  /// The distance at which a rising polynomial has risen by `rise`: Newton's method inside a bracket that bisection halves.
  func distance(_ rise: ReferenceNumber, in range: ClosedRange<ReferenceNumber>) -> ReferenceNumber {
    var (low, high) = (range.lowerBound, range.upperBound)
    var distance = (low + high) / 2
    for _ in 0..<200 {
      let excess = change(at: distance) - rise
      if excess == 0 { break }
      if excess < 0 { low = distance } else { high = distance }
      let newton = distance - excess / slope(at: distance)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == distance { break }
      distance = next
    }
    return distance
  }
}
