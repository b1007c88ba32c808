internal import NumericalMethods

/// A 4 × 4 matrix that multiplies row vectors from the right, p′ = p·M, as Core Animation's `CATransform3D` does.
///
/// As a track's value it is interpolated component by component; a rotation wants a ``Transform``.
@frozen
public struct Matrix4x4: PackedVector, TrackValue {
  /// m11, m12, … m44, row by row.
  public var lanes: SIMD16<Double>

  /// A matrix from its sixteen components, row by row.
  @inlinable public init(lanes: SIMD16<Double>) { self.lanes = lanes }

  /// The matrix that leaves every point where it is.
  public static let identity = Matrix4x4(lanes: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// The component m(row+1)(column+1); rows and columns count from 0.
  @inlinable
  public subscript(row: Int, column: Int) -> Double {
    get { lanes[4 * row + column] }
    set { lanes[4 * row + column] = newValue }
  }

  /// Moves by `offset`.
  public static func translation(_ offset: SIMD3<Double>) -> Matrix4x4 {
    Matrix4x4(lanes: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, offset.x, offset.y, offset.z, 1])
  }
  /// Scales by the factors along x, y and z.
  public static func scale(_ factors: SIMD3<Double>) -> Matrix4x4 {
    Matrix4x4(lanes: [factors.x, 0, 0, 0, 0, factors.y, 0, 0, 0, 0, factors.z, 0, 0, 0, 0, 1])
  }
  /// Turns about the x axis, from y toward z, by an angle in radians.
  public static func rotation(x angle: Double) -> Matrix4x4 {
    let (sine, cosine) = sineAndCosine(angle)
    return Matrix4x4(lanes: [1, 0, 0, 0, 0, cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1])
  }
  /// Turns about the y axis, from z toward x, by an angle in radians.
  public static func rotation(y angle: Double) -> Matrix4x4 {
    let (sine, cosine) = sineAndCosine(angle)
    return Matrix4x4(lanes: [cosine, 0, -sine, 0, 0, 1, 0, 0, sine, 0, cosine, 0, 0, 0, 0, 1])
  }
  /// Turns about the z axis, from x toward y (clockwise on a screen whose y grows downward), by an angle in radians.
  public static func rotation(z angle: Double) -> Matrix4x4 {
    let (sine, cosine) = sineAndCosine(angle)
    return Matrix4x4(lanes: [cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  }
  /// The view of an eye at `distance` points in front of the plane z = 0: m34 = −1/distance. Infinite: no perspective.
  public static func perspective(distance: Double) -> Matrix4x4 {
    var matrix = identity
    matrix[2, 3] = -1 / distance
    return matrix
  }

  /// The matrix that does this and then `other`: self·other, as `CATransform3DConcat(self, other)`.
  public func concatenating(_ other: Matrix4x4) -> Matrix4x4 {
    var product = Matrix4x4.zero
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for index in 0..<4 { sum += self[row, index] * other[index, column] }
        product[row, column] = sum
      }
    }
    return product
  }

  /// Where a point lands: (x, y, z, 1)·M divided by its fourth component.
  ///
  /// A point in the eye's own plane, whose fourth component is 0, lands at infinity; one behind the eye, where it is
  /// negative, on the far side of it.
  public func project(_ point: SIMD3<Double>) -> SIMD3<Double> {
    var image = SIMD4<Double>.zero
    for column in 0..<4 {
      image[column] =
        point.x * self[0, column] + point.y * self[1, column] + point.z * self[2, column] + self[3, column]
    }
    return SIMD3(image.x, image.y, image.z) / image.w
  }

  /// Where a point of the plane z = 0 lands on the screen.
  public func project(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let image = project(SIMD3(point, 0))
    return SIMD2(image.x, image.y)
  }

  /// 16.
  @inlinable public static var laneCount: Int { 16 }
  /// ``ValueKind/matrix``.
  public static var kind: ValueKind { .matrix }
  /// The matrix that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .matrix(let held) = value else { return nil }
    self = held
  }
  /// The matrix as a value of any kind.
  public var erased: TimelineValue { .matrix(self) }
  /// A track of matrices as one of any kind.
  public static func erased(_ track: Track<Matrix4x4>) -> AnyTrack { .matrix(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<Matrix4x4>? {
    if case .matrix(let held) = track { held } else { nil }
  }
}
