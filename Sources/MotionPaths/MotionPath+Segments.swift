import NumericalMethods

extension MotionPath {
  /// A connected part of a path: from a move, or from the start of a subpath that was closed, to the next of either.
  public struct Subpath: Sendable, Hashable {
    /// Where it begins.
    public var start: SIMD2<Double>
    /// What it draws; the line that closes it included, unless that has no length. Empty where the subpath is one
    /// point.
    public var segments: [PathSegment]
    /// Whether it was closed by `closeSubpath()`.
    public var isClosed: Bool
  }

  /// The connected parts, in order. Where nothing is drawn between two moves, or after a close, the point alone is a
  /// part.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    walk { element, pen, segment in
      switch element {
      case .move(let start): result.append(Subpath(start: start, segments: [], isClosed: false))
      default:
        // After a close the next element begins a part at the same point.
        if result[result.count - 1].isClosed {
          result.append(Subpath(start: pen.start, segments: [], isClosed: false))
        }
        if let segment { result[result.count - 1].segments.append(segment) }
        if case .closeSubpath = element { result[result.count - 1].isClosed = true }
      }
    }
    return result
  }

  /// What the path draws, in order; lines that close subpaths are included, unless they have no length.
  public var segments: [PathSegment] {
    var result: [PathSegment] = []
    result.reserveCapacity(elements.count)
    walk { _, _, segment in if let segment { result.append(segment) } }
    return result
  }

  /// The smallest box around the path, lone points included; nil for an empty path.
  public var boundingBox: BoundingBox? {
    var box: BoundingBox?
    func include(_ other: BoundingBox) { box = box?.union(other) ?? other }
    walk { element, _, segment in
      if case .move(let end) = element { include(BoundingBox(around: end, end)) }
      if let segment { include(segment.boundingBox) }
    }
    return box
  }

  /// The sum of the segments' lengths, compensated.
  ///
  /// - Parameter accuracy: the largest error allowed for each segment, in units of the coordinates; 0 asks for all that
  ///   a double can give.
  public func length(accuracy: Double = 0) -> Double {
    var sum = CompensatedSum()
    walk { _, _, segment in if let segment { sum.add(segment.length(accuracy: accuracy)) } }
    return sum.value
  }

  /// Calls a closure with each element, the pen before it, and the segment that it draws.
  func walk(_ body: (Element, PathPen, PathSegment?) -> Void) {
    var pen = PathPen()
    for element in elements {
      body(element, pen, pen.segment(element))
      pen.pass(element)
    }
  }
}
