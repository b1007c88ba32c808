#if !hasFeature(Embedded)
  /// Any key of a file.
  struct FileKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// An object of a file whose every key must be asked for: one that is left over is an error.
  struct FileReader {
    private let container: KeyedDecodingContainer<FileKey>
    private var unread: Set<String>

    init(_ decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: FileKey.self)
      unread = Set(container.allKeys.map { $0.stringValue })
    }

    /// Where the object is in the file.
    var path: [any CodingKey] { container.codingPath }

    /// Whether the object has a key.
    func contains(_ key: String) -> Bool { container.contains(FileKey(key)) }

    /// The first of some keys that the object has.
    func first(of keys: [String]) throws -> String {
      guard let key = keys.first(where: { contains($0) }) else {
        throw DecodingError.keyNotFound(
          FileKey(keys[0]),
          .init(codingPath: path, debugDescription: "one of these keys is needed: \(keys.joined(separator: ", "))"))
      }
      return key
    }

    /// The value of a key that must be there.
    mutating func read<Content: Decodable>(_ key: String, as type: Content.Type = Content.self) throws -> Content {
      unread.remove(key)
      return try container.decode(Content.self, forKey: FileKey(key))
    }

    /// The value of a key that may be there.
    mutating func readIfPresent<Content: Decodable>(
      _ key: String, as type: Content.Type = Content.self
    ) throws -> Content? {
      contains(key) ? try read(key) : nil
    }

    /// Ends the reading: refuses what was not asked for.
    func finish() throws {
      guard let key = unread.min() else { return }
      throw DecodingError.dataCorrupted(
        .init(codingPath: path + [FileKey(key)], debugDescription: "there is no key \(key) here"))
    }

    /// An error about a value, or the whole object.
    func refusal(_ reason: String, key: String? = nil) -> DecodingError {
      .dataCorrupted(.init(codingPath: path + (key.map { [FileKey($0)] } ?? []), debugDescription: reason))
    }
  }

  /// The object that a type writes and reads.
  protocol FileContent: Codable {
    init(reading reader: inout FileReader) throws
    func write(to writer: inout FileWriter) throws
  }

  extension FileContent {
    init(from decoder: any Decoder) throws {
      var reader = try FileReader(decoder)
      try self.init(reading: &reader)
      try reader.finish()
    }

    func encode(to encoder: any Encoder) throws {
      var writer = FileWriter(encoder)
      try write(to: &writer)
    }
  }

  /// An object that is written to a file.
  struct FileWriter {
    private var container: KeyedEncodingContainer<FileKey>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: FileKey.self) }

    /// Writes a value.
    mutating func write<Content: Encodable>(_ key: String, _ content: Content) throws {
      try container.encode(content, forKey: FileKey(key))
    }

    /// Writes a value unless it is what a reader takes for a missing key.
    mutating func write<Content: Encodable & Equatable>(_ key: String, _ content: Content, unless usual: Content) throws
    {
      if content != usual { try write(key, content) }
    }

    /// Writes a value if there is one.
    mutating func writeIfPresent<Content: Encodable>(_ key: String, _ content: Content?) throws {
      if let content { try write(key, content) }
    }
  }

  /// A number that may be infinite, which JSON cannot say: then the word `infinity`.
  struct FileNumber: Codable, Equatable {
    let value: Double

    init(_ value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let word = try? container.decode(String.self) {
        guard word == "infinity" else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "must be a number or \"infinity\", not \"\(word)\"")
        }
        value = .infinity
      } else {
        value = try container.decode(Double.self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value == .infinity { try container.encode("infinity") } else { try container.encode(value) }
    }
  }

  /// One of the words of an enumeration.
  struct FileWord<Word: RawRepresentable & CaseIterable & Sendable>: Codable where Word.RawValue == String {
    let word: Word

    init(_ word: Word) { self.word = word }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let word = Word(rawValue: text) else {
        let words = Word.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is none of: \(words)")
      }
      self.word = word
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(word.rawValue)
    }
  }
#endif
