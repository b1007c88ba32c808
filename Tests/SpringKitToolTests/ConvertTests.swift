import Foundation
import SpringKit
import Testing

@Suite("convert and version")
struct ConvertTests {
  private struct Answer: Decodable {
    let physical, response, perceptual, settling, compose, pop, origami, reactSpring, uiKit: [String: Double]?
    let material, preset: String?
    let popReason, uiKitReason, settlingReason, materialReason, presetReason: String?
  }

  private func convert(_ options: String) throws -> Answer {
    try Tool.succeed("convert \(options) --json").json(as: Answer.self)
  }

  @Test("react-spring's default in every vocabulary that can say it")
  func reactDefault() throws {
    let answer = try convert("--stiffness 170 --damping 26")
    let spring = SpringKit.Spring.physical(stiffness: 170, damping: 26)
    #expect(answer.physical == ["mass": 1, "stiffness": 170, "damping": 26])
    #expect(answer.response == ["response": spring.response, "dampingRatio": spring.dampingRatio])
    #expect(answer.perceptual == ["duration": spring.response, "bounce": spring.bounce])
    #expect(answer.compose == ["dampingRatio": spring.dampingRatio, "stiffness": 170])
    #expect(answer.reactSpring == ["tension": 170, "friction": 26, "mass": 1])
    #expect(answer.settling?["duration"] == spring.settlingDuration)
    #expect(answer.origami?["tension"] != nil)
    #expect(answer.uiKit?["duration"] != nil)
    #expect(answer.preset == "react-default")
  }

  @Test("An overdamped spring has no POP and no UIKit words, with the reason")
  func overdamped() throws {
    let answer = try convert("--stiffness 170 --damping 100")
    #expect(answer.pop == nil)
    #expect(answer.popReason?.contains("bounciness 0") == true)
    #expect(answer.uiKit == nil)
    #expect(answer.uiKitReason?.contains("damping ratio") == true)
    #expect(answer.material == nil)
    #expect(answer.materialReason != nil)
    #expect(answer.preset == nil)
    #expect(answer.presetReason != nil)
    #expect(try Tool.succeed("convert --stiffness 170 --damping 100").output.contains("pop          –  damping"))
  }

  @Test("An undamped spring never settles")
  func undamped() throws {
    let answer = try convert("--stiffness 170 --damping 0")
    #expect(answer.settling == nil)
    #expect(answer.settlingReason?.contains("never settles") == true)
  }

  @Test("What was given comes back as it was given")
  func identity() throws {
    #expect(try convert("--pop 16,6").pop == ["bounciness": 16, "speed": 6])
    #expect(try convert("--uikit 0.5,0.5,2").uiKit == ["duration": 0.5, "dampingRatio": 0.5, "relativeVelocity": 2])
    for name in MaterialSpring.allCases.map(\.rawValue) {
      #expect(try convert("--material \(name)").material == name)
    }
    for name in SpringPreset.allCases.map(\.rawValue) {
      #expect(try convert("--preset \(name)").preset == name)
    }
  }

  @Test("Every vocabulary has a row and a key")
  func completeness() throws {
    let names = SpringParameters.Vocabulary.allCases.map(\.rawValue) + ["material", "preset"]
    let table = try Tool.succeed("convert --preset smooth").lines
    #expect(table.map { String($0.prefix { $0 != " " }) } == names)
    let json = try Tool.succeed("convert --preset smooth --json").output
    for name in names { #expect(json.contains("\n  \"\(name)\": ")) }
  }

  @Test("The version, and that nothing uses BLAS yet")
  func version() throws {
    struct Answer: Decodable {
      let version: String
      let blas, blasReason: String?
    }
    let answer = try Tool.succeed("version --json").json(as: Answer.self)
    #expect(answer.version == "0.1.0")
    #expect(answer.blas == nil)
    #expect(answer.blasReason?.isEmpty == false)
    #expect(try Tool.succeed("version").output.hasPrefix("springkit 0.1.0\n"))
    #expect(try Tool.succeed("--version").output == Tool.succeed("version").output)
  }
}
