/// A timing curve by halving, apart from the library's.
struct TutorialCurve {
  let (x1, y1, x2, y2): (Double, Double, Double, Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  static let ease = TutorialCurve(0.25, 0.1, 0.25, 1)
  static let easeOut = TutorialCurve(0, 0, 0.58, 1)
  static let easeInOut = TutorialCurve(0.42, 0, 0.58, 1)

  func value(_ x: Double) -> Double {
    func bernstein(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if bernstein(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return bernstein(y1, y2, low)
  }
}
