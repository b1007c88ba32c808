import MotionPaths
import Timelines

/// Shapes that stand for the properties of a timeline of which nobody said how it looks.
///
/// Rectangles and points are drawn where they are, brought into the screen together where they leave it. Below, every
/// other property has a lane: a number is a dot between its least and its greatest value, a colour a swatch, a size a
/// box, a transform or matrix a turned square.
struct StandInStage {
  /// The width and the height that the shapes need.
  let screen: Size
  /// The shapes.
  private(set) var shapes: [SceneShape]

  private static let width = 375.0
  private static let canvasHeight = 667.0
  private static let region = 20.0...355.0

  init(_ timeline: MotionTimeline) {
    let properties = Self.properties(of: timeline)
    let spatial = properties.filter { $0.kind == .rectangle || $0.kind == .point }
    var top = spatial.isEmpty ? 0 : Self.canvasHeight
    var lanes: [SceneShape] = []
    for property in properties where property.kind != .rectangle && property.kind != .point {
      let height = property.kind == .transform || property.kind == .matrix ? 130.0 : 56
      lanes += Self.lane(property, Rectangle(x: 0, y: top, width: Self.width, height: height))
      top += height
    }
    screen = Size(width: Self.width, height: max(top, 56))
    let paper = SceneShape(
      "paper", frame: Rectangle(x: 0, y: 0, width: screen.width, height: screen.height), color: .white)
    let map = CanvasMap(spatial, width: Self.width, height: Self.canvasHeight)
    shapes = [paper] + spatial.flatMap { map.shapes($0) } + lanes
  }

  /// A property and the least and greatest value of each of its components.
  struct Property {
    let name: String
    let kind: ValueKind
    var ranges: [ClosedRange<Double>]
  }

  private static func properties(of timeline: MotionTimeline) -> [Property] {
    var state = timeline.makeState()
    let names = state.properties
    var found = [Property?](repeating: nil, count: names.count)
    let end = ScenePhase(
      name: "", trigger: "", timeline: timeline, rows: [], shapes: [], declaredDuration: nil
    ).shownDuration
    // A picture of very many properties needs no better ranges.
    let steps = max(60, min(480, 1_000_000 / max(names.count, 1)))
    for step in 0...steps {
      timeline.update(&state, at: end * Double(step) / Double(steps))
      for index in names.indices {
        guard let value = state.value(at: index) else { continue }
        let components = value.components
        var property =
          found[index] ?? Property(name: names[index], kind: value.kind, ranges: components.map { $0...$0 })
        for (component, number) in components.enumerated() {
          let range = property.ranges[component]
          property.ranges[component] = min(range.lowerBound, number)...max(range.upperBound, number)
        }
        found[index] = property
      }
    }
    return found.compactMap { $0 }
  }

  private static func lane(_ property: Property, _ frame: Rectangle) -> [SceneShape] {
    let label = SceneShape(
      "\(property.name) label", .label(property.name),
      frame: Rectangle(x: 0, y: frame.y + 4, width: width, height: 20), color: .shade)
    let middle = frame.y + 24 + (frame.height - 24) / 2
    let (name, left) = (property.name, region.lowerBound)
    let length = region.upperBound - left
    switch property.kind {
    case .color:
      let swatch = Rectangle(x: left, y: middle - 12, width: length, height: 24)
      let rim = Rectangle(x: left - 1, y: middle - 13, width: length + 2, height: 26)
      return [
        label, SceneShape("\(name) rim", frame: rim, color: .pale, [.cornerRadius: 7]),
        SceneShape(
          name, frame: swatch, [.cornerRadius: 6],
          bound: .color(name) + [.bind(.alpha, name, component: 3)]),
      ]
    case .size:
      let greatest = property.ranges.map { max($0.upperBound, 1e-9) }
      let factor = min(length / greatest[0], 28 / greatest[1])
      let bindings: [ShapeBinding] = [
        .bind(.width, name, factor: factor), .bind(.height, name, component: 1, factor: factor),
      ]
      return [
        label,
        SceneShape(
          name, frame: Rectangle(x: width / 2, y: middle, width: 0, height: 0), isCentered: true, color: .accent,
          bound: bindings),
      ]
    case .transform, .matrix:
      let square = Rectangle(center: SIMD2(width / 2, middle), size: Size(width: 60, height: 60))
      let isTransform = property.kind == .transform
      let (scaleY, shift) = isTransform ? (1, 6) : (5, 12)
      let bindings: [ShapeBinding] =
        [
          .bind(.scaleX, name), .bind(.scaleY, name, component: scaleY),
          .bind(.shiftX, name, component: shift), .bind(.shiftY, name, component: shift + 1),
        ] + (isTransform ? [.bind(.rotation, name, component: 5)] : [])
      return [label, SceneShape(name, frame: square, isCentered: true, color: .accent, bound: bindings)]
    default:
      let range = property.ranges[0]
      let span = range.upperBound - range.lowerBound
      let factor = span > 0 ? length / span : 0
      let rail = MotionPath {
        $0.move(to: SIMD2(left, middle))
        $0.addLine(to: SIMD2(region.upperBound, middle))
      }
      let place = span > 0 ? left - factor * range.lowerBound : width / 2
      return [
        label, SceneShape("\(name) rail", .path(rail), color: .pale, [.lineWidth: 2]),
        SceneShape(
          name, .ellipse, frame: Rectangle(center: SIMD2(width / 2, middle), size: Size(width: 16, height: 16)),
          isCentered: true, color: .accent, bound: [.bind(.x, name, factor: factor, offset: place)]),
      ]
    }
  }
}

/// Brings points and rectangles into the screen: as they are where they fit.
private struct CanvasMap {
  let factor: Double
  let offset: SIMD2<Double>

  init(_ properties: [StandInStage.Property], width: Double, height: Double) {
    var (least, greatest) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for property in properties {
      let ranges = property.ranges
      let size = ranges.count > 2 ? SIMD2(ranges[2].upperBound, ranges[3].upperBound) : .zero
      for axis in 0..<2 {
        least[axis] = min(least[axis], ranges[axis].lowerBound + min(size[axis], 0))
        greatest[axis] = max(greatest[axis], ranges[axis].upperBound + max(size[axis], 0))
      }
    }
    guard !properties.isEmpty, least.x < 0 || least.y < 0 || greatest.x > width || greatest.y > height else {
      (factor, offset) = (1, .zero)
      return
    }
    let span = greatest - least
    let room = SIMD2(width - 40, height - 40)
    factor = min(room.x / max(span.x, 1e-9), room.y / max(span.y, 1e-9), 1)
    offset = SIMD2(20, 20) + (room - span * factor) / 2 - least * factor
  }

  func shapes(_ property: StandInStage.Property) -> [SceneShape] {
    let name = property.name
    var bindings: [ShapeBinding] = [
      .bind(.x, name, factor: factor, offset: offset.x),
      .bind(.y, name, component: 1, factor: factor, offset: offset.y),
    ]
    guard property.kind == .rectangle else {
      let dot = Rectangle(x: 0, y: 0, width: 16, height: 16)
      return [SceneShape(name, .ellipse, frame: dot, isCentered: true, color: .accent, bound: bindings)]
    }
    bindings += [
      .bind(.width, name, component: 2, factor: factor), .bind(.height, name, component: 3, factor: factor),
    ]
    return [
      SceneShape(name, color: .pale, [.cornerRadius: 4], bound: bindings),
      SceneShape("\(name) label", .label(name), color: .shade, bound: bindings),
    ]
  }
}
