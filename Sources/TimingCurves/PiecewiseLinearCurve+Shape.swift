extension PiecewiseLinearCurve {
  /// The least and the greatest value over the inputs 0…1.
  public var range: ClosedRange<Double> {
    var (least, greatest) = (value(at: 0), value(at: 0))
    for output in points.filter({ (0...1).contains($0.x) }).map({ $0.y }) + [value(at: 1)] {
      (least, greatest) = (min(least, output), max(greatest, output))
    }
    return least...greatest
  }

  /// The curve run backwards, 1 − f(1 − x), but for jumps, where the later point counts in either direction.
  ///
  /// The coordinates of its points are rounded once.
  public var reversed: PiecewiseLinearCurve {
    PiecewiseLinearCurve(points.reversed().map { Stop(1 - $0.y, at: 1 - $0.x) })
  }

  /// The curve that leads from an output back to its input; nil where the outputs both rise and fall, or never change.
  ///
  /// A jump becomes a constant piece and a constant piece a jump.
  public var inverse: PiecewiseLinearCurve? {
    let steps = zip(points, points.dropFirst()).map { $1.y - $0.y }
    let (rises, falls) = (steps.contains { $0 > 0 }, steps.contains { $0 < 0 })
    guard rises != falls else { return nil }
    return PiecewiseLinearCurve((rises ? points : points.reversed()).map { Stop($0.x, at: $0.y) })
  }
}

#if !hasFeature(Embedded)
  extension PiecewiseLinearCurve: Codable {
    /// Reads the points from an array of pairs [input, output].
    public init(from decoder: any Decoder) throws {
      let points = try decoder.singleValueContainer().decode([SIMD2<Double>].self)
      self = try checkedWhenDecoding(decoder) { () throws(TimingCurveError) in
        try PiecewiseLinearCurve(checking: points.map { Stop($0.y, at: $0.x) })
      }
    }

    /// Writes the points as an array of pairs [input, output].
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(points)
    }
  }
#endif
