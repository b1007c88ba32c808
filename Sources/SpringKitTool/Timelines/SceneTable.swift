import Scenes
import SpringKit

/// The values of a scene frame by frame as CSV: a line for each frame of each phase, a column for each component of each
/// property; empty where a phase does not move it.
struct SceneTable {
  private let phases: [(phase: ScenePhase, frames: Int)]
  private let rate: Double
  /// The properties and the names of their columns, in the order in which the phases name them first.
  private let columns: [(property: String, names: [String])]

  /// - Parameters:
  ///   - rate: frames a second.
  ///   - until: where every phase stops; at its end unless told, where it never ends when each track has run once.
  init(_ scene: AnimationScene, rate: Double, until: Double?) throws(CommandError) {
    self.rate = rate
    var phases: [(phase: ScenePhase, frames: Int)] = []
    for phase in scene.phases where !phase.timeline.makeState().properties.isEmpty {
      let end = until ?? phase.shownDuration
      guard end * rate < Double(SampleTimes.greatestCount) else {
        throw .refused(
          until == nil ? .rate : .until, ReadableNumber.text(until ?? rate),
          "gives \(ReadableNumber.text(end * rate)) frames of \(phase.name); must be at most \(SampleTimes.greatestCount)"
        )
      }
      phases.append((phase, phase.timeline.samples(rate: rate, until: end).count))
    }
    self.phases = phases
    var known: Set<String> = []
    var columns: [(property: String, names: [String])] = []
    for (phase, _) in phases {
      let kinds = Dictionary(phase.timeline.tracks.map { ($0.track.property, $0.track.kind) }) { first, _ in first }
      for property in phase.timeline.makeState().properties where known.insert(property).inserted {
        columns.append((property, kinds[property].map(Self.names)?.map { property + $0 } ?? []))
      }
    }
    self.columns = columns
  }

  /// Prints the table as it is computed.
  func print() throws(CommandError) {
    var output = StandardOutput()
    try output.write((["phase", "time"] + columns.flatMap(\.names).map(Self.quoted)).joined(separator: ",") + "\n")
    for (phase, frames) in phases {
      var state = phase.timeline.makeState()
      for frame in 0..<frames {
        let time = Double(frame) / rate
        phase.timeline.update(&state, at: time)
        try output.write("\(Self.quoted(phase.name)),\(time)")
        for (property, names) in columns {
          let components = state[property]?.components
          for index in names.indices { try output.write(components.map { ",\($0[index])" } ?? ",") }
        }
        try output.write("\n")
      }
    }
    try output.flush()
  }

  /// What follows the property's name in its columns.
  private static func names(of kind: ValueKind) -> [String] {
    switch kind {
    case .scalar: [""]
    case .point: [".x", ".y"]
    case .size: [".width", ".height"]
    case .rectangle: [".x", ".y", ".width", ".height"]
    case .color: [".red", ".green", ".blue", ".alpha"]
    case .transform: ["scale", "rotation", "translation"].flatMap { part in ["x", "y", "z"].map { ".\(part).\($0)" } }
    case .matrix: (1...4).flatMap { row in (1...4).map { ".m\(row)\($0)" } }
    }
  }

  /// A text as a field: in quotes where it has a comma, a quote or a line end.
  private static func quoted(_ text: String) -> String {
    text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
