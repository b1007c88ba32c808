public import NumericalMethods

/// The kinds of values that a track can move.
public enum ValueKind: String, Sendable, Hashable, CaseIterable {
  /// One number: a `Double`.
  case scalar
  /// A point or a vector in the plane: `SIMD2<Double>`.
  case point
  /// A ``Size``.
  case size
  /// A ``Rectangle``.
  case rectangle
  /// A ``Color``.
  case color
  /// A ``Transform``.
  case transform
  /// A ``Matrix4x4``.
  case matrix

  /// How many components a value of the kind has.
  public var componentCount: Int {
    switch self {
    case .scalar: 1
    case .point, .size: 2
    case .rectangle, .color: 4
    case .transform: 9
    case .matrix: 16
    }
  }
}

/// A value that a track can move: a vector of components that a ``TimelineValue`` can hold.
///
/// The conforming types are those that ``ValueKind`` names; a value of another type moves as one of them.
public protocol TrackValue: ComponentVector {
  /// The kind.
  static var kind: ValueKind { get }
  /// The value that `value` holds; nil where it holds one of another kind.
  init?(_ value: TimelineValue)
  /// The value as one of any kind.
  var erased: TimelineValue { get }
  /// A track of such values as one of any kind.
  static func erased(_ track: Track<Self>) -> AnyTrack
  /// The track of such values that `track` is; nil where it is of another kind.
  static func track(_ track: AnyTrack) -> Track<Self>?
}

extension TrackValue {
  /// Whether every component is a finite number.
  var isFinite: Bool {
    for index in 0..<componentCount where !self[component: index].isFinite { return false }
    return true
  }

  /// Whether the value can be added to `other`: colours only within one space.
  func isCompatible(with other: Self) -> Bool {
    switch (erased, other.erased) {
    case (.color(let one), .color(let another)): one.space == another.space
    default: true
    }
  }

  /// The sum of the products of the components: a component by itself where `direction` is its unit vector.
  func product(with direction: Self) -> Double {
    var sum = 0.0
    for index in 0..<componentCount { sum += self[component: index] * direction[component: index] }
    return sum
  }

  /// The vector with 1 in one component and 0 in the others.
  static func unit(_ component: Int) -> Self {
    var vector = zero
    vector[component: component] = 1
    return vector
  }

  /// Writes the components one after the other.
  @inline(__always)
  func write(to components: inout MutableSpan<Double>, at offset: Int) {
    for index in 0..<componentCount { components[offset + index] = self[component: index] }
  }

  /// The value `fraction` of the way to `end`; the ends themselves at 0 and 1.
  @inline(__always)
  func interpolated(to end: Self, by fraction: Double) -> Self {
    fraction == 1 ? end : self + (end - self).scaled(by: fraction)
  }
}

extension Double: TrackValue {
  /// ``ValueKind/scalar``.
  public static var kind: ValueKind { .scalar }
  /// The number that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .scalar(let held) = value else { return nil }
    self = held
  }
  /// The number as a value of any kind.
  public var erased: TimelineValue { .scalar(self) }
  /// A track of numbers as one of any kind.
  public static func erased(_ track: Track<Double>) -> AnyTrack { .scalar(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<Double>? {
    if case .scalar(let held) = track { held } else { nil }
  }
}

extension SIMD2: TrackValue where Scalar == Double {
  /// ``ValueKind/point``.
  public static var kind: ValueKind { .point }
  /// The point that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .point(let held) = value else { return nil }
    self = held
  }
  /// The point as a value of any kind.
  public var erased: TimelineValue { .point(self) }
  /// A track of points as one of any kind.
  public static func erased(_ track: Track<SIMD2<Double>>) -> AnyTrack { .point(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<SIMD2<Double>>? {
    if case .point(let held) = track { held } else { nil }
  }
}
