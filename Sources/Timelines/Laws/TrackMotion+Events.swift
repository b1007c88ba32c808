internal import NumericalMethods
public import Springs

/// Why a question about a motion has no answer.
public struct UnansweredQuestion: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, as a phrase.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension TrackMotion {
  /// The local times at which the product with a direction is at a value or jumps across it, ascending.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    switch self {
    case .spring(let motion, let duration):
      var times = motion.projected(on: direction).times(of: level, until: duration)
      // At its end the spring is put on its target.
      let (before, after) = (motion.value(at: duration).product(with: direction), to.product(with: direction))
      if min(before, after) <= level, level <= max(before, after), duration < .infinity { times.append(duration) }
      return times
    case .curve(let motion): return motion.crossings(of: level, along: direction)
    case .springEasing(let motion): return motion.crossings(of: level, along: direction)
    case .keyframes(let run): return run.crossings(of: level, along: direction)
    case .path(let run): return run.crossings(of: level, along: direction)
    case .decay(let motion): return motion.crossings(of: level, along: direction)
    case .function(let motion):
      var times: [Double] = []
      for index in 0..<direction.componentCount where direction[component: index] != 0 {
        times = motion.crossings(of: level / direction[component: index], component: index)
      }
      return times
    case .unlinked: return []
    }
  }

  /// The earliest local time from which a rule holds for good, at most ``duration``: there the value is the target.
  ///
  /// Of a spring any rule can be asked, of other laws those that concern the value alone: visible, within, relative and
  /// rounded.
  ///
  /// - Throws: ``UnansweredQuestion`` with the reason, also for a spring that never settles.
  public func settlingTime(_ rule: SettlingRule) throws(UnansweredQuestion) -> Double {
    if case .spring(let motion, let duration) = self {
      let settling: Settling
      do { settling = try motion.settling(rule) } catch { throw UnansweredQuestion(error.description) }
      if let reason = settling.unsettledReason, duration == .infinity {
        throw UnansweredQuestion(reason.rawValue)
      }
      return min(settling.duration, duration)
    }
    let end = to
    var latest = 0.0
    for index in 0..<end.componentCount {
      let target = end[component: index]
      for level in try levels(of: rule, about: target) {
        latest = max(latest, crossings(of: level, along: .unit(index)).last ?? 0)
      }
    }
    return latest
  }

  /// The values that bound where a rule holds.
  private func levels(of rule: SettlingRule, about target: Double) throws(UnansweredQuestion) -> [Double] {
    func bounds(_ epsilon: Double) throws(UnansweredQuestion) -> [Double] {
      guard epsilon > 0, epsilon < .infinity else {
        throw UnansweredQuestion("epsilon is \(epsilon): must be a finite number above 0")
      }
      return [target - epsilon, target + epsilon]
    }
    switch rule {
    case .visible(let property): return try bounds(property.visibleThreshold)
    case .within(let epsilon): return try bounds(epsilon)
    case .relative(let epsilon): return try bounds(epsilon * (to - from).maximumNorm)
    case .rounded(let quantum):
      guard quantum > 0, quantum < .infinity else {
        throw UnansweredQuestion("quantum is \(quantum): must be a finite number above 0")
      }
      let middle = (target / quantum).rounded()
      return [(middle - 0.5) * quantum, (middle + 0.5) * quantum]
    case .withinSpeed, .envelope, .energy:
      throw UnansweredQuestion("only of a spring can more than the value be asked")
    }
  }

  /// The local times at which the motion has come a part of the way from its first to its last value, ascending.
  ///
  /// Of several components the way along the straight line between the ends counts; along a path the part of its time
  /// or, paced, of its length.
  ///
  /// - Throws: ``UnansweredQuestion`` where the ends are equal, and for a function of several components.
  func times(reaching fraction: Double) throws(UnansweredQuestion) -> [Double] {
    guard fraction.isFinite else { throw UnansweredQuestion("a fraction must be a finite number") }
    if case .path(let run) = self { return run.times(of: fraction) }
    if case .function = self, Value.kind != .scalar {
      throw UnansweredQuestion("a function of several components has no straight way")
    }
    let (start, way) = (from, to - from)
    let square = way.magnitudeSquared
    guard square > 0, square < .infinity else {
      throw UnansweredQuestion("its first and its last value are equal")
    }
    let direction = way.scaled(by: 1 / square)
    return crossings(of: start.product(with: direction) + fraction, along: direction)
  }

  /// The local times at which a number is at a value, ascending.
  ///
  /// - Throws: ``UnansweredQuestion`` for values that are no numbers.
  func times(passing value: Double) throws(UnansweredQuestion) -> [Double] {
    guard Value.kind == .scalar else { throw UnansweredQuestion("a \(Value.kind.rawValue) is no single number") }
    return crossings(of: value, along: .unit(0))
  }

  /// The first local time at which the motion has come `fraction` of the way from its first to its last value; nil
  /// where it never has.
  ///
  /// - Throws: ``UnansweredQuestion`` where the ends are equal, and for a function of several components.
  public func firstTime(reaching fraction: Double) throws(UnansweredQuestion) -> Double? {
    try times(reaching: fraction).first
  }

  /// The first local time at which a number is at `value`; nil where it never is.
  ///
  /// - Throws: ``UnansweredQuestion`` for values that are no numbers.
  public func firstTime(passing value: Double) throws(UnansweredQuestion) -> Double? {
    try times(passing: value).first
  }
}

extension SpringMotion where Value: TrackValue {
  /// The motion of the product with a direction.
  func projected(on direction: Value) -> SpringMotion<Double> {
    let start = (from - to).product(with: direction)
    let end = to.product(with: direction)
    let speed = velocity.product(with: direction)
    return SpringMotion<Double>(
      unchecked: spring, from: end + start, to: end, velocity: speed, displacement: start)
  }
}
