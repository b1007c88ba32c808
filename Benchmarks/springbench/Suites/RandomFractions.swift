/// Where timing curves are evaluated: uniform from 0 to 1, the same for every row.
enum RandomFractions {
  /// A linear scan branches at every sample, and 16,384 fractions are few enough to be learned by heart: a table then seems 40 %
  /// quicker than it is for fractions that are new.
  static let all: [Double] = {
    var random = RandomNumbers(seed: 0x7469_6d65)
    return (0..<65536).map { _ in random.uniform(0...1) }
  }()
}
