public import NumericalMethods

/// A moment of a motion.
@frozen
public struct MotionEvent: Sendable, Hashable {
  /// Seconds from the start.
  public let time: Double
  /// The value at that time.
  public let value: Double

  /// A moment from its parts.
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}

/// The turning points of a motion after its start, in order: every t > 0 at which the velocity is zero.
///
/// An underdamped motion has infinitely many, π/ω_d apart, so iterate lazily: `motion.extrema.prefix(10)`. From critical
/// damping on there is at most one. Each costs one exponential. The sequence ends where swings vanish below the smallest double.
public struct MotionExtrema: Sequence, IteratorProtocol, Sendable {
  private let target: Double
  private let firstTime: Double?
  private let firstDisplacement: Double
  private let period: Double
  private let decayRate: Double
  private var index = 0

  init(_ motion: SpringMotion<Double>) {
    target = motion.to
    firstTime = DecayingCurve(displacement: motion).firstExtremumTime
    firstDisplacement = firstTime.map { motion.displacement(at: $0) } ?? 0
    let spring = motion.spring
    period = spring.regime == .underdamped ? Double.pi / spring.split : .infinity
    decayRate = spring.decayRate
  }

  /// The next turning point.
  public mutating func next() -> MotionEvent? {
    nextTurn().map { MotionEvent(time: $0.time, value: target + $0.displacement) }
  }

  /// The first turning point; nil where there is none.
  public var first: MotionEvent? {
    var extrema = self
    return extrema.next()
  }

  /// The next turning point as a displacement from the target.
  mutating func nextTurn() -> (time: Double, displacement: Double)? {
    guard let firstTime, index == 0 || period < .infinity else { return nil }
    let elapsed = index == 0 ? 0 : Double(index) * period
    let magnitude = firstDisplacement * exponential(-decayRate * elapsed)
    guard magnitude != 0, firstTime + elapsed < .infinity else { return nil }
    defer { index += 1 }
    return (firstTime + elapsed, index.isMultiple(of: 2) ? magnitude : -magnitude)
  }
}

extension SpringMotion<Double> {
  /// The turning points after the start, in order and lazily.
  public var extrema: MotionExtrema { MotionExtrema(self) }

  /// The farthest that the motion goes beyond its target, seen from its start.
  ///
  /// - Returns: the moment of the greatest excess, or nil where the motion never passes its target or where from and to are
  ///   equal, so that there is no beyond.
  public var overshoot: MotionEvent? { excess.map { MotionEvent(time: $0.time, value: to + $0.displacement) } }

  /// The overshoot as a displacement from the target.
  private var excess: (time: Double, displacement: Double)? {
    // Peaks shrink, so the first one on the far side is the farthest; it is the first or the second of all.
    var extrema = extrema
    for _ in 0..<2 {
      guard let turn = extrema.nextTurn() else { return nil }
      if displacement < 0 && turn.displacement > 0 || displacement > 0 && turn.displacement < 0 { return turn }
    }
    return nil
  }

  /// The overshoot as a fraction of the distance from `from` to `to`; 0 where the motion never passes its target, nil where
  /// from and to are equal.
  public var overshootFraction: Double? {
    guard displacement != 0 else { return nil }
    return excess.map { -$0.displacement / displacement } ?? 0
  }

  /// The least and the greatest value that the motion takes at any t ≥ 0, its target included.
  public var bounds: ClosedRange<Double> {
    var (least, greatest) = (Swift.min(from, to), Swift.max(from, to))
    for extremum in extrema.prefix(2) {
      least = Swift.min(least, extremum.value)
      greatest = Swift.max(greatest, extremum.value)
    }
    return least...greatest
  }
}

extension SpringMotion {
  /// The smallest box, as its two corners, that contains the motion at every t ≥ 0, its target included.
  public var boundingBox: (least: Value, greatest: Value) {
    var (least, greatest) = (from, from)
    for index in 0..<from.componentCount {
      let bounds = component(index).bounds
      least[component: index] = bounds.lowerBound
      greatest[component: index] = bounds.upperBound
    }
    return (least, greatest)
  }
}
