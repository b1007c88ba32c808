/// Any of the segments of a path.
@frozen
public enum PathSegment: Sendable, Hashable {
  /// A straight line.
  case line(LineSegment)
  /// A quadratic Bézier curve.
  case quadratic(QuadraticSegment)
  /// A cubic Bézier curve.
  case cubic(CubicSegment)
  /// A circular or elliptical arc.
  case arc(ArcSegment)
}

extension PathSegment: CurveSegment {
  @inlinable
  public var start: SIMD2<Double> {
    switch self {
    case .line(let segment): segment.start
    case .quadratic(let segment): segment.start
    case .cubic(let segment): segment.start
    case .arc(let segment): segment.start
    }
  }

  @inlinable
  public var end: SIMD2<Double> {
    switch self {
    case .line(let segment): segment.end
    case .quadratic(let segment): segment.end
    case .cubic(let segment): segment.end
    case .arc(let segment): segment.end
    }
  }

  @inlinable
  public func point(at t: Double) -> SIMD2<Double> {
    switch self {
    case .line(let segment): segment.point(at: t)
    case .quadratic(let segment): segment.point(at: t)
    case .cubic(let segment): segment.point(at: t)
    case .arc(let segment): segment.point(at: t)
    }
  }

  @inlinable
  public func derivative(at t: Double) -> SIMD2<Double> {
    switch self {
    case .line(let segment): segment.derivative(at: t)
    case .quadratic(let segment): segment.derivative(at: t)
    case .cubic(let segment): segment.derivative(at: t)
    case .arc(let segment): segment.derivative(at: t)
    }
  }

  @inlinable
  public func secondDerivative(at t: Double) -> SIMD2<Double> {
    switch self {
    case .line(let segment): segment.secondDerivative(at: t)
    case .quadratic(let segment): segment.secondDerivative(at: t)
    case .cubic(let segment): segment.secondDerivative(at: t)
    case .arc(let segment): segment.secondDerivative(at: t)
    }
  }

  @inlinable
  public func unitTangent(at t: Double) -> SIMD2<Double> {
    switch self {
    case .line(let segment): segment.unitTangent(at: t)
    case .quadratic(let segment): segment.unitTangent(at: t)
    case .cubic(let segment): segment.unitTangent(at: t)
    case .arc(let segment): segment.unitTangent(at: t)
    }
  }

  @inlinable
  public func curvature(at t: Double) -> Double {
    switch self {
    case .line(let segment): segment.curvature(at: t)
    case .quadratic(let segment): segment.curvature(at: t)
    case .cubic(let segment): segment.curvature(at: t)
    case .arc(let segment): segment.curvature(at: t)
    }
  }

  @inlinable
  public var boundingBox: BoundingBox {
    switch self {
    case .line(let segment): segment.boundingBox
    case .quadratic(let segment): segment.boundingBox
    case .cubic(let segment): segment.boundingBox
    case .arc(let segment): segment.boundingBox
    }
  }

  @inlinable
  public var reversed: PathSegment {
    switch self {
    case .line(let segment): .line(segment.reversed)
    case .quadratic(let segment): .quadratic(segment.reversed)
    case .cubic(let segment): .cubic(segment.reversed)
    case .arc(let segment): .arc(segment.reversed)
    }
  }

  @inlinable
  public func split(at t: Double) -> (first: PathSegment, second: PathSegment) {
    switch self {
    case .line(let segment):
      let (first, second) = segment.split(at: t)
      return (.line(first), .line(second))
    case .quadratic(let segment):
      let (first, second) = segment.split(at: t)
      return (.quadratic(first), .quadratic(second))
    case .cubic(let segment):
      let (first, second) = segment.split(at: t)
      return (.cubic(first), .cubic(second))
    case .arc(let segment):
      let (first, second) = segment.split(at: t)
      return (.arc(first), .arc(second))
    }
  }

  @inlinable
  public func subsegment(from start: Double, to end: Double) -> PathSegment {
    switch self {
    case .line(let segment): .line(segment.subsegment(from: start, to: end))
    case .quadratic(let segment): .quadratic(segment.subsegment(from: start, to: end))
    case .cubic(let segment): .cubic(segment.subsegment(from: start, to: end))
    case .arc(let segment): .arc(segment.subsegment(from: start, to: end))
    }
  }

  @inlinable
  public func length(accuracy: Double) -> Double {
    switch self {
    case .line(let segment): segment.length(accuracy: accuracy)
    case .quadratic(let segment): segment.length(accuracy: accuracy)
    case .cubic(let segment): segment.length(accuracy: accuracy)
    case .arc(let segment): segment.length(accuracy: accuracy)
    }
  }

  @inlinable
  public func length(to t: Double, accuracy: Double) -> Double {
    switch self {
    case .line(let segment): segment.length(to: t, accuracy: accuracy)
    case .quadratic(let segment): segment.length(to: t, accuracy: accuracy)
    case .cubic(let segment): segment.length(to: t, accuracy: accuracy)
    case .arc(let segment): segment.length(to: t, accuracy: accuracy)
    }
  }

  @inlinable
  public func parameter(atDistance distance: Double, length: Double, accuracy: Double) -> Double {
    switch self {
    case .line(let segment): segment.parameter(atDistance: distance, length: length, accuracy: accuracy)
    case .quadratic(let segment): segment.parameter(atDistance: distance, length: length, accuracy: accuracy)
    case .cubic(let segment): segment.parameter(atDistance: distance, length: length, accuracy: accuracy)
    case .arc(let segment): segment.parameter(atDistance: distance, length: length, accuracy: accuracy)
    }
  }

  @inlinable
  public func nearest(to point: SIMD2<Double>) -> NearestPoint {
    switch self {
    case .line(let segment): segment.nearest(to: point)
    case .quadratic(let segment): segment.nearest(to: point)
    case .cubic(let segment): segment.nearest(to: point)
    case .arc(let segment): segment.nearest(to: point)
    }
  }
}
