import Foundation
import SpringKit

/// The closed form: Cardano's root of a·t³ + b·t² + c·t = x where there is one, the cosine where there are three.
///
/// What does not depend on x is computed beforehand. A leading coefficient below 1e-8 counts as none, as is usual: there what
/// leaving it out costs is what dividing by it would.
///
/// Source: G. Cardano, Ars Magna (1545); F. Viète for three real roots (1615).
struct CardanoCurve: TimingScheme {
  /// Nothing but rounding, which grows where the coefficients nearly cancel.
  static let tolerance: Double? = 1e-12

  private let x: UnitCubic
  private let y: UnitCubic
  private let isQuadratic: Bool
  /// The inflection.
  private let centre: Double
  private let reciprocal: Double
  /// u³ + 3·third·u + 2·half = 0 about the inflection; `half` is this less x / 2a.
  private let third: Double
  private let halfAtZero: Double
  /// Of three real roots the one between 0 and 1 is 2·radius·cos(acos(−half / radius³) / 3 − turn).
  private let radius: Double
  private let turn: Double

  init(_ points: ControlPoints) {
    x = UnitCubic(points.x1, points.x2)
    y = UnitCubic(points.y1, points.y2)
    isQuadratic = x.a.magnitude < 1e-8
    reciprocal = 1 / x.a
    centre = -x.b * reciprocal / 3
    third = x.c * reciprocal / 3 - centre * centre
    halfAtZero = x.value(at: centre) * reciprocal / 2
    radius = max(0, -third).squareRoot()
    // x rises between its turning points only where a < 0; elsewhere all of 0…1 lies on one side of both.
    turn = 2 * Double.pi / 3 * (x.a < 0 ? 1 : centre < 0.5 ? 0 : 2)
  }

  @inline(__always)
  func value(at asked: Double) -> Double { y.value(at: parameter(at: asked)) }

  @inline(__always)
  private func parameter(at asked: Double) -> Double {
    if isQuadratic { return asked == 0 ? 0 : 2 * asked / (x.c + (x.c * x.c + 4 * x.b * asked).squareRoot()) }
    let half = halfAtZero - asked * reciprocal / 2
    let discriminant = half * half + third * third * third
    if discriminant >= 0 {
      // The larger of Cardano's two cube roots; the other follows without cancellation.
      let root = cubeRoot(half.magnitude + discriminant.squareRoot())
      guard root > 0 else { return centre }
      return centre + (half > 0 ? third / root - root : root - third / root)
    }
    let cosine = max(-1, min(1, -half / (radius * radius * radius)))
    return centre + 2 * radius * cos(acos(cosine) / 3 - turn)
  }
}
