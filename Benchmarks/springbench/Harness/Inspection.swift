/// What comparing one pass of a body with a reference found.
struct Inspection {
  /// The unit of the worst error, as it is read after the number.
  let unit: String
  /// The greatest error that is no mistake.
  let limit: Double
  /// The worst error of the pass; NaN where a result is not a number.
  private(set) var worstError = 0.0
  /// The sum of the reference's results, where there is one to compare with.
  private(set) var expectedChecksum: ReferenceNumber?
  /// How far the sums may be apart.
  private var checksumTolerance: ReferenceNumber = 0

  init(unit: String, limit: Double) {
    self.unit = unit
    self.limit = limit
  }

  /// An inspection in shares of a bound that the library promises to keep.
  static var ofBound: Inspection { Inspection(unit: "of the bound", limit: 1 + Double(ReferencePrecision.slack)) }

  /// Takes the error of one result into account.
  mutating func note(_ error: ReferenceNumber) { worstError = largest(worstError, Double(error)) }

  /// Adds the reference's result for one evaluation, and how large its terms were, to the expected checksum.
  mutating func expect(_ term: ReferenceNumber, magnitude: ReferenceNumber) {
    expectedChecksum = (expectedChecksum ?? 0) + term
    checksumTolerance += magnitude * 0x1p-40
  }

  /// What is wrong, or nil.
  func failure(checksum: Double) -> String? {
    guard worstError <= limit else {
      return "an error of \(worstError) \(unit) exceeds \(limit)"
    }
    if let expectedChecksum, !((ReferenceNumber(checksum) - expectedChecksum).magnitude <= checksumTolerance) {
      return "the checksum is \(checksum), but must be \(Double(expectedChecksum))"
    }
    return nil
  }
}
