import Timelines

extension POPTutorialScene {
  private var paper: SceneShape {
    SceneShape("paper", frame: Rectangle(x: 0, y: 0, width: screen.width, height: screen.height), color: .white)
  }

  var shakeShapes: [SceneShape] {
    let field = Rectangle(center: SIMD2(fieldX, 0.4 * screen.height), size: Size(width: 200, height: 40))
    return [
      paper,
      SceneShape(
        "field", frame: field, isCentered: true, color: .pale, [.cornerRadius: 6], bound: [.bind(.x, "field.x")]),
    ]
  }

  var sheetShapes: [SceneShape] {
    let frame = Rectangle(center: SIMD2(screen.width / 2, shownY), size: sheet)
    let bindings = [ShapeBinding.bind(.y, "sheet.y")] + .following("sheet.scale", .scaleX, .scaleY)
    return [
      paper, SceneShape("sheet", frame: frame, isCentered: true, color: .accent, [.cornerRadius: 8], bound: bindings),
      SceneShape("text", .label("Sheet"), frame: frame, isCentered: true, color: .white, bound: bindings),
    ]
  }
}
