/// The candidate that a misspelt word most likely meant, or nil where none is near.
func nearest(to word: String, among candidates: [String]) -> String? {
  let distances = candidates.map { (candidate: $0, distance: spellingDistance(word, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(2, word.count / 3) ? best.candidate : nil
}

/// How many letters must be inserted, removed or replaced to turn one word into the other.
private func spellingDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let replaced = diagonal + (letter == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
