/// What a prepared curve knows about one of the equal parts of its time: the curve about the middle x₀ of the cell, by a
/// parameter v that runs with x there.
///
/// With w = x − x₀: w = v + a·v² + b·v³ and y = y₀ + d₁v + d₂v² + d₃v³.
@frozen
@usableFromInline
struct TimingCell: Sendable {
  /// a and b.
  @usableFromInline let time: (Double, Double)
  /// y₀, d₁, d₂ and d₃.
  @usableFromInline let progress: (Double, Double, Double, Double)
  /// The coefficients of w² … w⁵ in the series of v.
  @usableFromInline let series: (Double, Double, Double, Double)
  /// Whether the series is good enough all over the cell.
  @usableFromInline let isRegular: Bool

  /// Cell k reaches from (k − ½)/64 to (k + ½)/64; the first and the last are halves.
  @inlinable static var cellsPerUnit: Int { 64 }

  /// The cell of a time in 0…1, and the time's distance from its middle.
  @inlinable @inline(__always)
  static func position(at x: Double) -> (index: Int, w: Double) {
    // Among numbers of this size a double resolves 1/64, so the sum is rounded to the nearest middle.
    let shifted = x + 0x1p46
    return (Int(truncatingIfNeeded: shifted.bitPattern & 0x7f), x - (shifted - 0x1p46))
  }

  /// v at the distance w from the middle.
  ///
  /// The series is off by at most 2⁻¹⁸ of what it is to the nearest vertical tangent; a step of third order (Chebyshev's) cubes
  /// that.
  @inlinable @inline(__always)
  func parameter(at w: Double) -> Double {
    let (v, correction) = approximation(at: w)
    return v - correction
  }

  /// The series of v, and by how much the step of third order lowers it.
  @inlinable @inline(__always)
  func approximation(at w: Double) -> (v: Double, correction: Double) {
    let square = w * w
    let excess = square * ((series.0 + w * series.1) + square * (series.2 + w * series.3))
    let v = w + excess
    let cubic = v * time.1
    let inner = time.0 + cubic
    let inverse = 1 / (1 + v * (inner + (inner + cubic)))
    let step = (excess + v * v * inner) * inverse
    return (v, step + step * step * (inverse * (inner + (cubic + cubic))))
  }

  /// y at a parameter.
  @inlinable @inline(__always)
  func progress(at v: Double) -> Double {
    progress.0 + v * (progress.1 + v * (progress.2 + v * progress.3))
  }

  /// dy/dx at a parameter.
  @inlinable @inline(__always)
  func slope(at v: Double) -> Double {
    (progress.1 + v * (2 * progress.2 + v * (3 * progress.3))) / (1 + v * (2 * time.0 + v * (3 * time.1)))
  }
}

extension TimingCell {
  /// One cell of a curve that is no identity and whose progress fits its unit.
  init(at index: Int, of curve: CubicBezierCurve) {
    let points = curve.controlPoints.points
    let x = Double(index) / Double(Self.cellsPerUnit)
    // The outer cells are expanded about the ends, where progress is exactly 0 and 1.
    let inversion =
      x > 0 && x < 1
      ? CubicInversion(points, at: x)
      : CubicInversion(anchor: x, curve: AnchoredCubic(points, about: x), offset: 0)
    let point = CurvePoint(inversion.curve, at: inversion.offset)
    let inverse = 1 / point.first.x
    let (inverse2, inverse3) = (inverse * inverse, inverse * inverse * inverse)
    let (a, b) = (point.second.x * inverse2, point.third.x * inverse3)
    let square = a * a
    let candidate = TimingCell(
      time: (a, b),
      progress: (
        inversion.curve.point(at: inversion.offset).y, point.first.y * inverse, point.second.y * inverse2,
        point.third.y * inverse3
      ),
      // Lagrange's inversion.
      series: (-a, 2 * square - b, 5 * a * (b - square), 3 * b * b + 14 * square * square - 21 * square * b),
      isRegular: true)
    let halfCell = 0.5 / Double(Self.cellsPerUnit)
    let error = max(x < 1 ? candidate.error(at: halfCell) : 0, x > 0 ? candidate.error(at: -halfCell) : 0)
    self =
      error <= 0x1p-57 * points.scale.y
      ? candidate : .irregular
  }

  /// A cell whose times are left to the curve.
  static let irregular = TimingCell(time: (0, 0), progress: (0, 0, 0, 0), series: (0, 0, 0, 0), isRegular: false)

  /// The error of the progress to leading order: that of the series is the correction, and a step leaves its cube.
  private func error(at w: Double) -> Double {
    let (v, correction) = approximation(at: w)
    let slope = 1 + v * (2 * time.0 + v * (3 * time.1))
    let bend = (time.0 + 3 * time.1 * v) / slope
    let error = (2 * bend * bend + (time.1 / slope).magnitude) * (correction * correction * correction).magnitude
    return slope > 0 ? error * (progress.1 + v * (2 * progress.2 + v * (3 * progress.3))).magnitude : .infinity
  }
}
