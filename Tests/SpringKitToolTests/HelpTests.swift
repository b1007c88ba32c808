import Foundation
import Testing

@Suite("help")
struct HelpTests {
  @Test(
    "Help of each command has an example that runs",
    arguments: ["predict", "sample", "convert", "curve", "scene", "timeline", "engines", "version", "help"])
  func help(command: String) throws {
    let text = try Tool.succeed("help \(command)").output
    #expect(text.hasPrefix("springkit \(command): "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try Tool.succeed("\(command) --help").output == text || command == "help")
    let example = try #require(text.range(of: "\nExample:\n  springkit "))
    let outcome = try Tool.succeed(String(text[example.upperBound...].dropLast()))
    #expect(!outcome.output.isEmpty)
  }

  @Test("The overview names every command")
  func overview() throws {
    let text = try Tool.succeed("help").output
    for command in ["predict", "sample", "convert", "curve", "scene", "timeline", "engines", "version", "help"] {
      #expect(text.contains("\n  \(command) "))
    }
    for call in ["--help", "-h", "help --help"] { #expect(try Tool.succeed(call).output == text) }
  }

  @Test(
    "Help lists the options",
    arguments: [
      "--pop", "--stiffness", "--damping", "--mass", "--response", "--damping-ratio", "--duration", "--bounce",
      "--react-spring", "--origami", "--uikit", "--material", "--preset", "--from", "--to", "--velocity", "--property",
      "--epsilon", "--engine", "--frame-rate", "--threshold", "--no-plot", "--svg", "--json", "--help",
    ])
  func options(option: String) throws {
    #expect(try Tool.succeed("help predict").lines.contains { $0.hasPrefix("  \(option) ") || $0 == "  \(option)" })
  }
}
