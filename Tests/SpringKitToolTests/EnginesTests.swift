import Foundation
import SpringKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Engines in predict and engines")
struct EnginesTests {
  private func engines(_ options: String) throws -> [PredictionAnswer.Engine] {
    try Tool.succeed("predict \(options) --json").json(as: PredictionAnswer.self).engines
  }

  private let names = AnimationEngine.all().map(\.name)

  @Test("Each engine once, in the library's order and with the library's answers")
  func everyEngine() throws {
    let answers = try engines("--pop 16,6 --from 0 --to -75")
    #expect(answers.map(\.name) == names)
    #expect(Set(names).count == names.count)
    let motion = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0)
    for (answer, engine) in zip(answers, AnimationEngine.all()) {
      let completion = motion.completion(in: engine)
      #expect(answer.evidence == engine.evidence.rawValue)
      #expect(answer.thresholds == engine.thresholds)
      #expect(answer.frames == completion.frames, "\(engine.name)")
      #expect(answer.nominal == completion.nominal, "\(engine.name)")
      #expect(answer.earliest == completion.earliest, "\(engine.name)")
      #expect(answer.latest == completion.latest, "\(engine.name)")
      #expect(answer.lastValue == completion.lastValue?.first, "\(engine.name)")
      #expect(answer.residual == completion.residual, "\(engine.name)")
      #expect(answer.estimate == completion.estimate, "\(engine.name)")
    }
  }

  @Test("Earliest, nominal and latest are in order, and each null has its reason", arguments: ["60", "120", "59.94"])
  func order(rate: String) throws {
    let frequency = try #require(Double(rate))
    for answer in try engines("--preset bouncy --to 100 --velocity 250 --frame-rate \(rate)") {
      let frames = try #require(answer.frames, "\(answer.name)")
      let (earliest, nominal) = (try #require(answer.earliest), try #require(answer.nominal))
      #expect(nominal == Double(frames) / frequency)
      #expect(try earliest <= nominal && nominal <= #require(answer.latest), "\(answer.name)")
      #expect(try answer.residual == (100 - #require(answer.lastValue)).magnitude, "\(answer.name)")
      #expect((answer.estimate == nil) == (answer.estimateReason != nil), "\(answer.name)")
      #expect(answer.framesReason == nil && answer.residualReason == nil)
    }
    #expect(try engines("--preset bouncy").contains { $0.estimateReason?.contains("no estimate") == true })
  }

  @Test("The keys of an engine, in order")
  func keys() throws {
    let text = try Tool.succeed("predict --pop 16,6 --to -75 --engine pop --json").output
    let start = try #require(text.range(of: "\n  \"engines\": [")).upperBound
    let keys = [
      "name", "evidence", "thresholds", "frames", "nominal", "earliest", "latest", "lastValue", "residual", "estimate",
      "estimateReason",
    ]
    let places = keys.map { text[start...].range(of: "\"\($0)\": ")?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(text.contains("\"estimate\": null, \"estimateReason\": \"the engine has no estimate of its own\""))
  }

  @Test("One engine, its frame rate and POP's threshold")
  func oneEngine() throws {
    let motion = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: 1.0)
    let (coarse, fine) = (motion.completion(in: .pop()), motion.completion(in: .pop(threshold: 0.005)))
    let fast = motion.completion(in: .pop(frameRate: 120))
    for (options, completion) in [("", coarse), (" --threshold 0.005", fine), (" --frame-rate 120", fast)] {
      let answers = try engines("--pop 16,6 --engine pop\(options)")
      #expect(answers.map(\.name) == ["pop"])
      #expect(answers.first?.frames == completion.frames)
      #expect(answers.first?.nominal == completion.nominal)
      #expect(answers.first?.residual == completion.residual)
    }
    #expect(try #require(fine.frames) > #require(coarse.frames))
    #expect(try engines("--pop 16,6 --engine pop --threshold 0.005").first?.thresholds.contains("0.005") == true)
    // The threshold is POP's alone.
    for name in names where name != "pop" {
      let call = "--pop 16,6 --engine \(name)"
      #expect(try engines(call).first?.frames == engines(call + " --threshold 0.005").first?.frames, "\(name)")
    }
  }

  @Test("The table has a line for each engine under its title")
  func table() throws {
    let lines = try Tool.succeed("predict --pop 16,6 --from 0 --to -75").lines
    let title = try #require(lines.firstIndex { $0.hasPrefix("  done in an engine at 60 Hz (frames, seconds") })
    let rows = lines[(title + 1)...].map { $0.split(separator: " ").map(String.init) }
    #expect(rows.map(\.first) == names)
    let pop = SpringMotion(.pop(bounciness: 16, speed: 6), from: 0.0, to: -75.0).completion(in: .pop())
    #expect(rows.first?[1] == pop.frames.map(String.init))
    let one = try Tool.succeed("predict --pop 16,6 --engine flutter --frame-rate 120").lines
    #expect(one.last?.hasPrefix("    flutter ") == true)
    #expect(one.dropLast().last?.hasPrefix("  done in an engine at 120 Hz") == true)
  }

  @Test("The picture of one engine has a dot for each frame on it, and says when it is done")
  func dots() throws {
    for name in names + [""] {
      try Tool.withTemporaryFolder { folder in
        let file = folder.appendingPathComponent("picture.svg")
        let engine = name.isEmpty ? "" : " --engine \(name)"
        _ = try Tool.succeed("predict --pop 16,6 --to -75\(engine) --svg \(file.path)")
        let data = try Data(contentsOf: file)
        #expect(XMLParser(data: data).parse())
        let text = String(decoding: data, as: UTF8.self)
        let count = text.components(separatedBy: "<circle ").count - 1
        #expect(name.isEmpty ? count == 0 : count > 20, "\(name)")
        #expect(text.contains("\(name) done ") == !name.isEmpty, "\(name)")
        #expect(!text.contains("nan\"") && !text.contains("inf\""))
      }
    }
  }

  @Test("An engine that never stops is never done in the table, JSON and picture, with a reason")
  func undamped() throws {
    let spring = "--stiffness 100 --damping 0 --to 100"
    let answers = try engines(spring)
    #expect(answers.map(\.name) == names)
    let endless = answers.filter { $0.frames == nil }
    #expect(endless.contains { $0.name == "pop" })
    for answer in endless {
      #expect(answer.nominal == nil && answer.latest == nil && answer.lastValue == nil && answer.residual == nil)
      for reason in [answer.framesReason, answer.nominalReason, answer.earliestReason, answer.residualReason] {
        #expect(reason?.isEmpty == false, "\(answer.name)")
      }
    }
    let table = try Tool.succeed("predict \(spring)").lines
    for answer in endless {
      let reason = try #require(answer.framesReason)
      let line = try #require(table.first { $0.hasPrefix("    \(answer.name) ") })
      #expect(line.hasSuffix(" never: \(reason)"))
    }
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("picture.svg")
      _ = try Tool.succeed("predict \(spring) --engine pop --svg \(file.path)")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("pop never done"))
    }
  }

  @Test("A last value that is none has no residual, and a reason")
  func blownUp() throws {
    let spring = "--response 1e-3 --damping-ratio 0.1 --to 100"
    for answer in try engines(spring) where answer.frames != nil {
      #expect((answer.lastValue == nil) == (answer.residual == nil), "\(answer.name)")
      #expect((answer.residual == nil) == (answer.residualReason?.isEmpty == false), "\(answer.name)")
    }
    #expect(try engines(spring + " --engine react-spring").first?.residual == nil)
    #expect(try Tool.succeed("predict \(spring) --engine react-spring").lines.last?.contains(" no number ") == true)
  }

  @Test("Columns of the table stay apart")
  func columns() throws {
    let line = try #require(Tool.succeed("predict --uikit 100,0.5 --engine uikit --frame-rate 100000").lines.last)
    #expect(line.contains(" 10000000 100.000 s "))
  }

  @Test("engines lists what the library knows, as text and as JSON")
  func list() throws {
    struct Answer: Decodable {
      struct Engine: Decodable {
        let name, version, evidence: String
        let rows, largestDifference: Double
      }
      let engines: [Engine]
    }
    let answer = try Tool.succeed("engines --json").json(as: Answer.self)
    let lines = try Tool.succeed("engines").lines
    #expect(answer.engines.map(\.name) == names)
    #expect(lines.count == names.count)
    for ((entry, engine), line) in zip(zip(answer.engines, AnimationEngine.all()), lines) {
      #expect(entry.version == engine.version)
      #expect(entry.evidence == engine.evidence.rawValue)
      #expect(entry.rows == Double(engine.comparison.rows))
      #expect(entry.largestDifference == engine.comparison.largestDifference)
      #expect(line.hasPrefix("\(engine.name) ") && line.contains(" \(engine.version)  "))
      #expect(line.hasSuffix("no recorded run") == (entry.rows == 0))
      #expect(entry.rows == 0 || line.contains("  \(engine.comparison.rows) runs, largest difference "))
    }
  }

  @Test(
    "Extreme springs have answers, and pictures of one engine",
    arguments: [
      "--response 1000 --damping-ratio 0.01", "--response 1 --damping-ratio 1e8", "--response 1e90 --damping-ratio 0.5",
      "--response 1e-3 --damping-ratio 1e-6", "--response 1e90 --damping-ratio 0.5 --frame-rate 100000",
      "--pop 16,6 --to 100 --frame-rate 100000", "--pop 16,6 --frame-rate 1e-300",
      "--preset bouncy --to 1e100 --velocity 1e100", "--pop 16,6 --to 100 --threshold 1e-300",
    ])
  func extremes(options: String) throws {
    // Ten seconds where a second or two are meant: the other tests run at the same time.
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try engines(options).count == names.count)
    #expect(clock.now - start < .seconds(10))
    for name in ["pop", "swiftui", "core-animation"] { #expect(try engines(options + " --engine \(name)").count == 1) }
  }
}
