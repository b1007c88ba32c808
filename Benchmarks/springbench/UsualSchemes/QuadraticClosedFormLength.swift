import SpringKit

/// The usual closed form of the integral of 2·√(a·t² + b·t + c) over 0…1, with its two singular cases.
///
/// Where the speed hardly changes the form divides by nearly nothing, and three points of Gauss and Legendre serve instead. Where
/// the curve turns round the logarithm's argument vanishes, and its term is left out.
///
/// Source: the descriptions of the quadratic length in kurbo and lyon.
struct QuadraticClosedFormLength: UsualLengthScheme {
  static let limit: Double = 1e-9

  @inline(__always)
  func length(of segment: QuadraticSegment) -> Double {
    let velocity = segment.control - segment.start
    let bend = segment.end - segment.control - velocity
    let a = bend.dot(bend)
    let b = 2 * bend.dot(velocity)
    let c = velocity.dot(velocity)
    guard a >= 5e-4 * c else { return Self.nearlyUniform(a, b, c) }
    let root = squareRoot(a)
    let startSpeed = squareRoot(c)
    let endSpeed = squareRoot(a + b + c)
    let along = b / root
    let base = 0.5 * along / root * (endSpeed - startSpeed) + endSpeed
    let argument = along + 2 * startSpeed
    guard argument > 1e-13 * base else { return base }
    return base + 0.25 * (4 * c - along * along) / root * logarithm((2 * root + along + 2 * endSpeed) / argument)
  }

  /// Rare, so kept out of the loop.
  @inline(never)
  private static func nearlyUniform(_ a: Double, _ b: Double, _ c: Double) -> Double {
    func speed(_ t: Double) -> Double { 2 * squareRoot((a * t + b) * t + c) }
    let node = 0.5 * squareRoot(0.6)
    return (5 * speed(0.5 - node) + 8 * speed(0.5) + 5 * speed(0.5 + node)) / 18
  }
}
