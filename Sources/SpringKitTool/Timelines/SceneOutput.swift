import Scenes
import SpringKit

/// How `scene` and `timeline` tell about a scene: as a chart, JSON, CSV, a picture or a page.
struct SceneOutput {
  private let scene: AnimationScene
  private let arguments: Arguments
  private let declared: Double?
  private let rate: Double

  /// The output that the options ask for.
  init(_ scene: AnimationScene, _ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    let given = arguments.given(among: [.csv, .json])
    guard given.count < 2 else { throw .usage("\(given.map(\.name).joined(separator: ", ")): give one of them only") }
    if !arguments.contains(.csv), let frames = arguments.given(among: [.rate, .until]).first {
      throw .usage("\(frames.name) goes with \(Option.csv.name)")
    }
    if arguments.contains(.csv), arguments.contains(.declared) {
      throw .usage("\(Option.declared.name) does not go with \(Option.csv.name)")
    }
    declared = try arguments.number(.declared)
    rate = try arguments.number(.rate) ?? 60
    guard arguments.contains(.reducedMotion) else {
      self.scene = scene
      return
    }
    do {
      self.scene = try scene.reducedMotion()
    } catch {
      throw .usage("\(Option.reducedMotion.name): \(error.description)")
    }
  }

  /// Writes the files that are asked for, then prints.
  func print() throws(CommandError) {
    let table = arguments.contains(.csv) ? try SceneTable(scene, rate: rate, until: arguments.number(.until)) : nil
    let cuts = declared.map { scene.declared($0) } ?? []
    let charts = scene.phases.map { phase in
      PhaseChart(phase, declared: cuts.first { $0.phase.name == phase.name }?.declared)
    }
    if let path = arguments.text(.svg) {
      try PictureFile.write(ChartPicture(scene, charts).text, to: path)
    }
    if let path = arguments.text(.html) {
      try PictureFile.write(ScenePage(scene, charts).text, to: path, for: .html)
    }
    if let table { return try table.print() }
    if arguments.contains(.json) {
      try StandardOutput.print(SceneAnswerSheet(scene, charts, cuts).json.text() + "\n")
    } else {
      let text = ChartText(scene, charts, cuts, width: Terminal.isInteractive ? Terminal.width : nil)
      try StandardOutput.print(text.text)
    }
  }
}
