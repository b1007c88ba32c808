import SpringKit

/// The length of a polyline that stays within 0.25 of the curve, as renderers flatten it: chords of equal steps of the parameter.
///
/// Source: G. Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces", Zhejiang University
/// Journal (1984): n chords of a curve of degree d miss it by at most d·(d − 1)/8 · (the greatest second difference) / n².
struct FlatteningLength<Segment: PolynomialSegment & ReferenceMeasured>: UsualLengthScheme {
  /// A chord within 0.25 of its arc may be shorter by a good part of a small curve.
  static var limit: Double { 0.1 }

  private let tolerance = 0.25

  @inline(__always)
  func length(of segment: Segment) -> Double {
    let curve = segment.polynomial
    let bend = curve.quadratic / 3
    let flatness = 0.75 * max(bend.length, (bend + curve.cubic).length)
    let count = max(1, squareRoot(flatness / tolerance).rounded(.up))
    let step = 1 / count
    // Chords of equal steps follow each other by differences.
    var chord = ((curve.cubic * step + curve.quadratic) * step + curve.linear) * step
    var difference = (6 * curve.cubic * step + 2 * curve.quadratic) * (step * step)
    let secondDifference = 6 * curve.cubic * (step * step * step)
    var length = 0.0
    for _ in 0..<Int(count) {
      length += chord.length
      chord += difference
      difference += secondDifference
    }
    return length
  }
}
