import Foundation
import Scenes
import SpringKit
import Testing

@Suite("Values of a scene frame by frame")
struct SceneTableTests {
  private func table(_ call: String) throws -> (columns: [String], rows: [[String]]) {
    let lines = try Tool.succeed(call).lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return (lines[0], Array(lines.dropFirst()))
  }

  @Test("Every frame has the bits of the timeline", arguments: AnimationScene.names)
  func values(name: String) throws {
    let scene = try #require(AnimationScene.named(name))
    let (columns, rows) = try table("scene \(name) --csv --rate 60 --until 1.2")
    #expect(columns.prefix(2) == ["phase", "time"] && Set(columns).count == columns.count)
    #expect(rows.allSatisfy { $0.count == columns.count })
    for phase in scene.phases where !phase.timeline.makeState().properties.isEmpty {
      let frames = rows.filter { $0[0] == phase.name }
      #expect(frames.count == 73)
      for (index, row) in frames.enumerated() {
        #expect(Double(row[1]) == Double(index) / 60)
        let state = phase.timeline.state(at: Double(index) / 60)
        for property in state.properties {
          let first = columns.firstIndex(of: property) ?? columns.firstIndex { $0.hasPrefix(property + ".") }
          let start = try #require(first, "\(property)")
          // The spinner is not there before it turns.
          guard let components = state[property]?.components else {
            #expect(row[start].isEmpty)
            continue
          }
          #expect(row[start..<start + components.count].map { Double($0) } == components, "\(phase.name) \(property)")
        }
      }
    }
  }

  @Test("A phase stops at the first frame at or after its end, or when told")
  func lengths() throws {
    let rows = try table("scene circle-reveal --csv --rate 10").rows
    #expect(rows.filter { $0[0] == "push" }.map { $0[1] }.last == "0.9")
    #expect(rows.filter { $0[0] == "demo" }.count == 11)
    #expect(try table("scene circle-reveal --csv --until 0").rows.count == 3)
    // The spinner, which never stops, has turned once.
    #expect(try table("scene login --csv --rate 10").rows.filter { $0[0] == "submit" }.count == 8)
    #expect(try table("scene login --csv").rows.filter { $0[0] == "shake" }.count == 31)
  }

  @Test("What a phase does not move is empty; what is not a column's is quoted")
  func cells() throws {
    let (columns, rows) = try table("scene login --csv --rate 10")
    let shake = try #require(columns.firstIndex(of: "login.x"))
    for row in rows { #expect(row[shake].isEmpty == (row[0] != "shake")) }
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("odd.json")
      let track = #"{"track": "a, \"b\"", "from": 0, "to": 1, "law": {"curve": "linear", "duration": 1}}"#
      try Data(#"{"version": 1, "elements": [\#(track)]}"#.utf8).write(to: file)
      let lines = try Tool.run(["timeline", file.path, "--csv", "--rate", "1"]).lines
      #expect(lines == [#"phase,time,"a, ""b""""#, "timeline,0.0,0.0", "timeline,1.0,1.0"])
    }
  }
}
