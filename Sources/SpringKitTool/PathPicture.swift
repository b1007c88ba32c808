import Foundation
import SpringKit

/// The picture of a path as an SVG document: the path, its points, and at each the direction of motion.
struct PathPicture {
  private static let width = 800.0
  private static let margin = 64.0

  private let answer: PathAnswer
  private let box: BoundingBox
  /// Pixels per unit of the coordinates.
  private let scale: Double
  private let height: Double

  /// The picture of an answer.
  init(_ answer: PathAnswer) {
    self.answer = answer
    let own = answer.paced.path.boundingBox ?? BoundingBox(minimum: .zero, maximum: .zero)
    // A path that is flat or a point has room around it.
    let least = max(own.size.x, own.size.y) * 0.05
    let room = least > 0 ? least : max(own.minimum.x.magnitude, own.minimum.y.magnitude, 1) * 0.1
    let missing = SIMD2(max(room - own.size.x, 0), max(room - own.size.y, 0)) / 2
    box = BoundingBox(minimum: own.minimum - missing, maximum: own.maximum + missing)
    let size = box.size
    scale = min((Self.width - 2 * Self.margin) / size.x, 640 / size.y)
    height = 88 + size.y * scale + Self.margin
  }

  /// The document.
  var text: String {
    VectorPicture.document(
      size: (Self.width, height), title: answer.paced.path.svgPathData, subtitle: answer.summary,
      description: "A path, with points along it and the direction of motion at each", parts: grid + path + dots)
  }

  /// Where the origin of the coordinates is.
  private var origin: SIMD2<Double> {
    SIMD2((Self.width - box.size.x * scale) / 2, 88) - box.minimum * scale
  }

  private func place(_ point: SIMD2<Double>) -> (x: Double, y: Double) {
    let place = origin + point * scale
    return (place.x, place.y)
  }

  private var grid: [String] {
    let (x, y) = (
      AxisTicks(box.minimum.x...box.maximum.x, count: 8), AxisTicks(box.minimum.y...box.maximum.y, count: 6)
    )
    let (top, bottom) = (place(box.minimum), place(box.maximum))
    return zip(x.values, x.labels).flatMap { value, label in
      let across = place(SIMD2(value, 0)).x
      return [
        VectorPicture.line((across, top.y - 8), (across, bottom.y + 8), "#d0d7de", width: 0.75),
        VectorPicture.label(label, (across, bottom.y + 26), anchor: "middle"),
      ]
    }
      + zip(y.values, y.labels).flatMap { value, label in
        let down = place(SIMD2(0, value)).y
        return [
          VectorPicture.line((top.x - 8, down), (bottom.x + 8, down), "#d0d7de", width: 0.75),
          VectorPicture.label(label, (top.x - 14, down + 4.5), anchor: "end"),
        ]
      }
  }

  /// The path itself, by its own data.
  private var path: [String] {
    [
      "<path d=\"\(answer.paced.path.svgPathData)\" transform=\"translate(\(origin.x) \(origin.y)) scale(\(scale))\" "
        + "fill=\"none\" stroke=\"#0969da\" stroke-width=\"2.25\" stroke-linejoin=\"round\" stroke-linecap=\"round\" "
        + "vector-effect=\"non-scaling-stroke\"/>"
    ]
  }

  /// Each point and a short way ahead; the first one is larger.
  private var dots: [String] {
    answer.dots.enumerated().flatMap { index, dot in
      let (x, y) = place(dot.position)
      guard x.isFinite, y.isFinite else { return [String]() }
      let arrow = answer.paced.length == 0 ? [] : [Self.arrow(from: SIMD2(x, y), angle: dot.tangent)]
      return arrow + [
        VectorPicture.dot((x, y), radius: index == 0 ? 5 : 3, color: "#8250df")
      ]
    }
  }

  /// The direction of motion; longer than the path looks straight, so that it can be seen beside it.
  private static func arrow(from start: SIMD2<Double>, angle: Double) -> String {
    let ahead = SIMD2(cos(angle), sin(angle))
    let beside = SIMD2(-ahead.y, ahead.x)
    let tip = start + ahead * 30
    let neck = tip - ahead * 8
    let points: [SIMD2<Double>] = [start, tip, neck + beside * 4, neck - beside * 4, tip]
    let text = points.map { VectorPicture.number($0.x) + "," + VectorPicture.number($0.y) }.joined(separator: " ")
    return "<polyline points=\"\(text)\" fill=\"#bc4c00\" stroke=\"#bc4c00\" stroke-width=\"1.5\"/>"
  }
}
