import NumericalMethods

/// A number without `.0`.
func shortest(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number with at most three digits after the point, for a sentence.
func readable(_ number: Double) -> String { shortest((number * 1000).rounded() / 1000) }

/// A duration as it was given, or to the millisecond where a computation left many digits.
func seconds(_ duration: Double) -> String { "\(duration)".count > 8 ? readable(duration) : "\(duration)" }

/// Degrees in radians.
func radians(_ degrees: Double) -> Double { degrees * (Double.pi / 180) }

/// Where a smooth function of one number is greatest: the best of a grid, refined by golden sections.
func greatest(in range: ClosedRange<Double>, of function: (Double) -> Double) -> Double {
  let steps = 256
  let width = (range.upperBound - range.lowerBound) / Double(steps)
  let best = (0...steps).map { range.lowerBound + Double($0) * width }.max { function($0) < function($1) }
  guard let best else { return range.lowerBound }
  var (low, high) = (max(best - width, range.lowerBound), min(best + width, range.upperBound))
  let golden = (squareRoot(5) - 1) / 2
  for _ in 0..<80 {
    let (left, right) = (high - golden * (high - low), low + golden * (high - low))
    if function(left) < function(right) { low = left } else { high = right }
  }
  return (low + high) / 2
}
