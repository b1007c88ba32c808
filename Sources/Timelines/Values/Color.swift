public import NumericalMethods

/// The space in which the components of a colour are interpolated.
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  /// The encoded values of sRGB, as Core Animation interpolates them.
  case sRGB
  /// sRGB's primaries, linear in light.
  case linearSRGB
  /// The encoded values of Display P3.
  case displayP3
}

/// A colour: red, green, blue and alpha, not premultiplied, and the space that they are numbers of.
///
/// Components are interpolated one by one in that space. Values outside 0…1, which a spring that overshoots gives, are
/// kept.
@frozen
public struct Color: TrackValue {
  /// Red, green, blue, alpha.
  public var lanes: SIMD4<Double>
  /// The space.
  public var space: ColorSpace

  /// A colour; components are 0…1 within the space's gamut.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: ColorSpace = .sRGB) {
    self.init(lanes: SIMD4(red, green, blue, alpha), space: space)
  }

  @inlinable
  init(lanes: SIMD4<Double>, space: ColorSpace) {
    self.lanes = lanes
    self.space = space
  }

  /// Red.
  @inlinable public var red: Double { lanes.x }
  /// Green.
  @inlinable public var green: Double { lanes.y }
  /// Blue.
  @inlinable public var blue: Double { lanes.z }
  /// Alpha, the opacity.
  @inlinable public var alpha: Double { lanes.w }

  /// Opaque white in sRGB.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Opaque black in sRGB.
  public static let black = Color(red: 0, green: 0, blue: 0)
}

extension Color {
  /// No light and no opacity, in sRGB.
  @inlinable public static var zero: Color { Color(lanes: .zero, space: .sRGB) }
  /// The sum, component by component, in the left one's space; the caller keeps to one space.
  @inlinable @inline(__always)
  public static func + (left: Color, right: Color) -> Color {
    Color(lanes: left.lanes + right.lanes, space: left.space)
  }
  /// The difference, component by component, in the left one's space; the caller keeps to one space.
  @inlinable @inline(__always)
  public static func - (left: Color, right: Color) -> Color {
    Color(lanes: left.lanes - right.lanes, space: left.space)
  }
  /// Multiplies every component by `factor`.
  @inlinable @inline(__always) public mutating func scale(by factor: Double) { lanes *= factor }
  /// The sum of the squared components.
  @inlinable public var magnitudeSquared: Double { (lanes * lanes).sum() }
  /// 4.
  @inlinable public var componentCount: Int { 4 }
  /// One component: red, green, blue, alpha; traps for another index.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { lanes[index] }
    set { lanes[index] = newValue }
  }

  /// ``ValueKind/color``.
  public static var kind: ValueKind { .color }
  /// The colour that `value` holds.
  public init?(_ value: TimelineValue) {
    guard case .color(let held) = value else { return nil }
    self = held
  }
  /// The colour as a value of any kind.
  public var erased: TimelineValue { .color(self) }
  /// A track of colours as one of any kind.
  public static func erased(_ track: Track<Color>) -> AnyTrack { .color(track) }
  /// The track of this kind that `track` is.
  public static func track(_ track: AnyTrack) -> Track<Color>? {
    if case .color(let held) = track { held } else { nil }
  }
}
