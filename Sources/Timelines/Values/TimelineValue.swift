internal import NumericalMethods

/// A value of any kind that a track can move.
public enum TimelineValue: Sendable, Hashable {
  /// One number.
  case scalar(Double)
  /// A point or a vector in the plane.
  case point(SIMD2<Double>)
  /// A width and a height.
  case size(Size)
  /// A rectangle.
  case rectangle(Rectangle)
  /// A colour.
  case color(Color)
  /// Scale, rotation and translation.
  case transform(Transform)
  /// A 4 × 4 matrix.
  case matrix(Matrix4x4)

  /// The kind of the value.
  public var kind: ValueKind {
    switch self {
    case .scalar: .scalar
    case .point: .point
    case .size: .size
    case .rectangle: .rectangle
    case .color: .color
    case .transform: .transform
    case .matrix: .matrix
    }
  }

  /// The components, as many as the kind has.
  public var components: [Double] {
    func components<Value: TrackValue>(of value: Value) -> [Double] {
      (0..<value.componentCount).map { value[component: $0] }
    }
    return switch self {
    case .scalar(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): components(of: value)
    case .rectangle(let value): components(of: value)
    case .color(let value): components(of: value)
    case .transform(let value): components(of: value)
    case .matrix(let value): components(of: value)
    }
  }
}
