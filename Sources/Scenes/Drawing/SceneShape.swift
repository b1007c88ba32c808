public import MotionPaths
public import Timelines

/// A number that a shape is drawn by.
public enum ShapeAttribute: String, Sendable, Hashable, CaseIterable {
  /// Where the anchor is, in points; for a path, how far it is moved.
  case x, y
  /// The frame's size in points; of a path it does not matter.
  case width, height
  /// The radius of the frame's corners in points.
  case cornerRadius
  /// The opacity from 0 to 1.
  case alpha
  /// The fill, or of a line the stroke, in encoded sRGB from 0 to 1.
  case red, green, blue
  /// The scale about the middle.
  case scaleX, scaleY
  /// The angle in radians about the middle, clockwise on the screen.
  case rotation
  /// How far it is moved from its place, in points.
  case shiftX, shiftY
  /// The part of a line that is drawn, from 0 to 1 of the length of all its subpaths one after the other.
  case strokeEnd
  /// The width of the line in points; 0 fills.
  case lineWidth
  /// The radius of the hole about ``SceneShape/holeCenter``, in points; 0 has none.
  case holeRadius

  /// What it is where a shape does not say.
  public var standard: Double {
    switch self {
    case .alpha, .scaleX, .scaleY, .strokeEnd: 1
    default: 0
    }
  }
}

/// An attribute that follows a component of a property: offset + factor · component.
public struct ShapeBinding: Sendable, Hashable {
  /// What is set.
  public let attribute: ShapeAttribute
  /// The property of the phase's timeline.
  public let property: String
  /// Which of its components.
  public let component: Int
  /// The factor.
  public let factor: Double
  /// The offset.
  public let offset: Double
}

/// A shape of a scene's picture, drawn by attributes that rest or follow the properties of a timeline.
///
/// It is data alone, so that a page can draw it at any time from sampled values: every attribute is its resting number or, where
/// a binding's property has a value at that time, what the last such binding says. Shapes are drawn in the order of their list.
public struct SceneShape: Sendable, Hashable {
  /// What is drawn.
  public enum Outline: Sendable, Hashable {
    /// The frame, with its corners rounded and, where it has one, its hole cut out by the non-zero rule.
    case rectangle
    /// The ellipse in the frame.
    case ellipse
    /// A path; its coordinates are the screen's before `x` and `y` move it.
    case path(MotionPath)
    /// A text in the middle of the frame.
    case label(String)
  }

  /// What it stands for.
  public let name: String
  /// What is drawn.
  public let outline: Outline
  /// Which point of the frame `x` and `y` place, as parts of its width and height: (0, 0) the corner, (½, ½) the middle.
  public let anchor: SIMD2<Double>
  /// The middle of the hole on the screen.
  public let holeCenter: SIMD2<Double>
  /// The attributes that differ from the standard, where no binding sets them.
  public let resting: [ShapeAttribute: Double]
  /// The attributes that follow a property.
  public let bindings: [ShapeBinding]

  /// An attribute at the time of a state.
  public func value(of attribute: ShapeAttribute, in state: TimelineState) -> Double {
    for binding in bindings.reversed() where binding.attribute == attribute {
      guard let components = state[binding.property]?.components else { continue }
      return binding.offset + binding.factor * components[binding.component]
    }
    return resting[attribute] ?? attribute.standard
  }

  /// The frame at the time of a state, before scale and rotation.
  public func frame(in state: TimelineState) -> Rectangle {
    let (width, height) = (value(of: .width, in: state), value(of: .height, in: state))
    return Rectangle(
      x: value(of: .x, in: state) + value(of: .shiftX, in: state) - anchor.x * width,
      y: value(of: .y, in: state) + value(of: .shiftY, in: state) - anchor.y * height, width: width, height: height)
  }
}
