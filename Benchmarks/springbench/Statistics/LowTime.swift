/// The time of a repetition that disturbances hardly touch: they only ever add, and seldom reach all of its epochs.
enum LowTime {
  /// The quantile of the epochs that stands for the repetition.
  static let share = 0.1

  /// By how much the mean of the epochs lies above their low quantile, as a share of that.
  static func spread(ofEpochs epochs: [Double]) -> Double {
    let mean = epochs.reduce(0, +) / Double(epochs.count)
    let low = epochs.quantile(share)
    // Epochs that are shorter than the clock's step have no spread to speak of.
    return low > 0 ? max(0, mean / low - 1) : 0
  }

  /// The low quantile, from the mean and the spread.
  static func nanoseconds(mean: Double, spread: Double) -> Double { mean / (1 + spread) }
}
