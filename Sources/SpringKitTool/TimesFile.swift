import Foundation

/// A file of times: one a line, in seconds; blank lines and what follows a # are skipped.
enum TimesFile {
  static func read(_ path: String) throws(CommandError) -> [Double] {
    let data = try InputFile.content(of: path, named: Option.timesFile.given(path))
    guard let text = String(data: data, encoding: .utf8) else {
      throw .refused(.timesFile, path, "is not UTF-8 text; must be \(Option.timesFile.definition.domain)")
    }
    var times: [Double] = []
    // CR LF is one Character, so isNewline covers every system's line ends.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = line.prefix { $0 != "#" }.drop { $0 == "\u{FEFF}" }
      if content.allSatisfy(\.isWhitespace) { continue }
      guard let time = finiteNumber(content) else {
        throw .refused(.timesFile, path, "line \(index + 1) is \(String(line).onOneLine), not a finite number")
      }
      times.append(time)
    }
    guard !times.isEmpty else { throw .refused(.timesFile, path, "has no times") }
    guard times.count <= SampleTimes.greatestCount else {
      throw .refused(.timesFile, path, "has \(times.count) times; must be at most \(SampleTimes.greatestCount)")
    }
    return times
  }
}
