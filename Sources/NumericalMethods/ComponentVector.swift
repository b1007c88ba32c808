/// A value that a motion can move: a vector of components that add, subtract and scale.
///
/// The requirements are those of SwiftUI's `VectorArithmetic` plus access to the components, so a type that already conforms
/// to `VectorArithmetic` needs two members more. `Double`, `Float` and the SIMD types of 2, 3, 4 and 8 of them conform here;
/// CoreGraphics' point, size and rectangle conform where CoreGraphics exists.
///
/// Coefficients of a motion are computed in `Double` and applied to every component, so a vector of `Float` carries only the
/// rounding of its own components.
public protocol ComponentVector: Sendable, Hashable {
  /// The vector whose components are all zero.
  static var zero: Self { get }
  /// The sum, component by component.
  static func + (left: Self, right: Self) -> Self
  /// The difference, component by component.
  static func - (left: Self, right: Self) -> Self
  /// Multiplies every component by `factor`.
  mutating func scale(by factor: Double)
  /// The sum of the squared components.
  var magnitudeSquared: Double { get }
  /// How many components the vector has.
  var componentCount: Int { get }
  /// One component, counted from 0; an index outside `0..<componentCount` traps.
  subscript(component index: Int) -> Double { get set }
}

extension ComponentVector {
  /// The vector times `factor`.
  @inlinable @inline(__always)
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The largest absolute component.
  @inlinable
  public var maximumNorm: Double {
    var largest = 0.0
    for index in 0..<componentCount { largest = Swift.max(largest, self[component: index].magnitude) }
    return largest
  }

  /// Whether every component is finite and zero or of a magnitude in `range`.
  @inlinable
  public func isZeroOrWithin(_ range: ClosedRange<Double>) -> Bool {
    for index in 0..<componentCount {
      let magnitude = self[component: index].magnitude
      if magnitude != 0, !range.contains(magnitude) { return false }
    }
    return true
  }
}

/// Stops where a component does not exist, and says so in a release build too.
@inlinable @inline(__always)
func requireComponent(_ index: Int, of count: Int) {
  if index < 0 || index >= count { fatalError("component index is \(index): must be from 0 to \(count - 1)") }
}

extension Double: ComponentVector {
  @inlinable @inline(__always) public mutating func scale(by factor: Double) { self *= factor }
  @inlinable public var magnitudeSquared: Double { self * self }
  @inlinable public var componentCount: Int { 1 }
  @inlinable public subscript(component index: Int) -> Double {
    get {
      requireComponent(index, of: 1)
      return self
    }
    set {
      requireComponent(index, of: 1)
      self = newValue
    }
  }
}

extension Float: ComponentVector {
  @inlinable @inline(__always) public mutating func scale(by factor: Double) { self = Float(Double(self) * factor) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
  @inlinable public var componentCount: Int { 1 }
  @inlinable public subscript(component index: Int) -> Double {
    get {
      requireComponent(index, of: 1)
      return Double(self)
    }
    set {
      requireComponent(index, of: 1)
      self = Float(newValue)
    }
  }
}

extension SIMD where Scalar: BinaryFloatingPoint {
  /// Multiplies every component by `factor` in `Double`, so that a factor beyond the range of a `Float` does no harm.
  @inlinable @inline(__always)
  public mutating func scale(by factor: Double) {
    if Scalar.self == Double.self {
      self *= Scalar(factor)
    } else {
      for index in 0..<scalarCount { self[index] = Scalar(Double(self[index]) * factor) }
    }
  }

  /// The sum of the squared components, in `Double`.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for index in 0..<scalarCount { sum += Double(self[index]) * Double(self[index]) }
    return sum
  }

  /// How many components the vector has.
  @inlinable public var componentCount: Int { scalarCount }

  /// One component.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      requireComponent(index, of: scalarCount)
      return Double(self[index])
    }
    set {
      requireComponent(index, of: scalarCount)
      self[index] = Scalar(newValue)
    }
  }
}

extension SIMD2: ComponentVector where Scalar: BinaryFloatingPoint {}
extension SIMD3: ComponentVector where Scalar: BinaryFloatingPoint {}
extension SIMD4: ComponentVector where Scalar: BinaryFloatingPoint {}
extension SIMD8: ComponentVector where Scalar: BinaryFloatingPoint {}
