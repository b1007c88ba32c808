extension CubicBezierSpline {
  /// The points in order: the start, then two control points and an end for each cubic.
  public var points: [SIMD2<Double>] {
    [pieces[0].start] + pieces.flatMap { [$0.control1, $0.control2, $0.end] }
  }

  /// The least and the greatest value over the inputs 0…1.
  public var range: ClosedRange<Double> {
    var (least, greatest) = (0.0, 1.0)
    for piece in pieces {
      for progress in [piece.end.y] + piece.turningValues {
        (least, greatest) = (min(least, progress), max(greatest, progress))
      }
    }
    return least...greatest
  }

  /// The curve run backwards, 1 − f(1 − x). The coordinates of its points are rounded once.
  public var reversed: CubicBezierSpline {
    CubicBezierSpline(
      pieces: pieces.reversed().map {
        CubicBezierPiece(start: 1 - $0.end, control1: 1 - $0.control2, control2: 1 - $0.control1, end: 1 - $0.start)
      },
      times: times.reversed().map { $0.reversed })
  }

  /// The curve that leads from an output back to its input; nil where the output does not rise throughout.
  public var inverse: CubicBezierSpline? { try? CubicBezierSpline(checking: points.map { SIMD2($0.y, $0.x) }) }
}

extension CubicBezierSpline {
  /// Whether two curves have the same points.
  public static func == (left: CubicBezierSpline, right: CubicBezierSpline) -> Bool { left.pieces == right.pieces }

  /// Adds the points.
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }
}

#if !hasFeature(Embedded)
  extension CubicBezierSpline: Codable {
    /// Reads the points from an array of pairs [x, y].
    public init(from decoder: any Decoder) throws {
      let points = try decoder.singleValueContainer().decode([SIMD2<Double>].self)
      self = try checkedWhenDecoding(decoder) { () throws(TimingCurveError) in
        try CubicBezierSpline(checking: points)
      }
    }

    /// Writes the points as an array of pairs [x, y].
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(points)
    }
  }
#endif
