import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("springkit path")
struct PathTests {
  private struct Answer: Decodable {
    struct Point: Decodable {
      let distance, x, y, tangent, parameter: Double
      let segment: Int
    }
    let path: String
    let length: Double
    let closed: Bool
    let points: [Point]
  }

  private func answer(_ words: [String]) throws -> Answer {
    try output(words + ["--json"]).json(as: Answer.self)
  }

  private func output(_ words: [String]) throws -> Tool.Outcome {
    let outcome = try Tool.run(["path"] + words)
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(words): \(outcome.errors)")
    return outcome
  }

  @Test("A triangle: length and points")
  func triangle() throws {
    let found = try answer(["m 0 0 h 200 v 150 z", "--at-distance", "-1,40,200,300,1000"])
    #expect(found.length == 600 && found.closed && found.path == "M0 0H200V150Z")
    #expect(found.points.map(\.distance) == [-1, 40, 200, 300, 1000])
    #expect(found.points.map(\.x) == [0, 40, 200, 200, 0])
    #expect(found.points.map(\.y) == [0, 0, 0, 100, 0])
    #expect(found.points.map(\.segment) == [0, 0, 0, 1, 2])
    #expect(found.points.map(\.tangent)[..<4] == [0, 0, 0, .pi / 2])
    #expect(try output(["M0 0H3V4", "--length"]).output == "7.0\n")
  }

  @Test("Points at equal distances, and the part between two shares of the length")
  func steps() throws {
    let found = try answer(["M0 0H10V10", "--every=4", "--trim", "0.25,1"])
    #expect(found.path == "M5 0h5V10")
    #expect(found.length == 15)
    #expect(found.points.map(\.distance) == [0, 4, 8, 12])
    #expect(found.points.map(\.x) == [5, 9, 10, 10])
    let table = try output(["M0 0H10V10", "--every", "5"]).output
    #expect(table.hasPrefix("length 20, 2 segments, open\n\n  M0 0H10V10\n"))
    #expect(table.split(separator: "\n").count == 8)
  }

  @Test("Path data in a file, and a picture")
  func files() throws {
    try Tool.withTemporaryFolder { folder in
      let (data, picture) = (folder.appendingPathComponent("d").path, folder.appendingPathComponent("p.svg").path)
      try Data("M0 0\n  A 50 50 0 0 1 100 0\n".utf8).write(to: URL(fileURLWithPath: data))
      #expect(try answer(["@" + data]).length == 50 * Double.pi)
      _ = try output(["@" + data, "--svg", picture]).output
      let text = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(text.contains("<path d=\"M0 0A50 50 0 01100 0\""))
      #expect(text.components(separatedBy: "<circle").count == 25)
      #expect(text.components(separatedBy: "<polyline").count == 25)
      #expect(!text.contains("nan") && !text.contains("inf"))
      #expect(XMLParser(data: Data(text.utf8)).parse())
    }
  }

  @Test("One point has a picture too")
  func point() throws {
    try Tool.withTemporaryFolder { folder in
      let picture = folder.appendingPathComponent("p.svg").path
      let found = try answer(["M3 4", "--at-distance", "7", "--svg", picture])
      #expect(found.length == 0 && found.points[0].x == 3 && found.points[0].tangent == 0)
      let text = try String(contentsOfFile: picture, encoding: .utf8)
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }
}
