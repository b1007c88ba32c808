import Foundation

/// Round numbers to label an axis with: multiples of 1, 2 or 5 times a power of ten.
struct AxisTicks {
  /// The ticks inside the axis, in order.
  let values: [Double]
  /// Their labels, all with the digits that tell neighbours apart.
  let labels: [String]

  /// At most `count` + 1 ticks of an axis.
  init(_ range: ClosedRange<Double>, count: Int) {
    let rough = (range.upperBound - range.lowerBound) / Double(max(count, 1))
    let power = pow(10, log10(rough).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step).rounded(.down))
    guard step > 0, step.isFinite, last >= first, last - first <= Double(count) + 1 else {
      (values, labels) = ([], [])
      return
    }
    let values = (0...Int(last - first)).map { (first + Double($0)) * step }
    let greatest = values.map(\.magnitude).max() ?? 0
    let decimals = Int(max(0, -log10(step * 1.001).rounded(.down)))
    let digits =
      greatest > 0 ? Int(log10(greatest * 1.001).rounded(.down) - log10(step * 1.001).rounded(.down)) + 1 : 1
    self.values = values
    labels = values.map { value in
      greatest < 1e7 && decimals <= 6
        ? String(format: "%.\(decimals)f", value + 0) : ReadableNumber.text(value, digits: min(max(digits, 1), 17))
    }
  }
}
