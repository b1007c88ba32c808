internal import NumericalMethods
internal import TimingCurves

/// A value each component of which is a piecewise linear function of a component of another track.
public struct FunctionMotion<Value: TrackValue>: Sendable, Hashable {
  /// The other track.
  public let source: AnyTrack
  /// The functions, one for each component.
  public let functions: [ComponentFunction]
  let duration: Double

  init(of source: AnyTrack, _ functions: [ComponentFunction], track: String) throws(TimelineError) {
    var summary = TrackSummary()
    let described = source.accept(&summary)
    guard functions.count == Value.kind.componentCount else {
      throw .law(
        track: track,
        reason:
          "a \(Value.kind.rawValue) needs \(Value.kind.componentCount) functions, but there are \(functions.count)")
    }
    for function in functions where !(0..<described.kind.componentCount).contains(function.component) {
      throw .law(track: track, reason: "\(described.name) has no component \(function.component)")
    }
    guard described.source == nil else {
      throw .law(track: track, reason: "\(described.name) is a function of another track itself")
    }
    self.source = source
    self.functions = functions
    duration = described.duration
  }

  func value(at time: Double) -> Value {
    var value = Value.zero
    for (index, function) in functions.enumerated() {
      value[component: index] = function.function.value(at: source.component(function.component, at: time))
    }
    return value
  }

  func velocity(at time: Double) -> Value {
    var value = Value.zero
    for (index, function) in functions.enumerated() {
      let speed = source.componentVelocity(function.component, at: time)
      guard speed != 0 else { continue }
      value[component: index] = function.function.velocity(at: source.component(function.component, at: time)) * speed
    }
    return value
  }

  /// The times at which a component is at a value.
  func crossings(of level: Double, component: Int) -> [Double] {
    let function = functions[component]
    var times: [Double] = []
    for input in function.function.inputs(of: level) {
      times += source.crossings(of: input, component: function.component)
    }
    return times.sorted()
  }
}

extension PiecewiseLinearCurve {
  /// The inputs, of any size, with an output; of an interval of them its ends.
  fileprivate func inputs(of output: Double) -> [Double] {
    var inputs: [Double] = []
    for (index, (left, right)) in zip(points, points.dropFirst()).enumerated() {
      let (width, rise) = (right.x - left.x, right.y - left.y)
      if rise == 0 {
        if output == left.y { inputs += [left.x, right.x] }
        continue
      }
      let input = left.x + width * ((output - left.y) / rise)
      let isFirst = index == 0
      let isLast = index == points.count - 2
      if isFirst || input >= left.x, isLast || input <= right.x { inputs.append(input) }
    }
    return inputs
  }
}

extension AnyTrack {
  /// A component of the value at a local time.
  func component(_ index: Int, at time: Double) -> Double {
    switch self {
    case .scalar(let track): track.motion.value(at: time)
    case .point(let track): track.motion.value(at: time)[component: index]
    case .size(let track): track.motion.value(at: time)[component: index]
    case .rectangle(let track): track.motion.value(at: time)[component: index]
    case .color(let track): track.motion.value(at: time)[component: index]
    case .transform(let track): track.motion.value(at: time)[component: index]
    case .matrix(let track): track.motion.value(at: time)[component: index]
    }
  }

  /// A component of the velocity at a local time.
  func componentVelocity(_ index: Int, at time: Double) -> Double {
    switch self {
    case .scalar(let track): track.motion.velocity(at: time)
    case .point(let track): track.motion.velocity(at: time)[component: index]
    case .size(let track): track.motion.velocity(at: time)[component: index]
    case .rectangle(let track): track.motion.velocity(at: time)[component: index]
    case .color(let track): track.motion.velocity(at: time)[component: index]
    case .transform(let track): track.motion.velocity(at: time)[component: index]
    case .matrix(let track): track.motion.velocity(at: time)[component: index]
    }
  }

  /// The local times at which a component is at a value.
  func crossings(of level: Double, component: Int) -> [Double] {
    switch self {
    case .scalar(let track): track.motion.crossings(of: level, along: .unit(component))
    case .point(let track): track.motion.crossings(of: level, along: .unit(component))
    case .size(let track): track.motion.crossings(of: level, along: .unit(component))
    case .rectangle(let track): track.motion.crossings(of: level, along: .unit(component))
    case .color(let track): track.motion.crossings(of: level, along: .unit(component))
    case .transform(let track): track.motion.crossings(of: level, along: .unit(component))
    case .matrix(let track): track.motion.crossings(of: level, along: .unit(component))
    }
  }
}
