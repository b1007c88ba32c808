import NumericalMethods

extension ArcSegment {
  /// The arc length.
  ///
  /// On a circle radius × |sweep|. On an ellipse ∫√(radii.x²·sin²θ + radii.y²·cos²θ) dθ, within `accuracy`, or 8·2⁻⁵² of itself if that is
  /// larger: by Gauss–Legendre rules whose number of nodes follows from where the root is not analytic, at θ = kπ ± i·artanh(b/a)
  /// for half axes a ≥ b. An arc of several quarters measures a whole quarter once.
  public func length(accuracy: Double) -> Double { length(to: 1, accuracy: accuracy) }

  public func length(to t: Double, accuracy: Double) -> Double {
    let width = t * sweep.magnitude
    if radii.x == radii.y { return radii.x * width }
    let forwards = (width < 0) == (sweep < 0)
    let length = EllipseQuadrature(radii).length(
      from: forwards ? startAngle : -startAngle, width: width.magnitude, accuracy: accuracy)
    return width < 0 ? -length : length
  }

  public func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double {
    if distance <= 0 || length == 0 { return 0 }
    if distance >= length { return 1 }
    if radii.x == radii.y { return distance / length }
    guard distance > 0, length < .infinity else { return .nan }
    let allowed = max(0x1p-51, accuracy / length)
    return fallingRoot(in: (0, 1), start: distance / length, tolerance: allowed) { t in
      let (sine, cosine) = sineAndCosine(startAngle + t * sweep)
      let speed = hypotenuse(radii.x * sine, radii.y * cosine)
      let change = speed > 0 ? (radii.x - radii.y) * sine * ((radii.x + radii.y) / speed * cosine) : 0
      return Jet(
        value: (distance - self.length(to: t, accuracy: accuracy / 4)) / length,
        slope: -speed / length * sweep.magnitude, curvature: -change / length * (sweep * sweep.magnitude))
    }.root
  }
}

/// Arc lengths of one ellipse.
private struct EllipseQuadrature {
  /// The larger half axis, and the smaller one in units of it.
  var larger, ratio: Double
  /// Whether the speed is least at odd multiples of a quarter turn instead of even ones.
  var isSteep: Bool

  init(_ radii: SIMD2<Double>) {
    larger = max(radii.x, radii.y)
    ratio = min(radii.x, radii.y) / larger
    isSteep = radii.x < radii.y
  }

  /// The length from an angle over `width` ≥ 0.
  func length(from angle: Double, width: Double, accuracy: Double) -> Double {
    guard width > 0, width < .infinity, angle.isFinite else { return angle.isFinite ? width : .nan }
    let quarter = Double.pi / 2
    // Angles count from both ends of their quarter, exactly: that is where a flat ellipse turns.
    var index = (angle / quarter).rounded(.down)
    if Self.offset(of: angle, fromQuarter: index) < 0 { index -= 1 }
    if Self.offset(of: angle, fromQuarter: index + 1) >= 0 { index += 1 }
    let below = Self.offset(of: angle, fromQuarter: index)
    let above = -Self.offset(of: angle, fromQuarter: index + 1)
    let allowed = accuracy > 0 ? accuracy / 2 / larger / width : 0
    let isRising = (index.remainder(dividingBy: 2) == 0) != isSteep
    let first = min(width, above)
    var sum =
      isRising
      ? length(from: below, width: first, allowed: allowed)
      : length(from: max(above - first, 0), width: first, allowed: allowed)
    let rest = width - first
    guard rest > 0 else { return sum * larger }
    let count = (rest / quarter).rounded(.down)
    if count > 0 { sum += count * length(from: 0, width: quarter, allowed: allowed) }
    let last = max(rest - count * quarter, 0)
    let isLastRising = ((index + count + 1).remainder(dividingBy: 2) == 0) != isSteep
    sum += length(from: isLastRising ? 0 : quarter - last, width: last, allowed: allowed)
    return sum * larger
  }

  /// The length in units of the larger half axis, inside one quarter that begins where the speed is least.
  private func length(from lower: Double, width: Double, allowed: Double) -> Double {
    guard width > 0 else { return 0 }
    // Half the larger of the two is no more than the mean speed: the sine and the cosine are concave here.
    let slowest = max(sineAndCosine(min(lower + width, .pi / 2)).sine, ratio * sineAndCosine(lower).cosine)
    let tolerance = max(allowed, 0x1p-54 * slowest)
    return EllipseSpeed(ratio: ratio, width: width, tolerance: tolerance)
      .integral(from: lower, width: width, tolerance: tolerance)
  }

  /// angle − index·π/2, rounded once.
  private static func offset(of angle: Double, fromQuarter index: Double) -> Double {
    let turn = DoubleDouble.twoPi * DoubleDouble(index / 4)
    return (DoubleDouble(angle) - turn).value
  }
}

/// √(sin²φ + ratio²·cos²φ) on 0…π/2.
private struct EllipseSpeed: AnalyticSpeed {
  private var ratio: Double
  let branchPoints: (first: BranchPoint, second: BranchPoint)

  init(ratio: Double, width: Double, tolerance: Double) {
    self.ratio = ratio
    let height = logarithmOnePlus(2 * ratio / (1 - ratio)) / 2
    let imaginary = 64 * height * height <= tolerance * width ? 0 : height
    branchPoints = (
      BranchPoint(real: 0, imaginary: imaginary), BranchPoint(real: .pi, imaginary: imaginary)
    )
  }

  func speed(at angle: Double) -> Double {
    let (sine, cosine) = sineAndCosine(angle)
    let across = ratio * cosine
    return squareRoot(sine * sine + across * across)
  }

  func largestEllipse(halfWidth: Double) -> Double {
    let height = 3 / halfWidth
    return height + squareRoot(height * height + 1)
  }

  func bound(center: Double, halfWidth: Double, ellipse: Double) -> Double {
    // |sin z| ≤ sinh |z|, |cos z| ≤ cosh(Im z), and |sin z|² + |cos z|² = cosh(2·Im z).
    let height = (ellipse - 1 / ellipse) / 2 * halfWidth
    let distance = center + (ellipse + 1 / ellipse) / 2 * halfWidth
    return min(
      hyperbolicSine(distance) + ratio * hyperbolicCosine(height), squareRoot(hyperbolicCosine(2 * height)))
  }
}
