import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures")
struct PictureTests {
  @Test(
    "The SVG is well-formed, says what it shows and has no number that is none",
    arguments: [
      "--pop 16,6 --from 0 --to -75", "--pop 20,12 --to 0 --velocity 3000", "--response 1 --damping-ratio 0",
      "--response 1 --damping-ratio 1e-8 --to 100", "--response 1 --damping-ratio 1e8",
      "--preset smooth --from 5 --to 5",
      "--preset smooth --from 1e16 --to 1e16 --velocity 1e-3", "--preset smooth --to 1e100",
      "--preset smooth --to 1e-90",
    ])
  func vectorPicture(options: String) throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("picture.svg")
      let outcome = try Tool.succeed("predict \(options) --svg \(file.path)")
      let data = try Data(contentsOf: file)
      #expect(XMLParser(data: data).parse())
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("<polyline"))
      #expect(text.contains("target "))
      #expect(!text.contains("\"nan") && !text.contains("inf,") && !text.contains(",nan"))
      let headline = try #require(outcome.lines.first?.split(separator: " (").first)
      #expect(text.contains("<title>\(headline)</title>"))
      // The picture leaves the answers alone.
      #expect(try Tool.succeed("predict \(options)").output == outcome.output)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.svg"])
    }
  }

  @Test("A picture that cannot be written leaves nothing behind and prints nothing")
  func unwritable() throws {
    try Tool.withTemporaryFolder { folder in
      for path in [folder.path, folder.appendingPathComponent("missing/picture.svg").path, "/dev/null"] {
        let outcome = try Tool.run(["predict", "--pop", "16,6", "--svg", path])
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("--svg \(path)"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("An option that is refused leaves an earlier picture as it was")
  func earlierPicture() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("picture.svg")
      try Data("earlier".utf8).write(to: file)
      #expect(try Tool.run("predict --pop 16,6 --epsilon 0 --svg \(file.path)").exitCode == 64)
      #expect(try String(contentsOf: file, encoding: .utf8) == "earlier")
    }
  }

  @Test("A link to a picture stays a link")
  func link() throws {
    try Tool.withTemporaryFolder { folder in
      let (file, link) = (folder.appendingPathComponent("file.svg"), folder.appendingPathComponent("link.svg"))
      try Data().write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      _ = try Tool.succeed("predict --pop 16,6 --svg \(link.path)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("file.svg"))
      #expect(try Data(contentsOf: file).count > 1000)
    }
  }

  @Test("A terminal gets a picture of its width, and none with --no-plot", arguments: [40, 80, 132])
  func terminalPicture(width: Int) throws {
    let words = ["predict", "--pop", "16,6", "--from", "0", "--to", "-75"]
    let lines = try Terminal.lines(of: words, columns: width)
    let picture = lines.drop { !$0.contains("╷") }
    #expect(picture.count == 16)
    #expect(picture.allSatisfy { $0.count <= width })
    #expect(picture.contains { $0.contains("target -75 ┤") && $0.contains("┄") })
    #expect(picture.first?.contains("looks still 0.796 s") == true)
    #expect(picture.last?.hasSuffix(" s") == true)
    let bare = try Terminal.lines(of: words + ["--no-plot"], columns: width)
    #expect(bare.first == lines.first)
    #expect(!bare.contains { $0.contains("┤") })
  }
}
