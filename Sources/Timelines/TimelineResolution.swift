/// Computes when every element of a timeline starts and ends.
///
/// Every start waits for at most one other moment: the start of what it is placed in, the end of the element before it
/// in a sequence, or the start of the track whose event it follows; the end of a group waits for the ends in it. The
/// moments are computed in an order in which none comes before what it waits for; those that are left over wait for
/// each other.
struct TimelineResolution {
  var nodes: [TimelineNode] = []
  var names: [String: Int] = [:]
  /// The tracks by the index of their nodes, in that order.
  var tracks: [(node: Int, track: AnyTrack)] = []
  /// Of every node whose track is a function of another that other's node.
  private var sources: [Int: Int] = [:]
  /// Of every node the one whose moment its start waits for.
  private var awaited: [Moment?] = []
  /// Of every node the time from that moment to its start.
  private var offsets: [Double] = []

  /// How deep elements may be nested, so that whatever follows the nesting by recursion is safe.
  private static let greatestDepth = 256

  /// The start or the end of a node.
  private struct Moment {
    let node: Int
    let isEnd: Bool
    var index: Int { 2 * node + (isEnd ? 1 : 0) }
  }

  /// Lays the elements out.
  init(_ elements: [TimelineElement]) throws(TimelineError) {
    nodes = [TimelineNode(content: .group, name: "", start: .at(0), parent: -1)]
    var waiting = [elements]
    var indices = [0]
    var depths = [0]
    var next = 0
    while next < waiting.count {
      let (children, parent, depth) = (waiting[next], indices[next], depths[next])
      waiting[next] = []
      next += 1
      let first = nodes.count
      for element in children {
        let index = nodes.count
        guard depth < Self.greatestDepth else {
          throw .law(
            track: element.name ?? nodes[parent].name,
            reason: "groups and sequences may be nested \(Self.greatestDepth) deep, no deeper")
        }
        switch element.content {
        case .track(let track):
          var summary = TrackSummary()
          nodes.append(track.accept(&summary).node(start: element.start, parent: parent))
          tracks.append((index, track))
        case .sequence(let inner): add(.sequence, element, parent, inner, depth + 1)
        case .group(let inner): add(.group, element, parent, inner, depth + 1)
        case .stagger(let inner, let interval): add(.stagger(interval: interval), element, parent, inner, depth + 1)
        }
        if !nodes[index].name.isEmpty, names.updateValue(index, forKey: nodes[index].name) != nil {
          throw .duplicateName(track: nodes[index].name)
        }
      }
      nodes[parent].children = first..<nodes.count
    }
    func add(
      _ content: TimelineNode.Content, _ element: TimelineElement, _ parent: Int, _ inner: [TimelineElement],
      _ depth: Int
    ) {
      depths.append(depth)
      indices.append(nodes.count)
      waiting.append(inner)
      nodes.append(TimelineNode(content: content, name: element.name ?? "", start: element.start, parent: parent))
    }
  }

  /// Gives every function of a track that track's motion and times.
  private mutating func link() throws(TimelineError) {
    for index in tracks.indices {
      var summary = TrackSummary()
      let described = tracks[index].track.accept(&summary)
      guard let source = described.source else { continue }
      guard let other = names[source], nodes[other].isTrack else {
        throw .unknownName(track: described.name, wanted: source)
      }
      guard case .at(0) = nodes[tracks[index].node].start else {
        throw .law(
          track: described.name, reason: "a function of \(source) starts when that does; it has no start itself")
      }
      var linking = TrackLinking(source: track(at: other))
      tracks[index].track = try tracks[index].track.accept(&linking)
      sources[tracks[index].node] = other
      nodes[tracks[index].node].delay = nodes[other].delay
      nodes[tracks[index].node].activeDuration = nodes[other].activeDuration
    }
  }

  /// Computes the starts and ends.
  mutating func resolve() throws(TimelineError) {
    try link()
    try findDependencies()
    // The starts that wait for each moment, moment by moment.
    var counts = [Int](repeating: 0, count: 2 * nodes.count + 1)
    for moment in awaited { if let moment { counts[moment.index + 1] += 1 } }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    var waiting = [Int](repeating: 0, count: counts[counts.count - 1])
    var filled = counts
    for (node, moment) in awaited.enumerated() {
      guard let moment else { continue }
      waiting[filled[moment.index]] = node
      filled[moment.index] += 1
    }
    // Its own start, and the ends of the children, before a node can end.
    var missing = nodes.map { $0.children.count + 1 }
    var ready: [Moment] = []
    for node in nodes.indices where awaited[node] == nil {
      nodes[node].begin = offsets[node]
      ready.append(Moment(node: node, isEnd: false))
    }
    var next = 0
    while next < ready.count {
      let moment = ready[next]
      next += 1
      for node in waiting[counts[moment.index]..<counts[moment.index + 1]] {
        let time = moment.isEnd ? nodes[moment.node].end : nodes[moment.node].begin
        guard time < .infinity else { throw neverEnds(node, moment.node) }
        nodes[node].begin = time + offsets[node]
        ready.append(Moment(node: node, isEnd: false))
      }
      let ending = moment.isEnd ? nodes[moment.node].parent : moment.node
      guard ending >= 0 else { continue }
      missing[ending] -= 1
      guard missing[ending] == 0 else { continue }
      let node = nodes[ending]
      var end = node.begin + node.activeDuration
      for child in node.children { end = max(end, nodes[child].end) }
      nodes[ending].end = end
      ready.append(Moment(node: ending, isEnd: true))
    }
    guard ready.count == 2 * nodes.count else { throw cycle(missing) }
  }

