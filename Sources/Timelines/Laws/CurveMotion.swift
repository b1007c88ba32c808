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

  /// The value at `time` seconds, held outside 0…duration.
  @inline(__always)
  func value(at time: Double) -> Value { from.interpolated(to: to, by: curve.value(at: fraction(at: time))) }

  /// The velocity at `time` seconds.
  @inline(__always)
  func velocity(at time: Double) -> Value {
    duration > 0 ? (to - from).scaledFinitely(by: curve.velocity(at: fraction(at: time)) / duration) : .zero
  }

  /// The times at which the product with a direction is at a value or jumps across it.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    let (start, end) = (from.product(with: direction), to.product(with: direction))
    guard start != end else { return start == level ? [0] : [] }
    return curve.crossings(of: (level - start) / (end - start)).map { $0 * duration }
  }

  /// The part of the duration that has passed, in 0…1.
  @inline(__always)
  private func fraction(at time: Double) -> Double { time < 0 ? 0 : time < duration ? time / duration : 1 }
}
