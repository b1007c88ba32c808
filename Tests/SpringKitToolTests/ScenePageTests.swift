import Foundation
import Scenes
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures and pages of scenes")
struct ScenePageTests {
  @Test("The SVG is well-formed and has every track", arguments: AnimationScene.names)
  func vectorPicture(name: String) throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("picture.svg")
      let outcome = try Tool.succeed("scene \(name) --svg \(file.path)")
      #expect(outcome.output == (try Tool.succeed("scene \(name)").output))
      let data = try Data(contentsOf: file)
      #expect(XMLParser(data: data).parse())
      let text = String(decoding: data, as: UTF8.self)
      let scene = try #require(AnimationScene.named(name))
      for row in scene.rows { #expect(text.contains(row.name)) }
      #expect(!text.contains("\"nan") && !text.contains("\"inf"))
    }
  }

  @Test("The page needs no other file and no network", arguments: AnimationScene.names)
  func page(name: String) throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("page.html")
      _ = try Tool.succeed("scene \(name) --html \(file.path)")
      let text = try String(contentsOf: file, encoding: .utf8)
      for stranger in ["http", "src=", "href=", "import", "@font-face"] { #expect(!text.contains(stranger)) }
      #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("</html>"))
      let data = try #require(text.components(separatedBy: #"id="data">"#).last?.components(separatedBy: "<").first)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
      #expect(object["rate"] as? Double == 60)
      #expect((object["phases"] as? [Any])?.count == AnimationScene.named(name)?.phases.count)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.html"])
    }
  }

  @Test("A file's names cannot leave the page's script")
  func escaping() throws {
    let track = #"{"track": "</script><b>", "from": 0, "to": 1, "law": {"curve": "linear", "duration": 1}}"#
    try Tool.withTemporaryFile(#"{"version": 1, "elements": [\#(track)]}"#) { file in
      let page = file.appendingPathExtension("html")
      defer { try? FileManager.default.removeItem(at: page) }
      #expect(try Tool.run(["timeline", file.path, "--html", page.path]).exitCode == 0)
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.components(separatedBy: "</script>").count == 3 && text.contains(#"\u003c/script>"#))
    }
  }

  /// A scene or an example at a moment, and what the page must show then.
  static let moments: [(name: String, moment: String, shown: [String])] = [
    ("scene login", "reveal@0.45", [">0.450 s<", "data-shape=\"logo\""]),
    ("scene login", "transition@0.318", ["circleIsUneven: linear", "data-shape=\"plus\""]),
    ("scene circle-reveal", "push@0.9", ["uncoveredCorners: the circle ends", "clip-path=\"url(#clip1)\""]),
    ("scene bahama", "tap@0.3", [">0.300 s<", "class=\"bar\""]),
    ("scene city-guides", "scroll", ["kinkAtZero: the page", "disabled"]),
    ("scene pop-tutorial", "dismiss@0.2", ["class=\"negative\"", "negativeScale: the scale is below zero"]),
    ("scene pop-tutorial", "dismiss@0.4", ["dismissCompletionBeforeRest60: at 60 frames"]),
    ("timeline onboarding", "timeline@1.2", [">1.200 s<", "<polygon points="]),
    ("timeline toast", "timeline@0.1", [">0.100 s<", "data-shape=\"toast.y\""]),
  ]

  @Test("A browser draws the page without an error", .enabled(if: Browser.executable != nil), arguments: moments)
  func browser(name: String, moment: String, shown: [String]) throws {
    try Tool.withTemporaryFolder { folder in
      let page = folder.appendingPathComponent("page.html")
      let words = name.split(separator: " ").map(String.init)
      let examples = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
      let subject = words[0] == "scene" ? words[1] : examples.appendingPathComponent("\(words[1]).json").path
      #expect(try Tool.run([words[0], subject, "--html", page.path]).exitCode == 0)
      let (document, console) = try Browser.document(of: page, fragment: moment, profile: folder)
      #expect(console.isEmpty)
      for text in shown { #expect(document.contains(text), "\(text)") }
      #expect(!document.contains("NaN") && !document.contains("undefined"))
    }
  }
}

/// Chromium without a window, where the machine has it.
enum Browser {
  static let executable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
    .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The elements of a page after its script has run, and what it wrote to the console.
  static func document(
    of page: URL, fragment: String, profile: URL
  ) throws -> (document: String, console: [Substring]) {
    let (process, output) = (Process(), Pipe())
    let errors = profile.appendingPathComponent("errors.txt")
    try Data().write(to: errors)
    process.executableURL = URL(fileURLWithPath: try #require(executable))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0", "--virtual-time-budget=2000",
      "--user-data-dir=\(profile.appendingPathComponent("profile").path)", "--dump-dom",
      page.absoluteString + "#" + fragment,
    ]
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let document = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let console = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n").filter {
      $0.contains(":CONSOLE")
    }
    // What is looked for is what the script made, not the script or its data.
    let text = String(decoding: document, as: UTF8.self)
    return (text.components(separatedBy: "<script").first ?? text, console)
  }
}
