public import Testing

/// Whether a number is within a relative difference of another, or both are the same infinity or not numbers.
public func isNear(_ got: Double, _ expected: Double, relative tolerance: Double) -> Bool {
  got == expected || got.isNaN && expected.isNaN
    || (got - expected).magnitude <= tolerance * max(got.magnitude, expected.magnitude)
}

/// Whether a number is within 2 units in the last place of another.
public func isWithinTwoUlps(_ got: Double, _ expected: Double) -> Bool {
  got == expected || (got - expected).magnitude <= 2 * max(got.ulp, expected.ulp)
}

/// Fails unless a number is within a distance of another.
public func expectNear(
  _ got: Double, _ expected: Double, within tolerance: Double, _ what: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect((got - expected).magnitude <= tolerance, "\(what) \(got) for \(expected)", sourceLocation: sourceLocation)
}
