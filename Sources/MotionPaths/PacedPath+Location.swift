extension PacedPath {
  /// The place at a distance from the start of the path.
  ///
  /// The arc length from the start to it is the distance within 8·2⁻⁵² of the path's length, or within `accuracy`.
  /// Segments without length never answer, unless the path has none. NaN gives the first segment with the parameter
  /// NaN, and so points that are NaN.
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
    let index = ends.firstIndex(at: distance <= 0 ? 0 : min(distance, length), isStrict: isNext)
    let start = index == 0 ? 0 : ends.values[index - 1]
    let parameter = segments[index].parameter(
      atDistance: distance - start, length: ends.values[index] - start, accuracy: accuracy)
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
    // A sum of two rounded numbers could miss the joint by an ulp.
    if location.parameter == 1 { return ends.values[location.segment] }
    let start = location.segment == 0 ? 0 : ends.values[location.segment - 1]
    return start + segments[location.segment].length(to: location.parameter, accuracy: accuracy)
  }
}
