/// What the terminal and an SVG file show: a curve, with what stands out along it.
struct CurvePicture {
  /// Something that happens at one place of the horizontal axis.
  struct Mark {
    /// Where it happens; nil for nowhere on the axis.
    let x: Double?
    /// What is written beside it.
    let label: String
  }

  /// What the picture shows, for those who cannot see it.
  let description: String
  /// The curve.
  let value: (Double) -> Double
  /// The horizontal axis.
  let domain: ClosedRange<Double>
  /// What the horizontal axis measures, and its unit.
  let axis: (title: String, unit: String)
  /// The vertical axis.
  let range: ClosedRange<Double>
  /// About how often the curve turns or jumps; where that is often for the room, the picture shows spans.
  let turnCount: Double
  /// Where the curve ends up, and half the height of the band about it that looks the same; nil for no such value.
  var target: (value: Double, tolerance: Double)?
  /// When the curve is done.
  var mark: Mark?
  /// Points beside or on the curve.
  var dots: [SIMD2<Double>] = []
  /// How large the dots are, in the SVG file's units.
  var dotRadius = 2.0
  /// What belongs to the dots.
  var dotsMark: Mark?

  /// The place on the axis that is a fraction of the way along.
  func place(_ fraction: Double) -> Double {
    domain.lowerBound + (domain.upperBound - domain.lowerBound) * fraction
  }

  /// The fraction of the way along the axis at which a place is.
  func fraction(of x: Double) -> Double { (x - domain.lowerBound) / (domain.upperBound - domain.lowerBound) }

  /// The least and greatest value in each of `count` equal spans of the axis, ends included, so that neighbours touch.
  func columns(_ count: Int) -> [ClosedRange<Double>] {
    let steps = 24
    return (0..<count).map { column in
      var (least, greatest) = (Double.infinity, -Double.infinity)
      for step in 0...steps {
        let value = value(place((Double(column) + Double(step) / Double(steps)) / Double(count)))
        (least, greatest) = (min(least, value), max(greatest, value))
      }
      return least...greatest
    }
  }

  /// Where a value stands on the vertical axis: 0 at the top, 1 at the bottom.
  func depth(of value: Double) -> Double {
    min(max((range.upperBound - value) / (range.upperBound - range.lowerBound), 0), 1)
  }
}
