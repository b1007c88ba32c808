/// Ascending distances, and for equal parts of the longest a guide to where in the list each begins.
///
/// With as many parts as distances, the guide leaves one or two to look at for distances that are spread evenly, and
/// for all others what a binary search takes.
struct DistanceTable: Sendable, Hashable {
  /// The distances: finite, not negative, not descending, at least one.
  let values: [Double]
  /// The longest.
  let last: Double
  /// How many parts there are in a unit of distance.
  private let scale: Double
  /// For each part, the index of the first distance that is in it or behind it; at the end, the last index once more.
  private let guide: [Int32]

  init(_ values: [Double]) {
    let last = values[values.count - 1]
    let scale = Double(values.count) / last
    self.values = values
    self.last = last
    // Of distances next to zero there are too many in a unit; then one part has them all.
    self.scale = scale.isFinite ? scale : 0
    var guide: [Int32] = []
    guide.reserveCapacity(values.count + 2)
    for (index, value) in values.enumerated() {
      let part = Self.part(value, self.scale)
      while guide.count <= part { guide.append(Int32(index)) }
    }
    guide.append(Int32(values.count - 1))
    self.guide = guide
  }

  /// The part that a distance is in. As it does not descend with the distance, however it is rounded, no distance is
  /// sought in the wrong part.
  private static func part(_ distance: Double, _ scale: Double) -> Int { Int(distance * scale) }

  /// The index of the first distance that is at least `distance`, or, with `isStrict`, greater; `distance` is from 0 to
  /// the last, and with `isStrict` less than that.
  func firstIndex(at distance: Double, isStrict: Bool) -> Int {
    let part = Self.part(distance, scale)
    var base = Int(guide[part])
    var count = Int(guide[part + 1]) - base + 1
    while count > 1 {
      let half = count / 2
      let value = values[base + half - 1]
      if isStrict ? value <= distance : value < distance { base += half }
      count -= half
    }
    return base
  }
}
