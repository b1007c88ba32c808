public import NumericalMethods
public import Springs
public import TimingCurves

/// How a track gets from its first value to its last.
public indirect enum MotionLaw<Value: TrackValue>: Sendable, Hashable {
  /// A spring, started with a velocity in value units per second, that ends as soon as the rule holds for good; then the value
  /// is the target. An undamped spring never ends.
  case spring(Spring, velocity: Value = .zero, until: SettlingRule)
  /// A timing curve over a duration in seconds, every component alike.
  case curve(TimingCurve, duration: Double)
}
