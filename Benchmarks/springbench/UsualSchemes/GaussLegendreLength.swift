import SpringKit

/// The length as the sum of the speed at the sixteen points of Gauss and Legendre, whatever the curve is like.
struct GaussLegendreLength<Segment: PolynomialSegment & ReferenceMeasured>: UsualLengthScheme {
  /// A turn within the segment makes the speed a corner, which sixteen points cut.
  static var limit: Double { 0.05 }

  /// The positive nodes on −1…1, and the weights of each of a pair for an interval of length 1.
  private let nodes: SIMD8<Double>
  private let weights: SIMD8<Double>

  init() {
    let rule = GaussLegendre.sixteen.nodes
    nodes = SIMD8(rule.map(\.x))
    weights = SIMD8(rule.map { $0.y / 2 })
  }

  @inline(__always)
  func length(of segment: Segment) -> Double {
    let curve = segment.polynomial
    // The velocity as a polynomial of 2t − 1, of which nodes come in pairs of opposite sign.
    let constant = curve.linear + curve.quadratic + 0.75 * curve.cubic
    let linear = curve.quadratic + 1.5 * curve.cubic
    let quadratic = 0.75 * curve.cubic
    let squares = nodes * nodes
    let (evenX, evenY) = (constant.x + quadratic.x * squares, constant.y + quadratic.y * squares)
    let (oddX, oddY) = (linear.x * nodes, linear.y * nodes)
    let (aheadX, aheadY) = (evenX + oddX, evenY + oddY)
    let (behindX, behindY) = (evenX - oddX, evenY - oddY)
    let ahead = (aheadX * aheadX + aheadY * aheadY).squareRoot()
    let behind = (behindX * behindX + behindY * behindY).squareRoot()
    return (weights * (ahead + behind)).sum()
  }
}
