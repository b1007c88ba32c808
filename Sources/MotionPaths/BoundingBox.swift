/// The smallest rectangle with horizontal and vertical sides around something.
@frozen
public struct BoundingBox: Sendable, Hashable {
  /// The corner with the smallest coordinates: at the top left, since y grows downward.
  public var minimum: SIMD2<Double>
  /// The corner with the largest coordinates.
  public var maximum: SIMD2<Double>

  /// A box from its corners.
  @inlinable
  public init(minimum: SIMD2<Double>, maximum: SIMD2<Double>) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The box around two points, in any order.
  @inlinable
  public init(around first: SIMD2<Double>, _ second: SIMD2<Double>) {
    minimum = pointwiseMin(first, second)
    maximum = pointwiseMax(first, second)
  }

  /// Width and height.
  @inlinable
  public var size: SIMD2<Double> { maximum - minimum }

  /// Whether a point is inside or on the border.
  @inlinable
  public func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= minimum.x && point.y >= minimum.y && point.x <= maximum.x && point.y <= maximum.y
  }

  /// The box around this box and a point.
  @inlinable
  public func union(_ point: SIMD2<Double>) -> BoundingBox {
    BoundingBox(minimum: pointwiseMin(minimum, point), maximum: pointwiseMax(maximum, point))
  }

  /// The box around this box and another.
  @inlinable
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(minimum: pointwiseMin(minimum, other.minimum), maximum: pointwiseMax(maximum, other.maximum))
  }

  /// Grows along one axis until a coordinate is inside.
  mutating func include(_ coordinate: Double, along axis: Int) {
    minimum[axis] = min(minimum[axis], coordinate)
    maximum[axis] = max(maximum[axis], coordinate)
  }
}
