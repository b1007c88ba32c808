/// One coordinate of a cubic Bézier that starts at 0: the values of its two control points and of its end.
@frozen
@usableFromInline
struct ControlValues: Sendable, Hashable {
  let first: Double
  let second: Double
  let last: Double
  /// A power of two; no value reaches twice this.
  let scale: Double

  @inline(__always)
  init(_ first: Double, _ second: Double, _ last: Double, scale: Double) {
    (self.first, self.second, self.last, self.scale) = (first, second, last, scale)
  }

  /// The control values with the scale of the greatest.
  @inline(__always)
  init(_ first: Double, _ second: Double, _ last: Double) {
    let greatest = max(first.magnitude, second.magnitude, last.magnitude)
    let exponentBits = 0x7ff0_0000_0000_0000 as UInt64
    self.init(first, second, last, scale: Double(bitPattern: greatest.bitPattern & exponentBits))
  }

  /// p(1 − t) seen from the end, that is p(1) − p(1 − t).
  var reversed: ControlValues { ControlValues(last - second, last - first, last, scale: scale) }

  /// The differences of neighbours: p′/3 in Bernstein form.
  @inline(__always)
  var differences: (Double, Double, Double) { (first, second - first, last - second) }
}
