public import NumericalMethods
public import Springs
public import TimingCurves

/// How a track gets from its first value to its last.
public indirect enum MotionLaw<Value: TrackValue>: Sendable, Hashable {
  /// A spring, started with a velocity in value units per second, that ends as soon as the rule holds for good; then
  /// the value is the target. An undamped spring never ends.
  case spring(Spring, velocity: Value = .zero, until: SettlingRule)
  /// A spring that is taken away after a duration in seconds, wherever it is by then, as UIKit does it: from there on the value
  /// is the target.
  case timedSpring(Spring, velocity: Value = .zero, duration: Double)
  /// A timing curve over a duration in seconds, every component alike.
  case curve(TimingCurve, duration: Double)
  /// A spring used as an easing, every component alike.
  case springEasing(SpringEasing)
  /// Keyframes: the track goes from the first to the last of them.
  case keyframes(KeyframeMotion<Value>)
  /// A motion along a path: of points the position, of numbers the angle.
  case path(PathMotion)
  /// POP's decay: a velocity in value units per second of which each millisecond leaves a part; done when every
  /// component is slower than five thresholds. The track ends where that leads.
  case decay(velocity: Value, deceleration: Double = 0.998, threshold: Double = 1)
  /// Each component a piecewise linear function of a component of another track, at the same times as that track.
  case function(of: String, [ComponentFunction])
}

extension MotionLaw {
  /// The law's name.
  var name: String {
    switch self {
    case .spring: "spring"
    case .timedSpring: "timedSpring"
    case .curve: "curve"
    case .springEasing: "springEasing"
    case .keyframes: "keyframes"
    case .path: "path"
    case .decay: "decay"
    case .function: "function"
    }
  }
}

/// A component of a track as a function of a component of another.
public struct ComponentFunction: Sendable, Hashable {
  /// Which component of the other track's value it is a function of, counted from 0.
  public let component: Int
  /// The function; outside its points it goes on straight.
  public let function: PiecewiseLinearCurve

  /// A function of a component.
  public init(ofComponent component: Int = 0, _ function: PiecewiseLinearCurve) {
    self.component = component
    self.function = function
  }

  /// A function of a component through points (value of the other track, value of this one); traps where there is none.
  public init(ofComponent component: Int = 0, through points: [SIMD2<Double>]) {
    self.init(ofComponent: component, PiecewiseLinearCurve(points.map { .init($0.y, at: $0.x) }))
  }
}
