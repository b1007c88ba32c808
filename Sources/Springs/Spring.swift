import NumericalMethods

/// Whether a spring swings, and how it comes to rest.
@frozen
public enum DampingRegime: Sendable, Hashable {
  /// ζ < 1: the motion swings about its target; without damping, for ever.
  case underdamped
  /// ζ = 1 exactly: the fastest approach without a swing.
  case critical
  /// ζ > 1: a slow and a fast decay, at most one swing.
  case overdamped
}

/// A damped spring: m·x″ + c·x′ + k·x = 0, where x is the displacement from the target.
///
/// Made by a static factory, `Spring.pop(bounciness: 16, speed: 6)` for instance, by one of SwiftUI's initialisers, or from
/// ``SpringParameters``, which report bad values as errors where the others trap with the reason.
///
/// A spring keeps what it was made from. Made from a damping ratio or a bounce, ζ = 1 is critical damping, not a coin toss
/// between rounding errors; made from mass, stiffness and damping, its regime is the exact sign of c² − 4mk.
///
/// **Domain.** ω = √(k/m) from 1e-100 to 1e100 rad/s, c/m zero or in the same range, ζ at most 1e8.
///
/// **Accuracy.** See <doc:Accuracy>: one bound through ζ = 1, at ζ = 0 and at ζ = 1e8, for every time.
@frozen
public struct Spring: Sendable {
  /// What the spring was made from.
  public let parameters: SpringParameters
  /// m; 1 where the vocabulary has no mass.
  public let mass: Double
  /// k, force per value unit.
  public let stiffness: Double
  /// c, force per speed.
  public let damping: Double
  /// ω = √(k/m), rad/s.
  public let naturalFrequency: Double
  /// ζ = c/(2√(km)).
  public let dampingRatio: Double
  /// Where ζ stands to 1.
  public let regime: DampingRegime

  /// The exponential rate that the whole motion shares: ζω, from critical damping on the slow root r = ω/(ζ + √(ζ² − 1)).
  public let decayRate: Double

  /// How far the two roots of the motion lie apart: the damped frequency ω_d = ω√(1 − ζ²) below critical damping,
  /// R − r = 2ω√(ζ² − 1) above it, 0 at it.
  @usableFromInline let split: Double
  /// 1/split, or 0 at critical damping.
  @usableFromInline let inverseSplit: Double
  /// ω² = k/m.
  @usableFromInline let frequencySquared: Double
  /// 2ζω = c/m.
  @usableFromInline let dampingRate: Double
  /// Below critical damping, the phase from a peak to the next zero of the displacement, π/2 + arcsin ζ; 0 otherwise.
  let peakPhase: Double
  /// Below critical damping, ln cos(arcsin ζ) + peakPhase·ζ/√(1 − ζ²), by which a peak stands out; 0 otherwise.
  let peakLogarithm: Double
  /// A time at which e^(−rt) is 0 in doubles, or, without damping, at which ωt is still finite.
  @usableFromInline let horizon: Double

  /// The numbers that define the motion, checked against the domain.
  init(
    parameters: SpringParameters, mass: Double, stiffness: Double, damping: Double, naturalFrequency: Double,
    dampingRatio: Double, roots: SpringRoots
  ) throws(SpringError) {
    let domain = 1e-100...1e100
    try require(naturalFrequency, in: domain, "naturalFrequency")
    try require(dampingRatio, in: 0...1e8, "dampingRatio")
    let dampingRate = damping / mass
    guard damping == 0 || domain.contains(dampingRate) else {
      throw SpringError(
        argument: "dampingRatio", value: dampingRatio,
        requirement: "with this frequency the damping per mass is \(dampingRate); it must be 0 or from 1e-100 to 1e100")
    }
    self.parameters = parameters
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.naturalFrequency = naturalFrequency
    self.dampingRatio = dampingRatio
    self.dampingRate = dampingRate
    frequencySquared = stiffness / mass
    regime = roots.regime
    decayRate = roots.decayRate
    split = roots.split
    inverseSplit = roots.split > 0 ? 1 / roots.split : 0
    if roots.regime == .underdamped {
      peakPhase = .pi / 2 + arcTangent(y: roots.decayRate, x: roots.split)
      peakLogarithm = logarithm(roots.split / naturalFrequency) + roots.decayRate / roots.split * peakPhase
    } else {
      (peakPhase, peakLogarithm) = (0, 0)
    }
    horizon = roots.decayRate > 0 ? 800 / roots.decayRate : 1e200 / naturalFrequency
  }

  /// 2π/ω, the period of the undamped motion in seconds.
  public var response: Double {
    switch parameters {
    case .response(let response, _): response
    case .perceptual(let duration, _): duration
    default: (DoubleDouble.twoPi / DoubleDouble(naturalFrequency)).value
    }
  }

  /// SwiftUI's perceptual duration: the ``response``.
  public var perceptualDuration: Double { response }

  /// SwiftUI's name for ``perceptualDuration``.
  public var duration: Double { response }

  /// 1 − ζ up to critical damping, 1/ζ − 1 above.
  public var bounce: Double {
    if case .perceptual(_, let bounce) = parameters { return bounce }
    return dampingRatio <= 1 ? 1 - dampingRatio : (1 - dampingRatio) / dampingRatio
  }

  /// ω_d = ω√(1 − ζ²) in rad/s, the frequency of the swings; 0 from critical damping on.
  public var dampedFrequency: Double { regime == .underdamped ? split : 0 }
}

extension Spring: Hashable {
  /// Whether two springs move alike in every bit, whichever vocabulary they were made from.
  public static func == (left: Spring, right: Spring) -> Bool {
    (left.mass, left.stiffness, left.damping, left.naturalFrequency, left.dampingRatio)
      == (right.mass, right.stiffness, right.damping, right.naturalFrequency, right.dampingRatio)
      && (left.decayRate, left.split) == (right.decayRate, right.split) && left.regime == right.regime
  }

  /// Feeds what decides equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
    hasher.combine(naturalFrequency)
    hasher.combine(dampingRatio)
    hasher.combine(decayRate)
    hasher.combine(split)
  }
}

#if !hasFeature(Embedded)
  extension Spring: Codable {
    /// Decodes ``SpringParameters`` and checks them.
    public init(from decoder: any Decoder) throws {
      let parameters = try SpringParameters(from: decoder)
      do {
        try self.init(parameters)
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.description))
      }
    }

    /// Encodes the parameters that the spring was made from.
    public func encode(to encoder: any Encoder) throws { try parameters.encode(to: encoder) }
  }
#endif
