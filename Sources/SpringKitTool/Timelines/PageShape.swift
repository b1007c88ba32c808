import Foundation
import MotionPaths
import Scenes
import SpringKit

/// A shape of a scene as the page draws it.
struct PageShape {
  private let shape: SceneShape
  private let samples: PhaseSamples

  init(_ shape: SceneShape, _ samples: PhaseSamples) {
    self.shape = shape
    self.samples = samples
  }

  var json: JSONObject {
    var object = JSONObject()
    object.add("name", .string(shape.name))
    switch shape.outline {
    case .rectangle: object.add("outline", .string("rectangle"))
    case .ellipse: object.add("outline", .string("ellipse"))
    case .label(let text):
      object.add("outline", .string("label"))
      object.add("text", .string(text))
    case .path(let path):
      object.add("outline", .string("path"))
      object.add("parts", .array(Self.parts(of: path).map { .string($0) }))
    }
    object.add("anchor", .array([.number(shape.anchor.x), .number(shape.anchor.y)]))
    object.add("hole", .array([.number(shape.holeCenter.x), .number(shape.holeCenter.y)]))
    object.addObject("resting") { resting in
      for attribute in ShapeAttribute.allCases {
        if let value = shape.resting[attribute] { resting.add(attribute.rawValue, value) }
      }
    }
    let spatial = shape.bindings.first { [.transform, .matrix].contains(samples.kind(of: $0.property)) }
    if let spatial {
      object.add("corners", .array(corners(by: spatial.property).map(PhaseSamples.column)))
    }
    object.add(
      "bindings",
      .array(
        shape.bindings.map { binding in
          .array([
            .string(binding.attribute.rawValue), .string(binding.property), .count(binding.component),
            .number(binding.factor), .number(binding.offset),
          ])
        }))
    return object
  }

  /// A shape that a finger drives, by its corners.
  static func json(of shape: DrivenShape) -> JSONObject {
    var object = JSONObject()
    object.add("name", .string(shape.name))
    object.add("outline", .string("rectangle"))
    object.addObject("resting") { resting in
      for (key, value) in [
        ("red", shape.color.red), ("green", shape.color.green), ("blue", shape.color.blue), ("alpha", 0.6),
      ] {
        resting.add(key, value)
      }
    }
    object.add("anchor", .array([.number(0), .number(0)]))
    let axes = (0..<8).map { column in shape.corners.map { $0[column / 2][column % 2] } }
    object.add("corners", .array(axes.map { PhaseSamples.column($0) }))
    object.add("bindings", .array([]))
    return object
  }

  /// SVG path data of each part that begins with a move: dashes, which cut a line, begin anew in each.
  private static func parts(of path: MotionPath) -> [String] {
    var parts: [MotionPath] = []
    for element in path.elements {
      if case .move = element { parts.append(MotionPath()) }
      parts[parts.count - 1].append(element)
    }
    return parts.map(\.svgPathData)
  }

  /// Where a transform in space takes the corners of the frame, from its middle: x and y of the top left, top right,
  /// bottom right and bottom left one, frame by frame.
  private func corners(by property: String) -> [[Double?]] {
    let columns = samples.values[property] ?? []
    let (x, y) = ((shape.resting[.width] ?? 0) / 2, (shape.resting[.height] ?? 0) / 2)
    let corners = [SIMD2(-x, -y), SIMD2(x, -y), SIMD2(x, y), SIMD2(-x, y)]
    var result = [[Double?]](repeating: [], count: 8)
    for frame in columns.first?.indices ?? 0..<0 {
      let components = columns.compactMap { $0[frame] }
      let matrix = components.count == columns.count ? Self.matrix(components) : nil
      for (index, corner) in corners.enumerated() {
        let place = matrix?.project(corner)
        result[2 * index].append(place?.x)
        result[2 * index + 1].append(place?.y)
      }
    }
    return result
  }

  /// The matrix of a matrix's or a transform's components.
  private static func matrix(_ components: [Double]) -> Matrix4x4? {
    var lanes = SIMD16<Double>.zero
    for (index, component) in components.enumerated() { lanes[index] = component }
    switch components.count {
    case 16: return Matrix4x4(lanes: lanes)
    case 9: return Transform(lanes: lanes).matrix
    default: return nil
    }
  }
}
