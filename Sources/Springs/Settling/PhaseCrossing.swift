import NumericalMethods

/// The last crossing of an underdamped curve with separate swings, ζ up to 0.9999.
///
/// With the n-th zero at zₙ the curve is A·e^(−βt)·sin ω_d(zₙ − t). Before that zero lies its n-th peak, at the phase
/// ψ = ω_d(zₙ − t) = π/2 + α, sin α = ζ. Peaks shrink by e^(−πβ/ω_d), so a division finds the last one beyond the threshold;
/// from there to its zero the curve falls, and ψ solves ln sin ψ + τψ = ln(ε/A) + βzₙ with τ = β/ω_d.
struct PhaseCrossing {
  private let curve: DecayingCurve
  private let threshold: Double
  private let side: CrossingSide
  private let logarithmicThreshold: Double
  /// The curve's amplitude A and its logarithm.
  private let amplitude: Double
  private let logarithmicAmplitude: Double

  init(_ curve: DecayingCurve, threshold: Double, aim: Double, side: CrossingSide) {
    self.curve = curve
    self.threshold = threshold
    self.side = side
    logarithmicThreshold = logarithm(aim)
    let quadrature = curve.second * curve.spring.inverseSplit
    amplitude = Self.magnitude(curve.first, quadrature)
    logarithmicAmplitude = logarithm(amplitude)
  }

  /// √(x² + y²): the plain formula where nothing can overflow or vanish, which is nearly always.
  private static func magnitude(_ x: Double, _ y: Double) -> Double {
    let square = x * x + y * y
    return square > 1e-250 && square < 1e250 ? squareRoot(square) : hypotenuse(x, y)
  }

  var solution: LastCrossing {
    guard amplitude > 0 else { return .never }
    let spring = curve.spring
    let (rate, frequency) = (spring.decayRate, spring.split)
    let tau = rate * spring.inverseSplit
    // The time at which the amplitude itself is at the threshold bounds the answer.
    let envelopeTime = (logarithmicAmplitude - logarithmicThreshold) / rate
    guard envelopeTime > 0 else { return .never }
    if LastCrossing.noise * (1 + curve.errorRate * envelopeTime) > 0.05 {
      // So many swings that a double cannot tell in which one the time lies: the amplitude answers for all of them.
      return LastCrossing(time: envelopeTime * (1 + 0x1p-50), evaluations: 0)
    }

    var zeroAngle = arcTangent(y: curve.first, x: -curve.second * spring.inverseSplit)
    if zeroAngle <= 0 { zeroAngle += .pi }
    let peakPhase = .pi / 2 + arcTangent(y: rate, x: frequency)
    let peakLogarithm = logarithm(frequency / spring.naturalFrequency) + tau * peakPhase

    // ln(peak n / threshold) = excess − n·τ·π.
    let peakNoise = noise(at: envelopeTime, sine: frequency / spring.naturalFrequency)
    let excess =
      logarithmicAmplitude - logarithmicThreshold + peakNoise - tau * zeroAngle + peakLogarithm
    var swing = (excess / (tau * .pi)).rounded(.down)
    if side != .both {
      let startsPositive = curve.first != 0 ? curve.first > 0 : curve.second > 0
      let isPositive = startsPositive == (swing.truncatingRemainder(dividingBy: 2) == 0)
      if isPositive != (side == .positive) { swing -= 1 }
    }
    guard swing >= 0 else { return .never }
    // The first swing may have had its peak before the start; then only the start itself can be beyond the threshold.
    if swing == 0, zeroAngle < peakPhase, curve.first.magnitude <= threshold { return .never }

    let fallen = excess - swing * (tau * .pi)
    let level = peakLogarithm - fallen
    let greatest = min(peakPhase, swing == 0 ? zeroAngle : peakPhase)
    let start = min(Self.startingPhase(fallen: fallen, level: level, tau: tau, peakPhase: peakPhase), greatest)
    let zeroTime = (zeroAngle + swing * .pi) * spring.inverseSplit
    // The enlargement belongs to the answer, where the curve is about e^(level − τψ) of its amplitude, not to the peak.
    let noise = noise(at: zeroTime - start * spring.inverseSplit, sine: exponential(level - tau * start))
    // Where rounding hides the threshold the contract asks for nothing, and the amplitude is the safe answer.
    guard noise < 0.5 else { return LastCrossing(time: envelopeTime * (1 + 0x1p-50), evaluations: 0) }
    let target = min(level + peakNoise - noise, peakLogarithm)
    let (phase, evaluations) = Self.solve(level: target, start: start, tau: tau, peakPhase: greatest)
    return LastCrossing(time: max(zeroTime - phase * spring.inverseSplit, 0), evaluations: evaluations)
  }

  /// The relative enlargement by which the contract covers rounding, where the curve is `sine` of its amplitude.
  private func noise(at time: Double, sine: Double) -> Double {
    let envelope = curve.undecayedEnvelope(at: time)
    return LastCrossing.noise * (1 + curve.errorRate * time) * envelope / (amplitude * sine)
  }

  /// A phase near the solution of ln sin ψ + τψ = level, `fallen` = its distance from the greatest value of the left side.
  private static func startingPhase(fallen: Double, level: Double, tau: Double, peakPhase: Double) -> Double {
    let fallen = max(fallen, 0)
    let isNearPeak = fallen < 0.7 || tau < 0.4
    if !isNearPeak {
      // Near the zero sin ψ ≈ ψ·e^(−ψ²/6), and ln ψ + τψ = level is Lambert's equation.
      let near = lambertStart(level + logarithm(tau)) / tau
      if near < 1.3 { return near + near * near * near / (6 + 6 * tau * near) }
    }
    if isNearPeak || tau < 2.5 {
      // From the peak: θ = q + τq²/3 + (τ² − 3)q³/36 with q = √(2·fallen/(1 + τ²)).
      let root = squareRoot(2 * fallen / (1 + tau * tau))
      return peakPhase - root * (1 + root * (tau / 3 + root * (tau * tau - 3) / 36))
    }
    // As from the peak of a critical curve, τθ − ln(1 + τθ) = fallen, with sin θ for θ.
    let angle = (fallen + logarithm(1 + fallen + squareRoot(2 * fallen))) / tau
    return peakPhase - angle + angle * angle / (6 * tau)
  }

  /// Halley's iteration for ln sin ψ + τψ = level on 0 < ψ ≤ peakPhase, where the left side rises.
  private static func solve(level: Double, start: Double, tau: Double, peakPhase: Double) -> (
    phase: Double, evaluations: Int
  ) {
    var (lower, upper) = (0.0, peakPhase)
    var phase = start
    var evaluations = 0
    while evaluations < 100 {
      let (sine, cosine) = sineAndCosine(phase)
      let value = logarithm(sine) + tau * phase - level
      evaluations += 1
      if value.magnitude < LastCrossing.tolerance { break }
      if value > 0 { upper = phase } else { lower = phase }
      let inverseSine = 1 / sine
      let cotangent = cosine * inverseSine
      let square = inverseSine * inverseSine
      let jet = Jet(value: value, slope: cotangent + tau, curvature: -square, third: 2 * cotangent * square)
      let (step, residual) = jet.halleyStep
      let next = phase + step
      guard next > lower, next <= upper else {
        if upper - lower <= 0x1p-52 * upper { break }
        phase = (lower + upper) / 2
        continue
      }
      phase = next
      // The next evaluation would only confirm it.
      if residual < LastCrossing.tolerance / 4 { break }
    }
    return (phase, evaluations)
  }
}
