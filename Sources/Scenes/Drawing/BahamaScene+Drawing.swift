import Timelines

extension BahamaScene {
  private var sky: SceneShape {
    SceneShape(
      "sky", frame: Rectangle(x: 0, y: 0, width: screen.width, height: screen.height),
      color: Color(red: 0.35, green: 0.65, blue: 0.85))
  }

  private func cloudShapes(_ bindings: (Int) -> [ShapeBinding]) -> [SceneShape] {
    Self.clouds.enumerated().map { index, cloud in
      SceneShape(
        "cloud\(index + 1)", .ellipse,
        frame: Rectangle(x: cloud.x, y: 60 + 130 * Double(index), width: cloud.width, height: 0.45 * cloud.width),
        color: .white, bound: bindings(index))
    }
  }

  /// What is written on the screen, at its place.
  private func texts(_ bindings: (String) -> [ShapeBinding]) -> [SceneShape] {
    [("title", "Bahama Login", 100.0), ("username", "Username", 190), ("password", "Password", 250)].map {
      name, text, top in
      SceneShape(
        name, .label(text), frame: Rectangle(x: 0, y: top, width: screen.width, height: 30), color: .white,
        bound: bindings(name))
    }
  }

  private func button(_ bindings: [ShapeBinding]) -> SceneShape {
    let frame = Rectangle(
      x: (screen.width - Self.buttonSize.width) / 2, y: Self.buttonTop, width: Self.buttonSize.width,
      height: Self.buttonSize.height)
    return SceneShape("login", frame: frame, color: Self.green, [.cornerRadius: 8], bound: bindings)
  }

  var appearShapes: [SceneShape] {
    [sky] + cloudShapes { [.bind(.alpha, "cloud\($0 + 1).alpha")] } + texts { [.bind(.shiftX, "\($0).x")] }
      + [button([.bind(.y, "login.y"), .bind(.alpha, "login.alpha")])]
  }

  var tapShapes: [SceneShape] {
    // The button's left edge goes left by half of what the width gains.
    let stretch: [ShapeBinding] = [
      .bind(.width, "login.width"), .bind(.x, "login.width", factor: -0.5, offset: screen.width / 2),
      .bind(.y, "login.y"),
    ]
    let spinner = Rectangle(center: SIMD2(-10, 16), size: Size(width: 20, height: 20))
    let follow: [ShapeBinding] = [
      .bind(.shiftX, "login.width", factor: -0.5, offset: screen.width / 2), .bind(.shiftY, "login.y"),
    ]
    let banners = ["Connecting …", "Authorizing …", "Sending credentials …", "Failed"].enumerated().flatMap {
      index, text in
      let frame = Rectangle(x: (screen.width - 280) / 2, y: 290, width: 280, height: 40)
      // The last one flips back instead of going.
      let leaving: [ShapeBinding] = index < Self.bannerCount - 1 ? [.bind(.shiftX, "banner\(index).x")] : []
      let bindings = [.bind(.scaleY, "banner\(index).flip")] + leaving
      return [
        SceneShape("banner\(index)", frame: frame, color: .pale, [.cornerRadius: 6], bound: bindings),
        SceneShape("text\(index)", .label(text), frame: frame, color: .shade, bound: bindings),
      ]
    }
    return [sky] + cloudShapes { _ in [] } + texts { _ in [] } + [
      button(stretch + .color("login.color")),
      SceneShape(
        "spinner", .ellipse, frame: spinner, isCentered: true, color: .white,
        bound: .place("spinner.centre") + follow + [.bind(.alpha, "spinner.alpha")]),
    ] + banners
  }

  var driftShapes: [SceneShape] {
    [sky] + cloudShapes { [.bind(.x, "cloud\($0 + 1).x")] } + texts { _ in [] } + [button([])]
  }
}
