import MotionPaths
import Timelines

extension SceneShape {
  /// A shape that rests where `frame` is.
  init(
    _ name: String, _ outline: Outline = .rectangle, frame: Rectangle = .zero, isCentered: Bool = false,
    color: Color? = nil, _ resting: [ShapeAttribute: Double] = [:], holeCenter: SIMD2<Double> = .zero,
    bound bindings: [ShapeBinding] = []
  ) {
    self.name = name
    self.outline = outline
    anchor = isCentered ? SIMD2(0.5, 0.5) : .zero
    self.holeCenter = holeCenter
    self.bindings = bindings
    let place = isCentered ? frame.center : frame.origin
    var attributes: [ShapeAttribute: Double] = [
      .x: place.x, .y: place.y, .width: frame.width, .height: frame.height,
    ]
    if let color {
      attributes.merge([.red: color.red, .green: color.green, .blue: color.blue, .alpha: color.alpha]) { $1 }
    }
    attributes.merge(resting) { $1 }
    self.resting = attributes.filter { $0.value != $0.key.standard }
  }
}

extension ShapeBinding {
  /// A binding of one component.
  static func bind(
    _ attribute: ShapeAttribute, _ property: String, component: Int = 0, factor: Double = 1, offset: Double = 0
  ) -> ShapeBinding {
    ShapeBinding(attribute: attribute, property: property, component: component, factor: factor, offset: offset)
  }
}

extension [ShapeBinding] {
  /// The attributes that follow the components of a property, one after the other.
  static func following(_ property: String, _ attributes: ShapeAttribute...) -> [ShapeBinding] {
    attributes.enumerated().map { .bind($1, property, component: $0) }
  }
  /// The frame follows a rectangle.
  static func frame(_ property: String) -> [ShapeBinding] { following(property, .x, .y, .width, .height) }
  /// The place follows a point.
  static func place(_ property: String) -> [ShapeBinding] { following(property, .x, .y) }
  /// The fill follows a colour.
  static func color(_ property: String) -> [ShapeBinding] { following(property, .red, .green, .blue) }
  /// The scale follows a number along both axes.
  static func scale(_ property: String) -> [ShapeBinding] { [.bind(.scaleX, property), .bind(.scaleY, property)] }
}
