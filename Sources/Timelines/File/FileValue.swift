#if !hasFeature(Embedded)
  internal import NumericalMethods

  /// A value of a track: a number, or its components in an array; a colour and a transform name their parts.
  struct FileValue<Value: TrackValue>: Codable {
    let value: Value

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      let read: TimelineValue
      switch Value.kind {
      case .scalar: read = .scalar(try decoder.singleValueContainer().decode(Double.self))
      case .color:
        var reader = try FileReader(decoder)
        let name = try reader.first(of: ColorSpace.allCases.map { $0.rawValue })
        let parts = try reader.components(name, counts: [3, 4])
        try reader.finish()
        read = .color(
          Color(
            lanes: SIMD4(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1),
            space: ColorSpace(rawValue: name) ?? .sRGB))
      case .transform:
        var reader = try FileReader(decoder)
        var transform = Transform.identity
        if reader.contains("scale") { transform.scale = SIMD3(try reader.components("scale", counts: [3])) }
        if reader.contains("rotation") { transform.rotation = SIMD3(try reader.components("rotation", counts: [3])) }
        if reader.contains("translation") {
          transform.translation = SIMD3(try reader.components("translation", counts: [3]))
        }
        try reader.finish()
        read = .transform(transform)
      case .point, .size, .rectangle, .matrix:
        let parts = try decoder.singleValueContainer().decode([Double].self)
        guard parts.count == Value.kind.componentCount else {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: "a \(Value.kind.rawValue) has \(Value.kind.componentCount) numbers, not \(parts.count)")
          )
        }
        var filled = Value.zero
        for (index, part) in parts.enumerated() { filled[component: index] = part }
        read = filled.erased
      }
      guard let value = Value(read) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "must be a \(Value.kind.rawValue)"))
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      switch value.erased {
      case .scalar(let number):
        var container = encoder.singleValueContainer()
        try container.encode(number)
      case .color(let color):
        var writer = FileWriter(encoder)
        try writer.write(color.space.rawValue, value.erased.components)
      case .transform(let transform):
        var writer = FileWriter(encoder)
        try writer.write("scale", transform.scale, unless: .one)
        try writer.write("rotation", transform.rotation, unless: .zero)
        try writer.write("translation", transform.translation, unless: .zero)
      case .point, .size, .rectangle, .matrix:
        var container = encoder.singleValueContainer()
        try container.encode(value.erased.components)
      }
    }
  }

  extension FileReader {
    /// Numbers under a key, as many as one of some counts.
    fileprivate mutating func components(_ key: String, counts: [Int]) throws -> [Double] {
      let parts: [Double] = try read(key)
      guard counts.contains(parts.count) else {
        let wanted = counts.map { "\($0)" }.joined(separator: " or ")
        throw refusal("\(wanted) numbers are needed, not \(parts.count)", key: key)
      }
      return parts
    }
  }
#endif
