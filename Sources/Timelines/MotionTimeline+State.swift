extension MotionTimeline {
  /// The length in seconds: when the last activity ends; infinite where one never does.
  public var totalDuration: Double { nodes[0].end }

  /// The state with no value in it, for ``update(_:at:)``.
  public func makeState() -> TimelineState { TimelineState(layout) }

  /// What every property shows at `time` seconds.
  ///
  /// Allocates the result and nothing else; ``update(_:at:)`` not even that.
  public func state(at time: Double) -> TimelineState {
    var state = makeState()
    update(&state, at: time)
    return state
  }

  /// Overwrites a state of this timeline with that at `time`: for a loop over frames, which then allocates nothing.
  public func update(_ state: inout TimelineState, at time: Double) {
    scalars.write(to: &state.components, &state.hasValue, at: time)
    points.write(to: &state.components, &state.hasValue, at: time)
    sizes.write(to: &state.components, &state.hasValue, at: time)
    rectangles.write(to: &state.components, &state.hasValue, at: time)
    colors.write(to: &state.components, &state.hasValue, at: time)
    transforms.write(to: &state.components, &state.hasValue, at: time)
    matrices.write(to: &state.components, &state.hasValue, at: time)
  }

  /// How fast every property changes at `time`, in value units per second.
  public func velocities(at time: Double) -> TimelineState {
    var state = makeState()
    scalars.writeVelocities(to: &state.components, &state.hasValue, at: time)
    points.writeVelocities(to: &state.components, &state.hasValue, at: time)
    sizes.writeVelocities(to: &state.components, &state.hasValue, at: time)
    rectangles.writeVelocities(to: &state.components, &state.hasValue, at: time)
    colors.writeVelocities(to: &state.components, &state.hasValue, at: time)
    transforms.writeVelocities(to: &state.components, &state.hasValue, at: time)
    matrices.writeVelocities(to: &state.components, &state.hasValue, at: time)
    return state
  }

  /// The state from ``totalDuration`` on; nil where that is infinite.
  public var endState: TimelineState? { totalDuration < .infinity ? state(at: totalDuration) : nil }
}

extension MotionTimeline {
  /// Puts a resolved track into the table of its kind.
  mutating func add(_ track: AnyTrack, node: Int) {
    let (begin, end) = (nodes[node].begin, nodes[node].end)
    switch track {
    case .scalar(let track): scalars.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    case .point(let track): points.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    case .size(let track): sizes.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    case .rectangle(let track): rectangles.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    case .color(let track): colors.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    case .transform(let track): transforms.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    case .matrix(let track): matrices.tracks.append(PlacedTrack(track: track, begin: begin, end: end, node: node))
    }
  }
}

/// The index of a track's property in a layout that grows.
struct PropertyIndex: TrackVisitor {
  var layout = TimelineLayout()

  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(TimelineError) -> Int {
    try layout.index(of: track)
  }
}
