internal import NumericalMethods

/// A whole animation whose length is known beforehand: tracks on one clock, each with its start and its end computed.
///
/// ```swift
/// let timeline = MotionTimeline([
///   .track(logo, starts: .at(0.2)),
///   .track(next, starts: .after("logo.y", .settled(.visible(.position)))),
/// ])
/// let length = timeline.totalDuration
/// let state = timeline.state(at: 0.5)
/// ```
///
/// Time 0 is the start of the timeline. Where several tracks move one property, the one that started last shows,
/// additive tracks are added, and fill modes say what shows before and after. Making a timeline of n tracks takes O(n
/// log n).
public struct MotionTimeline: Sendable {
  private(set) var nodes: [TimelineNode] = []
  private(set) var names: [String: Int] = [:]
  private(set) var layout = TimelineLayout()
  var scalars = TrackTable<Double>()
  var points = TrackTable<SIMD2<Double>>()
  var sizes = TrackTable<Size>()
  var rectangles = TrackTable<Rectangle>()
  var colors = TrackTable<Color>()
  var transforms = TrackTable<Transform>()
  var matrices = TrackTable<Matrix4x4>()

  /// A timeline from literals; traps where ``init(checking:)`` throws.
  public init(_ elements: [TimelineElement]) {
    self = trapping { () throws(TimelineError) in try MotionTimeline(checking: elements) }
  }

  /// A timeline of elements that start together at 0, unless they say otherwise.
  ///
  /// - Throws: ``TimelineError`` that names the track.
  public init(checking elements: [TimelineElement]) throws(TimelineError) {
    var resolution = try TimelineResolution(elements)
    try resolution.resolve()
    nodes = resolution.nodes
    names = resolution.names
    var properties = PropertyIndex()
    var property = [Int](repeating: 0, count: nodes.count)
    for (node, track) in resolution.tracks {
      property[node] = try track.accept(&properties)
      add(track, node: node)
    }
    layout = properties.layout
    scalars.arrange(layout, property: property, nodes: &nodes)
    points.arrange(layout, property: property, nodes: &nodes)
    sizes.arrange(layout, property: property, nodes: &nodes)
    rectangles.arrange(layout, property: property, nodes: &nodes)
    colors.arrange(layout, property: property, nodes: &nodes)
    transforms.arrange(layout, property: property, nodes: &nodes)
    matrices.arrange(layout, property: property, nodes: &nodes)
  }
}
