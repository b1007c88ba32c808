import Foundation
import SpringKit
import Testing

/// The POP springs of five public tutorials, which the README answers.
@Suite struct SceneSpringsTests {
  private struct Row {
    let name: String
    let words: String
    let still: Double
    let completions: [EngineCompletion]

    init<Value>(_ name: String, _ words: String, _ motion: SpringMotion<Value>, _ property: AnimatedProperty) {
      self.name = name
      self.words = words
      still = motion.settlingDuration(.visible(property))
      let threshold = property == .scale ? 0.005 : 1
      completions = [60.0, 120].map { motion.completion(in: .pop(frameRate: $0, threshold: threshold)) }
    }

    /// The row as the README has it.
    var text: String {
      func seconds(_ value: Double?) -> String { value.map { String(format: "%.3f s", $0) } ?? "never" }
      let pop = completions.map { completion in
        "\(seconds(completion.nominal)), \(String(format: "%.3g", completion.residual ?? .nan)) left"
      }
      return "| \(name) | \(words) | \(seconds(still)) | \(pop.joined(separator: " | ")) |"
    }
  }

  private static let rows = [
    Row(
      "login: logo, wordmark and button slide up", "16/6, 0 → −75 pt",
      SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75), .position),
    Row(
      "wrong password: the field shakes", "20/12, from rest at 3000 pt/s",
      SpringMotion(.pop(bounciness: 20, speed: 12), from: 0.0, to: 0, velocity: 3000), .position),
    Row(
      "sheet appears: its position", "10/12, −333.5 → 333.5 pt",
      SpringMotion(.pop(bounciness: 10, speed: 12), from: -333.5, to: 333.5), .position),
    Row(
      "sheet appears: its scale", "20/12, (1.2, 1.4) → (1, 1)",
      SpringMotion(.pop(bounciness: 20, speed: 12), from: SIMD2(1.2, 1.4), to: SIMD2(1, 1)), .scale),
    Row(
      "sheet goes: its scale", "20/12, (1, 1) → (0, 0)",
      SpringMotion(.pop(bounciness: 20, speed: 12), from: SIMD2(1.0, 1), to: SIMD2(0, 0)), .scale),
  ]

  @Test func theReadmeHasTheAnswers() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    for row in Self.rows { #expect(text.contains(row.text), "\(row.text)") }
  }

  @Test func bothRatesLeaveLessThanTheyAllow() {
    for row in Self.rows {
      for completion in row.completions { #expect(completion.frames != nil && completion.residual ?? 1 < 1) }
    }
  }
}
