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
  private let placeTicks: AxisTicks
  private let frame: (left: Double, top: Double, right: Double, bottom: Double)

  /// A picture under a title, with what was asked below it.
  init(_ picture: CurvePicture, title: String, subtitle: String) {
    self.picture = picture
    self.title = title
    self.subtitle = subtitle
    valueTicks = AxisTicks(picture.range, count: 6)
    placeTicks = AxisTicks(picture.domain, count: 8)
    let longest = Double(valueTicks.labels.map(\.count).max() ?? 1)
    let labelLength = picture.target.map { max(Self.label(ofTarget: $0.value).count, 8) } ?? 0
    frame = (
      left: 34 + 7.5 * longest, top: picture.dotsMark == nil ? 104 : 116,
      right: Self.width - 26 - 7.5 * Double(labelLength),
      bottom: Self.height - 58
    )
  }

  /// The document.
  var text: String {
    Self.document(
      size: (Self.width, Self.height), title: title, subtitle: subtitle, description: picture.description,
      parts: band + grid + axes + target + curve + dots + mark)
  }

  private static func label(ofTarget value: Double) -> String { "target " + ReadableNumber.text(value) }

  private func x(_ place: Double) -> Double {
    frame.left + (frame.right - frame.left) * picture.fraction(of: place)
  }

  private func y(_ value: Double) -> Double { frame.top + (frame.bottom - frame.top) * picture.depth(of: value) }

  /// The values that look still.
  private var band: [String] {
    guard let (value, tolerance) = picture.target else { return [] }
    let (top, bottom) = (y(value + tolerance), y(value - tolerance))
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
    let marks = zip(placeTicks.values, placeTicks.labels).flatMap { place, label in
      [
        Self.line((x(place), frame.bottom), (x(place), frame.bottom + 5), "#8c959f"),
        Self.label(label, (x(place), frame.bottom + 21), anchor: "middle"),
      ]
    }
    return marks + [
      Self.line((frame.left, frame.bottom), (frame.right, frame.bottom), "#8c959f"),
      Self.label(picture.axis.title, ((frame.left + frame.right) / 2, frame.bottom + 44), anchor: "middle"),
    ]
  }

  private var target: [String] {
    guard let (value, tolerance) = picture.target else { return [] }
    let height = y(value)
    return [
      Self.line((frame.left, height), (frame.right, height), "#1a7f37", dashes: "6 4"),
      Self.label(Self.label(ofTarget: value), (frame.right + 9, height + 1), color: "#1a7f37"),
      Self.label("± " + ReadableNumber.text(tolerance), (frame.right + 9, height + 17)),
    ]
  }

  /// One point for each half pixel, or the swings of a pixel where there are many.
  private var curve: [String] {
    let columns = Int(frame.right - frame.left)
    let isDense = picture.turnCount > Double(columns) / 8
    let points: [(place: Double, value: Double)] =
      isDense
      ? picture.columns(columns).enumerated().flatMap { column, span in
        let place = picture.place((Double(column) + 0.5) / Double(columns))
        return [(place, span.lowerBound), (place, span.upperBound)]
      }
      : (0...2 * columns).map { step in
        let place = picture.place(Double(step) / Double(2 * columns))
        return (place, picture.value(place))
      }
    let text = points.map { "\(Self.number(x($0.place))),\(Self.number(y($0.value)))" }.joined(separator: " ")
    return [
      "<polyline points=\"\(text)\" fill=\"none\" stroke=\"#0969da\" stroke-width=\"\(isDense ? 1 : 2.25)\" "
        + "stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
    ]
  }

  /// When the curve is done.
  private var mark: [String] {
    picture.mark.map { lines(for: $0, height: 6, color: "#bc4c00", dashes: "3 3") } ?? []
  }

  /// The points beside or on the curve, and what belongs to them.
  private var dots: [String] {
    let color = "#8250df"
    let dots = picture.dots.filter { picture.domain.contains($0.x) && picture.range.contains($0.y) }.map { dot in
      Self.dot((x(dot.x), y(dot.y)), radius: picture.dotRadius, color: color)
    }
    return dots + (picture.dotsMark.map { lines(for: $0, height: 22, color: color, dashes: "1 3") } ?? [])
  }

  /// A mark's line, which rises above the frame, and its label; off the axis, the label alone.
  private func lines(for mark: CurvePicture.Mark, height: Double, color: String, dashes: String) -> [String] {
    let labelHeight = frame.top - height - 6
    guard let place = mark.x, picture.domain.contains(place) else {
      return [Self.label(mark.label, (frame.right, labelHeight), anchor: "end", color: color)]
    }
    let room = 4 * Double(mark.label.count)
    let anchor = x(place) - room < frame.left ? "start" : x(place) + room > Self.width - 24 ? "end" : "middle"
    return [
      Self.line((x(place), frame.top - height), (x(place), frame.bottom), color, width: 1.5, dashes: dashes),
      Self.label(mark.label, (x(place), labelHeight), anchor: anchor, color: color),
    ]
  }
}

// MARK: - What every picture is drawn with

extension VectorPicture {
  /// A document under a title, of which the picture shows as much as its line holds.
  static func document(
    size: (width: Double, height: Double), title: String, subtitle: String, description: String, parts: [String]
  ) -> String {
    let (width, height) = (number(size.width), number(size.height))
    let shownTitle = title.count > 60 ? title.prefix(59) + "…" : title
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" font-family="system-ui, 'Segoe UI', Helvetica, Arial, 'DejaVu Sans', sans-serif" font-size="13">
      <title>\(escaped(title))</title>
      <desc>\(escaped(description))</desc>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <text x="24" y="36" font-size="19" font-weight="600" fill="#1b1f24">\(escaped(shownTitle))</text>
      <text x="24" y="59" fill="#57606a">\(escaped(subtitle))</text>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// A point.
  static func dot(_ center: (x: Double, y: Double), radius: Double, color: String) -> String {
    "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(ReadableNumber.text(radius))\" fill=\"\(color)\"/>"
  }

  /// A straight line.
  static func line(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double), _ color: String, width: Double = 1,
    dashes: String = ""
  ) -> String {
    let pattern = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
    return "<line x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\" "
      + "stroke=\"\(color)\" stroke-width=\"\(width)\"\(pattern)/>"
  }

  /// A text on a white rim, so that it can be read across lines.
  static func label(
    _ text: String, _ position: (x: Double, y: Double), anchor: String = "start", color: String = "#57606a"
  ) -> String {
    "<text x=\"\(number(position.x))\" y=\"\(number(position.y))\" text-anchor=\"\(anchor)\" fill=\"\(color)\" "
      + "stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\">"
      + "\(escaped(text))</text>"
  }

  /// A coordinate, to the hundredth of a pixel.
  static func number(_ value: Double) -> String { String(format: "%.2f", value) }

  /// A text as the content of an element or an attribute.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
