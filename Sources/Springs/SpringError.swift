/// Why a spring, a motion or a rule could not be made, or a question about it has no answer.
///
/// The error names the argument, its value and what is allowed, so that whoever fed the value can be told in one line.
public struct SpringError: Error, Sendable, Hashable {
  /// The name of the argument as this kit spells it, `dampingRatio` for instance.
  public let argument: String
  /// The value that was refused.
  public let value: Double
  /// What would have been accepted, or why there is no answer, as a phrase that follows "must" or stands alone.
  public let requirement: String

  /// An error for one argument.
  public init(argument: String, value: Double, requirement: String) {
    self.argument = argument
    self.value = value
    self.requirement = requirement
  }
}

extension SpringError: CustomStringConvertible {
  /// One line: the argument, its value and the requirement.
  public var description: String { "\(argument) is \(value): \(requirement)" }
}

/// Refuses a value outside a closed range; NaN is outside every range.
func require(_ value: Double, in range: ClosedRange<Double>, _ argument: String) throws(SpringError) {
  guard range.contains(value) else {
    throw SpringError(
      argument: argument, value: value, requirement: "must be from \(range.lowerBound) to \(range.upperBound)")
  }
}

/// Refuses everything but finite numbers above zero.
func requirePositive(_ value: Double, _ argument: String) throws(SpringError) {
  guard value > 0, value < .infinity else {
    throw SpringError(argument: argument, value: value, requirement: "must be a finite number above 0")
  }
}

/// Refuses what is not finite.
func requireFinite(_ value: Double, _ argument: String) throws(SpringError) {
  guard value.isFinite else {
    throw SpringError(argument: argument, value: value, requirement: "must be a finite number")
  }
}

/// The result, or a trap with the error's text: for factories that take literals.
func trapping<Result>(_ body: () throws(SpringError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    fatalError(error.description)
  }
}
