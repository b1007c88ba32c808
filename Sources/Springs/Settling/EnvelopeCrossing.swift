import NumericalMethods

/// The time after which min(A·e^(−ζωt), E(t)) stays within a threshold, E the contract's envelope.
///
/// From critical damping on E is the displacement of the motion with |x₀| and |v₀|, which ``LastCrossing`` solves. Below, E is
/// e^(−βt) times a concave function of three straight pieces; the last of them lies above A, so only the other two matter.
struct EnvelopeCrossing {
  static func solve(_ motion: SpringMotion<Double>, beyond threshold: Double) -> LastCrossing {
    let spring = motion.spring
    let (distance, speed) = (motion.displacement.magnitude, motion.velocity.magnitude)
    if spring.regime != .underdamped {
      let bounding = SpringMotion<Double>(unchecked: spring, from: distance, to: 0, velocity: speed)
      return LastCrossing(of: DecayingCurve(displacement: bounding), beyond: threshold)
    }
    let amplitude = hypotenuse(
      motion.displacement, (motion.velocity + spring.decayRate * motion.displacement) * spring.inverseSplit)
    guard amplitude > 0 else { return .never }
    let aim = threshold * (1 - LastCrossing.margin)
    guard spring.damping > 0 else {
      let isBeyond = amplitude > threshold && distance * 1 + speed * spring.inverseSplit > threshold
      return isBeyond ? LastCrossing(time: .infinity, evaluations: 0) : .never
    }
    let rate = spring.decayRate
    let amplitudeTime = logarithmOfRatio(amplitude, aim) / rate * (1 + 0x1p-50)
    guard amplitudeTime > 0 else { return .never }

    // The pieces p + q·t of E·e^(βt), latest first; distance stops growing at one corner, speed at the other.
    let distanceCorner = (spring.naturalFrequency * spring.inverseSplit - 1) / rate
    let speedCorner = spring.inverseSplit
    let corners = (early: min(distanceCorner, speedCorner), late: max(distanceCorner, speedCorner))
    if amplitudeTime > corners.late { return LastCrossing(time: amplitudeTime, evaluations: 0) }
    func lastTime(distanceGrows: Bool, speedGrows: Bool, in span: (start: Double, end: Double)) -> LastCrossing {
      let end = min(span.end, amplitudeTime)
      guard end > span.start else { return .never }
      let constant =
        (distanceGrows ? distance : distance * spring.naturalFrequency * spring.inverseSplit)
        + (speedGrows ? 0 : speed * spring.inverseSplit)
      return Self.lastTime(
        of: (constant, (distanceGrows ? rate * distance : 0) + (speedGrows ? speed : 0)), rate: rate, aim: aim,
        frequency: spring.naturalFrequency, in: (span.start, end))
    }
    let middle = lastTime(
      distanceGrows: distanceCorner > speedCorner, speedGrows: speedCorner > distanceCorner,
      in: (corners.early, corners.late))
    return middle.time > 0 ? middle : lastTime(distanceGrows: true, speedGrows: true, in: (0, corners.early))
  }

  /// The last time in a span at which e^(−rate·t)·(constant + slope·t), enlarged by its rounding, is above the aim; 0 if none.
  private static func lastTime(
    of line: (constant: Double, slope: Double), rate: Double, aim: Double, frequency: Double,
    in span: (start: Double, end: Double)
  ) -> LastCrossing {
    func jet(_ time: Double) -> Jet {
      let sum = line.constant + line.slope * time
      let value = logarithm(sum * (1 + LastCrossing.noise * (1 + frequency * time) / 2)) - rate * time - logarithm(aim)
      return Jet(value: value, slope: line.slope / sum - rate, curvature: -(line.slope / sum) * (line.slope / sum))
    }
    if jet(span.end).value > 0 { return LastCrossing(time: span.end, evaluations: 1) }
    // The logarithm is concave: it is greatest where its slope vanishes, and falls from there.
    let summit = min(max(1 / rate - line.constant / max(line.slope, .leastNormalMagnitude), span.start), span.end)
    guard jet(summit).value > 0 else { return .never }
    return LastCrossing(
      fallingRoot(
        in: (summit, span.end), start: (summit + span.end) / 2, tolerance: LastCrossing.tolerance, function: jet))
  }
}
