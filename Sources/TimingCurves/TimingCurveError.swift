/// Why a timing curve could not be made.
public enum TimingCurveError: Error, Sendable, Hashable {
  /// An argument outside its domain: its name, its value, and what would have been accepted.
  case argument(String, value: Double, requirement: String)
  /// A text that is no timing function: how many bytes of UTF-8 precede the fault, and what is wrong there.
  case text(offset: Int, reason: String)
}

extension TimingCurveError: CustomStringConvertible {
  /// One line: what was refused, and what is allowed.
  public var description: String {
    switch self {
    case .argument(let name, let value, let requirement): "\(name) is \(value): \(requirement)"
    case .text(let offset, let reason): "at character \(offset + 1): \(reason)"
    }
  }
}
