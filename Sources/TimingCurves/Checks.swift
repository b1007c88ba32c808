/// The greatest magnitude of a coordinate between which differences are taken: none of them can overflow.
let greatestCoordinate = 1e100

/// Refuses what is not a number or greater than ``greatestCoordinate`` in magnitude.
func requireCoordinate(_ value: Double, _ argument: String) throws(TimingCurveError) {
  guard value.magnitude <= greatestCoordinate else {
    throw .argument(
      argument, value: value, requirement: "must be from \(-greatestCoordinate) to \(greatestCoordinate)")
  }
}

/// The result, or a trap with the error's text: for initialisers that take literals.
func trapping<Result>(_ body: () throws(TimingCurveError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    fatalError(error.description)
  }
}

#if !hasFeature(Embedded)
  /// The result, or the error as one of the file that is decoded.
  func checkedWhenDecoding<Result>(
    _ decoder: any Decoder, _ body: () throws(TimingCurveError) -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }
#endif
