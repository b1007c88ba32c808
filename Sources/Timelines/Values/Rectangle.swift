/// A rectangle: its corner of least coordinates, width and height, in points; y grows downward.
@frozen
public struct Rectangle: PackedVector, TrackValue {
  /// x, y, width, height.
  public var lanes: SIMD4<Double>

  /// A rectangle from its corner of least coordinates and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) { lanes = SIMD4(x, y, width, height) }
  /// A rectangle about its centre.
  @inlinable
  public init(center: SIMD2<Double>, size: Size) {
    let corner = center - size.lanes / 2
    lanes = SIMD4(corner.x, corner.y, size.width, size.height)
  }
  /// A rectangle from x, y, width and height.
  @inlinable public init(lanes: SIMD4<Double>) { self.lanes = lanes }

  /// The least x.
  @inlinable public var x: Double {
    get { lanes.x }
    set { lanes.x = newValue }
  }
  /// The least y.
  @inlinable public var y: Double {
    get { lanes.y }
    set { lanes.y = newValue }
  }
  /// The width.
  @inlinable public var width: Double {
    get { lanes.z }
    set { lanes.z = newValue }
  }
  /// The height.
  @inlinable public var height: Double {
    get { lanes.w }
    set { lanes.w = newValue }
  }
  /// The corner of least coordinates.
  @inlinable public var origin: SIMD2<Double> { lanes.lowHalf }
  /// Width and height.
  @inlinable public var size: Size { Size(lanes: lanes.highHalf) }
  /// The middle.
  @inlinable public var center: SIMD2<Double> { lanes.lowHalf + lanes.highHalf / 2 }

  /// 4.
  @inlinable public static var laneCount: Int { 4 }
  /// ``ValueKind/rectangle``.
  public static var kind: ValueKind { .rectangle }
  /// The rectangle that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .rectangle(let held) = value else { return nil }
    self = held
  }
  /// The rectangle as a value of any kind.
  public var erased: TimelineValue { .rectangle(self) }
  /// A track of rectangles as one of any kind.
  public static func erased(_ track: Track<Rectangle>) -> AnyTrack { .rectangle(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<Rectangle>? {
    if case .rectangle(let held) = track { held } else { nil }
  }
}
