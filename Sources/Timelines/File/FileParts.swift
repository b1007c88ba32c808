#if !hasFeature(Embedded)
  internal import Engines
  internal import MotionPaths
  internal import Springs
  internal import TimingCurves

  /// A spring: a preset's or a Material token's name, or an object with one vocabulary and its words.
  struct FileSpring: Decodable {
    let spring: Spring

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        if let preset = SpringPreset(rawValue: name) {
          spring = .preset(preset)
        } else if let token = MaterialSpring(rawValue: name) {
          spring = .material(token)
        } else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "there is no spring named \(name)"))
        }
        return
      }
      var reader = try FileReader(decoder)
      let name = try reader.first(of: Self.words.map { $0.vocabulary })
      for (vocabulary, words) in Self.words where vocabulary == name {
        _ = try reader.read(name, as: Words.self).check(words)
      }
      try reader.finish()
      spring = try Spring(from: decoder)
    }

    /// The vocabularies of ``SpringParameters`` and their words.
    private static let words: [(vocabulary: String, words: Set<String>)] = [
      ("physical", ["mass", "stiffness", "damping"]), ("response", ["response", "dampingRatio"]),
      ("perceptual", ["duration", "bounce"]), ("settling", ["duration", "dampingRatio", "epsilon"]),
      ("compose", ["dampingRatio", "stiffness"]), ("pop", ["bounciness", "speed"]),
      ("origami", ["tension", "friction"]), ("reactSpring", ["tension", "friction", "mass"]),
      ("uiKit", ["duration", "dampingRatio", "relativeVelocity"]),
    ]

    /// The words that an object uses.
    private struct Words: Decodable {
      let keys: [FileKey]
      let path: [any CodingKey]

      init(from decoder: any Decoder) throws {
        keys = try decoder.container(keyedBy: FileKey.self).allKeys
        path = decoder.codingPath
      }

      func check(_ known: Set<String>) throws {
        for key in keys where !known.contains(key.stringValue) {
          throw DecodingError.dataCorrupted(
            .init(codingPath: path + [key], debugDescription: "there is no key \(key.stringValue) here"))
        }
      }
    }
  }

  /// A timing curve: a preset's name, CSS text, or the object that stands for a curve which CSS cannot write.
  struct FileCurve: Decodable {
    let curve: TimingCurve

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self), let preset = TimingPreset(rawValue: name) {
        curve = preset.curve
      } else {
        curve = try TimingCurve(from: decoder)
      }
    }
  }

  /// A path: SVG path data, or its elements where text would not come back the same.
  struct FilePath: Codable {
    let path: MotionPath

    init(_ path: MotionPath) { self.path = path }

    init(from decoder: any Decoder) throws {
      guard let text = try? decoder.singleValueContainer().decode(String.self) else {
        path = try MotionPath(from: decoder)
        return
      }
      do {
        path = try MotionPath(svgPathData: text)
      } catch {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
      }
    }

    func encode(to encoder: any Encoder) throws {
      let text = path.svgPathData
      guard (try? MotionPath(svgPathData: text)) == path else { return try path.encode(to: encoder) }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  /// How what moves along a path is turned: `auto`, `autoReverse`, or a fixed angle in radians.
  struct FileRotation: Codable {
    let rotation: PathRotation

    init(_ rotation: PathRotation) { self.rotation = rotation }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let angle = try? container.decode(Double.self) {
        rotation = .fixed(angle)
        return
      }
      let word = try container.decode(String.self)
      guard word == "auto" || word == "autoReverse" else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "must be auto, autoReverse or an angle, not \(word)")
      }
      rotation = word == "auto" ? .auto : .autoReverse
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch rotation {
      case .auto: try container.encode("auto")
      case .autoReverse: try container.encode("autoReverse")
      case .fixed(let angle): try container.encode(angle)
      }
    }
  }

  /// A settling rule: an object whose key names it.
  struct FileRule: FileContent {
    let rule: SettlingRule

    init(_ rule: SettlingRule) { self.rule = rule }

    init(reading reader: inout FileReader) throws {
      let name = try reader.first(of: ["visible", "within", "relative", "envelope", "energy", "rounded"])
      if name == "visible" {
        rule = .visible(try reader.read(name, as: FileWord<AnimatedProperty>.self).word)
        return
      }
      let number: Double = try reader.read(name)
      guard number > 0, number < .infinity else { throw reader.refusal("must be above 0", key: name) }
      switch name {
      case "within":
        let speed: Double? = try reader.readIfPresent("speed")
        rule = speed.map { .withinSpeed(number, speed: $0) } ?? .within(number)
      case "relative": rule = .relative(number)
      case "envelope": rule = .envelope(number)
      case "energy": rule = .energy(number)
      default: rule = .rounded(to: number)
      }
    }

    func write(to writer: inout FileWriter) throws {
      switch rule {
      case .visible(let property): try writer.write("visible", FileWord(property))
      case .within(let epsilon): try writer.write("within", epsilon)
      case .withinSpeed(let epsilon, let speed):
        try writer.write("within", epsilon)
        try writer.write("speed", speed)
      case .relative(let epsilon): try writer.write("relative", epsilon)
      case .envelope(let epsilon): try writer.write("envelope", epsilon)
      case .energy(let fraction): try writer.write("energy", fraction)
      case .rounded(let quantum): try writer.write("rounded", quantum)
      }
    }
  }

  /// An engine by its name; its other settings are the defaults, but for POP's threshold.
  struct FileEngine: FileContent {
    let engine: AnimationEngine

    init(_ engine: AnimationEngine) { self.engine = engine }

    init(reading reader: inout FileReader) throws {
      let name: String = try reader.read("engine")
      let rate = try reader.readIfPresent("frameRate") ?? 60.0
      let threshold = try reader.readIfPresent("threshold") ?? 1.0
      guard rate > 0, rate <= 1e5 else { throw reader.refusal("must be above 0 and at most 100000", key: "frameRate") }
      guard threshold >= 1e-30, threshold <= 1e30 else {
        throw reader.refusal("must be from 1e-30 to 1e30", key: "threshold")
      }
      let engines = AnimationEngine.all(frameRate: rate, threshold: threshold)
      guard let engine = engines.first(where: { $0.name == name }) else {
        let names = engines.map { $0.name }.joined(separator: ", ")
        throw reader.refusal("\"\(name)\" is none of: \(names)", key: "engine")
      }
      self.engine = engine
    }

    func write(to writer: inout FileWriter) throws {
      try writer.write("engine", engine.name)
      try writer.write("frameRate", engine.frameRate, unless: 60)
      // POP states its threshold as the last word.
      let threshold = engine.thresholds.split(separator: " ").last.flatMap { Double(String($0)) } ?? 1
      if engine.name == "pop" { try writer.write("threshold", threshold, unless: 1) }
      let read = AnimationEngine.all(frameRate: engine.frameRate, threshold: threshold)
      guard read.contains(where: { $0.name == engine.name && $0.thresholds == engine.thresholds }) else {
        throw EncodingError.invalidValue(
          engine.thresholds,
          .init(codingPath: [], debugDescription: "a file names engines with their defaults; \(engine.name) has others")
        )
      }
    }
  }
#endif
