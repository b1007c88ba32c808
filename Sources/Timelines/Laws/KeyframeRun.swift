internal import NumericalMethods
internal import TimingCurves

/// Keyframes ready to be asked.
public struct KeyframeRun<Value: TrackValue>: Sendable, Hashable {
  /// The keyframes.
  public let keyframes: KeyframeMotion<Value>
  /// When each segment starts, as a part of the duration, and at last when the last one ends.
  let times: [Double]
  /// The segments between the times.
  let segments: [KeyframeSegment<Value>]

  init(_ keyframes: KeyframeMotion<Value>, track: String) throws(TimelineError) {
    try keyframes.check(track: track)
    self.keyframes = keyframes
    let values = keyframes.values
    switch keyframes.mode {
    case .discrete:
      times = keyframes.times
      segments = values.map { .constant($0) }
    case .linear:
      times = keyframes.times
      segments = zip(values, values.dropFirst()).enumerated().map { index, ends in
        .line(from: ends.0, to: ends.1, curve: keyframes.curves?[index])
      }
    case .cubic:
      times = keyframes.times
      segments = keyframes.cubics(times: times).enumerated().map { index, cubic in
        .cubic(cubic, curve: keyframes.curves?[index])
      }
    case .paced:
      let lines = Array(zip(values, values.dropFirst()))
      times = accumulatedParts(lines.map { squareRoot(($0.1 - $0.0).magnitudeSquared) })
      segments = lines.map { .line(from: $0.0, to: $0.1, curve: nil) }
    case .cubicPaced:
      let cubics = keyframes.cubics(times: nil).map { PacedCubic($0) }
      times = accumulatedParts(cubics.map { $0.length })
      segments = cubics.map { .pacedCubic($0) }
    }
  }

  var from: Value { value(at: -1) }
  var to: Value { value(at: keyframes.duration) }

  func value(at time: Double) -> Value {
    let whole = keyframes.curve.value(at: fraction(at: time))
    guard !segments.isEmpty else { return keyframes.values[0] }
    let (index, part) = position(of: min(max(whole, 0), 1))
    return segments[index].value(at: part)
  }

  func velocity(at time: Double) -> Value {
    guard !segments.isEmpty, keyframes.duration > 0 else { return .zero }
    let part = fraction(at: time)
    let whole = keyframes.curve.value(at: part)
    guard whole >= 0, whole <= 1 else { return .zero }
    let slope = keyframes.curve.velocity(at: part) / keyframes.duration
    let (index, local) = position(of: whole)
    let length = times[index + 1] - times[index]
    guard length > 0, slope != 0 else { return .zero }
    return segments[index].velocity(at: local, rate: slope / length)
  }

  /// The times at which the product with a direction is at a value or jumps across it.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    var wholes: [Double] = []
    var before = from.product(with: direction)
    if segments.isEmpty { return before == level ? [0] : [] }
    for (index, segment) in segments.enumerated() {
      let first = segment.value(at: 0).product(with: direction)
      if (before - level) * (first - level) <= 0, before != first { wholes.append(times[index]) }
      let length = times[index + 1] - times[index]
      for part in segment.crossings(of: level, along: direction) {
        let whole = times[index] + part * length
        if wholes.last.map({ $0 < whole }) ?? true { wholes.append(whole) }
      }
      before = segment.value(at: 1).product(with: direction)
    }
    return wholes.flatMap { keyframes.curve.crossings(of: $0) }.sorted().map { $0 * keyframes.duration }
  }

  private func fraction(at time: Double) -> Double {
    time < 0 ? 0 : time < keyframes.duration ? time / keyframes.duration : 1
  }

  /// The segment that a part of the whole lies in, the later one where two meet, and where in it.
  private func position(of whole: Double) -> (index: Int, part: Double) {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= whole { low = middle } else { high = middle }
    }
    let length = times[low + 1] - times[low]
    return (low, length > 0 ? min((whole - times[low]) / length, 1) : 1)
  }
}

/// Where each of some parts begins in their sum, and 1; evenly where the sum is 0.
func accumulatedParts(_ parts: [Double]) -> [Double] {
  var sums = [0.0]
  for part in parts { sums.append(sums[sums.count - 1] + part) }
  let total = sums[sums.count - 1]
  return sums.indices.map { index in
    if index == parts.count { return 1 }
    return total > 0 ? sums[index] / total : Double(index) / Double(parts.count)
  }
}

/// What happens between two key times; the part of it that has passed runs from 0 to 1.
enum KeyframeSegment<Value: TrackValue>: Sendable, Hashable {
  case constant(Value)
  case line(from: Value, to: Value, curve: TimingCurve?)
  case cubic(KeyframeCubic<Value>, curve: TimingCurve?)
  case pacedCubic(PacedCubic<Value>)

  func value(at part: Double) -> Value {
    switch self {
    case .constant(let value): value
    case .line(let from, let to, let curve): from.interpolated(to: to, by: curve?.value(at: part) ?? part)
    case .cubic(let cubic, let curve): cubic.value(at: curve?.value(at: part) ?? part)
    case .pacedCubic(let paced): paced.cubic.value(at: paced.parameter(at: part))
    }
  }

  /// The velocity where `rate` parts pass in a second.
  func velocity(at part: Double, rate: Double) -> Value {
    switch self {
    case .constant: .zero
    case .line(let from, let to, let curve): (to - from).scaledFinitely(by: rate * (curve?.velocity(at: part) ?? 1))
    case .cubic(let cubic, let curve):
      cubic.derivative(at: curve?.value(at: part) ?? part).scaledFinitely(by: rate * (curve?.velocity(at: part) ?? 1))
    case .pacedCubic(let paced): paced.velocity(at: part, rate: rate)
    }
  }

  /// The parts at which the product with a direction has a value.
  func crossings(of level: Double, along direction: Value) -> [Double] {
    switch self {
    case .constant(let value): return value.product(with: direction) == level ? [0] : []
    case .line(let from, let to, let curve):
      let (start, end) = (from.product(with: direction), to.product(with: direction))
      guard start != end else { return start == level ? [0] : [] }
      let part = (level - start) / (end - start)
      if let curve { return curve.crossings(of: part) }
      return 0...1 ~= part ? [part] : []
    case .cubic(let cubic, let curve):
      let parameters = cubic.crossings(of: level, along: direction)
      guard let curve else { return parameters }
      return parameters.flatMap { curve.crossings(of: $0) }.sorted()
    case .pacedCubic(let paced):
      return paced.cubic.crossings(of: level, along: direction).map { paced.part(at: $0) }
    }
  }
}

extension TrackValue {
  /// The value times a factor that may be infinite: what is zero stays zero.
  @inline(__always)
  func scaledFinitely(by factor: Double) -> Self {
    if factor.isFinite { return scaled(by: factor) }
    var result = self
    for index in 0..<componentCount where self[component: index] != 0 { result[component: index] *= factor }
    return result
  }
}
