internal import NumericalMethods
public import TimingCurves

/// A motion between two values by a timing curve.
public struct CurveMotion<Value: TrackValue>: Sendable, Hashable {
  /// The value at the start of the curve.
  public let from: Value
  /// The value at progress 1.
  public let to: Value
  /// The curve.
  public let curve: TimingCurve
  /// Seconds.
  public let duration: Double

  /// The value at `time` seconds, held outside 0…duration; after a duration of 0 the end.
  @inline(__always)
  func value(at time: Double) -> Value { from.interpolated(to: to, by: curve.value(at: fraction(at: time))) }

  /// The velocity at `time` seconds.
  @inline(__always)
  func velocity(at time: Double) -> Value {
    duration > 0 ? (to - from).scaled(by: curve.velocity(at: fraction(at: time)) / duration) : .zero
  }

  /// The part of the duration that has passed, in 0…1.
  @inline(__always)
  private func fraction(at time: Double) -> Double { time < duration ? max(time, 0) / duration : 1 }
}
