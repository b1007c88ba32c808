import SpringKit

/// A value in which rows measure motions.
protocol MeasuredVector: ComponentVector, BenchmarkOutput {
  associatedtype Component: BinaryFloatingPoint
}

extension Double: MeasuredVector { typealias Component = Double }
extension Float: MeasuredVector { typealias Component = Float }
extension SIMD2<Double>: MeasuredVector { typealias Component = Double }
extension SIMD4<Double>: MeasuredVector { typealias Component = Double }
extension SIMD8<Double>: MeasuredVector { typealias Component = Double }

extension MeasuredVector {
  /// ε₀ of the components, which error bounds are multiples of.
  static var roundoff: ReferenceNumber { ReferenceNumber(Component.ulpOfOne) }

  /// How much coarser the components are than doubles.
  static var coarseness: ReferenceNumber { roundoff * 0x1p52 }

  /// A vector of a number for each component.
  init(components number: (Int) -> Double) {
    self = .zero
    for index in 0..<componentCount { self[component: index] = number(index) }
  }
}
