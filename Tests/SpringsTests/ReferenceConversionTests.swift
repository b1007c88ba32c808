import SpringKit
import TestSupport
import Testing

@Suite("Conversions against 40-digit references")
struct ReferenceConversionTests {
  @Test("Every vocabulary gives mass, stiffness, damping, frequency and damping ratio within its bound")
  func forward() throws {
    var worst: [String: Double] = [:]
    for line in try ReferenceData.lines(of: "conversions.txt") where line.word(0) != "inverse" {
      let spring = try Spring(line.parameters(0))
      let vocabulary = line.word(0)
      // Two vocabularies solve an equation; their frequency carries the solver's tolerance.
      let isSolved = vocabulary == "uiKit" || vocabulary == "settling"
      for (index, value) in [
        (4, spring.mass), (6, spring.stiffness), (8, spring.damping), (10, spring.naturalFrequency),
        (12, spring.dampingRatio),
      ] {
        let exact = line.exact(index)
        let error = isSolved ? exact.error(of: value).magnitude / exact.high / 1e-12 : exact.ulps(of: value) / 2
        if exact.high == 0 {
          #expect(value == 0)
          continue
        }
        #expect(error <= 1, "line \(line.number) \(vocabulary) column \(index): \(value) for \(exact.high)")
        worst["conversion/\(vocabulary)", default: 0] = max(worst["conversion/\(vocabulary)", default: 0], error)
      }
    }
    try AccuracyLedger.check(worst)
  }

  @Test("Every vocabulary is found again, or refused where it has no answer")
  func inverse() throws {
    var worst: [String: Double] = [:]
    for line in try ReferenceData.lines(of: "conversions.txt") where line.word(0) == "inverse" {
      let spring = try Spring(.physical(mass: line.double(1), stiffness: line.double(2), damping: line.double(3)))
      let pop = try? spring.parameters(as: .pop)
      let origami = try? spring.parameters(as: .origami)
      let uiKit = try? spring.parameters(as: .uiKit)
      var columns: [(String, Int, Double?)] = [("response", 4, spring.response), ("bounce", 6, spring.bounce)]
      if case .pop(let bounciness, let speed) = pop {
        columns += [("popBounciness", 8, bounciness), ("popSpeed", 10, speed)]
      } else {
        columns += [("popBounciness", 8, nil), ("popSpeed", 10, nil)]
      }
      if case .origami(let tension, let friction) = origami {
        columns += [("origamiTension", 12, tension), ("origamiFriction", 14, friction)]
      }
      if case .uiKit(let duration, _, _) = uiKit {
        columns.append(("uiKitDuration", 16, duration))
      } else {
        columns.append(("uiKitDuration", 16, nil))
      }
      for (name, index, value) in columns {
        let exact = line.exact(index)
        guard let value, !exact.high.isNaN else {
          #expect(
            (value == nil) == exact.high.isNaN,
            "line \(line.number) \(name): \(String(describing: value)) for \(exact.high)")
          continue
        }
        // A difference from a constant is within 2 ulp of the larger operand, not of a result near zero.
        let scale: Double =
          ["bounce": 1, "popBounciness": 42.5, "popSpeed": 1, "origamiTension": 30, "origamiFriction": 8][name] ?? 0
        let allowed = name == "uiKitDuration" ? 1e-12 * exact.high : 2 * max(exact.high.magnitude, scale).ulp
        let error = exact.error(of: value).magnitude / allowed
        #expect(error <= 1, "line \(line.number) \(name): \(value) for \(exact.high)")
        worst["inverse/\(name)", default: 0] = max(worst["inverse/\(name)", default: 0], error)
      }
    }
    try AccuracyLedger.check(worst)
  }
}
