/// A plane vector in the reference's precision.
struct ReferenceVector {
  let x: ReferenceNumber
  let y: ReferenceNumber

  init(x: ReferenceNumber, y: ReferenceNumber) {
    self.x = x
    self.y = y
  }

  /// A vector of two doubles, exactly.
  init(_ vector: SIMD2<Double>) { self.init(x: ReferenceNumber(vector.x), y: ReferenceNumber(vector.y)) }

  var length: ReferenceNumber { dot(self).squareRoot() }

  func dot(_ other: ReferenceVector) -> ReferenceNumber { x * other.x + y * other.y }

  func cross(_ other: ReferenceVector) -> ReferenceNumber { x * other.y - y * other.x }

  static func + (left: ReferenceVector, right: ReferenceVector) -> ReferenceVector {
    ReferenceVector(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: ReferenceVector, right: ReferenceVector) -> ReferenceVector {
    ReferenceVector(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (vector: ReferenceVector, factor: ReferenceNumber) -> ReferenceVector {
    ReferenceVector(x: vector.x * factor, y: vector.y * factor)
  }
}
