import MotionPaths
import Timelines

extension CityGuidesScene {
  private var paper: SceneShape {
    SceneShape("paper", frame: Rectangle(x: 0, y: 0, width: screen.width, height: screen.height), color: .white)
  }

  /// The buttons above the list, two side by side.
  private func buttons(_ bindings: (String) -> [ShapeBinding]) -> [SceneShape] {
    [("others", "grid", 0.0), ("chosen", "slides", 1)].flatMap { name, text, column in
      let width = screen.width / 2 - 30
      let frame = Rectangle(x: 20 + column * (width + 20), y: 56, width: width, height: 44)
      return [
        SceneShape(name, frame: frame, color: .accent, [.cornerRadius: 6], bound: bindings(name)),
        SceneShape(text, .label(text), frame: frame, color: .white, bound: bindings(name)),
      ]
    }
  }

  /// Where the cells of the grid are.
  private var cellFrames: [Rectangle] {
    let (width, height) = (screen.width / 2 - 30, (screen.height - Self.listTop) / 2 - 60)
    return (0..<4).map { index in
      Rectangle(
        x: 20 + Double(index % 2) * (width + 20), y: Self.listTop + 40 + Double(index / 2) * (height + 20),
        width: width,
        height: height)
    }
  }

  var selectShapes: [SceneShape] {
    [paper] + buttons { .scale("\($0).scale") + [.bind(.alpha, "\($0).alpha")] }
  }

  func cellShapes(hasDepth: Bool) -> [SceneShape] {
    let list = Rectangle(
      x: screen.width, y: Self.listTop + Self.listDrop, width: screen.width, height: screen.height - Self.listTop)
    let cells = cellFrames.enumerated().map { index, frame in
      let name = "cell[\(index)]"
      var bindings: [ShapeBinding] = [
        .bind(.x, "grid.x", offset: frame.x), .bind(.shiftX, "\(name).x"), .bind(.rotation, "\(name).rotation"),
      ]
      if hasDepth {
        // A point behind the screen is drawn smaller; a few points of depth are seen in a perspective of 500 points.
        bindings += [
          .bind(.scaleX, "\(name).z", factor: 1.0 / 500, offset: 1),
          .bind(.scaleY, "\(name).z", factor: 1.0 / 500, offset: 1),
        ]
      }
      return SceneShape(name, frame: frame, color: .shade, [.cornerRadius: 6], bound: bindings)
    }
    return [paper] + cells + [
      SceneShape("list", frame: list, color: .pale, bound: .place("list.origin")),
      SceneShape("list label", .label("list"), frame: list, color: .shade, bound: .place("list.origin")),
    ] + buttons { _ in [] }
  }

  /// The page at the ratios that are answered, one over the other.
  var pageShapes: [SceneShape] {
    [paper]
      + Self.ratios.map { ratio in
        let outline = MotionPath {
          $0.addLines(between: pageCorners(at: ratio).map { $0 + pageCenter(at: ratio) })
          $0.closeSubpath()
        }
        return SceneShape("page at \(shortest(ratio))", .path(outline), color: .accent, [.lineWidth: 1])
      }
  }
}
