internal import Springs

/// Why a track or a timeline could not be made, or a question about it has no answer. Every case names the track.
public enum TimelineError: Error, Sendable, Hashable {
  /// An argument of a track outside its domain: its name, its value, and what would have been accepted.
  case argument(track: String, String, value: Double, requirement: String)
  /// A law that the track cannot have, and why.
  case law(track: String, reason: String)
  /// Two tracks, or groups, of one name.
  case duplicateName(track: String)
  /// A track that starts after, or follows, one that does not exist.
  case unknownName(track: String, wanted: String)
  /// Tracks of different kinds, or colours of different spaces, on one property.
  case mixedKinds(track: String, property: String, reason: String)
  /// Tracks that wait for each other, in the order in which each waits for the next.
  case cycle(tracks: [String])
  /// A track that should start after one that never ends.
  case neverEnds(track: String, awaited: String)
  /// A track that waits for something that never happens to another, and why.
  case neverHappens(track: String, awaited: String, event: String, reason: String)
}

extension TimelineError: CustomStringConvertible {
  /// One line: the track and what is wrong with it.
  public var description: String {
    switch self {
    case .argument(let track, let argument, let value, let requirement):
      "track \(track): \(argument) is \(value): \(requirement)"
    case .law(let track, let reason): "track \(track): \(reason)"
    case .duplicateName(let track): "track \(track): another track or group has this name"
    case .unknownName(let track, let wanted): "track \(track): there is no track \(wanted)"
    case .mixedKinds(let track, let property, let reason): "track \(track): property \(property) \(reason)"
    case .cycle(let tracks):
      "tracks wait for each other: \(tracks.joined(separator: " waits for ")) waits for \(tracks.first ?? "")"
    case .neverEnds(let track, let awaited): "track \(track): starts after \(awaited), which never ends"
    case .neverHappens(let track, let awaited, let event, let reason):
      "track \(track): waits until \(awaited) \(event), but \(reason)"
    }
  }
}

/// The result, or the refusal of a spring or a motion with the track's name.
func naming<Result>(
  _ track: String, _ body: () throws(SpringError) -> Result
) throws(TimelineError) -> Result {
  do {
    return try body()
  } catch {
    throw .argument(track: track, error.argument, value: error.value, requirement: error.requirement)
  }
}

/// The result, or a trap with the error's text: for what takes literals.
func trapping<Result>(_ body: () throws(TimelineError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    fatalError(error.description)
  }
}
