import TestSupport
import TimingCurves

/// A curve of timing-curves.txt with its points.
struct ReferenceCurve {
  /// Progress at a time, and for some the slope.
  struct Point {
    let line: Int
    let x: Double
    let value: ExactNumber
    let slope: Double?
  }

  let curve: CubicBezierCurve
  let family: String
  var points: [Point] = []

  /// What an error of the value is measured in: 2⁻⁵²·max(1, |y₁|, |y₂|).
  var unit: Double { 0x1p-52 * max(1, curve.y1.magnitude, curve.y2.magnitude) }

  /// All curves of the file.
  static func all() throws -> [ReferenceCurve] {
    var curves: [ReferenceCurve] = []
    for line in try ReferenceData.lines(of: "timing-curves.txt") {
      if line.word(0) == "C" {
        let curve = try CubicBezierCurve(
          checkingControlPoints: line.double(1), line.double(2), line.double(3), line.double(4))
        curves.append(ReferenceCurve(curve: curve, family: line.word(5)))
      } else {
        curves[curves.count - 1].points.append(
          Point(
            line: line.number, x: line.double(0), value: line.exact(1),
            slope: line.count > 3 ? line.double(3) : nil))
      }
    }
    return curves
  }
}

extension CubicBezierCurve {
  /// The control points in hexadecimal, to be typed in again.
  var hexadecimal: String { [x1, y1, x2, y2].map(\.hexadecimal).joined(separator: ", ") }
}

extension Double {
  /// C99 hexadecimal.
  var hexadecimal: String {
    guard isNormal else { return "\(self)" }
    let digits = String(significandBitPattern, radix: 16)
    let fraction = String(repeating: "0", count: 13 - digits.count) + digits
    return "\(self < 0 ? "-" : "")0x1.\(fraction)p\(exponent)"
  }
}
