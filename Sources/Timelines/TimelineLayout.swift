/// The properties that a timeline moves and where a state keeps their components.
struct TimelineLayout: Sendable, Hashable {
  /// One property.
  struct Property: Sendable, Hashable {
    let name: String
    let kind: ValueKind
    /// The index of the first component.
    let offset: Int
    /// The space of a colour.
    let space: ColorSpace
  }

  /// The properties in the order in which the timeline names them first.
  private(set) var properties: [Property] = []
  private(set) var indices: [String: Int] = [:]
  private(set) var componentCount = 0

  /// The index of a track's property, added if it is new.
  ///
  /// - Throws: ``TimelineError/mixedKinds(track:property:reason:)`` where the property has another kind or colour
  ///   space.
  mutating func index<Value: TrackValue>(of track: Track<Value>) throws(TimelineError) -> Int {
    let space: ColorSpace = if case .color(let color) = track.to.erased { color.space } else { .sRGB }
    if let index = indices[track.property] {
      let known = properties[index]
      guard known.kind == Value.kind else {
        throw .mixedKinds(
          track: track.name, property: track.property,
          reason: "is a \(known.kind.rawValue), not a \(Value.kind.rawValue)")
      }
      guard known.space == space else {
        throw .mixedKinds(
          track: track.name, property: track.property,
          reason: "is a colour in \(known.space.rawValue), not in \(space.rawValue)")
      }
      return index
    }
    let property = Property(name: track.property, kind: Value.kind, offset: componentCount, space: space)
    indices[track.property] = properties.count
    properties.append(property)
    componentCount += Value.kind.componentCount
    return properties.count - 1
  }
}
