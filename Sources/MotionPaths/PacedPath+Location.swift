/// What a distance beyond the ends of a path means.
public enum PathOverrun: Sendable, Hashable, CaseIterable {
  /// The nearer end.
  case clamped
  /// On a closed path, the distance modulo the length, so that −1 is 1 before the end; an open path has ends, and clamps. This is CSS's rule
  /// for `offset-distance`.
  case wrapped
}

/// Which of two segments that meet at a distance answers for it.
public enum PathJoint: Sendable, Hashable, CaseIterable {
  /// The one that ends there, as in CSS.
  case previous
  /// The one that begins there.
  case next
}

/// A place on a path: a segment, and a parameter on it.
public struct PathLocation: Sendable, Hashable {
  /// The segment's index in ``PacedPath/segments``.
  public var segment: Int
  /// The segment's parameter, from 0 to 1.
  public var parameter: Double

  /// A location from its parts.
  public init(segment: Int, parameter: Double) {
    self.segment = segment
    self.parameter = parameter
  }
}

extension PacedPath {
  /// The place at a distance from the start of the path.
  ///
  /// The arc length from the start to it is the distance within 2⁻⁵² of the path's length, more the segment's accuracy. Segments without
  /// length never answer, unless the path has none. NaN gives the first segment with the parameter NaN, and so points that are NaN.
  public func location(
    atDistance distance: Double, overrun: PathOverrun = .clamped, joint: PathJoint = .previous
  ) -> PathLocation {
    var distance = distance
    if overrun == .wrapped, isClosed, length > 0, !(0...length ~= distance) {
      distance = distance.truncatingRemainder(dividingBy: length)
      if distance < 0 { distance += length }
    }
    if distance.isNaN { return PathLocation(segment: 0, parameter: distance) }
    guard length > 0 else { return PathLocation(segment: 0, parameter: 0) }
    // At the start of the path only the next segment can answer, at its end only the previous one.
    let isNext = distance <= 0 || joint == .next && distance < length
    let index = firstSegment(endingAt: min(max(distance, 0), length), orBeyond: isNext)
    let start = index == 0 ? 0 : ends[index - 1]
    let parameter = segments[index].parameter(
      atDistance: distance - start, length: ends[index] - start, accuracy: accuracy)
    return PathLocation(segment: index, parameter: parameter)
  }

  /// The place at a fraction of the length; see ``location(atDistance:overrun:joint:)``.
  public func location(
    atFraction fraction: Double, overrun: PathOverrun = .clamped, joint: PathJoint = .previous
  ) -> PathLocation {
    location(atDistance: fraction * length, overrun: overrun, joint: joint)
  }

  /// The distance from the start of the path to a place; traps for a segment that the path does not have.
  public func distance(of location: PathLocation) -> Double {
    let start = location.segment == 0 ? 0 : ends[location.segment - 1]
    return start + segments[location.segment].length(to: location.parameter, accuracy: accuracy)
  }

  /// The first segment that ends at a distance or behind it; with `isStrict`, behind it only.
  ///
  /// The search halves the segments without a branch on the data: a branch would be guessed wrong every other time.
  private func firstSegment(endingAt distance: Double, orBeyond isStrict: Bool) -> Int {
    let limit = isStrict ? distance.nextUp : distance
    return unsafe ends.withUnsafeBufferPointer { ends in
      var base = 0
      var count = ends.count
      while count > 1 {
        let half = count / 2
        base += unsafe ends[base + half - 1] < limit ? half : 0
        count -= half
      }
      return base
    }
  }
}
