import Foundation

/// What is wrong with a JSON file, and where: the path of keys and indices, joined by dots.
func decodingProblem(_ error: any Error) -> String {
  func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
    let path = (context.codingPath + (last.map { [$0] } ?? [])).map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.joined(separator: ".").onOneLine
  }
  return switch error as? DecodingError {
  case .keyNotFound(let key, let context): "there is no \(place(context, key))"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    context.codingPath.isEmpty ? "it is no object" : "\(place(context)) is of another type"
  case .dataCorrupted(let context):
    context.codingPath.isEmpty
      ? "it is not JSON, or truncated" : "\(place(context)): \(context.debugDescription.onOneLine)"
  default: error.localizedDescription.onOneLine
  }
}
