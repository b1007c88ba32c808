internal import NumericalMethods

/// A track with its place on a timeline's clock.
struct PlacedTrack<Value: TrackValue>: Sendable {
  let track: Track<Value>
  /// When it starts to be active.
  let begin: Double
  /// When its activity ends.
  let end: Double
  /// The index of its node.
  let node: Int
}

/// The tracks that move one property, in the order in which they start.
struct Channel: Sendable {
  /// The index of the property in the layout.
  let property: Int
  /// Where the property's components are.
  let offset: Int
  /// Its tracks.
  let tracks: Range<Int>
  let hasAdditiveTracks: Bool
}

/// The tracks of one kind of value.
struct TrackTable<Value: TrackValue>: Sendable {
  /// In the order of their channels, then of their start.
  var tracks: [PlacedTrack<Value>] = []
  var channels: [Channel] = []

  /// Puts the tracks in order.
  ///
  /// - Parameters:
  ///   - layout: the properties.
  ///   - property: of every node its property's index.
  ///   - nodes: get their track's place in the table.
  mutating func arrange(_ layout: TimelineLayout, property: [Int], nodes: inout [TimelineNode]) {
    var order = Array(tracks.indices)
    order.sort { left, right in
      let (one, other) = (tracks[left], tracks[right])
      if property[one.node] != property[other.node] { return property[one.node] < property[other.node] }
      return one.begin != other.begin ? one.begin < other.begin : left < right
    }
    tracks = order.map { tracks[$0] }
    for index in tracks.indices { nodes[tracks[index].node].slot = index }
    var start = 0
    while start < tracks.count {
      let index = property[tracks[start].node]
      var end = start
      var hasAdditiveTracks = false
      while end < tracks.count, property[tracks[end].node] == index {
        hasAdditiveTracks = hasAdditiveTracks || tracks[end].track.isAdditive
        end += 1
      }
      channels.append(
        Channel(
          property: index, offset: layout.properties[index].offset, tracks: start..<end,
          hasAdditiveTracks: hasAdditiveTracks))
      start = end
    }
  }

  /// Writes what every channel shows at `time`.
  func write(into state: inout TimelineState, at time: Double) {
    for channel in channels {
      store(
        value(of: channel, at: time) { $0.track.value(elapsed: time - $0.begin, hasEnded: time >= $0.end) },
        of: channel, in: &state)
    }
  }

  /// Writes how fast every channel changes at `time`.
  func writeVelocities(into state: inout TimelineState, at time: Double) {
    for channel in channels {
      store(
        value(of: channel, at: time) {
          $0.track.velocity(elapsed: time - $0.begin, hasEnded: time >= $0.end)
        }, of: channel, in: &state)
    }
  }

  @inline(__always)
  private func store(_ value: Value?, of channel: Channel, in state: inout TimelineState) {
    state.hasValue[channel.property] = value != nil
    guard let value else { return }
    for index in 0..<value.componentCount { state.components[channel.offset + index] = value[component: index] }
  }

  /// What a channel shows: of the tracks that replace each other the one that started last and shows something, before
  /// any has started the first that fills backward; and the sum of those that are added.
  @inline(__always)
  func value(of channel: Channel, at time: Double, _ shown: (PlacedTrack<Value>) -> Value?) -> Value? {
    if channel.tracks.count == 1 { return shown(tracks[channel.tracks.lowerBound]) }
    var value: Value?
    var firstToCome = channel.tracks.upperBound
    for index in channel.tracks.reversed() where !tracks[index].track.isAdditive {
      if tracks[index].begin > time {
        firstToCome = index
      } else if let current = shown(tracks[index]) {
        value = current
        break
      }
    }
    if value == nil {
      for index in firstToCome..<channel.tracks.upperBound where !tracks[index].track.isAdditive {
        value = shown(tracks[index])
        if value != nil { break }
      }
    }
    guard channel.hasAdditiveTracks else { return value }
    for index in channel.tracks where tracks[index].track.isAdditive {
      guard let part = shown(tracks[index]) else { continue }
      value = value.map { $0 + part } ?? part
    }
    return value
  }
}
