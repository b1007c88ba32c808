import TestSupport
import Testing
import TimingCurves

@Suite("Timing curves against 60-digit references")
struct ReferenceCurveTests {
  @Test("Values are within 4 units, by the curve and by the prepared curve")
  func values() throws {
    var worst: [String: Double] = [:]
    var points = 0
    for reference in try ReferenceCurve.all() {
      let (curve, prepared) = (reference.curve, reference.curve.prepared())
      for point in reference.points {
        for (form, value) in [("light", curve.value(at: point.x)), ("prepared", prepared.value(at: point.x))] {
          let error = point.value.error(of: value).magnitude / reference.unit
          #expect(error <= 4, "line \(point.line), \(form): \(value.hexadecimal) is off by \(error) units")
          let row = "timing/value/\(form)/\(reference.family)"
          if !(error <= worst[row, default: 0]) { worst[row] = error }
        }
        points += 1
      }
    }
    #expect(points >= 50_000)
    try AccuracyLedger.check(worst)
  }

  @Test("Slopes are within their bound")
  func slopes() throws {
    var worst: [String: Double] = [:]
    for reference in try ReferenceCurve.all() {
      let (curve, prepared) = (reference.curve, reference.curve.prepared())
      for point in reference.points {
        guard let slope = point.slope else { continue }
        let t = curve.parameter(at: point.x)
        let s = 1 - t
        let speed = 3 * (s * s * curve.x1 + 2 * s * t * (curve.x2 - curve.x1) + t * t * (1 - curve.x2))
        let unit = (reference.unit + 0x1p-52 * slope.magnitude) / min(1, speed)
        for (form, value) in [("light", curve.velocity(at: point.x)), ("prepared", prepared.velocity(at: point.x))] {
          let error = (value - slope).magnitude / unit
          #expect(error <= 4, "line \(point.line), \(form): \(value.hexadecimal) is off by \(error) units")
          let row = "timing/slope/\(form)/\(reference.family)"
          if !(error <= worst[row, default: 0]) { worst[row] = error }
        }
      }
    }
    try AccuracyLedger.check(worst)
  }
}
