/// A width and a height, in points.
@frozen
public struct Size: PackedVector, TrackValue {
  /// Width and height.
  public var lanes: SIMD2<Double>

  /// A size.
  @inlinable public init(width: Double, height: Double) { lanes = SIMD2(width, height) }
  /// A size from width and height.
  @inlinable public init(lanes: SIMD2<Double>) { self.lanes = lanes }

  /// The width.
  @inlinable public var width: Double {
    get { lanes.x }
    set { lanes.x = newValue }
  }
  /// The height.
  @inlinable public var height: Double {
    get { lanes.y }
    set { lanes.y = newValue }
  }

  /// 2.
  @inlinable public static var laneCount: Int { 2 }
  /// ``ValueKind/size``.
  public static var kind: ValueKind { .size }
  /// The size that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .size(let held) = value else { return nil }
    self = held
  }
  /// The size as a value of any kind.
  public var erased: TimelineValue { .size(self) }
  /// A track of sizes as one of any kind.
  public static func erased(_ track: Track<Size>) -> AnyTrack { .size(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<Size>? {
    if case .size(let held) = track { held } else { nil }
  }
}
