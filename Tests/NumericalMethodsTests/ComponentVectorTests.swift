import NumericalMethods
import Testing

@Suite("Values that can move")
struct ComponentVectorTests {
  private func checkConformance<Value: ComponentVector>(_ value: Value, components: [Double]) {
    #expect(value.componentCount == components.count)
    #expect((0..<value.componentCount).map { value[component: $0] } == components)
    #expect(value.magnitudeSquared == components.reduce(0) { $0 + $1 * $1 })
    #expect(value.maximumNorm == components.map(\.magnitude).max())
    #expect(value + .zero == value && value - value == .zero && value - .zero == value)
    var scaled = value
    scaled.scale(by: -2)
    #expect(scaled == value.scaled(by: -2) && scaled + value + value == .zero)
    var copy = Value.zero
    for (index, component) in components.enumerated() { copy[component: index] = component }
    #expect(copy == value && copy.hashValue == value.hashValue)
  }

  @Test("Scalars and SIMD vectors of 2, 3, 4 and 8")
  func conformances() {
    checkConformance(-3.5, components: [-3.5])
    checkConformance(Float(2.25), components: [2.25])
    checkConformance(SIMD2<Double>(1, -2), components: [1, -2])
    checkConformance(SIMD3<Double>(1, -2, 0.5), components: [1, -2, 0.5])
    checkConformance(SIMD4<Double>(1, -2, 0.5, 8), components: [1, -2, 0.5, 8])
    checkConformance(SIMD8<Double>(1, -2, 0.5, 8, -16, 3, 2, 1), components: [1, -2, 0.5, 8, -16, 3, 2, 1])
    checkConformance(SIMD2<Float>(1, -2), components: [1, -2])
    checkConformance(SIMD3<Float>(1, -2, 0.5), components: [1, -2, 0.5])
    checkConformance(SIMD4<Float>(1, -2, 0.5, 8), components: [1, -2, 0.5, 8])
    checkConformance(SIMD8<Float>(1, -2, 0.5, 8, -16, 3, 2, 1), components: [1, -2, 0.5, 8, -16, 3, 2, 1])
  }

  @Test("Zero, or every magnitude in a range")
  func domain() {
    let range = 1e-3...1e3
    #expect(SIMD2<Double>(0, 1).isZeroOrWithin(range) && SIMD2<Double>(-1e3, 1e-3).isZeroOrWithin(range))
    #expect(!SIMD2<Double>(1, 1e-4).isZeroOrWithin(range) && !SIMD2<Double>(2e3, 0).isZeroOrWithin(range))
    #expect(!Double.nan.isZeroOrWithin(range) && !Double.infinity.isZeroOrWithin(range) && (-0.0).isZeroOrWithin(range))
  }

  @Test("A Float is scaled by the factor rounded to Float")
  func floatScaling() {
    #expect(Float(3).scaled(by: 0.1) == 3 * Float(0.1))
    #expect(SIMD2<Float>(3, 7).scaled(by: 0.1) == SIMD2<Float>(3, 7) * Float(0.1))
    #expect(Float(3)[component: 0] == 3)
  }

  /// A vector of one's own: what a user's type must bring.
  private struct Colour: ComponentVector {
    var red = 0.0
    var green = 0.0
    static var zero: Colour { Colour() }
    static func + (left: Colour, right: Colour) -> Colour {
      Colour(red: left.red + right.red, green: left.green + right.green)
    }
    static func - (left: Colour, right: Colour) -> Colour {
      Colour(red: left.red - right.red, green: left.green - right.green)
    }
    mutating func scale(by factor: Double) { (red, green) = (red * factor, green * factor) }
    var magnitudeSquared: Double { red * red + green * green }
    var componentCount: Int { 2 }
    subscript(component index: Int) -> Double {
      get { index == 0 ? red : green }
      set { if index == 0 { red = newValue } else { green = newValue } }
    }
  }

  @Test("A type of one's own needs seven members")
  func ownType() {
    checkConformance(Colour(red: 0.25, green: -4), components: [0.25, -4])
  }
}
