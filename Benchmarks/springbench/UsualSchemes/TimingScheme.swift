import SpringKit

/// The inner control points of a timing curve from (0, 0) to (1, 1).
struct ControlPoints {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// A way to find the progress of a cubic Bézier timing curve.
protocol TimingScheme {
  init(_ points: ControlPoints)

  /// The curve's y where its x is `x`, 0…1.
  func value(at x: Double) -> Double

  /// How far from the asked x the scheme is content to be; nil where it keeps the library's bound on y.
  static var tolerance: Double? { get }
}

/// One coordinate of a timing curve as a polynomial without a constant: ((a·t + b)·t + c)·t.
struct UnitCubic {
  let a: Double
  let b: Double
  let c: Double

  /// The coordinate that goes from 0 to 1 with the given ones between.
  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  @inline(__always)
  func value(at parameter: Double) -> Double { ((a * parameter + b) * parameter + c) * parameter }

  @inline(__always)
  func slope(at parameter: Double) -> Double { (3 * a * parameter + 2 * b) * parameter + c }
}
