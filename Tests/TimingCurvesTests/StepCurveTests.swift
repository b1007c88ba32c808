import TestSupport
import Testing
import TimingCurves

@Suite("StepCurve")
struct StepCurveTests {
  @Test("Each jump, at the joints and between them")
  func jumps() {
    func values(_ jump: StepCurve.Jump, isBefore: Bool = false) -> [Double] {
      let curve = StepCurve(count: 4, jump: jump)
      return [0, 0.1, 0.25, 0.6, 0.75, 1].map { curve.value(at: $0, isBefore: isBefore) }
    }
    #expect(values(.start) == [0.25, 0.25, 0.5, 0.75, 1, 1])
    #expect(values(.end) == [0, 0, 0.25, 0.5, 0.75, 1])
    #expect(values(.none) == [0, 0, 1 / 3, 2 / 3, 1, 1])
    #expect(values(.both) == [0.2, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(values(.start, isBefore: true) == [0, 0.25, 0.25, 0.75, 0.75, 1])
    #expect(values(.end, isBefore: true) == [0, 0, 0, 0.5, 0.5, 0.75])
    #expect(values(.none, isBefore: true) == [0, 0, 0, 2 / 3, 2 / 3, 1])
    #expect(values(.both, isBefore: true) == [0, 0.2, 0.2, 0.6, 0.6, 0.8])
  }

  @Test("Outside 0…1 the steps go on")
  func extrapolation() {
    #expect([-0.5, -0.1, 1.1, 1.5].map { StepCurve(count: 2).value(at: $0) } == [-0.5, -0.5, 1, 1.5])
    #expect([-0.5, -0.1, 1, 1.1].map { StepCurve(count: 2, jump: .start).value(at: $0) } == [0, 0, 1, 1.5])
    #expect(StepCurve(count: 1).value(at: -0.1) == -1)
    #expect(StepCurve(count: 1).value(at: 1e300) == 1e300)
    #expect(StepCurve(count: 3, jump: .none).value(at: -1e300) == -1.5e300)
    #expect(StepCurve(count: 5).value(at: .infinity) == .infinity)
    #expect(StepCurve(count: 5).value(at: -.infinity) == -.infinity)
    #expect(StepCurve(count: 5).value(at: .nan).isNaN && StepCurve(count: 5).velocity(at: .nan).isNaN)
  }

  @Test("The double k/n is on step k, its predecessor on the one before, for every k and for huge n")
  func joints() {
    var check = LawCheck()
    var generator = SeededGenerator(421)
    func expectJoint(_ step: Int, of count: Int) {
      let (curve, x) = (StepCurve(count: count), Double(step) / Double(count))
      check.expect(
        curve.value(at: x) == x && curve.value(at: x.nextDown) == Double(step - 1) / Double(count)
          && curve.value(at: x, isBefore: true) == Double(step - 1) / Double(count),
        "step \(step) of \(count): \(curve.value(at: x)), before it \(curve.value(at: x.nextDown))")
    }
    for count in 2...128 {
      for step in 1..<count { expectJoint(step, of: count) }
    }
    for _ in 0..<20_000 {
      let count = generator.choice([StepCurve.greatestCount, Int(generator.logarithmic(2...9e15))])
      expectJoint(Int.random(in: 1..<count, using: &generator), of: count)
    }
    check.finish()
  }

  @Test("Between the joints the value is that of the exact floor, and never falls")
  func monotonicity() {
    var generator = SeededGenerator(422)
    var check = LawCheck()
    for _ in 0..<20_000 {
      let count = Int(generator.logarithmic(2...1e6))
      let curve = StepCurve(count: count, jump: generator.choice(StepCurve.Jump.allCases))
      let (x, width) = (generator.uniform(-1...2), generator.logarithmic(1e-18...1))
      check.expect(
        curve.value(at: x) <= curve.value(at: max(x + width, x.nextUp)), "\(curve) between \(x) and \(x + width)")
      let isInside = x >= 0 && x <= 1
      check.expect(!isInside || (0...1).contains(curve.value(at: x)), "\(curve) at \(x) is \(curve.value(at: x))")
    }
    check.finish()
  }

  @Test("The slope is infinite where the curve jumps and zero elsewhere")
  func slope() {
    func slopes(_ jump: StepCurve.Jump) -> [Double] {
      let curve = StepCurve(count: 4, jump: jump)
      return [0, 0.1, 0.5, 1].map { curve.velocity(at: $0) }
    }
    let jump = Double.infinity
    #expect(slopes(.start) == [jump, 0, jump, 0])
    #expect(slopes(.end) == [0, 0, jump, jump])
    #expect(slopes(.none) == [0, 0, jump, 0])
    #expect(slopes(.both) == [jump, 0, jump, jump])
  }

  @Test("Reversal and range", arguments: StepCurve.Jump.allCases)
  func shape(jump: StepCurve.Jump) {
    let curve = StepCurve(count: 8, jump: jump)
    for index in stride(from: 1, to: 64, by: 2) {
      let x = Double(index) / 64
      expectNear(curve.reversed.value(at: x), 1 - curve.value(at: 1 - x), within: 2e-16)
    }
    let inputs = (0...1000).map { Double($0) / 1000 }
    #expect(curve.range.lowerBound == inputs.map { curve.value(at: $0) }.min())
    #expect(curve.range.upperBound == inputs.map { curve.value(at: $0) }.max())
  }

  @Test("Counts outside the domain are refused")
  func badInput() {
    for (count, jump) in [
      (0, .end), (-1, .start), (1, .none), (StepCurve.greatestCount + 1, .both), (.max, .end), (.min, .end),
    ] as [(Int, StepCurve.Jump)] {
      #expect(throws: TimingCurveError.self, "\(count) \(jump)") { try StepCurve(checkingCount: count, jump: jump) }
    }
    #expect(throws: Never.self) { try StepCurve(checkingCount: 1, jump: .both) }
    #expect(throws: Never.self) { try StepCurve(checkingCount: 2, jump: .none) }
  }
}
