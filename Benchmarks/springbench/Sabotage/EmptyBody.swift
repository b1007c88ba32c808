/// Computes nothing: what remains is the cost of the harness.
struct EmptyBody: BenchmarkBody {
  let passLength = 1

  @inline(__always)
  func evaluate(_ count: Int, consume: (Double) -> Void) {
    for _ in 0..<count { consume(0) }
  }

  func inspect(_ outputs: [Double]) -> Inspection { Inspection(unit: "", limit: 0) }
}

/// Has inputs and forgets them.
struct ConstantBody: TableBody {
  let inputs = TimePattern.random

  @inline(__always)
  func output(for time: Double) -> Double { 0.5 }

  func inspect(_ outputs: [Double]) -> Inspection { Inspection(unit: "", limit: 0) }
}
