/// Refuses what is not finite or so large that a difference could overflow.
func requireModerate(_ value: Double, _ argument: String) throws(TimingCurveError) {
  guard value.magnitude <= 1e300 else {
    throw .argument(argument, value: value, requirement: "must be a finite number from -1e300 to 1e300")
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
