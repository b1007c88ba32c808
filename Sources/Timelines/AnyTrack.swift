/// A track of any kind of value.
public indirect enum AnyTrack: Sendable, Hashable {
  /// A track of numbers.
  case scalar(Track<Double>)
  /// A track of points.
  case point(Track<SIMD2<Double>>)
  /// A track of sizes.
  case size(Track<Size>)
  /// A track of rectangles.
  case rectangle(Track<Rectangle>)
  /// A track of colours.
  case color(Track<Color>)
  /// A track of transforms.
  case transform(Track<Transform>)
  /// A track of matrices.
  case matrix(Track<Matrix4x4>)
}

/// Something to do with a track, whatever the kind of its value.
protocol TrackVisitor {
  associatedtype Result
  mutating func visit<Value: TrackValue>(_ track: Track<Value>) throws(TimelineError) -> Result
}

extension AnyTrack {
  /// What the visitor makes of the track.
  func accept<Visitor: TrackVisitor>(_ visitor: inout Visitor) throws(TimelineError) -> Visitor.Result {
    switch self {
    case .scalar(let track): try visitor.visit(track)
    case .point(let track): try visitor.visit(track)
    case .size(let track): try visitor.visit(track)
    case .rectangle(let track): try visitor.visit(track)
    case .color(let track): try visitor.visit(track)
    case .transform(let track): try visitor.visit(track)
    case .matrix(let track): try visitor.visit(track)
    }
  }
}
