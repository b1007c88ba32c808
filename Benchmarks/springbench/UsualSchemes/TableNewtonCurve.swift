/// What browsers do: eleven samples of x, a linear scan for the two around the asked x, a straight line between them for a start,
/// at most four Newton steps, and bisection where these do not arrive.
///
/// Stops where x is met within 1e-7, so that y is only as good as the curve is flat.
///
/// Source: the description in "Cubic Bézier timing functions" of WebKit's and Chromium's sources (UnitBezier).
struct TableNewtonCurve: TimingScheme {
  static let tolerance: Double? = 1e-7

  private let x: UnitCubic
  private let y: UnitCubic
  private let samples: Samples

  /// Inside the curve itself: an array would cost an allocation for every curve.
  private typealias Samples = (
    Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double
  )

  @inline(__always)
  init(_ points: ControlPoints) {
    let x = UnitCubic(points.x1, points.x2)
    func sample(_ index: Int) -> Double { x.value(at: Double(index) * Self.spacing) }
    self.x = x
    y = UnitCubic(points.y1, points.y2)
    samples = (
      0, sample(1), sample(2), sample(3), sample(4), sample(5), sample(6), sample(7), sample(8), sample(9), 1
    )
  }

  @inline(__always)
  func value(at asked: Double) -> Double {
    let (index, below, above) = unsafe withUnsafeBytes(of: samples) { bytes in
      let samples = unsafe bytes.assumingMemoryBound(to: Double.self)
      var index = 1
      while index < 10, unsafe samples[index] < asked { index += 1 }
      return unsafe (index, samples[index - 1], samples[index])
    }
    let start = Double(index - 1) * Self.spacing
    var parameter = start + Self.spacing * (asked - below) / (above - below)
    for _ in 0..<4 {
      let difference = x.value(at: parameter) - asked
      if difference.magnitude < 1e-7 { return y.value(at: parameter) }
      let slope = x.slope(at: parameter)
      guard slope.magnitude >= 1e-6 else { break }
      parameter -= difference / slope
    }
    return y.value(at: bisected(asked, from: start))
  }

  private static let spacing = 0.1

  /// Rare, so kept out of the loop.
  @inline(never)
  private func bisected(_ asked: Double, from start: Double) -> Double {
    var (low, high) = (start, start + Self.spacing)
    var middle = (low + high) / 2
    while low < middle, middle < high {
      let difference = x.value(at: middle) - asked
      if difference.magnitude < 1e-7 { break }
      if difference < 0 { low = middle } else { high = middle }
      middle = (low + high) / 2
    }
    return middle
  }
}
