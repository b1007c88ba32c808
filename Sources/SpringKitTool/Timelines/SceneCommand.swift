import Scenes

/// `springkit scene`: the five scenes, or one of them.
enum SceneCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    guard let name = arguments.operand else { return try list(arguments) }
    guard let scene = AnimationScene.named(name) else {
      let names = AnimationScene.names
      let suggestion = nearest(to: name, among: names).map { "did you mean \($0)?" }
      let hint = suggestion ?? "the scenes are \(names.joined(separator: ", "))"
      throw .usage("unknown scene \(name.onOneLine): \(hint)")
    }
    try SceneOutput(scene, arguments).print()
  }

  private static func list(_ arguments: Arguments) throws(CommandError) {
    if let stranger = arguments.given(among: Option.allCases).first(where: { $0 != .json }) {
      throw .usage("\(stranger.name) needs a scene: \(AnimationScene.names.joined(separator: ", "))")
    }
    let scenes = AnimationScene.names.compactMap { AnimationScene.named($0) }
    guard arguments.contains(.json) else {
      let width = (AnimationScene.names.map(\.count).max() ?? 0) + 2
      let lines = scenes.map { scene in
        "\(scene.name.padded(to: width))\(scene.title)\n"
          + scene.phases.map { "\("".padded(to: width))  \($0.name): \($0.trigger), \(Self.length(of: $0))\n" }.joined()
      }
      return try StandardOutput.print(lines.joined())
    }
    var object = JSONObject()
    object.add(
      "scenes",
      .array(
        scenes.map { scene in
          var entry = JSONObject()
          entry.add("name", .string(scene.name))
          entry.add("title", .string(scene.title))
          entry.add("totalDuration", scene.totalDuration)
          entry.add("phases", .array(scene.phases.map { .string($0.name) }))
          return .object(entry)
        }))
    try StandardOutput.print(JSONValue.object(object).text() + "\n")
  }

  /// How long a phase lasts, in words.
  static func length(of phase: ScenePhase) -> String {
    if phase.rows.allSatisfy({ $0.start == nil }) { return "driven by no clock" }
    return phase.totalDuration.isFinite ? ReadableNumber.seconds(phase.totalDuration) : "never ends"
  }
}
