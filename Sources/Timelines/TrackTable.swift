internal import NumericalMethods
internal import Springs
internal import TimingCurves

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
  private var channels: [Channel] = []
  /// What a frame asks of most tracks, without the rest of them.
  private var clocks: [TrackClock] = []
  private var springs: [SpringMotion<Value>] = []
  private var cubics: [CubicMotion<Value>] = []

  /// Puts the tracks in order.
  ///
  /// - Parameters:
  ///   - layout: the properties.
  ///   - property: of every node its property's index.
  ///   - nodes: get their track's place in the table.
  mutating func arrange(_ layout: TimelineLayout, property: [Int], nodes: inout [TimelineNode]) {
    var order = tracks.indices.map { (property: property[tracks[$0].node], begin: tracks[$0].begin, index: $0) }
    order.sort { $0 < $1 }
    tracks = order.map { tracks[$0.index] }
    for index in tracks.indices { nodes[tracks[index].node].slot = index }
    for placed in tracks { addClock(of: placed) }
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

  private mutating func addClock(of placed: PlacedTrack<Value>) {
    var clock = TrackClock(placed)
    switch placed.track.motion {
    case .spring(let motion, _):
      (clock.law, clock.index) = (.spring, springs.count)
      springs.append(motion)
    case .curve(let motion):
      guard case .cubicBezier(let curve) = motion.curve else { break }
      (clock.law, clock.index) = (.cubic, cubics.count)
      cubics.append(CubicMotion(from: motion.from, to: motion.to, curve: curve))
    default: break
    }
    clocks.append(clock)
  }

  /// Writes what every channel shows at `time`.
  func write(to components: inout [Double], _ hasValue: inout [Bool], at time: Double) {
    var components = components.mutableSpan
    var hasValue = hasValue.mutableSpan
    for channel in channels {
      let value = value(of: channel, at: time) { shown(by: $0, at: time) }
      hasValue[channel.property] = value != nil
      if let value { value.write(to: &components, at: channel.offset) }
    }
  }

  /// Writes how fast every channel changes at `time`.
  func writeVelocities(to components: inout [Double], _ hasValue: inout [Bool], at time: Double) {
    var components = components.mutableSpan
    var hasValue = hasValue.mutableSpan
    for channel in channels {
      let velocity = value(of: channel, at: time) { tracks[$0].velocity(at: time) }
      hasValue[channel.property] = velocity != nil
      if let velocity { velocity.write(to: &components, at: channel.offset) }
    }
  }

  /// What a track shows: for a spring or a cubic curve in its first run without a copy of the track.
  @inline(__always)
  private func shown(by index: Int, at time: Double) -> Value? {
    let clock = clocks[index]
    let elapsed = time - clock.begin
    let local = elapsed * clock.speed + clock.timeOffset
    guard elapsed >= 0, elapsed < clock.removal, time < clock.end, local >= 0, local < clock.duration else {
      return tracks[index].value(at: time)
    }
    switch clock.law {
    case .spring: return springs[clock.index].value(at: local)
    case .cubic: return cubics[clock.index].value(at: local / clock.duration)
    case .other: return tracks[index].value(at: time)
    }
  }

  /// What a channel shows: of the tracks that replace each other the one that started last and shows something, before
  /// any has started the first that fills backward; and the sum of those that are added.
  @inline(__always)
  func value(of channel: Channel, at time: Double, _ shown: (Int) -> Value?) -> Value? {
    if channel.tracks.count == 1 { return shown(channel.tracks.lowerBound) }
    var value: Value?
    var firstToCome = channel.tracks.upperBound
    for index in channel.tracks.reversed() where !tracks[index].track.isAdditive {
      if tracks[index].begin > time {
        firstToCome = index
      } else if let current = shown(index) {
        value = current
        break
      }
    }
    if value == nil {
      for index in firstToCome..<channel.tracks.upperBound where !tracks[index].track.isAdditive {
        value = shown(index)
        if value != nil { break }
      }
    }
    guard channel.hasAdditiveTracks else { return value }
    for index in channel.tracks where tracks[index].track.isAdditive {
      guard let part = shown(index) else { continue }
      value = value.map { $0 + part } ?? part
    }
    return value
  }
}
