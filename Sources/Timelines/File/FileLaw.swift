#if !hasFeature(Embedded)
  internal import MotionPaths
  internal import NumericalMethods
  internal import Springs
  internal import TimingCurves

  /// A law of a track: an object whose first key names the law.
  struct FileLaw<Value: TrackValue>: FileContent {
    let law: MotionLaw<Value>

    init(_ law: MotionLaw<Value>) { self.law = law }

    /// The keys that name a law; a curve may also belong to keyframes or a path, and so comes last.
    static var names: [String] { ["spring", "springEasing", "keyframes", "path", "decay", "functionOf", "curve"] }

    init(reading reader: inout FileReader) throws {
      switch try reader.first(of: Self.names) {
      case "spring":
        let spring = try reader.read("spring", as: FileSpring.self).spring
        let velocity: Value = try reader.value("velocity") ?? .zero
        if let duration: Double = try reader.readIfPresent("duration") {
          law = .timedSpring(spring, velocity: velocity, duration: duration)
        } else {
          law = .spring(spring, velocity: velocity, until: try reader.read("until", as: FileRule.self).rule)
        }
      case "springEasing":
        let length: SpringEasing.Length =
          if let duration: Double = try reader.readIfPresent("duration") {
            .duration(duration)
          } else {
            .settled(try reader.read("until", as: FileRule.self).rule)
          }
        law = .springEasing(
          SpringEasing(
            try reader.read("springEasing", as: FileSpring.self).spring,
            relativeVelocity: try reader.readIfPresent("relativeVelocity") ?? 0, lasts: length))
      case "keyframes": law = .keyframes(try KeyframeMotion(reading: &reader))
      case "path": law = .path(try PathMotion(reading: &reader))
      case "decay":
        law = .decay(
          velocity: try reader.read("decay", as: FileValue<Value>.self).value,
          deceleration: try reader.readIfPresent("deceleration") ?? 0.998,
          threshold: try reader.readIfPresent("threshold") ?? 1)
      case "functionOf":
        law = .function(
          of: try reader.read("functionOf"), try reader.read("functions", as: [FileFunction].self).map(\.function))
      default:
        law = .curve(try reader.read("curve", as: FileCurve.self).curve, duration: try reader.read("duration"))
      }
    }

    func write(to writer: inout FileWriter) throws {
      switch law {
      case .spring(let spring, let velocity, let rule):
        try writer.write("spring", spring)
        if velocity != .zero { try writer.write("velocity", FileValue(velocity)) }
        try writer.write("until", FileRule(rule))
      case .timedSpring(let spring, let velocity, let duration):
        try writer.write("spring", spring)
        if velocity != .zero { try writer.write("velocity", FileValue(velocity)) }
        try writer.write("duration", duration)
      case .curve(let curve, let duration):
        try writer.write("curve", curve)
        try writer.write("duration", duration)
      case .springEasing(let easing):
        try writer.write("springEasing", easing.spring)
        try writer.write("relativeVelocity", easing.relativeVelocity, unless: 0)
        switch easing.length {
        case .duration(let duration): try writer.write("duration", duration)
        case .settled(let rule): try writer.write("until", FileRule(rule))
        }
      case .keyframes(let keyframes): try keyframes.write(to: &writer)
      case .path(let motion): try motion.write(to: &writer)
      case .decay(let velocity, let deceleration, let threshold):
        try writer.write("decay", FileValue(velocity))
        try writer.write("deceleration", deceleration, unless: 0.998)
        try writer.write("threshold", threshold, unless: 1)
      case .function(let name, let functions):
        try writer.write("functionOf", name)
        try writer.write("functions", functions.map { FileFunction($0) })
      }
    }
  }

  extension FileReader {
    fileprivate mutating func value<Value: TrackValue>(_ key: String) throws -> Value? {
      try readIfPresent(key, as: FileValue<Value>.self)?.value
    }
  }

  extension KeyframeMotion {
    fileprivate init(reading reader: inout FileReader) throws {
      self.init(
        try reader.read("keyframes", as: [FileValue<Value>].self).map(\.value),
        keyTimes: try reader.readIfPresent("keyTimes"),
        curves: try reader.readIfPresent("curves", as: [FileCurve].self)?.map(\.curve),
        mode: try reader.readIfPresent("mode", as: FileWord<CalculationMode>.self)?.word ?? .linear,
        tension: try reader.readIfPresent("tension"), continuity: try reader.readIfPresent("continuity"),
        bias: try reader.readIfPresent("bias"),
        curve: try reader.readIfPresent("curve", as: FileCurve.self)?.curve ?? .linear,
        duration: try reader.read("duration"))
    }

    fileprivate func write(to writer: inout FileWriter) throws {
      try writer.write("keyframes", values.map { FileValue($0) })
      try writer.writeIfPresent("keyTimes", keyTimes)
      try writer.writeIfPresent("curves", curves)
      if mode != .linear { try writer.write("mode", FileWord(mode)) }
      try writer.writeIfPresent("tension", tension)
      try writer.writeIfPresent("continuity", continuity)
      try writer.writeIfPresent("bias", bias)
      try writer.write("curve", curve, unless: .linear)
      try writer.write("duration", duration)
    }
  }

  extension PathMotion {
    fileprivate init(reading reader: inout FileReader) throws {
      self.init(
        try reader.read("path", as: FilePath.self).path,
        pacing: try reader.readIfPresent("pacing", as: FileWord<PathPacing>.self)?.word ?? .parameter,
        rotation: try reader.readIfPresent("rotation", as: FileRotation.self)?.rotation ?? .auto,
        curve: try reader.readIfPresent("curve", as: FileCurve.self)?.curve ?? .linear,
        duration: try reader.read("duration"))
    }

    fileprivate func write(to writer: inout FileWriter) throws {
      try writer.write("path", FilePath(path))
      if pacing != .parameter { try writer.write("pacing", FileWord(pacing)) }
      if rotation != .auto { try writer.write("rotation", FileRotation(rotation)) }
      try writer.write("curve", curve, unless: .linear)
      try writer.write("duration", duration)
    }
  }

  /// A component of another track and the points of a function of it.
  private struct FileFunction: FileContent {
    let function: ComponentFunction

    init(_ function: ComponentFunction) { self.function = function }

    init(reading reader: inout FileReader) throws {
      function = ComponentFunction(
        ofComponent: try reader.readIfPresent("component") ?? 0,
        try reader.read("points", as: PiecewiseLinearCurve.self))
    }

    func write(to writer: inout FileWriter) throws {
      try writer.write("component", function.component, unless: 0)
      try writer.write("points", function.function)
    }
  }
#endif
