import Foundation
import SpringKit
import Testing

@Suite("sample")
struct SampleTests {
  private struct Answer: Decodable {
    struct Sample: Decodable, Equatable { let time, value, velocity: Double }
    let samples: [Sample]
  }

  private func rows(_ outcome: Tool.Outcome) throws -> [Answer.Sample] {
    #expect(outcome.lines.first == "time,value,velocity")
    return try outcome.lines.dropFirst().map { line in
      let numbers = line.split(separator: ",").compactMap { Double($0) }
      try #require(numbers.count == 3)
      return Answer.Sample(time: numbers[0], value: numbers[1], velocity: numbers[2])
    }
  }

  @Test("CSV, JSON and the library agree in every bit", arguments: ["--until 1", "--until 0", ""])
  func agreement(until: String) throws {
    let call = "sample --pop 16,6 --from 0 --to -75 --velocity 12.5 --rate 59.94 \(until)"
    let rows = try rows(Tool.succeed(call))
    let samples = try Tool.succeed(call + " --json").json(as: Answer.self).samples
    #expect(rows == samples)
    let motion = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0, velocity: 12.5)
    let end = until.isEmpty ? motion.settlingDuration(.within(0.075)) : until == "--until 0" ? 0 : 1
    let expected = motion.samples(rate: 59.94, until: end)
    #expect(samples.map(\.time) == expected.map(\.time))
    #expect(samples.map(\.value) == expected.map(\.value))
    #expect(samples.map(\.velocity) == expected.map(\.velocity))
  }

  @Test("Numbers read back to the same bits")
  func roundTrip() throws {
    // Bits of every kind, the same in each run.
    var times = (1...300).map { Double(bitPattern: $0 &* 0x9E37_79B9_7F4A_7C15) }.filter(\.isFinite)
    times += [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 0.1, 1e16,
      123_456_789_012_345_680,
    ]
    let list = times.map(\.description).joined(separator: ",")
    let call = "sample --response 1 --damping-ratio 0.5 --times=\(list)"
    let rows = try rows(Tool.succeed(call))
    let samples = try Tool.succeed(call + " --json").json(as: Answer.self).samples
    #expect(rows.map(\.time.bitPattern) == times.map(\.bitPattern))
    #expect(samples.map(\.time.bitPattern) == times.map(\.bitPattern))
    #expect(samples == rows)
  }

  @Test("A times file may have blank lines, comments and any line ends")
  func timesFile() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("times")
      try Data("# seconds\n\n0\r\n 0.25 # a quarter\n-1\r\n1e-3".utf8).write(to: file)
      let samples = try rows(Tool.succeed("sample --preset bouncy --times-file \(file.path)"))
      #expect(samples.map(\.time) == [0, 0.25, -1, 1e-3])
      #expect(samples[2].value == 0)
    }
  }

  @Test("Times may come through standard input")
  func standardInput() throws {
    let outcome = try Tool.run(
      ["sample", "--preset", "bouncy", "--times-file", "/dev/stdin"], input: "0\n1\n")
    #expect(outcome.exitCode == 0)
    #expect(try rows(outcome).map(\.time) == [0, 1])
  }

  @Test("An undamped spring is sampled until a stated time only")
  func undamped() throws {
    let spring = "sample --stiffness 100 --damping 0 --rate 10"
    let outcome = try Tool.run(spring)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("--until is needed"))
    #expect(try rows(Tool.succeed(spring + " --until 1")).count == 11)
  }

  @Test("A long table streams whole")
  func longTable() throws {
    let outcome = try Tool.succeed("sample --preset smooth --rate 100000 --until 1")
    #expect(outcome.lines.count == 100_002)
    #expect(outcome.lines.last?.hasPrefix("1.0,") == true)
  }
}
