internal import MotionPaths
internal import NumericalMethods

/// The direction of a path as an angle that is continuous along it.
struct PathAngles: Sendable, Hashable {
  /// Where an angle is known: the segment's index plus the parameter, and the angle.
  private let samples: [SIMD2<Double>]
  let isConstant: Bool
  /// What is added to the direction.
  private let offset: Double

  /// One angle everywhere.
  init(constant angle: Double) {
    samples = [SIMD2(0, angle)]
    offset = angle
    isConstant = true
  }

  /// The angles along the segments, from −π…π at the first, plus an offset.
  init(_ segments: [PathSegment], offset: Double) {
    var samples: [SIMD2<Double>] = []
    for (index, segment) in segments.enumerated() {
      // Often enough for less than an eighth of a turn between neighbours, but at cusps.
      var count = 8
      var angles = Self.rawAngles(segment, count)
      while count < 1024, zip(angles, angles.dropFirst()).contains(where: { Self.turn($0, $1).magnitude > .pi / 4 }) {
        count *= 2
        angles = Self.rawAngles(segment, count)
      }
      guard !angles.isEmpty else { continue }
      for step in 0...count {
        let before = samples.last?.y ?? angles[0] + offset
        let place = Double(index) + Double(step) / Double(count)
        samples.append(SIMD2(place, before + Self.turn(before, angles[step] + offset)))
      }
    }
    self.samples = samples.isEmpty ? [SIMD2(0, offset)] : samples
    isConstant = samples.isEmpty
    self.offset = offset
  }

  /// The angles of a segment's direction; none of one without length.
  private static func rawAngles(_ segment: PathSegment, _ count: Int) -> [Double] {
    var angles: [Double] = []
    for step in 0...count {
      let tangent = segment.unitTangent(at: Double(step) / Double(count))
      if tangent == .zero { return [] }
      angles.append(arcTangent(y: tangent.y, x: tangent.x))
    }
    return angles
  }

  /// The shorter turn from one angle to another.
  private static func turn(_ from: Double, _ to: Double) -> Double {
    let difference = to - from
    return difference - 2 * .pi * (difference / (2 * .pi)).rounded()
  }

  /// The last sample that is not beyond a place.
  private func sample(at place: Double) -> Int {
    var (low, high) = (0, samples.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].x <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The angle at a place of the path.
  func angle(at location: PathLocation, of segments: [PathSegment]) -> Double {
    let known = samples[sample(at: Double(location.segment) + location.parameter)].y
    guard !isConstant else { return known }
    let tangent = segments[location.segment].unitTangent(at: location.parameter)
    return tangent == .zero ? known : known + Self.turn(known, arcTangent(y: tangent.y, x: tangent.x) + offset)
  }

  /// The parameters of a segment at which the angle is at a value, ascending.
  func parameters(of level: Double, in index: Int, of segments: [PathSegment]) -> [Double] {
    if isConstant { return index == 0 && samples[0].y == level ? [0] : [] }
    var parameters: [Double] = []
    for (before, after) in zip(samples, samples.dropFirst())
    where before.x >= Double(index) && after.x <= Double(index + 1) && before.x < after.x {
      guard (before.y - level) * (after.y - level) <= 0 else { continue }
      let sign = before.y > level || before.y == level && after.y < level ? 1.0 : -1.0
      let root = fallingRoot(
        in: (before.x - Double(index), after.x - Double(index)), start: before.x - Double(index), tolerance: 0
      ) { parameter in
        let location = PathLocation(segment: index, parameter: parameter)
        return Jet(value: sign * (angle(at: location, of: segments) - level), slope: 0)
      }
      if parameters.last != root.root { parameters.append(root.root) }
    }
    return parameters
  }
}
