public import NumericalMethods

/// A value whose components are lanes of one SIMD vector: its arithmetic is the vector's.
///
/// Lanes beyond ``componentCount`` stay zero.
public protocol PackedVector: ComponentVector {
  /// The vector.
  associatedtype Lanes: SIMD where Lanes.Scalar == Double
  /// How many lanes are components.
  static var laneCount: Int { get }
  /// The components.
  var lanes: Lanes { get set }
  /// A value from its components.
  init(lanes: Lanes)
}

extension PackedVector {
  /// The value whose components are all zero.
  @inlinable public static var zero: Self { Self(lanes: .zero) }
  /// The sum, component by component.
  @inlinable @inline(__always)
  public static func + (left: Self, right: Self) -> Self { Self(lanes: left.lanes + right.lanes) }
  /// The difference, component by component.
  @inlinable @inline(__always)
  public static func - (left: Self, right: Self) -> Self { Self(lanes: left.lanes - right.lanes) }
  /// Multiplies every component by `factor`.
  @inlinable @inline(__always) public mutating func scale(by factor: Double) { lanes *= factor }
  /// The sum of the squared components.
  @inlinable public var magnitudeSquared: Double { (lanes * lanes).sum() }
  /// How many components the value has.
  @inlinable public var componentCount: Int { Self.laneCount }
  /// One component, counted from 0; traps outside `0..<componentCount`.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      precondition(index >= 0 && index < Self.laneCount, "there is no such component")
      return lanes[index]
    }
    set {
      precondition(index >= 0 && index < Self.laneCount, "there is no such component")
      lanes[index] = newValue
    }
  }
}
