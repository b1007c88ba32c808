/// A Gauss–Legendre rule: the quadrature formula with n nodes on −1…1 that is exact for polynomials of degree 2n − 1.
///
/// Nodes and weights are the values of M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, table 25.4, to 17 digits: each is the
/// nearest double.
@frozen
@usableFromInline
package struct GaussLegendre: Sendable {
  /// The positive nodes, ascending, each with its weight; the rule is symmetric.
  @usableFromInline package let nodes: [SIMD2<Double>]

  /// The number of evaluations, n.
  package var count: Int { 2 * nodes.count }

  /// The integral of a function over center ± halfWidth.
  @inlinable @inline(__always)
  package func integral(center: Double, halfWidth: Double, of function: (Double) -> Double) -> Double {
    var sum = 0.0
    for node in nodes {
      let offset = halfWidth * node.x
      sum += node.y * (function(center - offset) + function(center + offset))
    }
    return sum * halfWidth
  }

  /// The rule with 8 nodes.
  package static let eight = GaussLegendre(nodes: [
    SIMD2(0.1834346424956498, 0.362683783378362),
    SIMD2(0.525532409916329, 0.31370664587788727),
    SIMD2(0.7966664774136267, 0.22238103445337448),
    SIMD2(0.9602898564975363, 0.10122853629037626),
  ])

  /// The rule with 16 nodes.
  package static let sixteen = GaussLegendre(nodes: [
    SIMD2(0.09501250983763744, 0.1894506104550685),
    SIMD2(0.2816035507792589, 0.18260341504492358),
    SIMD2(0.45801677765722737, 0.16915651939500254),
    SIMD2(0.6178762444026438, 0.14959598881657674),
    SIMD2(0.755404408355003, 0.12462897125553388),
    SIMD2(0.8656312023878318, 0.09515851168249279),
    SIMD2(0.9445750230732326, 0.062253523938647894),
    SIMD2(0.9894009349916499, 0.027152459411754096),
  ])

  /// The rule with 24 nodes.
  package static let twentyFour = GaussLegendre(nodes: [
    SIMD2(0.06405689286260563, 0.12793819534675216),
    SIMD2(0.1911188674736163, 0.1258374563468283),
    SIMD2(0.3150426796961634, 0.12167047292780339),
    SIMD2(0.4337935076260451, 0.1155056680537256),
    SIMD2(0.5454214713888396, 0.10744427011596563),
    SIMD2(0.6480936519369755, 0.09761865210411388),
    SIMD2(0.7401241915785544, 0.08619016153195327),
    SIMD2(0.820001985973903, 0.0733464814110803),
    SIMD2(0.8864155270044011, 0.05929858491543678),
    SIMD2(0.9382745520027328, 0.04427743881741981),
    SIMD2(0.9747285559713095, 0.028531388628933663),
    SIMD2(0.9951872199970213, 0.0123412297999872),
  ])
}
