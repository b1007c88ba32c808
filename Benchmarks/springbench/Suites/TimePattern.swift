/// The times at which floor and springs are evaluated, from 0 to 3 s.
enum TimePattern {
  /// So many that a processor cannot learn by heart which way the branches of sine and cosine go: with 2048 times it does,
  /// and the floor seems 40 % lower than it is for times that are new.
  static let random: [Double] = {
    var random = RandomNumbers(seed: 0x7175_6573)
    return (0..<16384).map { _ in random.uniform(0...3) }
  }()

  /// As many times in equal steps.
  static let equalSteps = random.indices.map { 3 * Double($0) / Double(random.count) }
}
