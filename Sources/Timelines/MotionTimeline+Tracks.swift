internal import NumericalMethods

/// A track with its place on a timeline.
public struct TimelineTrack: Sendable {
  /// The track.
  public let track: AnyTrack
  /// The names of the groups and sequences around it, outermost first; those without a name are left out.
  public let groups: [String]
  /// When it starts to be active, in seconds; its delay is in it.
  public let start: Double
  /// When its activity ends; infinite where it never does.
  public let end: Double

  /// The interval in which the track really moves; nil where it never does, for its values are equal.
  public var interval: ClosedRange<Double>? { track.moves && end > start ? start...end : nil }
}

extension MotionTimeline {
  /// The tracks in the order in which they were given.
  public var tracks: [TimelineTrack] {
    var result: [TimelineTrack] = []
    var waiting: [(node: Int, groups: [String])] = [(0, [])]
    while let (index, groups) = waiting.popLast() {
      let node = nodes[index]
      if node.isTrack {
        result.append(TimelineTrack(track: track(of: node), groups: groups, start: node.begin, end: node.end))
      } else {
        let inner = node.name.isEmpty ? groups : groups + [node.name]
        for child in node.children.reversed() { waiting.append((child, inner)) }
      }
    }
    return result
  }

  /// The track of a name; nil where the timeline has none.
  public func track(named name: String) -> AnyTrack? {
    names[name].flatMap { nodes[$0].isTrack ? track(of: nodes[$0]) : nil }
  }

  /// When a track starts to move, its delay included, or a group starts; nil for a name that the timeline does not
  /// have.
  public func start(of name: String) -> Double? { names[name].map { nodes[$0].begin } }

  /// When a track's activity, or the last one of a group, ends, infinite where it never does; nil for an unknown name.
  public func end(of name: String) -> Double? { names[name].map { nodes[$0].end } }

  /// The interval in which a track really moves; nil where it never does, and for a name that is no track's.
  public func interval(of name: String) -> ClosedRange<Double>? {
    guard let index = names[name], nodes[index].isTrack else { return nil }
    let node = nodes[index]
    return TimelineTrack(track: track(of: node), groups: [], start: node.begin, end: node.end).interval
  }

  func track(of node: TimelineNode) -> AnyTrack {
    guard case .track(let kind) = node.content else { fatalError("\(node.name) is no track") }
    return switch kind {
    case .scalar: .scalar(scalars.tracks[node.slot].track)
    case .point: .point(points.tracks[node.slot].track)
    case .size: .size(sizes.tracks[node.slot].track)
    case .rectangle: .rectangle(rectangles.tracks[node.slot].track)
    case .color: .color(colors.tracks[node.slot].track)
    case .transform: .transform(transforms.tracks[node.slot].track)
    case .matrix: .matrix(matrices.tracks[node.slot].track)
    }
  }
}

extension MotionTimeline {
  /// What the timeline was made of.
  public var elements: [TimelineElement] { elements { _, track in track } }

  /// The elements with some replaced: the start kept as it was given.
  func elements(replacing replaced: (_ node: Int, AnyTrack) -> AnyTrack) -> [TimelineElement] {
    nodes[0].children.map { element($0, replaced) }
  }

  private func element(_ index: Int, _ replaced: (_ node: Int, AnyTrack) -> AnyTrack) -> TimelineElement {
    let node = nodes[index]
    let name = node.isTrack || node.name.isEmpty ? nil : node.name
    func inner() -> [TimelineElement] { node.children.map { element($0, replaced) } }
    let content: TimelineElement.Content =
      switch node.content {
      case .track: .track(replaced(index, track(of: node)))
      case .sequence: .sequence(inner())
      case .group: .group(inner())
      case .stagger(let interval): .stagger(inner(), interval: interval)
      }
    return TimelineElement(name: name, start: node.start, content: content)
  }
}
