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

  /// A moment of a page and what it must show then.
  struct Moment: Sendable {
    let name: String
    let shown: [String]

    init(_ name: String, _ shown: String...) {
      self.name = name
      self.shown = shown
    }
  }

  static let pages: [(command: String, subject: String, moments: [Moment])] = [
    (
      "scene", "login",
      [
        Moment("reveal@0.45", ">0.450 s<", "data-shape=\"logo\"", "class=\"still mark\"", "class=\"completion mark\""),
        Moment("submit@0.45", "class=\"bar endless\"", "rotate(134.999"),
        Moment("transition@0.35", "circleIsUneven: linear", "data-shape=\"plus\"", "visibility=\"hidden\""),
      ]
    ),
    (
      "scene", "circle-reveal",
      [Moment("push@0.9", "uncoveredCorners: the circle ends", "clip-path=\"url(#clip1)\"", "A500.25 500.25 ")]
    ),
    (
      "scene", "city-guides",
      [
        Moment("slides@0.25", "rotate(-7.5", ">0.250 s<"),
        Moment("scroll@0", "kinkAtZero: the page", ">r = 0.000<", "data-shape=\"page at -1\""),
        Moment("scroll@0.5", "points=\"255.173,205.838 623.098,178.94 ", "data-shape=\"page\""),
      ]
    ),
    (
      "scene", "pop-tutorial",
      [
        Moment("dismiss@0.2", "class=\"negative\"", "negativeScale: the scale is below zero"),
        Moment("dismiss@0.4", "dismissCompletionBeforeRest60: at 60 frames"),
      ]
    ),
    ("timeline", "onboarding", [Moment("timeline@1.2", ">1.200 s<", "<polygon points=", "data-shape=\"badge.scale\"")]),
  ]

  @Test("A browser draws the page without an error", .enabled(if: Browser.executable != nil), arguments: pages)
  func browser(command: String, subject: String, moments: [Moment]) throws {
    try Tool.withTemporaryFolder { folder in
      let page = folder.appendingPathComponent("page.html")
      let name = command == "scene" ? subject : TimelineFileTests.example(subject).path
      #expect(try Tool.run([command, name, "--html", page.path]).exitCode == 0)
      let (pictures, console) = try Browser.pictures(of: page, at: moments.map(\.name), profile: folder)
      #expect(console.isEmpty)
      try #require(pictures.count == moments.count)
      for (picture, moment) in zip(pictures, moments) {
        for text in moment.shown { #expect(picture.contains(text), "\(moment.name): \(text)") }
        #expect(!picture.contains("NaN") && !picture.contains("undefined"), "\(moment.name)")
      }
    }
  }
}

/// Chromium without a window, where the machine has it.
enum Browser {
  static let executable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
    .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The main part of a page at some moments, as its script draws it, and what it wrote to the console.
  static func pictures(
    of page: URL, at moments: [String], profile: URL
  ) throws -> (pictures: [String], console: [Substring]) {
    // A second script goes to each moment and keeps a copy of what is drawn.
    let script = """
      <script>
      const pictures = \(moments).map((moment) => {
        history.replaceState(null, "", "#" + moment);
        follow();
        return document.querySelector("main").cloneNode(true);
      });
      document.body.replaceChildren(...pictures);
      </script>
      """
    let text = try String(contentsOf: page, encoding: .utf8)
    try Data(text.replacing("</body>", with: script + "</body>").utf8).write(to: page)
    let (process, output) = (Process(), Pipe())
    let errors = profile.appendingPathComponent("errors.txt")
    try Data().write(to: errors)
    process.executableURL = URL(fileURLWithPath: try #require(executable))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0",
      "--user-data-dir=\(profile.appendingPathComponent("profile").path)", "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let document = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let console = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n").filter {
      $0.contains(":CONSOLE")
    }
    let parts = String(decoding: document, as: UTF8.self).components(separatedBy: "<main>")
    return (Array(parts.dropFirst()), console)
  }
}
