/// A path of lines, curves and arcs: straight and bent pieces, in one or several subpaths.
///
/// It is built with CoreGraphics' names, as a `CGMutablePath` or SwiftUI's `Path`, or read from SVG path data. The y
/// axis points down. Arcs stay arcs. A path is a plain value: for the point at a distance prepare a ``PacedPath``.
///
/// Methods that add to a path trap for points that are not finite and for a piece before the first `move(to:)`: they
/// are for literals. Data from outside go through ``append(checking:)`` or ``init(svgPathData:)-(StringProtocol)``, which throw.
public struct MotionPath: Sendable, Hashable {
  /// What a path is made of. The names are those of SwiftUI's `Path.Element`; arcs are added.
  public enum Element: Sendable, Hashable {
    /// The start of a subpath.
    case move(to: SIMD2<Double>)
    /// A straight line.
    case line(to: SIMD2<Double>)
    /// A quadratic Bézier curve.
    case quadCurve(to: SIMD2<Double>, control: SIMD2<Double>)
    /// A cubic Bézier curve.
    case curve(to: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>)
    /// An arc of an ellipse about a center, from a start angle over a signed sweep; angles in radians, from the
    /// ellipse's own x axis, which is turned by `xAxisRotation`. It begins where its angle says: adding it joins that
    /// point to the current one with a line, or begins the path there.
    case arc(center: SIMD2<Double>, radii: SIMD2<Double>, xAxisRotation: Double, startAngle: Double, sweep: Double)
    /// SVG's arc: from the current point to `to`. The rotation is in degrees, as SVG writes it, because this form keeps
    /// the bits that it was given; `isLarge` and `isClockwise` are SVG's large-arc and sweep flags. A zero radius makes
    /// it a line, and where it ends at the current point it is nothing; radii that are too small are enlarged.
    case svgArc(to: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double, isLarge: Bool, isClockwise: Bool)
    /// The line back to the start of the subpath.
    case closeSubpath
  }

  /// The pieces, in order; the first is a move.
  public private(set) var elements: [Element] = []
  /// Where the subpath begins and where the next piece does.
  private(set) var pen = PathPen()

  /// An empty path.
  public init() {}

  /// A path that a closure builds.
  public init(_ build: (inout MotionPath) -> Void) { build(&self) }

  /// A path of elements from outside.
  ///
  /// - Throws: ``MotionPathError/element(_:reason:)`` for the first element that is not finite or has no current point.
  public init(checking elements: some Sequence<Element>) throws(MotionPathError) {
    for element in elements { try append(checking: element) }
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece begins: the end of the last one or, after `closeSubpath()`, the subpath's start. Nil in an
  /// empty path.
  public var currentPoint: SIMD2<Double>? { isEmpty ? nil : pen.current }

  /// Adds an element; traps where ``append(checking:)`` would throw.
  public mutating func append(_ element: Element) {
    do throws(MotionPathError) { try append(checking: element) } catch { fatalError(error.description) }
  }

  /// Adds an element from outside.
  ///
  /// - Throws: ``MotionPathError/element(_:reason:)`` for an element that is not finite, for a negative radius about a
  ///   center, and for anything but a move at the start of the path.
  public mutating func append(checking element: Element) throws(MotionPathError) {
    if let reason = element.fault(afterMove: !isEmpty) { throw .element(elements.count, reason: reason) }
    if case .arc = element, let start = pen.segment(element)?.start, currentPoint != start {
      appendChecked(isEmpty ? .move(to: start) : .line(to: start))
    }
    appendChecked(element)
  }

  /// Adds an element that is known to be in order.
  mutating func appendChecked(_ element: Element) {
    elements.append(element)
    pen.pass(element)
  }

  /// Moves the end of the last element, unless that is an arc about a center or a close, to where an arc begins.
  mutating func moveEnd(to end: SIMD2<Double>) {
    guard let last = elements.popLast() else { return }
    appendChecked(last.ending(at: end))
  }

  /// Gives back the room that growing left, up to as much again as the elements need.
  mutating func trimCapacity() {
    if elements.capacity > elements.count + elements.count / 16 { elements = elements.map { $0 } }
  }

  /// Makes room for elements that are still to come.
  public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension MotionPath.Element {
  /// What forbids the element; nil for one that is in order.
  func fault(afterMove: Bool) -> String? {
    func isFinite(_ numbers: SIMD2<Double>...) -> Bool { numbers.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    var isOrdered = afterMove
    let areNumbersFinite: Bool
    switch self {
    case .move(let end):
      areNumbersFinite = isFinite(end)
      isOrdered = true
    case .line(let end): areNumbersFinite = isFinite(end)
    case .quadCurve(let end, let control): areNumbersFinite = isFinite(end, control)
    case .curve(let end, let control1, let control2): areNumbersFinite = isFinite(end, control1, control2)
    case .arc(let center, let radii, let rotation, let start, let sweep):
      areNumbersFinite = isFinite(center, radii, SIMD2(rotation, start)) && sweep.isFinite
      isOrdered = true
      if radii.x < 0 || radii.y < 0 { return "a radius is negative" }
      if sweep.magnitude > 2 * .pi { return "the sweep is more than a turn" }
    case .svgArc(let end, let radii, let degrees, _, _):
      areNumbersFinite = isFinite(end, radii) && degrees.isFinite
    case .closeSubpath: areNumbersFinite = true
    }
    if !areNumbersFinite { return "its numbers must be finite" }
    return isOrdered ? nil : "a path begins with a move"
  }
}

extension MotionPath.Element {
  /// The element with another end; an arc about a center and a close keep theirs.
  func ending(at end: SIMD2<Double>) -> Self {
    switch self {
    case .move: .move(to: end)
    case .line: .line(to: end)
    case .quadCurve(_, let control): .quadCurve(to: end, control: control)
    case .curve(_, let control1, let control2): .curve(to: end, control1: control1, control2: control2)
    case .svgArc(_, let radii, let degrees, let isLarge, let isClockwise):
      .svgArc(to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    case .arc, .closeSubpath: self
    }
  }
}

#if !hasFeature(Embedded)
  extension MotionPath.Element: Codable {}

  /// A path encodes as its elements.
  extension MotionPath: Codable {
    public init(from decoder: any Decoder) throws {
      try self.init(checking: decoder.singleValueContainer().decode([Element].self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(elements)
    }
  }
#endif
