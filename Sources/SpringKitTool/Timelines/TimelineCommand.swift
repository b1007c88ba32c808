import Foundation
import Scenes
import SpringKit

/// `springkit timeline`: an animation of the caller's own.
enum TimelineCommand {
  static func run(_ arguments: Arguments) throws(CommandError) {
    let path = arguments.operand ?? ""
    let file = "timeline \(path.onOneLine)"
    let data = try InputFile.content(of: path, named: file)
    let timeline: MotionTimeline
    do {
      timeline = try JSONDecoder().decode(MotionTimeline.self, from: data)
    } catch {
      throw .usage("\(file): \(decodingProblem(error))")
    }
    let name = URL(fileURLWithPath: path).lastPathComponent
    try SceneOutput(AnimationScene(name: name, timeline: timeline), arguments).print()
  }
}
