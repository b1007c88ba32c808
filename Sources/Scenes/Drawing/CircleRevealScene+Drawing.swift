import Timelines

extension CircleRevealScene {
  private var all: Rectangle { Rectangle(x: 0, y: 0, width: screen.width, height: screen.height) }

  /// The next screen below and the old one, with its hole, above.
  var maskShapes: [SceneShape] {
    [
      SceneShape("next", frame: all, color: .accent),
      SceneShape(
        "old", frame: all, color: .pale, holeCenter: target.center, bound: [.bind(.holeRadius, "mask.path")]),
    ]
  }

  var pushShapes: [SceneShape] {
    maskShapes + [
      SceneShape(
        "snapshot", frame: Self.source, color: .shade, [.cornerRadius: 4],
        bound: .frame("snapshot.frame") + .scale("snapshot.scale") + [.bind(.alpha, "snapshot.alpha")])
    ]
  }
}
