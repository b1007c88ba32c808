import Scenes
import SpringKit

/// A scene as one JSON object.
struct SceneAnswerSheet {
  private let scene: AnimationScene
  private let charts: [PhaseChart]
  private let cuts: [DeclaredPhase]

  init(_ scene: AnimationScene, _ charts: [PhaseChart], _ cuts: [DeclaredPhase]) {
    self.scene = scene
    self.charts = charts
    self.cuts = cuts
  }

  var json: JSONValue {
    var object = JSONObject()
    object.add("name", .string(scene.name))
    object.add("title", .string(scene.title))
    let isEndless = scene.phases.allSatisfy { !$0.totalDuration.isFinite }
    object.add("totalDuration", isEndless ? nil : scene.totalDuration, reason: "no phase ends")
    object.add("phases", .array(charts.map { .object(Self.phase($0)) }))
    object.add(
      "tracks", .array(charts.flatMap { chart in chart.bars.map { .object(Self.track($0, of: chart.phase)) } }))
    object.addObject("answers") { answers in
      for answer in scene.answers { answers.add(answer.name, Self.value(of: answer)) }
    }
    object.add("faults", .array(scene.faults.map { .object(Self.fault($0)) }))
    if !cuts.isEmpty { object.add("declared", .array(cuts.map { .object(Self.cut($0)) })) }
    return .object(object)
  }

  private static func phase(_ chart: PhaseChart) -> JSONObject {
    var object = JSONObject()
    object.add("name", .string(chart.phase.name))
    object.add("trigger", .string(chart.phase.trigger))
    let isDriven = chart.bars.contains { $0.interval != nil }
    object.add(
      "totalDuration", isDriven ? chart.phase.totalDuration : nil,
      reason: isDriven ? "a track never ends" : "no clock drives it")
    object.add("declaredDuration", chart.phase.declaredDuration, reason: "it is no transition")
    return object
  }

  private static func track(_ bar: PhaseChart.Bar, of phase: ScenePhase) -> JSONObject {
    let row = bar.row
    var object = JSONObject()
    object.add("phase", .string(phase.name))
    object.add("part", .string(row.part))
    object.add("name", .string(row.name))
    object.add("start", row.start, reason: row.startReason ?? "")
    object.add("end", row.end, reason: row.endReason ?? "")
    object.add("law", .string(row.law))
    for (key, value) in [("from", row.from), ("to", row.to)] {
      if let value {
        object.add(key, Self.components(value.components))
      } else {
        object.addNull(key, reason: row.startReason ?? "another track decides it")
      }
    }
    if let landmarks = bar.landmarks {
      object.add("still", landmarks.still, reason: "it never looks still")
      for (key, time) in [("completion60", landmarks.completion60), ("completion120", landmarks.completion120)] {
        object.add(key, time, reason: "POP does not run it, or never completes it")
      }
    }
    return object
  }

  /// A number, or a list of several.
  private static func components(_ numbers: [Double]) -> JSONValue {
    numbers.count == 1 ? .number(numbers[0]) : .array(numbers.map { .number($0) })
  }

  private static func point(_ point: SIMD2<Double>) -> JSONValue { .array([.number(point.x), .number(point.y)]) }

  private static func value(of answer: SceneAnswer) -> JSONValue {
    switch answer.value {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    case .points(let points): .array(points.map(point))
    }
  }

  private static func fault(_ fault: SceneFault) -> JSONObject {
    var object = JSONObject()
    object.add("name", .string(fault.name))
    object.add("phase", .string(fault.phase))
    object.add("start", fault.start)
    object.add("end", fault.end, reason: "it stays")
    object.add("amount", fault.amount)
    object.add("unit", .string(fault.unit))
    object.add("places", .array(fault.places.map(point)))
    object.add("explanation", .string(fault.explanation))
    return object
  }

  private static func cut(_ cut: DeclaredPhase) -> JSONObject {
    var object = JSONObject()
    object.add("phase", .string(cut.phase.name))
    object.add("duration", cut.declared)
    object.add(
      "unfinished",
      .array(
        cut.unfinished.map { track in
          var entry = JSONObject()
          entry.add("part", .string(track.row.part))
          entry.add("name", .string(track.row.name))
          entry.add("hasStarted", .flag(track.hasStarted))
          entry.add("left", components(track.left))
          entry.add("velocity", components(track.velocity))
          return .object(entry)
        }))
    return object
  }
}
