/// A timing curve by which schemes are compared.
struct CurveCase {
  /// As rows name it.
  let name: String
  let points: ControlPoints

  private init(_ name: String, _ points: ControlPoints) {
    self.name = name
    self.points = points
  }

  static let ease = CurveCase("ease", ControlPoints(0.25, 0.1, 0.25, 1))

  /// The four curves that CSS names, and one that is vertical halfway.
  static var all: [CurveCase] {
    [
      ease, CurveCase("ease-in", ControlPoints(0.42, 0, 1, 1)),
      CurveCase("ease-out", ControlPoints(0, 0, 0.58, 1)),
      CurveCase("ease-in-out", ControlPoints(0.42, 0, 0.58, 1)),
      CurveCase("hard", ControlPoints(1, 0, 0, 1)),
    ]
  }
}
