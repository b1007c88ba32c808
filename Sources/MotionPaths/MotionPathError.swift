/// Why a path or a segment could not be made.
public enum MotionPathError: Error, Sendable, Hashable {
  /// An argument outside its domain: its name, its value, and what would have been accepted.
  case argument(String, value: Double, requirement: String)
  /// An element of a path that does not fit, counted from 0, and why.
  case element(Int, reason: String)
  /// A path without any point, where one is needed.
  case emptyPath
  /// A text that is no path data: how many bytes of UTF-8 precede the fault, and what is wrong there.
  case text(offset: Int, reason: String)
}

extension MotionPathError: CustomStringConvertible {
  /// One line: what was refused, and what is allowed.
  public var description: String {
    switch self {
    case .argument(let name, let value, let requirement): "\(name) is \(value): \(requirement)"
    case .element(let index, let reason): "element \(index + 1) of the path: \(reason)"
    case .emptyPath: "the path is empty: it must have at least one point"
    case .text(let offset, let reason): "at character \(offset + 1): \(reason)"
    }
  }
}
