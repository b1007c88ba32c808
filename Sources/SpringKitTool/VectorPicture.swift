import Foundation
import SpringKit

/// The picture of a curve as an SVG document.
struct VectorPicture {
  private static let width = 800.0
  private static let height = 420.0

  private let picture: CurvePicture
  private let title: String
  private let subtitle: String
  private let valueTicks: AxisTicks
  private let timeTicks: AxisTicks
  private let targetLabel: String
  private let frame: (left: Double, top: Double, right: Double, bottom: Double)

  /// A picture under a title, with what was asked below it.
  init(_ picture: CurvePicture, title: String, subtitle: String) {
    self.picture = picture
    self.title = title
    self.subtitle = subtitle
    valueTicks = AxisTicks(picture.range, count: 6)
    timeTicks = AxisTicks(0...picture.duration, count: 8)
    targetLabel = "target " + ReadableNumber.text(picture.motion.to)
    let longest = Double(valueTicks.labels.map(\.count).max() ?? 1)
    frame = (
      left: 34 + 7.5 * longest, top: picture.engine == nil ? 104 : 116,
      right: Self.width - 26 - 7.5 * Double(max(targetLabel.count, 8)),
      bottom: Self.height - 58
    )
  }

  /// The document.
  var text: String {
    let (width, height) = (Self.number(Self.width), Self.number(Self.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" font-family="system-ui, 'Segoe UI', Helvetica, Arial, 'DejaVu Sans', sans-serif" font-size="13">
      <title>\(Self.escaped(title))</title>
      <desc>The value over time of the spring motion \(Self.escaped(subtitle))</desc>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <text x="24" y="36" font-size="19" font-weight="600" fill="#1b1f24">\(Self.escaped(title))</text>
      <text x="24" y="59" fill="#57606a">\(Self.escaped(subtitle))</text>
      \((band + grid + axes + target + curve + engine + mark).joined(separator: "\n"))
      </svg>

      """
  }

  private func x(_ time: Double) -> Double { frame.left + (frame.right - frame.left) * time / picture.duration }

  private func y(_ value: Double) -> Double { frame.top + (frame.bottom - frame.top) * picture.depth(of: value) }

  /// The values that look still.
  private var band: [String] {
    let (top, bottom) = (y(picture.motion.to + picture.tolerance), y(picture.motion.to - picture.tolerance))
    return [
      """
      <rect x="\(Self.number(frame.left))" y="\(Self.number(top))" width="\(Self.number(frame.right - frame.left))" \
      height="\(Self.number(max(bottom - top, 1)))" fill="#2da44e" fill-opacity="0.16"/>
      """
    ]
  }

  private var grid: [String] {
    zip(valueTicks.values, valueTicks.labels).flatMap { value, label in
      [
        Self.line((frame.left, y(value)), (frame.right, y(value)), "#d0d7de", width: 0.75),
        Self.label(label, (frame.left - 9, y(value) + 4.5), anchor: "end"),
      ]
    }
  }

  private var axes: [String] {
    let marks = zip(timeTicks.values, timeTicks.labels).flatMap { time, label in
      [
        Self.line((x(time), frame.bottom), (x(time), frame.bottom + 5), "#8c959f"),
        Self.label(label, (x(time), frame.bottom + 21), anchor: "middle"),
      ]
    }
    return marks + [
      Self.line((frame.left, frame.bottom), (frame.right, frame.bottom), "#8c959f"),
      Self.label("seconds", ((frame.left + frame.right) / 2, frame.bottom + 44), anchor: "middle"),
    ]
  }

  private var target: [String] {
    let height = y(picture.motion.to)
    return [
      Self.line((frame.left, height), (frame.right, height), "#1a7f37", dashes: "6 4"),
      Self.label(targetLabel, (frame.right + 9, height + 1), color: "#1a7f37"),
      Self.label("± " + ReadableNumber.text(picture.tolerance), (frame.right + 9, height + 17)),
    ]
  }

  /// One point for each half pixel, or the swings of a pixel where there are many.
  private var curve: [String] {
    let columns = Int(frame.right - frame.left)
    let swings = picture.duration * picture.motion.spring.dampedFrequency / (2 * Double.pi)
    let isDense = swings > Double(columns) / 8
    let points: [(time: Double, value: Double)] =
      isDense
      ? picture.columns(columns).enumerated().flatMap { column, span in
        let time = picture.duration * (Double(column) + 0.5) / Double(columns)
        return [(time, span.lowerBound), (time, span.upperBound)]
      }
      : (0...2 * columns).map { step in
        let time = picture.duration * Double(step) / Double(2 * columns)
        return (time, picture.motion.value(at: time))
      }
    let text = points.map { "\(Self.number(x($0.time))),\(Self.number(y($0.value)))" }.joined(separator: " ")
    return [
      "<polyline points=\"\(text)\" fill=\"none\" stroke=\"#0969da\" stroke-width=\"\(isDense ? 1 : 2.25)\" "
        + "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
    ]
  }

  /// When the motion looks still.
  private var mark: [String] {
    guard let time = picture.stillTime else { return [] }
    let label = "looks still \(ReadableNumber.seconds(time))"
    let room = 4 * Double(label.count)
    let anchor = x(time) - room < frame.left ? "start" : x(time) + room > Self.width - 24 ? "end" : "middle"
    return [
      Self.line((x(time), frame.top - 6), (x(time), frame.bottom), "#bc4c00", width: 1.5, dashes: "3 3"),
      Self.label(label, (x(time), frame.top - 12), anchor: anchor, color: "#bc4c00"),
    ]
  }

  /// What the engine shows at its frames, and when it is done.
  private var engine: [String] {
    guard let engine = picture.engine else { return [] }
    let color = "#8250df"
    let dots = engine.frames.filter { $0.time <= picture.duration && picture.range.contains($0.value) }.map { frame in
      "<circle cx=\"\(Self.number(x(frame.time)))\" cy=\"\(Self.number(y(frame.value)))\" r=\"2\" fill=\"\(color)\"/>"
    }
    let note =
      engine.doneTime.map { "\(engine.name) done \(ReadableNumber.seconds($0))" } ?? "\(engine.name) never done"
    guard let time = engine.doneTime, time <= picture.duration else {
      return dots + [Self.label(note, (frame.right, frame.top - 28), anchor: "end", color: color)]
    }
    let room = 4 * Double(note.count)
    let anchor = x(time) - room < frame.left ? "start" : x(time) + room > Self.width - 24 ? "end" : "middle"
    return dots + [
      Self.line((x(time), frame.top - 22), (x(time), frame.bottom), color, width: 1.5, dashes: "1 3"),
      Self.label(note, (x(time), frame.top - 28), anchor: anchor, color: color),
    ]
  }

  private static func line(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double), _ color: String, width: Double = 1,
    dashes: String = ""
  ) -> String {
    let pattern = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
    return "<line x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\" "
      + "stroke=\"\(color)\" stroke-width=\"\(width)\"\(pattern)/>"
  }

  private static func label(
    _ text: String, _ position: (x: Double, y: Double), anchor: String = "start", color: String = "#57606a"
  ) -> String {
    "<text x=\"\(number(position.x))\" y=\"\(number(position.y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\" "
      + "stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\">"
      + "\(escaped(text))</text>"
  }

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
