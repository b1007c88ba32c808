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
  private let tolerance: Double
  /// The factor of sin ω_d·t beside `first`, that of the cosine.
  private let quadrature: Double
  /// A.
  private let amplitude: Double
  /// ln(A/aim).
  private let excess: Double

  @inline(__always)
  init(_ curve: DecayingCurve, threshold: Double, aim: Double, side: CrossingSide, tolerance: Double) {
    self.curve = curve
    self.tolerance = tolerance
    self.threshold = threshold
    self.side = side
    quadrature = curve.second * curve.spring.inverseSplit
    amplitude = Self.magnitude(curve.first, quadrature)
    excess = logarithmOfRatio(amplitude, aim)
  }

  /// √(x² + y²): the plain formula where nothing can overflow or vanish, which is nearly always.
  private static func magnitude(_ x: Double, _ y: Double) -> Double {
    let square = x * x + y * y
    return square > 1e-250 && square < 1e250 ? squareRoot(square) : hypotenuse(x, y)
  }

  @inline(__always)
  var solution: LastCrossing {
    // The time at which the amplitude itself is at the threshold bounds the answer.
    guard excess > 0 else { return .never }
    let spring = curve.spring
    let tau = spring.decayRate * spring.inverseSplit
    let envelopeTime = excess / spring.decayRate
    if LastCrossing.noise * (1 + curve.errorRate * envelopeTime) > 0.05 { return amplitudeAnswer(envelopeTime) }

    let zeroAngle = positiveAngle(y: curve.first, x: -quadrature)
    let peakNoise = relativeNoise(at: envelopeTime) * spring.naturalFrequency * spring.inverseSplit

    // ln(peak n / aim) = height − n·τ·π.
    let height = excess + peakNoise - tau * zeroAngle + spring.peakLogarithm
    var swing = (height / (tau * .pi)).rounded(.down)
    if side != .both {
      let startsPositive = curve.first != 0 ? curve.first > 0 : curve.second > 0
      let isPositive = startsPositive == (swing.truncatingRemainder(dividingBy: 2) == 0)
      if isPositive != (side == .positive) { swing -= 1 }
    }
    guard swing >= 0 else { return .never }
    // The first swing may have had its peak at or before the start; then only the start itself can be beyond the threshold.
    let isCut = swing == 0 && (zeroAngle < spring.peakPhase || curve.slope == 0)
    if isCut, curve.first.magnitude <= threshold { return .never }

    let equation = Equation(
      tau: tau, fallen: height - swing * (tau * .pi), peakLogarithm: spring.peakLogarithm, peakPhase: spring.peakPhase,
      greatest: isCut ? min(zeroAngle, spring.peakPhase) : spring.peakPhase, tolerance: tolerance)
    let zeroTime = (zeroAngle + swing * .pi) * spring.inverseSplit
    let start = equation.start
    let noise = relativeNoise(at: zeroTime - start * spring.inverseSplit)
    guard let (phase, evaluations) = equation.solution(from: start, peakNoise: peakNoise, noise: noise) else {
      return amplitudeAnswer(envelopeTime)
    }
    return LastCrossing(time: max(zeroTime - phase * spring.inverseSplit, 0), evaluations: evaluations)
  }

  /// The answer where a double cannot tell in which swing the time lies, or where rounding hides the threshold: the contract
  /// then asks for nothing, and the amplitude is safe.
  private func amplitudeAnswer(_ envelopeTime: Double) -> LastCrossing {
    LastCrossing(time: envelopeTime * (1 + 0x1p-50), evaluations: 0)
  }

  /// The enlargement by which the contract covers rounding, relative to the amplitude at that time.
  @inline(__always)
  private func relativeNoise(at time: Double) -> Double {
    LastCrossing.noise * (1 + curve.errorRate * time) * (curve.undecayedEnvelope(at: time) / amplitude)
  }
}

/// ln sin ψ + τψ = level on 0 < ψ ≤ greatest, where the left side rises to peakLogarithm at peakPhase.
private struct Equation {
  let tau: Double
  /// peakLogarithm − level, from 0 at the peak.
  let fallen: Double
  let peakLogarithm: Double
  let peakPhase: Double
  let greatest: Double
  let tolerance: Double

  /// A phase near the solution.
  @inline(__always)
  var start: Double {
    min(Self.start(fallen: max(fallen, 0), level: peakLogarithm - fallen, tau: tau, peakPhase: peakPhase), greatest)
  }

  @inline(__always)
  private static func start(fallen: Double, level: Double, tau: Double, peakPhase: Double) -> Double {
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

  /// Halley's iteration from `start`, for a level that holds `peakNoise` but should hold the noise where the solution is;
  /// nil where that hides the level itself.
  @inline(__always)
  func solution(from start: Double, peakNoise: Double, noise: Double) -> (phase: Double, evaluations: Int)? {
    var (lower, upper) = (0.0, greatest)
    var phase = start
    var level = Double.nan
    var evaluations = 0
    while evaluations < 100 {
      let (sine, cosine) = sineAndCosine(phase)
      if evaluations == 0 {
        guard noise < 0.5 * sine else { return nil }
        level = min(peakLogarithm - fallen + peakNoise - noise / sine, peakLogarithm)
      }
      let value = logarithm(sine) + tau * phase - level
      evaluations += 1
      if value.magnitude < tolerance { break }
      if value > 0 { upper = phase } else { lower = phase }
      let cotangent = cosine / sine
      let square = 1 + cotangent * cotangent
      let jet = Jet(value: value, slope: cotangent + tau, curvature: -square, third: 2 * cotangent * square)
      let (step, isAccurate) = jet.step(tolerance: tolerance / 4)
      let next = phase + step
      guard next > lower, next <= upper else {
        if upper - lower <= 0x1p-52 * upper { break }
        phase = (lower + upper) / 2
        continue
      }
      phase = next
      // The next evaluation would only confirm it.
      if isAccurate { break }
    }
    return (phase, evaluations)
  }
}
