/// How a smooth path passes through a point: the tension, continuity and bias of Kochanek and Bartels.
///
/// With Δ⁻ the way from the point before and Δ⁺ the way to the point after, the path leaves with the derivative
/// ½(1−τ)[(1+β)(1+κ)Δ⁻ + (1−β)(1−κ)Δ⁺] and arrives with ½(1−τ)[(1+β)(1−κ)Δ⁻ + (1−β)(1+κ)Δ⁺]; τ = κ = β = 0 is Catmull
/// and Rom's spline. The values usually lie from −1 to 1; others are allowed.
///
/// Source: D. H. U. Kochanek, R. H. Bartels, "Interpolating splines with local tension, continuity, and bias control",
/// SIGGRAPH 1984.
@frozen
public struct KochanekBartels: Sendable, Hashable {
  /// τ: 1 passes with no speed, as if the path were tight; −1 with twice the speed.
  public var tension: Double
  /// κ: other values than 0 make a corner.
  public var continuity: Double
  /// β: towards 1 the path follows the way in, and overshoots; towards −1 it follows the way out.
  public var bias: Double

  /// Catmull and Rom's spline, unless told otherwise.
  @inlinable
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// Passes each point with half the way from the one before to the one after.
  public static let catmullRom = KochanekBartels()

  /// The derivative behind the point, as weights of Δ⁻ and Δ⁺.
  @inlinable
  public var outgoing: (before: Double, after: Double) {
    weights((1 + bias) * (1 + continuity), (1 - bias) * (1 - continuity))
  }

  /// The derivative before the point, as weights of Δ⁻ and Δ⁺.
  @inlinable
  public var incoming: (before: Double, after: Double) {
    weights((1 + bias) * (1 - continuity), (1 - bias) * (1 + continuity))
  }

  @inlinable
  func weights(_ before: Double, _ after: Double) -> (before: Double, after: Double) {
    ((1 - tension) / 2 * before, (1 - tension) / 2 * after)
  }
}

#if !hasFeature(Embedded)
  extension KochanekBartels: Codable {}
#endif

extension MotionPath {
  /// A smooth path through points: cubic curves with the derivatives of ``KochanekBartels``, Catmull and Rom's spline
  /// unless told otherwise.
  ///
  /// At the ends of an open path, where Δ⁻ or Δ⁺ is missing, it is taken to be the other: two points give a line at
  /// constant speed. A closed path goes on from the last point to the first. One point is a lone point, none an empty
  /// path. Traps for points that are not finite.
  public init(
    through points: [SIMD2<Double>], tension: Double = 0, continuity: Double = 0, bias: Double = 0,
    closed: Bool = false
  ) {
    let shape = KochanekBartels(tension: tension, continuity: continuity, bias: bias)
    self.init(through: points, shapes: Array(repeating: shape, count: points.count), closed: closed)
  }

  /// A smooth path through points, each with its own shape; see ``init(through:tension:continuity:bias:closed:)``.
  /// Traps unless there are as many shapes as points.
  public init(through points: [SIMD2<Double>], shapes: [KochanekBartels], closed: Bool = false) {
    do throws(MotionPathError) {
      try self.init(checkingThrough: points, shapes: shapes, closed: closed)
    } catch {
      fatalError(error.description)
    }
  }

  /// A smooth path through points from outside.
  ///
  /// - Throws: ``MotionPathError/argument(_:value:requirement:)`` unless there are as many shapes as points, and
  ///   ``MotionPathError/element(_:reason:)`` for a piece that is not finite.
  public init(
    checkingThrough points: [SIMD2<Double>], shapes: [KochanekBartels], closed: Bool = false
  ) throws(MotionPathError) {
    guard shapes.count == points.count else {
      throw .argument(
        "shapes.count", value: Double(shapes.count), requirement: "must be the number of points, \(points.count)")
    }
    self.init()
    guard let start = points.first else { return }
    try append(checking: .move(to: start))
    let count = points.count
    /// From a point to the next; beyond the ends of an open path, the neighbouring one.
    func way(_ index: Int) -> SIMD2<Double> {
      let index = closed ? (index + count) % count : min(max(index, 0), count - 2)
      return points[(index + 1) % count] - points[index]
    }
    for index in 0..<(closed && count > 1 ? count : count - 1) {
      let next = (index + 1) % count
      let (out, into) = (shapes[index].outgoing, shapes[next].incoming)
      let departure = way(index - 1) * out.before + way(index) * out.after
      let arrival = way(index) * into.before + way(index + 1) * into.after
      try append(
        checking: .curve(
          to: points[next], control1: points[index] + departure / 3, control2: points[next] - arrival / 3))
    }
    if closed { appendChecked(.closeSubpath) }
  }
}