  /// Finds what every start waits for.
  private mutating func findDependencies() throws(TimelineError) {
    awaited = []
    offsets = []
    for (index, node) in nodes.enumerated() {
      if let source = sources[index] {
        awaited.append(Moment(node: source, isEnd: false))
        offsets.append(0)
        continue
      }
      switch node.start {
      case .at(let offset):
        guard offset.isFinite else {
          throw .argument(
            track: label(index), "at", value: offset, requirement: "must be a finite number of seconds")
        }
        let (moment, place) = try place(of: index)
        awaited.append(moment)
        offsets.append(place + offset + node.delay)
      case .after(let name, let event, let offset):
        guard offset.isFinite else {
          throw .argument(
            track: label(index), "offset", value: offset, requirement: "must be a finite number of seconds")
        }
        guard let other = names[name] else { throw .unknownName(track: label(index), wanted: name) }
        let (moment, time) = try time(of: event, other, for: index)
        awaited.append(moment)
        offsets.append(time + offset + node.delay)
      }
    }
  }

  /// The place that its parent gives a node.
  private func place(of index: Int) throws(TimelineError) -> (Moment?, offset: Double) {
    let parent = nodes[index].parent
    guard parent >= 0 else { return (nil, 0) }
    let number = index - nodes[parent].children.lowerBound
    switch nodes[parent].content {
    case .sequence where number > 0: return (Moment(node: index - 1, isEnd: true), 0)
    case .stagger(let interval):
      guard interval.isFinite else {
        throw .argument(
          track: label(index), "interval", value: interval, requirement: "must be a finite number of seconds")
      }
      return (Moment(node: parent, isEnd: false), interval * Double(number))
    default: return (Moment(node: parent, isEnd: false), 0)
    }
  }

  /// The moment that an event is counted from, and the time from it.
  private func time(of event: TimelineEvent, _ other: Int, for index: Int) throws(TimelineError) -> (Moment, Double) {
    guard nodes[other].isTrack else {
      guard case .ended = event else {
        throw .neverHappens(
          track: label(index), awaited: nodes[other].name, event: event.description,
          reason: "it is a group, which only ends")
      }
      return (Moment(node: other, isEnd: true), 0)
    }
    var question = TrackEventTime(event: event, waiting: label(index))
    return (Moment(node: other, isEnd: false), try track(at: other).accept(&question))
  }

  /// The track of a node.
  private func track(at node: Int) -> AnyTrack {
    var (low, high) = (0, tracks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tracks[middle].node <= node { low = middle } else { high = middle }
    }
    return tracks[low].track
  }

  /// The name by which an error speaks of a node: its own, or that of the first track or group with one in it.
  private func label(_ index: Int) -> String {
    var node = index
    while nodes[node].name.isEmpty, !nodes[node].children.isEmpty { node = nodes[node].children.lowerBound }
    return nodes[node].name
  }

  /// The error for a node that starts after an endless one.
  private func neverEnds(_ node: Int, _ endless: Int) -> TimelineError {
    var endless = endless
    while let child = nodes[endless].children.first(where: { nodes[$0].end == .infinity }) { endless = child }
    return .neverEnds(track: label(node), awaited: nodes[endless].name)
  }

  /// The error for the moments that wait for each other.
  private func cycle(_ missing: [Int]) -> TimelineError {
    var seen = [Bool](repeating: false, count: 2 * nodes.count)
    guard let start = nodes.indices.first(where: { nodes[$0].begin.isNaN }) else { return .cycle(tracks: []) }
    var moment = Moment(node: start, isEnd: false)
    while !seen[moment.index] {
      seen[moment.index] = true
      moment = awaited(moment)
    }
    let first = moment.index
    var labels: [String] = []
    repeat {
      let name = nodes[moment.node].name
      if !name.isEmpty, labels.last != name { labels.append(name) }
      moment = awaited(moment)
    } while moment.index != first
    if labels.count > 1, labels.first == labels.last { labels.removeLast() }
    return .cycle(tracks: labels)
  }

  /// An unknown moment that an unknown one waits for.
  private func awaited(_ moment: Moment) -> Moment {
    if !moment.isEnd, let other = awaited[moment.node] { return other }
    let node = nodes[moment.node]
    if node.begin.isNaN { return Moment(node: moment.node, isEnd: false) }
    let child = node.children.first { nodes[$0].end.isNaN } ?? moment.node
    return Moment(node: child, isEnd: true)
  }
}

/// Gives a function of a track that track's motion and times.
private struct TrackLinking: TrackVisitor {
  let source: AnyTrack

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(TimelineError) -> AnyTrack {
    Value.erased(try track.linked(to: source))
  }
}
