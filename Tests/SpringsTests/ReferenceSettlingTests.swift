import SpringKit
import TestSupport
import Testing

@Suite("Settling times against exact references")
struct ReferenceSettlingTests {
  @Test(
    "No rule answers early, and late only within the contract",
    arguments: ["within", "speed", "envelope", "energy", "rounded", "euclidean2"])
  func settling(rule: String) throws {
    var rows = 0
    var (early, late) = (0, 0)
    var latest = 0.0
    for line in try ReferenceData.lines(of: "settling.txt") where line.word(0) == rule {
      let spring = try Spring(line.parameters(1))
      let answer = try duration(of: spring, line)
      let exact = line.exact(9)
      let latestAllowed = line.double(11)
      rows += 1
      if exact.error(of: answer) < 0 {
        early += 1
        if early <= 10 { Issue.record("line \(line.number) \(line.word(12)): early, \(answer) for \(exact.high)") }
      }
      if answer > latestAllowed {
        late += 1
        if late <= 10 {
          Issue.record("line \(line.number) \(line.word(12)): late, \(answer) for \(exact.high)...\(latestAllowed)")
        }
      } else if latestAllowed > exact.high, latestAllowed - exact.high < 0.1 / spring.naturalFrequency {
        // Where the band of tolerances holds a whole swing, the share of the allowed lateness says nothing.
        latest = max(latest, exact.error(of: answer) / (latestAllowed - exact.high))
      }
    }
    print("settling \(rule): \(rows) rows, \(early) early, \(late) late, worst \(latest) of the allowed lateness")
    #expect(early == 0)
    #expect(late == 0)
    #expect(
      rows
        >= ["within": 4000, "speed": 300, "envelope": 400, "energy": 400, "rounded": 250, "euclidean2": 250][
          rule, default: 1])
    try AccuracyLedger.check(["settling/\(rule)": latest])
  }

  private func duration(of spring: Spring, _ line: ReferenceLine) throws -> Double {
    let (x, v, p, q) = (line.double(5), line.double(6), line.double(7), line.double(8))
    let motion = try SpringMotion(checking: spring, from: x, to: 0, velocity: v)
    switch line.word(0) {
    case "within": return motion.settlingDuration(.within(p))
    case "speed": return motion.settlingDuration(.within(p, speed: q))
    case "envelope": return motion.settlingDuration(.envelope(p))
    case "energy": return motion.settlingDuration(.energy(p))
    case "rounded":
      return SpringMotion(unchecked: spring, from: q + x, to: q, velocity: v, displacement: x)
        .settlingDuration(.rounded(to: p))
    default:
      let plane = try SpringMotion(
        checking: spring, from: SIMD2(x, line.double(13)), to: .zero, velocity: SIMD2(v, line.double(14)))
      return plane.settlingDuration(.within(p), norm: .euclidean)
    }
  }
}
