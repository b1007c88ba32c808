internal import NumericalMethods

/// What every property of a timeline shows at one time: its value, or how fast it changes.
public struct TimelineState: Sendable, Hashable {
  let layout: TimelineLayout
  /// The components of all properties, one after the other in the order of ``properties``; of a property without a
  /// value they say nothing.
  public internal(set) var components: [Double]
  /// Which properties have a value.
  var hasValue: [Bool]

  init(_ layout: TimelineLayout) {
    self.layout = layout
    components = [Double](repeating: 0, count: layout.componentCount)
    hasValue = [Bool](repeating: false, count: layout.properties.count)
  }

  /// How many properties the timeline moves.
  public var count: Int { hasValue.count }

  /// The names of the properties, in the order in which the timeline names them first.
  public var properties: [String] { layout.properties.map { $0.name } }

  /// The value of a property; nil where no track shows it at the time, or the timeline has no such property.
  public subscript(property: String) -> TimelineValue? { layout.indices[property].flatMap { value(at: $0) } }

  /// The value of a property as a type of its kind; nil also where the property is of another kind.
  public func value<Value: TrackValue>(of property: String, as type: Value.Type = Value.self) -> Value? {
    self[property].flatMap { Value($0) }
  }

  /// The value of the property at an index of ``properties``; nil where no track shows it at the time.
  public func value(at index: Int) -> TimelineValue? {
    guard hasValue[index] else { return nil }
    let property = layout.properties[index]
    switch property.kind {
    case .scalar: return .scalar(components[property.offset])
    case .point: return .point(SIMD2(components[property.offset], components[property.offset + 1]))
    case .size: return .size(filled(.zero, from: property.offset))
    case .rectangle: return .rectangle(filled(.zero, from: property.offset))
    case .color: return .color(filled(Color(lanes: .zero, space: property.space), from: property.offset))
    case .transform: return .transform(filled(.zero, from: property.offset))
    case .matrix: return .matrix(filled(.zero, from: property.offset))
    }
  }

  private func filled<Value: TrackValue>(_ empty: Value, from offset: Int) -> Value {
    var value = empty
    for index in 0..<value.componentCount { value[component: index] = components[offset + index] }
    return value
  }
}
