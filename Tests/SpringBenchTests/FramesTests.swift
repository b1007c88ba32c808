import Foundation
import SpringKit
import Testing

@testable import springbench

@Suite("springbench frames")
struct FramesTests {
  @Test("reports whole frames of every scheme, with shares of a frame and errors")
  func reports() throws {
    let run = try SpringBenchProcess(
      "frames", "--count", "1,64", "--format", "json", "--allow-debug", "--frame-rate=60")
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
    let rows = try #require(JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]])
    #expect(rows.count == 8)
    func number(_ row: [String: Any], _ key: String) throws -> Double { try #require(row[key] as? Double) }
    for row in rows {
      let quantiles = try ["p50", "p90", "p99", "max"].map { try number(row, "\($0)_microseconds") }
      #expect(quantiles == quantiles.sorted())
      #expect(quantiles[0] > 0)
      #expect(try number(row, "frames") > 10)
      let share = try number(row, "share_of_60hz_frame")
      #expect((share - quantiles[2] / (1e6 / 60)).magnitude <= 1e-9 * share)
      #expect(try (number(row, "share_of_120hz_frame") - 2 * share).magnitude <= 1e-9 * share)
      let fitting = try number(row, "springs_in_tenth_of_60hz_frame")
      #expect(try (fitting - number(row, "springs") * 0.1 / share).magnitude <= 1e-9 * fitting)
      // The exact schemes are exact, Runge–Kutta nearly so, and Euler's is not.
      let error = try number(row, "worst_error")
      switch row["scheme"] as? String {
      case "value", "step": #expect(error <= 1e-13)
      case "runge-kutta": #expect((1e-9...1e-2).contains(error))
      default: #expect((1e-3...1).contains(error))
      }
    }
    #expect(Set(rows.compactMap { $0["springs"] as? Double }) == [1, 64])
  }

  @Test("runs as many frames as the last spring needs")
  func frameCount() {
    let motions = [0.3, 0.6].map { SpringMotion(.response($0, dampingRatio: 0.5), from: 0, to: 1) }
    let run = FrameRun(ValueScheme.self, motions: motions, frameRate: 120)
    let end = motions[1].settlingDuration(.within(1e-3))
    #expect(run.nanoseconds.count == Int((end * 120).rounded(.up)))
  }
}
