public import Foundation

/// A number of the reference data: the nearest double and the remainder.
public struct ExactNumber {
  public let high: Double
  public let low: Double

  /// value − this, to about 24 bits.
  public func error(of value: Double) -> Double { (value - high) - low }

  /// |value − this| in ulps of this.
  public func ulps(of value: Double) -> Double {
    high == value && low == 0 ? 0 : error(of: value).magnitude / high.ulp
  }
}

/// The words of one line of a reference file.
public struct ReferenceLine {
  public let number: Int
  private let words: [Substring]

  public init(number: Int, text: Substring) {
    self.number = number
    words = text.split(separator: " ")
  }

  public var count: Int { words.count }
  public func word(_ index: Int) -> String { String(words[index]) }

  public func double(_ index: Int) -> Double {
    guard let value = Double(words[index]) else { fatalError("line \(number): \(words[index]) is no number") }
    return value
  }

  public func exact(_ index: Int) -> ExactNumber { ExactNumber(high: double(index), low: double(index + 1)) }
}

/// The files of Tests/ReferenceData.
public enum ReferenceData {
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ReferenceData")

  public static func lines(of file: String) throws -> [ReferenceLine] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
      .map { ReferenceLine(number: $0.offset + 1, text: $0.element) }
  }
}
