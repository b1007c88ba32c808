import MotionPaths
import NumericalMethods

/// A point that moves along a quadratic curve with its parameter linear in time, against one at constant speed.
struct CircleUnevenness {
  let curve: QuadraticSegment
  /// Seconds for the whole curve.
  let duration: Double

  /// The speed in points per second at a parameter.
  func speed(_ parameter: Double) -> Double { squareRoot(curve.derivative(at: parameter).magnitudeSquared) / duration }

  /// The parameters at which the speed may be least or greatest: the ends, and where the acceleration is across the motion.
  private var extremes: [Double] {
    let acceleration = curve.secondDerivative(at: 0)
    let start = curve.derivative(at: 0)
    let size = acceleration.magnitudeSquared
    let turn = size > 0 ? -(start * acceleration).sum() / size : 0
    return [0, 1] + (turn > 0 && turn < 1 ? [turn] : [])
  }

  var fastest: Double { extremes.map(speed).max() ?? 0 }
  var slowest: Double { extremes.map(speed).min() ?? 0 }
  var speedRatio: Double { fastest / slowest }
  var length: Double { curve.length() }

  /// Where the point at constant speed is at a parameter's time.
  func paced(_ parameter: Double) -> SIMD2<Double> {
    curve.point(at: curve.parameter(atDistance: parameter * length, length: length, accuracy: 0))
  }

  private func distance(_ parameter: Double) -> Double {
    squareRoot((curve.point(at: parameter) - paced(parameter)).magnitudeSquared)
  }

  /// The time at which the two are farthest from each other, in seconds from the start, and where they are.
  var farthest: (time: Double, distance: Double, shown: SIMD2<Double>, paced: SIMD2<Double>) {
    let parameter = greatest(in: 0...1, of: distance)
    return (parameter * duration, distance(parameter), curve.point(at: parameter), paced(parameter))
  }

  func write(into sheet: inout AnswerSheet) {
    sheet.add("circlePathLength", length, "pt", "the length of the circle's path")
    sheet.add(
      "circlePacedSpeed", length / duration, "pt/s", "the circle's mean speed, which it would keep if it were paced")
    sheet.add("circleFastest", fastest, "pt/s", "the circle's greatest speed")
    sheet.add("circleSlowest", slowest, "pt/s", "the circle's least speed")
    sheet.add("circleSpeedRatio", speedRatio, "", "the circle's greatest speed divided by its least")
    sheet.add(
      "circleFarthestFromPaced", farthest.distance, "pt", "how far from the paced position the circle is at worst")
    sheet.add(
      "circleFarthestFromPacedTime", 0.15 + farthest.time, "s",
      "when the circle is farthest from the paced position, on the transition's clock")
  }
}
