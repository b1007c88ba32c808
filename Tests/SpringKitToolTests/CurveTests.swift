import Foundation
import SpringKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("curve")
struct CurveTests {
  private struct Answer: Decodable {
    struct Range: Decodable, Equatable { let least, greatest: Double }
    struct Point: Decodable, Equatable {
      let x: Double
      let y, slope: Double?
      let yReason, slopeReason: String?
    }
    let curve: String
    let range: Range
    let points: [Point]
  }

  private func answer(_ words: [String]) throws -> Answer {
    let outcome = try Tool.run(["curve"] + words + ["--json"])
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(words): \(outcome.errors)")
    return try outcome.json(as: Answer.self)
  }

  @Test(
    "JSON and the library agree in every bit",
    arguments: [
      "ease", "cubic-bezier(0, 0, .58, 1)", "linear(0, 1.5 50%, 1)", "steps(4, jump-both)", "material3-emphasized",
      "flutter-in-out-back", "EASE-IN", "swiftui-circular-ease-in-out",
    ])
  func agreement(text: String) throws {
    let answer = try answer([text, "--at", "-0.5,0,0.1,0.25,0.5,1,1.5"])
    let curve = try TimingPreset(rawValue: text)?.curve ?? TimingCurve(css: text)
    #expect(answer.curve == curve.cssText ?? text)
    #expect(answer.range == .init(least: curve.range.lowerBound, greatest: curve.range.upperBound))
    #expect(answer.points.map(\.x) == [-0.5, 0, 0.1, 0.25, 0.5, 1, 1.5])
    for point in answer.points {
      #expect(point.y == curve.value(at: point.x))
      let slope = curve.velocity(at: point.x)
      #expect(point.slope == (slope.isFinite ? slope : nil))
      #expect((point.slopeReason == nil) == slope.isFinite)
    }
    // The answer's own words give the same curve.
    #expect(try self.answer([answer.curve, "--table", "3"]).range == answer.range)
  }

  @Test("A slope that is infinite says why")
  func slopeReasons() throws {
    func reason(_ text: String, at x: String) throws -> String? {
      try answer([text, "--at", x]).points.first?.slopeReason
    }
    #expect(try reason("steps(2)", at: "0.5") == "the curve jumps")
    #expect(try reason("linear(0, 1 50%, 0 50%, 1)", at: "0.5") == "the curve jumps")
    #expect(try reason("cubic-bezier(0, 1, 1, 0)", at: "0") == "the curve rises vertically")
    #expect(try reason("cubic-bezier(0, -1, 1, 0)", at: "0") == "the curve falls vertically")
    #expect(try reason("ease", at: "0") == nil)
  }

  @Test("A value beyond the greatest number is null with the reason")
  func overflow() throws {
    let point = try #require(try answer(["cubic-bezier(0.1, 1, 1, 1)", "--at", "-1.7e308"]).points.first)
    #expect(point.y == nil && point.yReason == "it is beyond the greatest number")
  }

  @Test("Tables are at tenths unless told; an option may stand without its value")
  func tables() throws {
    let tenths = (0...10).map { Double($0) / 10 }
    #expect(try answer(["ease"]).points.map(\.x) == tenths)
    #expect(try answer(["ease", "--table"]).points.map(\.x) == tenths)
    #expect(try answer(["--table", "ease"]).points.map(\.x) == tenths)
    #expect(try answer(["ease", "--table", "4"]).points.map(\.x) == [0, 0.25, 0.5, 0.75, 1])
    #expect(try answer(["--table=2", "ease"]).points.map(\.x) == [0, 0.5, 1])
    let lines = try Tool.succeed("curve ease-out --table 3").lines
    #expect(lines.first == "ease-out, values from 0 to 1")
    #expect(lines[1].split(separator: " ") == ["x", "y", "slope"])
    let curve = CubicBezierCurve.easeOut
    for (line, index) in zip(lines.dropFirst(2), 0...3) {
      let x = Double(index) / 3
      #expect(line.split(separator: " ").map { Double($0) } == [x, curve.value(at: x), curve.velocity(at: x)])
    }
    #expect(try Tool.run(["curve", "steps(2)", "--at", "0.5"]).output.hasSuffix("  0.5  0.5  ∞\n"))
    #expect(
      try Tool.succeed("curve flutter-in-out-expo --at=-1").lines.first
        == "flutter-in-out-expo = cubic-bezier(1, 0, 0, 1), values from 0 to 1")
  }

  @Test("The picture comes with --plot, to a terminal, and not with --no-plot")
  func plot() throws {
    let plotted = try Tool.succeed("curve ease --plot")
    #expect(plotted.lines.contains { $0.contains("1.0 ┤") } && plotted.lines.contains { $0.contains("└┬") })
    #expect(!(try Tool.succeed("curve ease").output.contains("┤")))
    let lines = try Terminal.lines(of: ["curve", "ease"], columns: 60)
    #expect(lines.contains { $0.contains("1.0 ┤") } && lines.allSatisfy { $0.count <= 60 })
    #expect(!(try Terminal.lines(of: ["curve", "ease", "--no-plot"], columns: 60).contains { $0.contains("┤") }))
  }

  @Test(
    "The SVG is well-formed, says what it shows and has no number that is none",
    arguments: [
      "ease", "steps(3, start)", "steps(100000)", "linear(0.5)", "linear(1e100, -1e100)", "linear(0 0% 100%)",
      "cubic-bezier(0, 1.7e308, 1, -1.7e308)", "material3-emphasized", "linear(0 50%, 1e-300 50%)",
    ])
  func vectorPicture(text: String) throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("picture.svg")
      let outcome = try Tool.run(["curve", text, "--svg", file.path, "--at", "-0.5,0.5,1e300"])
      #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
      let data = try Data(contentsOf: file)
      #expect(XMLParser(data: data).parse())
      let svg = String(decoding: data, as: UTF8.self)
      #expect(svg.contains("<polyline") && svg.contains("share of the time") && svg.contains("<circle"))
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }
}
