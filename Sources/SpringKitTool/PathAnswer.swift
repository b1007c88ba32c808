import Foundation
import SpringKit

/// A path as the caller gave it, and the points of it that were asked for.
struct PathAnswer {
  /// A point at a distance from the start.
  struct Point {
    let distance: Double
    let location: PathLocation
    let position: SIMD2<Double>
    /// The direction of the path, in radians; 0 is to the right, π/2 down.
    let tangent: Double
  }

  /// More points than anybody reads; asking for them is a slip of the keyboard.
  static let greatestCount = 1_000_000

  /// The path, measured; after a trim, what is left of it.
  let paced: PacedPath
  /// The points, in the order asked for; none where none were.
  let points: [Point]

  /// Reads the path and the distances, and answers.
  init(_ arguments: Arguments) throws(CommandError) {
    let given = arguments.given(among: [.length, .atDistance, .every])
    guard given.count < 2 else {
      throw .usage("\(given.map(\.name).joined(separator: ", ")): give one of them only")
    }
    paced = try Self.trimmed(Self.path(arguments.operand ?? ""), arguments)
    var distances: [Double] = []
    if arguments.contains(.atDistance) { distances = try arguments.numbers(.atDistance) }
    if let step = try arguments.number(.every) {
      let count = (paced.length / step).rounded(.down) + 1
      guard count <= Double(Self.greatestCount) else {
        throw .refused(
          .every, arguments.text(.every) ?? "",
          "gives \(ReadableNumber.text(count)) points; must be at most \(Self.greatestCount)")
      }
      distances = (0..<Int(count)).map { Double($0) * step }
    }
    points = distances.map { [paced] distance in Point(distance, of: paced) }
  }

  /// The points of the picture: those that were asked for, or two dozen at equal distances.
  var dots: [Point] {
    if !points.isEmpty { return points }
    let count = paced.isClosed ? 24 : 23
    return (0..<24).map { Point(paced.length * Double($0) / Double(count), of: paced) }
  }

  /// What the path is, in one line.
  var summary: String {
    let (segments, subpaths) = (paced.segments.count, paced.path.subpaths.count)
    return "length \(ReadableNumber.text(paced.length, digits: 10)), \(segments) segment\(segments == 1 ? "" : "s"), "
      + (subpaths == 1 ? (paced.isClosed ? "closed" : "open") : "\(subpaths) subpaths")
  }

  /// The answer as text: what the path is, its data, and the points as columns of numbers, each with all its digits.
  var table: String {
    let head = "\(summary)\n\n  \(paced.path.svgPathData)\n"
    guard !points.isEmpty else { return head }
    let rows =
      [["distance", "x", "y", "tangent", "segment", "parameter"]]
      + points.map { point in
        [point.distance, point.position.x, point.position.y, point.tangent].map { ($0 + 0).description }
          + [String(point.location.segment), point.location.parameter.description]
      }
    let widths = (0..<5).map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
    let lines = rows.map { row in
      "  " + zip(row, widths).map { $0.padded(to: $1) }.joined() + row[5]
    }
    return head + "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The answer as one object.
  var json: JSONValue {
    var object = JSONObject()
    object.add("path", .string(paced.path.svgPathData))
    object.add("length", paced.length)
    object.add("closed", .flag(paced.isClosed))
    object.add(
      "points",
      .array(
        points.map { point in
          var entry = JSONObject()
          entry.add("distance", point.distance)
          entry.add("x", point.position.x)
          entry.add("y", point.position.y)
          entry.add("tangent", point.tangent)
          entry.add("segment", count: point.location.segment)
          entry.add("parameter", point.location.parameter)
          return .object(entry)
        }))
    return .object(object)
  }

  /// The path of the data that are given, or that a file after @ holds.
  private static func path(_ text: String) throws(CommandError) -> MotionPath {
    let isFile = text.hasPrefix("@")
    let data =
      isFile ? Array(try InputFile.content(of: String(text.dropFirst()), named: text.onOneLine)) : Array(text.utf8)
    let name = isFile ? text.onOneLine : "path \(text.onOneLine)"
    do throws(MotionPathError) {
      return try MotionPath(svgPathData: data.span)
    } catch {
      throw .usage("\(name): \(error.description)")
    }
  }

  private static func trimmed(_ path: MotionPath, _ arguments: Arguments) throws(CommandError) -> PacedPath {
    let paced = try measured(path)
    guard let text = arguments.text(.trim) else { return paced }
    let fractions = try arguments.numbers(.trim, named: ["the start", "the end"], required: 2)
    guard fractions[0] >= 0, fractions[0] < fractions[1], fractions[1] <= 1 else {
      throw .refused(.trim, text, "must be \(Option.trim.definition.domain)")
    }
    let part = paced.trimmed(from: fractions[0], to: fractions[1])
    guard !part.isEmpty else { throw .refused(.trim, text, "the path has no length to take a part of") }
    return try measured(part)
  }

  private static func measured(_ path: MotionPath) throws(CommandError) -> PacedPath {
    do throws(MotionPathError) { return try PacedPath(path) } catch { throw .usage(error.description) }
  }
}

extension PathAnswer.Point {
  init(_ distance: Double, of paced: PacedPath) {
    self.distance = distance
    location = paced.location(atDistance: distance)
    position = paced.point(at: location)
    tangent = paced.angle(atDistance: distance)
  }
}
