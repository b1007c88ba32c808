#if !hasFeature(Embedded)
  extension MotionTimeline: Codable {
    /// The version of the format that is written and read.
    public static let fileVersion = 1

    /// Reads a timeline: an object with `"version": 1` and the elements.
    ///
    /// A key that the format does not have, a missing one, a value of the wrong type, and whatever a track or a
    /// timeline refuses is an error with its path.
    public init(from decoder: any Decoder) throws {
      var reader = try FileReader(decoder)
      let version: Int = try reader.read("version")
      guard version == Self.fileVersion else {
        throw reader.refusal("version \(version) is not known; this is version \(Self.fileVersion)", key: "version")
      }
      let elements = try reader.read("elements", as: [FileElement].self).map(\.element)
      try reader.finish()
      do throws(TimelineError) {
        try self.init(checking: elements)
      } catch {
        throw reader.refusal(error.description, key: "elements")
      }
    }

    /// Writes the timeline so that reading it gives one whose every state has the same bits.
    public func encode(to encoder: any Encoder) throws {
      var writer = FileWriter(encoder)
      try writer.write("version", Self.fileVersion)
      try writer.write("elements", elements.map { FileElement($0) })
    }
  }
#endif
