import Foundation
import MotionPaths
import Scenes
import SpringKit

/// A scene as one page of HTML that needs nothing else: the bars, each track's curve, and the scene drawn at any time.
struct ScenePage {
  /// Frames a second of the values in the page.
  static let rate = 60.0
  /// As many numbers as a browser reads without a pause; a scene with more has fewer frames a second.
  private static let greatestCount = 2e6

  private let scene: AnimationScene
  private let charts: [PhaseChart]
  private let rate: Double

  init(_ scene: AnimationScene, _ charts: [PhaseChart]) {
    self.scene = scene
    self.charts = charts
    let seconds = charts.reduce(0.0) { sum, chart in
      sum + chart.domain.upperBound * Double(chart.phase.timeline.makeState().components.count)
    }
    rate = min(Self.rate, max(Self.greatestCount / max(seconds, 1e-9), 1e-6))
  }

  /// The document.
  var text: String {
    let title = "\(scene.name): \(scene.title)"
    return PageTemplate.text(
      title: VectorPicture.escaped(title), style: PageStyle.text, script: PageScript.text, data: data.compactText)
  }

  private var data: JSONValue {
    var object = JSONObject()
    object.add("rate", rate)
    object.add("screen", .array([.number(scene.screen.width), .number(scene.screen.height)]))
    object.add("phases", .array(charts.map { .object(phase($0)) }))
    object.add(
      "answers",
      .array(
        scene.answers.map { answer in
          .array([
            .string(answer.name), .string(ChartText.value(of: answer)), .string(answer.unit), .string(answer.meaning),
          ])
        }))
    return .object(object)
  }

  private func phase(_ chart: PhaseChart) -> JSONObject {
    let phase = chart.phase
    let samples = PhaseSamples(phase.timeline, rate: rate, until: chart.domain.upperBound)
    var object = JSONObject()
    object.add("name", .string(phase.name))
    object.add("headline", .string(chart.headline))
    let driven = scene.drivenShape(in: phase, steps: Int(Self.rate))
    let domain = driven?.range ?? chart.domain
    object.add("first", domain.lowerBound)
    object.add("last", domain.upperBound)
    // A clock's first frame is at 0, whatever is shown before.
    object.add("origin", driven?.range.lowerBound ?? 0)
    if let driven { object.add("parameter", .string(driven.parameter)) }
    if let declared = chart.declared { object.add("declared", declared) }
    let ticks = AxisTicks(chart.domain, count: 8)
    object.add(
      "ticks", .array(zip(ticks.values, ticks.labels).map { .array([.number($0), .string($1)]) }))
    object.add("tracks", .array(chart.bars.map { .object(track($0)) }))
    object.add("properties", .object(samples.json))
    let driver = driven.map { [JSONValue.object(PageShape.json(of: $0))] } ?? []
    object.add("shapes", .array(phase.shapes.map { .object(PageShape($0, samples).json) } + driver))
    object.add("faults", .array(scene.faults.filter { $0.phase == phase.name }.map { .object(Self.fault($0)) }))
    return object
  }

  private func track(_ bar: PhaseChart.Bar) -> JSONObject {
    var object = JSONObject()
    object.add("label", .string(bar.label))
    object.add("law", .string(bar.row.law))
    if let property = bar.row.property { object.add("property", .string(property)) }
    if let interval = bar.interval {
      object.add("start", interval.lowerBound)
      object.add("end", interval.upperBound)
    }
    if let reason = bar.row.startReason ?? bar.row.endReason { object.add("reason", .string(reason)) }
    if let still = bar.landmarks?.still { object.add("still", still) }
    if let completion = bar.landmarks?.completion60 { object.add("completion", completion) }
    return object
  }

  private static func fault(_ fault: SceneFault) -> JSONObject {
    var object = JSONObject()
    object.add("name", .string(fault.name))
    object.add("start", fault.start)
    if fault.end.isFinite { object.add("end", fault.end) }
    let unit = fault.unit.isEmpty ? "" : " " + fault.unit
    object.add("amount", .string(ReadableNumber.text(fault.amount) + unit))
    object.add("places", .array(fault.places.map { .array([.number($0.x), .number($0.y)]) }))
    object.add("explanation", .string(fault.explanation))
    return object
  }
}

/// What the properties of a timeline show, frame by frame.
struct PhaseSamples {
  /// By property: for each component its values, nil where nothing shows.
  private(set) var values: [String: [[Double?]]] = [:]
  private let names: [String]
  private let tracks: [String: AnyTrack]

  init(_ timeline: MotionTimeline, rate: Double, until end: Double) {
    var state = timeline.makeState()
    names = state.properties
    tracks = Dictionary(timeline.tracks.map { ($0.track.property, $0.track) }) { first, _ in first }
    var values = names.map { name in
      [[Double?]](repeating: [], count: tracks[name]?.kind.componentCount ?? 0)
    }
    for frame in 0..<timeline.samples(rate: rate, until: end).count {
      timeline.update(&state, at: Double(frame) / rate)
      for index in names.indices {
        let components = state.value(at: index)?.components
        for component in values[index].indices { values[index][component].append(components?[component]) }
      }
    }
    for (name, columns) in zip(names, values) { self.values[name] = columns }
  }

  /// The kind of a property.
  func kind(of property: String) -> ValueKind? { tracks[property]?.kind }

  var json: JSONObject {
    var object = JSONObject()
    for name in names {
      object.addObject(name) { entry in
        if case .color(let color)? = tracks[name]?.to { entry.add("space", .string(color.space.rawValue)) }
        entry.add("values", .array((values[name] ?? []).map(Self.column)))
      }
    }
    return object
  }

  /// Numbers with the six digits that a picture can show; a value that never changes once.
  static func column(_ values: [Double?]) -> JSONValue {
    if let first = values.first, values.allSatisfy({ $0 == first }) { return .array([rounded(first)]) }
    return .array(values.map(rounded))
  }

  private static func rounded(_ value: Double?) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    return .number(Double(String(format: "%.6g", value)) ?? value)
  }
}
