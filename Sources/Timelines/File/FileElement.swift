#if !hasFeature(Embedded)
  internal import Engines

  /// An element of a timeline: an object with one of the keys track, sequence, group and stagger.
  struct FileElement: FileContent {
    let element: TimelineElement

    init(_ element: TimelineElement) { self.element = element }

    init(reading reader: inout FileReader) throws {
      let form = try reader.first(of: ["track", "sequence", "group", "stagger"])
      let start = try reader.readIfPresent("start", as: FileStart.self)?.start ?? .at(0)
      if form == "track" {
        element = TimelineElement(start: start, content: .track(try AnyTrack(reading: &reader)))
        return
      }
      let inner = try reader.read(form, as: [FileElement].self).map(\.element)
      let content: TimelineElement.Content =
        switch form {
        case "sequence": .sequence(inner)
        case "group": .group(inner)
        default: .stagger(inner, interval: try reader.read("interval"))
        }
      element = TimelineElement(name: try reader.readIfPresent("name"), start: start, content: content)
    }

    func write(to writer: inout FileWriter) throws {
      switch element.content {
      case .track(let track): try track.write(to: &writer)
      case .sequence(let inner): try writer.write("sequence", inner.map { FileElement($0) })
      case .group(let inner): try writer.write("group", inner.map { FileElement($0) })
      case .stagger(let inner, let interval):
        try writer.write("stagger", inner.map { FileElement($0) })
        try writer.write("interval", interval)
      }
      try writer.writeIfPresent("name", element.name)
      if case .at(0) = element.start { return }
      try writer.write("start", FileStart(element.start))
    }
  }

  /// When an element starts: seconds, or an object that names what it comes after.
  struct FileStart: Codable {
    let start: TrackStart

    init(_ start: TrackStart) { self.start = start }

    init(from decoder: any Decoder) throws {
      if let seconds = try? decoder.singleValueContainer().decode(Double.self) {
        start = .at(seconds)
        return
      }
      var reader = try FileReader(decoder)
      start = .after(
        try reader.read("after"), try reader.readIfPresent("event", as: FileEvent.self)?.event ?? .ended,
        offset: try reader.readIfPresent("offset") ?? 0)
      try reader.finish()
    }

    func encode(to encoder: any Encoder) throws {
      switch start {
      case .at(let seconds):
        var container = encoder.singleValueContainer()
        try container.encode(seconds)
      case .after(let name, let event, let offset):
        var writer = FileWriter(encoder)
        try writer.write("after", name)
        if case .ended = event {} else { try writer.write("event", FileEvent(event)) }
        try writer.write("offset", offset, unless: 0)
      }
    }
  }

  /// An event: the word `ended`, or an object whose key names it.
  struct FileEvent: Codable {
    let event: TimelineEvent

    init(_ event: TimelineEvent) { self.event = event }

    init(from decoder: any Decoder) throws {
      if let word = try? decoder.singleValueContainer().decode(String.self) {
        guard word == "ended" else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "\"\(word)\" is no event by itself; \"ended\" is"))
        }
        event = .ended
        return
      }
      var reader = try FileReader(decoder)
      switch try reader.first(of: ["settled", "completedIn", "reaches", "passes"]) {
      case "settled": event = .settled(try reader.read("settled", as: FileRule.self).rule)
      case "completedIn": event = .completed(in: try reader.read("completedIn", as: FileEngine.self).engine)
      case "reaches": event = .reaches(try reader.read("reaches"))
      default: event = .passes(try reader.read("passes"))
      }
      try reader.finish()
    }

    func encode(to encoder: any Encoder) throws {
      if case .ended = event {
        var container = encoder.singleValueContainer()
        return try container.encode("ended")
      }
      var writer = FileWriter(encoder)
      switch event {
      case .ended: break
      case .settled(let rule): try writer.write("settled", FileRule(rule))
      case .completed(let engine): try writer.write("completedIn", FileEngine(engine))
      case .reaches(let fraction): try writer.write("reaches", fraction)
      case .passes(let value): try writer.write("passes", value)
      }
    }
  }

  extension AnyTrack {
    fileprivate init(reading reader: inout FileReader) throws {
      switch try reader.readIfPresent("kind", as: FileWord<ValueKind>.self)?.word ?? .scalar {
      case .scalar: self = .scalar(try Track(reading: &reader))
      case .point: self = .point(try Track(reading: &reader))
      case .size: self = .size(try Track(reading: &reader))
      case .rectangle: self = .rectangle(try Track(reading: &reader))
      case .color: self = .color(try Track(reading: &reader))
      case .transform: self = .transform(try Track(reading: &reader))
      case .matrix: self = .matrix(try Track(reading: &reader))
      }
    }

    fileprivate func write(to writer: inout FileWriter) throws {
      switch self {
      case .scalar(let track): try track.write(to: &writer)
      case .point(let track): try track.write(to: &writer)
      case .size(let track): try track.write(to: &writer)
      case .rectangle(let track): try track.write(to: &writer)
      case .color(let track): try track.write(to: &writer)
      case .transform(let track): try track.write(to: &writer)
      case .matrix(let track): try track.write(to: &writer)
      }
    }
  }

  extension Track {
    fileprivate init(reading reader: inout FileReader) throws {
      let name: String = try reader.read("track")
      let property: String? = try reader.readIfPresent("property")
      let from = try reader.readIfPresent("from", as: FileValue<Value>.self)?.value
      let to = try reader.readIfPresent("to", as: FileValue<Value>.self)?.value
      let law = try reader.read("law", as: FileLaw<Value>.self).law
      let timing = try reader.readIfPresent("timing", as: FileTiming.self)?.timing ?? .standard
      let isAdditive = try reader.readIfPresent("additive") ?? false
      do throws(TimelineError) {
        try self.init(
          checking: name, property: property, from: from, to: to, law, timing: timing, isAdditive: isAdditive)
      } catch {
        throw reader.refusal(error.description)
      }
    }

    fileprivate func write(to writer: inout FileWriter) throws {
      try writer.write("track", name)
      try writer.write("property", property, unless: name)
      if Value.kind != .scalar { try writer.write("kind", FileWord(Value.kind)) }
      switch law {
      case .spring, .timedSpring, .curve, .springEasing:
        try writer.write("from", FileValue(givenEnds.from))
        try writer.write("to", FileValue(givenEnds.to))
      case .decay: try writer.write("from", FileValue(from))
      case .keyframes, .path, .function: break
      }
      try writer.write("law", FileLaw(law))
      // A function has the times of what it is a function of.
      if case .function = law {} else if timing != .standard { try writer.write("timing", FileTiming(timing)) }
      try writer.write("additive", isAdditive, unless: false)
    }
  }

  /// When a track runs, in Core Animation's words.
  private struct FileTiming: FileContent {
    let timing: TrackTiming

    init(_ timing: TrackTiming) { self.timing = timing }

    init(reading reader: inout FileReader) throws {
      timing = TrackTiming(
        delay: try reader.readIfPresent("delay") ?? 0, speed: try reader.readIfPresent("speed") ?? 1,
        timeOffset: try reader.readIfPresent("timeOffset") ?? 0,
        repeatCount: try reader.readIfPresent("repeatCount", as: FileNumber.self)?.value ?? 1,
        autoreverses: try reader.readIfPresent("autoreverses") ?? false,
        fillMode: try reader.readIfPresent("fillMode", as: FileWord<FillMode>.self)?.word ?? .both,
        removal: try reader.readIfPresent("removal", as: FileNumber.self)?.value ?? .infinity)
    }

    func write(to writer: inout FileWriter) throws {
      try writer.write("delay", timing.delay, unless: 0)
      try writer.write("speed", timing.speed, unless: 1)
      try writer.write("timeOffset", timing.timeOffset, unless: 0)
      try writer.write("repeatCount", FileNumber(timing.repeatCount), unless: FileNumber(1))
      try writer.write("autoreverses", timing.autoreverses, unless: false)
      if timing.fillMode != .both { try writer.write("fillMode", FileWord(timing.fillMode)) }
      try writer.write("removal", FileNumber(timing.removal), unless: FileNumber(.infinity))
    }
  }
#endif
