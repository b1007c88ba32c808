import SpringKit

/// A way to find the length of a segment.
protocol LengthScheme {
  associatedtype Segment: ReferenceMeasured

  func length(of segment: Segment) -> Double

  /// What comparing its lengths with a reference begins with.
  var inspection: Inspection { get }

  /// The size of an error that counts as 1, for a segment of a length.
  func errorUnit(for length: ReferenceNumber) -> ReferenceNumber
}

/// A usual scheme promises nothing; its limit is what would be a mistake.
protocol UsualLengthScheme: LengthScheme {
  /// The greatest error that is no mistake, as a share of the length.
  static var limit: Double { get }
}

extension UsualLengthScheme {
  var inspection: Inspection { Inspection(unit: "of the length", limit: Self.limit) }

  func errorUnit(for length: ReferenceNumber) -> ReferenceNumber { length }
}
