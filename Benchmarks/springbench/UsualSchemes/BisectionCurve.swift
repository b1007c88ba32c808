/// What Flutter does: the parameter is halved until x is met within 1e-3.
///
/// Source: the description of `Cubic` in Flutter's curves.
struct BisectionCurve: TimingScheme {
  static let tolerance: Double? = 1e-3

  private let x: UnitCubic
  private let y: UnitCubic

  init(_ points: ControlPoints) {
    x = UnitCubic(points.x1, points.x2)
    y = UnitCubic(points.y1, points.y2)
  }

  @inline(__always)
  func value(at asked: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      let difference = x.value(at: middle) - asked
      if difference.magnitude < 1e-3 { return y.value(at: middle) }
      if difference < 0 { low = middle } else { high = middle }
    }
  }
}
