extension PacedPath {
  /// The part of the path between two fractions of its length, over all subpaths, as SwiftUI's `trimmedPath(from:to:)`.
  ///
  /// Pieces of curves are exact pieces, not approximations; whole elements stay what they were. Fractions are clamped
  /// to 0…1; where `from` is not below `to`, nothing is left. From 0 to 1 it is the path itself.
  public func trimmed(from start: Double, to end: Double) -> MotionPath {
    if start <= 0, end >= 1 { return path }
    guard start < end, start < 1, end > 0 else { return MotionPath() }
    let first = location(atFraction: max(start, 0), joint: .next)
    let last = location(atFraction: min(end, 1))
    var trim = PathTrim(first: first, last: last)
    path.walk { element, pen, segment in trim.pass(element, pen, segment) }
    return trim.path
  }
}

extension MotionPath {
  /// The part between two fractions of the length; see ``PacedPath/trimmed(from:to:)``, which measures the path once
  /// for many questions. Nothing is left of an empty path.
  public func trimmedPath(from start: Double, to end: Double) -> MotionPath {
    (try? PacedPath(self))?.trimmed(from: start, to: end) ?? MotionPath()
  }
}

/// Copies what lies between two places of a path.
private struct PathTrim {
  let first: PathLocation
  let last: PathLocation
  private(set) var path = MotionPath()
  private var index = 0
  /// Whether the copy goes on where the next element begins.
  private var isJoined = false
  /// Whether the copy has the subpath from its start.
  private var isWhole = false

  init(first: PathLocation, last: PathLocation) {
    self.first = first
    self.last = last
  }

  mutating func pass(_ element: MotionPath.Element, _ pen: PathPen, _ segment: PathSegment?) {
    if case .move = element {
      isJoined = false
      return
    }
    guard let segment else {
      if case .closeSubpath = element, isJoined, isWhole { path.appendChecked(element) }
      return
    }
    defer { index += 1 }
    guard first.segment...max(first.segment, last.segment) ~= index else { return }
    let lower = index == first.segment ? first.parameter : 0
    let upper = index == last.segment ? last.parameter : 1
    guard lower < upper else { return }
    let isStart = !isJoined && pen.current == pen.start && lower == 0
    if lower == 0, upper == 1 {
      join(at: segment.start, isStart: isStart)
      if case .closeSubpath = element, !isWhole {
        path.appendChecked(.line(to: pen.start))
      } else {
        path.appendChecked(element)
      }
    } else {
      let piece = segment.subsegment(from: lower, to: upper)
      join(at: piece.start, isStart: isStart)
      path.appendChecked(MotionPath.Element(piece))
    }
    isJoined = upper == 1
  }

  private mutating func join(at point: SIMD2<Double>, isStart: Bool) {
    if isJoined { return }
    path.appendChecked(.move(to: point))
    isWhole = isStart
  }
}

extension MotionPath.Element {
  /// The element that draws a segment from its start.
  init(_ segment: PathSegment) {
    switch segment {
    case .line(let line): self = .line(to: line.end)
    case .quadratic(let curve): self = .quadCurve(to: curve.end, control: curve.control)
    case .cubic(let curve): self = .curve(to: curve.end, control1: curve.control1, control2: curve.control2)
    case .arc(let arc):
      self = .arc(
        center: arc.center, radii: arc.radii, xAxisRotation: arc.xAxisRotation, startAngle: arc.startAngle,
        sweep: arc.sweep)
    }
  }
}
