import Foundation
import SpringKit

extension Benchmark {
  /// What the platform's own functions cost.
  static var floorSuite: [Benchmark] {
    [
      Benchmark("floor/exp-sincos") { ExponentialAndSineCosine() },
      Benchmark("floor/log-two-sqrt", floor: "floor/log-two-sqrt") { LogarithmAndTwoSquareRoots() },
      Benchmark("floor/strtod", floor: "floor/strtod") { NumbersFromText() },
    ]
  }
}

/// One exponential and one sine–cosine pair, the least that a damped swing can cost.
private struct ExponentialAndSineCosine: TableBody {
  let inputs = TimePattern.random

  @inline(__always)
  func output(for time: Double) -> ThreeResults {
    let time = opaque(time)
    let (sine, cosine) = sineAndCosine(9.5 * time)
    return ThreeResults(exponential(-3 * time), sine, cosine)
  }

  func inspect(_ outputs: [ThreeResults]) -> Inspection {
    ThreeResults.inspection(limit: 2, of: zip(inputs, outputs)) { time in
      let angle = ReferenceNumber(9.5 * time)
      return [exp(ReferenceNumber(-3 * time)), sin(angle), cos(angle)]
    }
  }
}

/// One logarithm and two square roots, the least that the length of a parabola can cost.
private struct LogarithmAndTwoSquareRoots: TableBody {
  let inputs = TimePattern.random

  @inline(__always)
  func output(for number: Double) -> ThreeResults {
    let number = opaque(number)
    return ThreeResults(logarithm(number), squareRoot(3 * number), squareRoot(9.5 * number))
  }

  func inspect(_ outputs: [ThreeResults]) -> Inspection {
    ThreeResults.inspection(limit: 1, of: zip(inputs, outputs)) { number in
      [
        log(ReferenceNumber(number)), ReferenceNumber(3 * number).squareRoot(),
        ReferenceNumber(9.5 * number).squareRoot(),
      ]
    }
  }
}

/// Three numbers that come out together.
private struct ThreeResults: BenchmarkOutput {
  let first: Double
  let second: Double
  let third: Double

  @inline(__always)
  init(_ first: Double, _ second: Double, _ third: Double) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inline(__always)
  func use() {
    first.use()
    second.use()
    third.use()
  }
  var checksum: Double { first + second + third }

  /// Compares each result with the reference's, in units of its last place.
  static func inspection(
    limit: Double, of results: some Sequence<(Double, ThreeResults)>, reference: (Double) -> [ReferenceNumber]
  ) -> Inspection {
    var inspection = Inspection(unit: "ulp", limit: limit)
    for (input, output) in results {
      for (computed, exact) in zip([output.first, output.second, output.third], reference(input)) {
        inspection.note((ReferenceNumber(computed) - exact).magnitude / ReferenceNumber(computed.ulp))
        inspection.expect(exact, magnitude: 1)
      }
    }
    return inspection
  }
}

/// The C library's conversion of the numbers in path data, one after the other; where each begins is known beforehand.
private struct NumbersFromText: TableBody {
  let inputs: [Int]
  private let text: [CChar]
  private let numbers = PathText.all.flatMap(\.numbers)

  init() {
    var inputs: [Int] = []
    var text = ""
    for path in PathText.all {
      inputs += path.offsets.map { $0 + text.utf8.count }
      text += path.text
    }
    self.inputs = inputs
    self.text = text.utf8.map(CChar.init) + [0]
  }

  @inline(__always)
  func output(for offset: Int) -> Double {
    unsafe text.withUnsafeBufferPointer { text in
      unsafe text.baseAddress.map { unsafe strtod($0 + offset, nil) } ?? .nan
    }
  }

  func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection(unit: "ulp", limit: 0)
    for (number, output) in zip(numbers, outputs) {
      inspection.note(ReferenceNumber((output - number).magnitude / number.ulp))
      inspection.expect(ReferenceNumber(number), magnitude: 1000)
    }
    return inspection
  }
}
