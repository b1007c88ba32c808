import TestSupport
import Testing
import TimingCurves

@Suite("PiecewiseLinearCurve")
struct PiecewiseLinearCurveTests {
  typealias Stop = PiecewiseLinearCurve.Stop

  @Test("Stops are put in order as CSS asks")
  func order() {
    func points(_ stops: [Stop]) -> [SIMD2<Double>] { PiecewiseLinearCurve(stops).points }
    #expect(points([Stop(0), Stop(0.25), Stop(1)]) == [[0, 0], [0.5, 0.25], [1, 1]])
    #expect(points([Stop(0, at: 0.2), Stop(0.5, at: 0.1), Stop(1)]) == [[0.2, 0], [0.2, 0.5], [1, 1]])
    #expect(points([Stop(0), Stop(1, at: 1.2), Stop(2)]) == [[0, 0], [1.2, 1], [1.2, 2]])
    #expect(
      points([Stop(0), Stop(1), Stop(2), Stop(3, at: 0.75), Stop(4), Stop(5)]) == [
        [0, 0], [0.25, 1], [0.5, 2], [0.75, 3], [0.875, 4], [1, 5],
      ])
    #expect(points([Stop(1, at: -0.5), Stop(2), Stop(3, at: 0.5)]) == [[-0.5, 1], [0, 2], [0.5, 3]])
    #expect(points([Stop(7)]) == [[0, 7]])
    #expect(points([Stop(7, at: 0.5)]) == [[0.5, 7]])
  }

  @Test("Evenly spaced inputs are in order however many there are and however close their neighbours")
  func evenSpacing() {
    var generator = SeededGenerator(411)
    var check = LawCheck()
    for _ in 0..<2000 {
      let low = generator.signed(1e-3...1e3)
      let high = generator.choice([low, low.nextUp, low + generator.logarithmic(1e-17...1)])
      let run = Int.random(in: 1...40, using: &generator)
      let stops = [Stop(0, at: low)] + (1...run).map { Stop(Double($0)) } + [Stop(1, at: high)]
      let inputs = PiecewiseLinearCurve(stops).points.map { $0.x }
      check.expect(zip(inputs, inputs.dropFirst()).allSatisfy(<=), "\(run) between \(low) and \(high): \(inputs)")
      check.expect(
        PiecewiseLinearCurve(PiecewiseLinearCurve(stops).points.map { Stop($0.y, at: $0.x) })
          == PiecewiseLinearCurve(stops), "points in order stay: \(inputs)")
    }
    check.finish()
  }

  @Test("The tables of the Web Platform Tests")
  func webPlatformTests() throws {
    let quarters = [0, 0.25, 0.5, 0.75, 1]
    for (stops, values) in [
      ([0, 1.5, 1], [0, 0.75, 1.5, 1.25, 1]), ([1, -0.5, 0], [1, 0.25, -0.5, -0.25, 0]),
    ] as [([Double], [Double])] {
      let curve = PiecewiseLinearCurve(stops.map { Stop($0) })
      #expect(quarters.map { curve.value(at: $0) } == values)
    }
    let stairs = try TimingCurve(css: "linear(0.2 0% 20%, 0.4 20% 40%, 0.6 40% 60%, 0.8 60% 80%, 1 80% 100%)")
    let steps = TimingCurve.steps(StepCurve(count: 5, jump: .start))
    for index in 0..<1000 where index % 200 != 0 {
      #expect(stairs.value(at: Double(index) / 1000) == steps.value(at: Double(index) / 1000))
    }
    #expect((0...5).map { stairs.value(at: Double($0) / 5) } == [0.2, 0.4, 0.6, 0.8, 1, 1])
  }

  @Test("At a jump the later point counts; the before flag chooses the first value at the start only")
  func jumps() {
    let curve = PiecewiseLinearCurve([
      Stop(0, at: 0), Stop(0.25, at: 0), Stop(0.6, at: 0.5), Stop(9, at: 0.5), Stop(0.4, at: 0.5), Stop(1, at: 1),
      Stop(2, at: 1),
    ])
    #expect(curve.value(at: 0) == 0.25)
    #expect(curve.value(at: 0, isBefore: true) == 0)
    #expect(curve.value(at: 0.5) == 0.4)
    #expect(curve.value(at: 0.5, isBefore: true) == 0.4)
    #expect(curve.value(at: 1) == 2)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 2)
    expectNear(curve.value(at: 0.5.nextDown), 0.6, within: 1e-15)
    #expect(curve.velocity(at: 0) == .infinity)
    #expect(curve.velocity(at: 0.5) == -.infinity)
    #expect(curve.velocity(at: 1) == .infinity)
    #expect(curve.velocity(at: 0.25) == 0.7)
    #expect(curve.velocity(at: 0.75) == 1.2)
    #expect(curve.velocity(at: -1) == 0)
    #expect(curve.velocity(at: 2) == 0)
  }

  @Test("A jump in the middle, which CSS allows and some implementations refuse (csswg-drafts 8933)")
  func jumpInText() throws {
    let curve = try TimingCurve(css: "linear(0, 0.6 50%, 0.4 50%, 1)")
    #expect([0.25, 0.5, 0.75].map { curve.value(at: $0) } == [0.3, 0.4, 0.7])
    #expect(curve.velocity(at: 0.5) == -.infinity)
  }

  @Test("Outside the points the nearest piece goes on")
  func extrapolation() {
    let curve = PiecewiseLinearCurve([Stop(0, at: 0.25), Stop(1, at: 0.5), Stop(0, at: 0.75)])
    #expect(curve.value(at: 0) == -1)
    #expect(curve.value(at: 1) == -1)
    #expect(curve.value(at: -1) == -5)
    #expect(curve.velocity(at: -1) == 4)
    #expect(curve.velocity(at: 0.25) == 4)
    #expect(curve.velocity(at: 0.5) == -4)
    #expect(curve.velocity(at: 0.75) == -4)
    #expect(curve.velocity(at: 9) == -4)
    let held = PiecewiseLinearCurve([Stop(0), Stop(1, at: 1), Stop(1, at: 1)])
    #expect(held.value(at: 1.5) == 1)
    #expect(held.value(at: -1) == -1)
    #expect(held.velocity(at: 1) == 0)
  }

  @Test("Every input has an answer", arguments: [[0.5], [0.5, 0.5], [0, 1], [1, -1, 3]] as [[Double]])
  func totality(outputs: [Double]) {
    let curve = PiecewiseLinearCurve(outputs.map { Stop($0) })
    #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    let isConstant = Set(outputs).count == 1
    for x in [-.infinity, -.greatestFiniteMagnitude, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity]
    {
      #expect(!curve.value(at: x).isNaN && !curve.velocity(at: x).isNaN)
      if isConstant { #expect(curve.value(at: x) == 0.5 && curve.velocity(at: x) == 0) }
    }
  }

  @Test("Every finite input has a value that is a number, for the most extreme points too")
  func extremes() {
    let sizes: [Double] = [0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-100, 1, 1e100, -1e100]
    let inputs = sizes + [.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity]
    var check = LawCheck()
    for first in sizes {
      for second in sizes {
        for (left, right) in [(0, .leastNonzeroMagnitude), (0, 1), (-1e100, 1e100), (1, 1), (1e100, 1e100)]
          as [(Double, Double)]
        {
          let curve = PiecewiseLinearCurve([Stop(first, at: left), Stop(second, at: right)])
          for x in inputs {
            check.expect(
              !curve.value(at: x).isNaN && !curve.velocity(at: x).isNaN,
              "(\(left), \(first)) to (\(right), \(second)) at \(x): \(curve.value(at: x)), \(curve.velocity(at: x))")
          }
        }
      }
    }
    check.finish()
  }

  @Test("Stops that make no curve are refused by name")
  func badInput() {
    func message(_ stops: [Stop]) -> String {
      do throws(TimingCurveError) {
        return "\(try PiecewiseLinearCurve(checking: stops))"
      } catch {
        return error.description
      }
    }
    #expect(message([]) == "stops.count is 0.0: must be at least 1")
    #expect(message([Stop(0), Stop(.nan)]) == "stops[1].output is nan: must be from -1e+100 to 1e+100")
    #expect(message([Stop(0, at: .infinity)]) == "stops[0].input is inf: must be from -1e+100 to 1e+100")
    #expect(message([Stop(-1e101)]) == "stops[0].output is -1e+101: must be from -1e+100 to 1e+100")
  }

  @Test("Reversal, inverse and range")
  func shape() throws {
    let curve = PiecewiseLinearCurve([Stop(0), Stop(0.75, at: 0.25), Stop(0.5, at: 0.5), Stop(1)])
    var generator = SeededGenerator(412)
    for _ in 0..<200 {
      let x = generator.uniform(-1...2)
      expectNear(curve.reversed.value(at: x), 1 - curve.value(at: 1 - x), within: 4e-15)
    }
    #expect(curve.range == 0...1)
    #expect(curve.inverse == nil)
    #expect(PiecewiseLinearCurve([Stop(1), Stop(3, at: 0.5), Stop(-2)]).range == -2...3)
    #expect(PiecewiseLinearCurve([Stop(0, at: 0.5), Stop(1, at: 0.75)]).range == -2...2)
    #expect(PiecewiseLinearCurve([Stop(1), Stop(1)]).inverse == nil)
    let rising = PiecewiseLinearCurve([Stop(0), Stop(0.75, at: 0.25), Stop(0.75, at: 0.5), Stop(1)])
    let falling = PiecewiseLinearCurve([Stop(1), Stop(0.25, at: 0.5), Stop(0)])
    for (curve, y) in [(rising, 0.25), (rising, 0.9), (falling, 0.1), (falling, 0.7)] {
      expectNear(curve.value(at: try #require(curve.inverse).value(at: y)), y, within: 4e-16)
    }
    #expect(try #require(rising.inverse).value(at: 0.75) == 0.5)
    #expect(try #require(rising.inverse).velocity(at: 0.75) == .infinity)
  }
}
