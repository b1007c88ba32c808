import NumericalMethods

/// A path prepared for motion along it: where is the point after a distance, and in which direction does it go?
///
/// Preparation measures every segment once. Then each question takes a look into a table and one inversion of a
/// segment's length: no time that grows with the path. Distances run over all subpaths; a gap between two has no
/// length. A path without length has its first point everywhere, and the direction 0.
public struct PacedPath: Sendable, Hashable {
  /// The path.
  public let path: MotionPath
  /// What it draws, in order; for a path that draws nothing, one line without length at its first point.
  public let segments: [PathSegment]
  /// The largest error allowed for the length of one segment; 0 where each is as exact as a double can be.
  public let accuracy: Double
  /// Whether the path is one subpath, and closed: then it has no ends, and distances may be wrapped around.
  public let isClosed: Bool
  /// The distance from the start of the path to the end of each segment.
  let ends: DistanceTable

  /// Measures a path, in time proportional to its segments.
  ///
  /// - Parameters:
  ///   - path: the path; it must have a point.
  ///   - accuracy: the largest error allowed for the length of each segment, in units of the coordinates; 0, all that a
  ///     double can give, unless told.
  /// - Throws: ``MotionPathError/emptyPath``; ``MotionPathError/argument(_:value:requirement:)`` where the path is too
  ///   long for its length to be a number.
  public init(_ path: MotionPath, accuracy: Double = 0) throws(MotionPathError) {
    guard case .move(let start) = path.elements.first else { throw .emptyPath }
    self.path = path
    self.accuracy = accuracy
    let drawn = path.segments
    segments = drawn.isEmpty ? [.line(LineSegment(start: start, end: start))] : drawn
    var sum = CompensatedSum()
    var end = 0.0
    let ends = segments.map { segment in
      sum.add(segment.length(accuracy: accuracy))
      // The correction may take back an ulp.
      end = max(end, sum.value)
      return end
    }
    guard end.isFinite, sum.value.isFinite else {
      throw .argument("length", value: sum.value, requirement: "a path must be shorter than 1.797e308")
    }
    self.ends = DistanceTable(ends)
    isClosed = path.isOneClosedSubpath
  }

  /// The length of the path: the sum of its segments' lengths, compensated.
  public var length: Double { ends.last }
}

extension MotionPath {
  /// Whether everything that is drawn is one closed subpath.
  fileprivate var isOneClosedSubpath: Bool {
    guard case .closeSubpath = elements.last else { return false }
    return !elements.dropFirst().dropLast().contains { element in
      switch element {
      case .move, .closeSubpath: true
      default: false
      }
    }
  }
}
