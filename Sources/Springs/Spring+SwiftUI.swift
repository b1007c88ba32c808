public import NumericalMethods

// SwiftUI's initialisers, constants and methods by their own names and argument order, so that code written for
// SwiftUI.Spring moves over. Times are Double seconds, which is what TimeInterval is.

extension Spring {
  /// SwiftUI's spring from a perceptual duration in seconds and a bounce in −1 < b ≤ 1; traps outside.
  public init(duration: Double = 0.5, bounce: Double = 0) { self = .perceptual(duration: duration, bounce: bounce) }

  /// SwiftUI's spring from a response in seconds and a damping ratio; traps outside its domain.
  public init(response: Double, dampingRatio: Double) { self = .response(response, dampingRatio: dampingRatio) }

  /// SwiftUI's spring from mass, stiffness and damping; traps outside their domain.
  ///
  /// SwiftUI runs a spring beyond critical damping as critical unless `allowOverDamping` is true. This kit keeps the physics
  /// unless told otherwise: pass `false` for SwiftUI's own behaviour.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = true) {
    let spring = Spring.physical(mass: mass, stiffness: stiffness, damping: damping)
    if allowOverDamping || spring.regime != .overdamped {
      self = spring
    } else {
      self = .response(spring.response, dampingRatio: 1)
    }
  }

  /// The spring that settles within `epsilon` of the distance after `settlingDuration` seconds; see ``settling(_:dampingRatio:epsilon:)``.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    self = .settling(settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  /// SwiftUI's spring without a bounce: 0.5 s, bounce 0.
  public static var smooth: Spring { .preset(.smooth) }
  /// SwiftUI's spring with a small bounce: 0.5 s, bounce 0.15.
  public static var snappy: Spring { .preset(.snappy) }
  /// SwiftUI's spring with a larger bounce: 0.5 s, bounce 0.3.
  public static var bouncy: Spring { .preset(.bouncy) }

  /// ``smooth`` with another duration and more bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// ``snappy`` with another duration and more bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// ``bouncy`` with another duration and more bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The value at `time` of a motion from zero to `target`.
  @inlinable
  public func value<Value: ComponentVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    value(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity at `time` of a motion from zero to `target`.
  @inlinable
  public func velocity<Value: ComponentVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    velocity(fromValue: .zero, toValue: target, initialVelocity: initialVelocity, time: time)
  }

  /// The value at `time` of a motion from `fromValue` to `toValue`.
  @inlinable
  public func value<Value: ComponentVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    SpringMotion(self, from: fromValue, to: toValue, velocity: initialVelocity).value(at: time)
  }

  /// The velocity at `time` of a motion from `fromValue` to `toValue`.
  @inlinable
  public func velocity<Value: ComponentVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    SpringMotion(self, from: fromValue, to: toValue, velocity: initialVelocity).velocity(at: time)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds toward `target`, exactly; a negative time does nothing.
  ///
  /// For equal time steps, ``propagator(timeStep:)`` computes the coefficients once.
  @inlinable
  public func update<Value: ComponentVector>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    propagator(timeStep: deltaTime).advance(value: &value, velocity: &velocity, toward: target)
  }

  /// The force on the mass, k·(target − position) − c·velocity.
  @inlinable
  public func force<Value: ComponentVector>(target: Value, position: Value, velocity: Value) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force on the mass in a motion from `fromValue` to `toValue`; it does not depend on where the motion began.
  @inlinable
  public func force<Value: ComponentVector>(
    fromValue: Value, toValue: Value, position: Value, velocity: Value
  ) -> Value {
    force(target: toValue, position: position, velocity: velocity)
  }

  /// How long a motion from zero to `target` takes to stay within `epsilon` of it, in every component.
  ///
  /// Exact, unlike SwiftUI's estimate of the same name. Traps unless `epsilon` is above 0.
  public func settlingDuration<Value: ComponentVector>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double
  ) -> Double {
    SpringMotion(self, from: .zero, to: target, velocity: initialVelocity).settlingDuration(.within(epsilon))
  }

  /// How long a motion from 0 to 1 from rest takes to stay within 0.001; infinite without damping.
  public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }
}
