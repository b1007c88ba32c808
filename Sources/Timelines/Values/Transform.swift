/// A scale, a rotation and a translation in space, each with three components that are interpolated one by one.
///
/// A point is scaled, then rotated about x, about y and about z, then translated. Interpolated component by component a
/// turn of 2π is a full turn, where a matrix would not move.
@frozen
public struct Transform: PackedVector, TrackValue {
  /// Scale x, y, z; rotation x, y, z; translation x, y, z.
  public var lanes: SIMD16<Double>

  /// A transform; what is not named leaves a point where it is.
  ///
  /// - Parameters:
  ///   - scale: the factors along x, y and z.
  ///   - rotation: radians about x, y and z, applied in that order.
  ///   - translation: points along x, y and z.
  @inlinable
  public init(
    scale: SIMD3<Double> = .one, rotation: SIMD3<Double> = .zero, translation: SIMD3<Double> = .zero
  ) {
    lanes = .zero
    self.scale = scale
    self.rotation = rotation
    self.translation = translation
  }
  /// A transform from its nine components; the rest must be zero.
  @inlinable public init(lanes: SIMD16<Double>) { self.lanes = lanes }

  /// The transform that leaves every point where it is. `zero` scales to nothing.
  public static let identity = Transform()

  /// The factors along x, y and z.
  @inlinable public var scale: SIMD3<Double> {
    get { SIMD3(lanes[0], lanes[1], lanes[2]) }
    set { (lanes[0], lanes[1], lanes[2]) = (newValue.x, newValue.y, newValue.z) }
  }
  /// Radians about x, y and z.
  @inlinable public var rotation: SIMD3<Double> {
    get { SIMD3(lanes[3], lanes[4], lanes[5]) }
    set { (lanes[3], lanes[4], lanes[5]) = (newValue.x, newValue.y, newValue.z) }
  }
  /// Points along x, y and z.
  @inlinable public var translation: SIMD3<Double> {
    get { SIMD3(lanes[6], lanes[7], lanes[8]) }
    set { (lanes[6], lanes[7], lanes[8]) = (newValue.x, newValue.y, newValue.z) }
  }

  /// The matrix that does the same to a row vector.
  public var matrix: Matrix4x4 {
    Matrix4x4.scale(scale)
      .concatenating(.rotation(x: rotation.x)).concatenating(.rotation(y: rotation.y))
      .concatenating(.rotation(z: rotation.z)).concatenating(.translation(translation))
  }

  /// 9.
  @inlinable public static var laneCount: Int { 9 }
  /// ``ValueKind/transform``.
  public static var kind: ValueKind { .transform }
  /// The transform that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .transform(let held) = value else { return nil }
    self = held
  }
  /// The transform as a value of any kind.
  public var erased: TimelineValue { .transform(self) }
  /// A track of transforms as one of any kind.
  public static func erased(_ track: Track<Transform>) -> AnyTrack { .transform(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<Transform>? {
    if case .transform(let held) = track { held } else { nil }
  }
}
