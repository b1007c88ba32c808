public import NumericalMethods

/// One motion of a spring: from a value, with a velocity, to a target.
///
/// A pure value: nothing runs. It tells where the motion is at any time, when it settles by a rule that you name, and what
/// happens on the way.
///
/// ```swift
/// let motion = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0)
/// let duration = motion.settlingDuration(.visible(.position))
/// ```
///
/// **Domain.** Every component of the displacement and of the velocity is zero or of a magnitude from 1e-100 to 1e100.
///
/// **Accuracy.** The displacement and the velocity are within 4(1 + κt)·2⁻⁵² of their envelopes for any t ≥ 0 with
/// κt ≤ 700; see <doc:Accuracy>. A value, target + displacement, adds half an ulp of itself.
@frozen
public struct SpringMotion<Value: ComponentVector>: Sendable, Hashable {
  /// The spring.
  public let spring: Spring
  /// The value at the start.
  public let from: Value
  /// The target.
  public let to: Value
  /// The velocity at the start, in value units per second.
  public let velocity: Value

  /// x₀ = from − to.
  @usableFromInline let displacement: Value

  /// A motion from literals; traps outside the domain.
  @inlinable
  public init(_ spring: Spring, from: Value, to: Value, velocity: Value = .zero) {
    self.init(unchecked: spring, from: from, to: to, velocity: velocity)
    if !isWithinDomain { Self.trapOutsideDomain(from: from, to: to, velocity: velocity) }
  }

  /// A motion from values that a person or a file fed.
  ///
  /// - Throws: ``SpringError`` naming the argument outside the domain.
  public init(checking spring: Spring, from: Value, to: Value, velocity: Value = .zero) throws(SpringError) {
    self.init(unchecked: spring, from: from, to: to, velocity: velocity)
    try checkDomain()
  }

  /// A motion whose start velocity is relative to the distance, as Core Animation and UIKit take it.
  ///
  /// - Parameter relativeVelocity: velocity ÷ (to − from), per second: 1 covers the whole distance in one second.
  @inlinable
  public init(_ spring: Spring, from: Value, to: Value, relativeVelocity: Double) {
    self.init(spring, from: from, to: to, velocity: (to - from).scaled(by: relativeVelocity))
  }

  @inlinable
  init(unchecked spring: Spring, from: Value, to: Value, velocity: Value) {
    self.spring = spring
    self.from = from
    self.to = to
    self.velocity = velocity
    displacement = from - to
  }

  @inlinable
  var isWithinDomain: Bool {
    displacement.isZeroOrWithin(1e-100...1e100) && velocity.isZeroOrWithin(1e-100...1e100)
  }

  @usableFromInline
  static func trapOutsideDomain(from: Value, to: Value, velocity: Value) -> Never {
    trapping { () throws(SpringError) in
      try SpringMotion(unchecked: .smooth, from: from, to: to, velocity: velocity).checkDomain()
      fatalError("motion outside its domain")
    }
  }

  func checkDomain() throws(SpringError) {
    let domain = 1e-100...1e100
    for index in 0..<displacement.componentCount {
      try requireFinite(from[component: index], "from")
      try requireFinite(to[component: index], "to")
      let distance = displacement[component: index].magnitude
      guard distance == 0 || domain.contains(distance) else {
        throw SpringError(
          argument: "from", value: from[component: index],
          requirement: "its distance \(distance) to the target must be 0 or from 1e-100 to 1e100")
      }
      let speed = velocity[component: index]
      guard speed == 0 || domain.contains(speed.magnitude) else {
        throw SpringError(
          argument: "velocity", value: speed, requirement: "must be 0 or of a magnitude from 1e-100 to 1e100")
      }
    }
  }
}

extension SpringMotion {
  /// The displacement from the target at `time` seconds; before the start it is the start's.
  @inlinable @inline(__always)
  public func displacement(at time: Double) -> Value { state(at: time).position }

  /// The value at `time` seconds: `from` up to the start, then exact.
  @inlinable @inline(__always)
  public func value(at time: Double) -> Value { time <= 0 ? from : to + displacement(at: time) }

  /// The velocity at `time` seconds, in value units per second.
  @inlinable @inline(__always)
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// Displacement and velocity at `time` seconds for the cost of one.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState<Value> {
    let phase = spring.phase(at: time)
    guard phase.decay < 0x1p-800 else { return state(after: spring.propagator(over: phase, lift: 1)) }
    // The coefficients of a motion that has almost vanished leave the normal range before the motion does.
    let lifted = state(after: spring.propagator(over: phase, lift: 0x1p200))
    return MotionState(
      position: lifted.position.scaled(by: 0x1p-200), velocity: lifted.velocity.scaled(by: 0x1p-200))
  }

  @inlinable @inline(__always)
  func state(after step: SpringPropagator) -> MotionState<Value> {
    var state = MotionState(position: displacement, velocity: velocity)
    step.advance(displacement: &state.position, velocity: &state.velocity)
    return state
  }

  /// The acceleration at `time` seconds, −ω²·x − 2ζω·v.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    let state = state(at: time)
    return .zero - state.position.scaled(by: spring.frequencySquared) - state.velocity.scaled(by: spring.dampingRate)
  }

  /// The energy ½·m·|v|² + ½·k·|x|² at `time` seconds; never rises. Infinite where it exceeds the range of `Double`.
  @inlinable
  public func energy(at time: Double) -> Double {
    let state = state(at: time)
    return 0.5 * (spring.mass * state.velocity.magnitudeSquared + spring.stiffness * state.position.magnitudeSquared)
  }

  /// The motion that takes over at `time` seconds toward another target, continuous in value and velocity.
  ///
  /// A velocity or a distance that has vanished below the domain's 1e-100 is taken as 0.
  public func retargeted(to target: Value, at time: Double) -> SpringMotion {
    var (start, speed) = (value(at: time), velocity(at: time))
    for index in 0..<start.componentCount {
      if (start[component: index] - target[component: index]).magnitude < 1e-100 {
        start[component: index] = target[component: index]
      }
      if speed[component: index].magnitude < 1e-100 { speed[component: index] = 0 }
    }
    return SpringMotion(spring, from: start, to: target, velocity: speed)
  }

  /// The motion of one component.
  public func component(_ index: Int) -> SpringMotion<Double> {
    SpringMotion<Double>(
      unchecked: spring, from: from[component: index], to: to[component: index], velocity: velocity[component: index],
      displacement: displacement[component: index])
  }
}

extension SpringMotion<Double> {
  /// Core Animation's relative velocity at `time` seconds, velocity ÷ (to − from); nil where from and to are equal.
  public func relativeVelocity(at time: Double) -> Double? {
    from == to ? nil : velocity(at: time) / (to - from)
  }

  /// A component of a vector motion: the displacement is the vector's, which a `Float` vector rounds otherwise.
  package init(unchecked spring: Spring, from: Double, to: Double, velocity: Double, displacement: Double) {
    self.spring = spring
    self.from = from
    self.to = to
    self.velocity = velocity
    self.displacement = displacement
  }
}
