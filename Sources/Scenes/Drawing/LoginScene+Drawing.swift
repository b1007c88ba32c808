import MotionPaths
import Timelines

/// The greys of the pictures' stand-ins.
extension Color {
  static let shade = Color(red: 0.55, green: 0.57, blue: 0.6)
  static let pale = Color(red: 0.85, green: 0.87, blue: 0.9)
  static let accent = Color(red: 0.9, green: 0.35, blue: 0.3)
}

extension LoginScene {
  private func backdrop(_ bindings: [ShapeBinding] = [], color: Color = brand) -> SceneShape {
    SceneShape(
      "background", frame: Rectangle(x: 0, y: 0, width: screen.width, height: screen.height), color: color,
      bound: bindings)
  }

  private func fields(_ bindings: [ShapeBinding]) -> SceneShape {
    let top = loginCenter.y - 130
    let frame = Rectangle(x: 0.25 * screen.width, y: top, width: 0.5 * screen.width, height: 88)
    return SceneShape("fields", frame: frame, color: .pale, [.cornerRadius: 6], bound: bindings)
  }

  private func login(_ resting: [ShapeAttribute: Double] = [:], _ bindings: [ShapeBinding]) -> [SceneShape] {
    let rest = resting.merging([.cornerRadius: 10]) { one, _ in one }
    return [
      SceneShape("login", frame: loginFrame, isCentered: true, color: .accent, rest, bound: bindings),
      SceneShape(
        "LOGIN", .label("LOGIN"), frame: loginFrame, isCentered: true, color: .white, resting, bound: bindings),
    ]
  }

  /// The box that the button has become.
  private func box(_ bindings: [ShapeBinding]) -> SceneShape {
    let frame = Rectangle(
      center: Self.raised(Self.getButton).center, size: Size(width: 0.8 * screen.width, height: 0.3 * screen.height))
    return SceneShape("loginBox", frame: frame, isCentered: true, color: .white, [.cornerRadius: 10], bound: bindings)
  }

  var revealShapes: [SceneShape] {
    [
      backdrop(),
      SceneShape("logo", .ellipse, frame: Self.logo, color: .white, bound: .frame("logo.frame")),
      SceneShape("wordmark", .label("wordmark"), frame: Self.wordmark, color: .white, bound: .frame("wordmark.frame")),
      SceneShape(
        "get", frame: Self.getButton, isCentered: true, color: Self.brand,
        bound: .place("get.centre") + .color("get.color")
          + [
            .bind(.width, "get.width"), .bind(.height, "get.height"), .bind(.cornerRadius, "get.cornerRadius"),
          ]),
      fields([.bind(.alpha, "fields.alpha")]),
    ] + login([.width: 0, .height: 0], .following("login.size", .width, .height))
  }

  var submitShapes: [SceneShape] {
    let arc = MotionPath {
      $0.addArc(center: .zero, radius: Self.side / 2 - 5, startAngle: 0, endAngle: Double.pi, clockwise: true)
    }
    let arcPlace = Rectangle(center: loginCenter, size: .zero)
    return [
      backdrop(), box([]), fields([]),
      SceneShape(
        "loginCopy", frame: loginFrame, color: .accent,
        bound: .frame("loginCopy.frame") + [.bind(.cornerRadius, "loginCopy.cornerRadius")]),
      SceneShape(
        "spinner", .path(arc), frame: arcPlace, color: .white, [.lineWidth: 1.5, .alpha: 0],
        // It appears when it begins to turn, which is when its angle begins to have a value.
        bound: [.bind(.rotation, "spinner.angle"), .bind(.alpha, "spinner.angle", factor: 0, offset: 1)]),
    ]
  }

  var shakeShapes: [SceneShape] { [backdrop(), box([]), fields([])] + login([.bind(.shiftX, "login.x")]) }

  private func login(_ bindings: [ShapeBinding]) -> [SceneShape] { login([:], bindings) }

  var transitionShapes: [SceneShape] {
    let circle = Rectangle(center: loginCenter, size: Size(width: Self.side, height: Self.side))
    let picture = Rectangle(x: 20, y: 120, width: screen.width - 40, height: 0.4 * screen.height)
    return [
      backdrop(.color("background.color")),
      SceneShape(
        "picture", frame: picture, color: .pale, [.cornerRadius: 6], bound: [.bind(.shiftY, "picture.y")]),
      SceneShape(
        "logo", .ellipse, frame: Self.raised(Self.logo), color: .white, bound: [.bind(.alpha, "logo.alpha")]),
      box([.bind(.alpha, "loginBox.alpha")]),
      SceneShape(
        "wordmark", .label("wordmark"), frame: Self.raised(Self.wordmark), isCentered: true, color: .shade,
        bound: .place("wordmark.centre") + .scale("wordmark.scale")),
      SceneShape("path", .path(circlePath), color: .shade, [.lineWidth: 0.5]),
      SceneShape("circle", .ellipse, frame: circle, isCentered: true, color: .accent, bound: .place("circle.position")),
      SceneShape("plus", .path(plus), color: .white, [.lineWidth: 2], bound: [.bind(.strokeEnd, "plus.strokeEnd")]),
    ]
  }

  var logoutShapes: [SceneShape] {
    let frame = Rectangle(x: 0, y: 0, width: screen.width, height: screen.height)
    return [
      SceneShape("to", frame: frame, color: Self.brand, bound: [.bind(.alpha, "to.alpha")]),
      SceneShape("from", frame: frame, color: .pale, bound: [.bind(.alpha, "from.alpha")]),
    ]
  }
}
