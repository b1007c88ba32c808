extension [Double] {
  /// The quantile of a share from 0 to 1, linear between the sorted values; NaN where there is none.
  ///
  /// Source: R. J. Hyndman, Y. Fan, "Sample quantiles in statistical packages", The American Statistician 50 (1996),
  /// definition 7.
  func quantile(_ share: Double) -> Double {
    guard let last = indices.last else { return .nan }
    let sorted = sorted()
    let place = share * Double(last)
    let below = Int(place)
    let fraction = place - Double(below)
    // Without this test an infinite neighbour of weight 0 would give NaN.
    return fraction == 0 ? sorted[below] : sorted[below] + fraction * (sorted[below + 1] - sorted[below])
  }

  var median: Double { quantile(0.5) }

  /// The median of the distances from the median, in shares of it.
  var relativeDeviation: Double {
    let median = median
    return map { ($0 - median).magnitude }.median / median.magnitude
  }
}
