/// A timing curve of equal steps: CSS's `steps()`.
///
/// Step k begins at the double nearest to k/n, and its value is k/J rounded once, J being the number of jumps: n, n − 1
/// without jumps at the ends, n + 1 with a jump at both. So the value at the double k/n is that of step k, which a product
/// rounded before its floor is taken does not give for every k and n. Outside 0…1 the steps go on; from step 2⁵³ on a value is
/// within 2 ulp.
///
/// Source: CSS Easing Functions Level 2, `steps()`.
@frozen
public struct StepCurve: Sendable, Hashable {
  /// At which ends the curve jumps; between them it jumps n − 1 times.
  public enum Jump: String, Sendable, Hashable, CaseIterable {
    /// At the start: the first interval shows the first step. CSS's `start` too.
    case start = "jump-start"
    /// At the end: the first interval shows the start. CSS's `end` too, and its default.
    case end = "jump-end"
    /// At neither: the first interval shows the start, the last one the end.
    case none = "jump-none"
    /// At both.
    case both = "jump-both"
  }

  /// How many intervals of equal length the inputs 0…1 have, n.
  public let count: Int
  /// At which ends the curve jumps.
  public let jump: Jump

  /// The greatest ``count``: every step below it is a double of its own.
  public static let greatestCount = (1 << 53) - 1

  /// A curve of steps; traps where ``init(checkingCount:jump:)`` throws.
  public init(count: Int, jump: Jump = .end) {
    self = trapping { () throws(TimingCurveError) in try Self(checkingCount: count, jump: jump) }
  }

  /// A curve of steps.
  ///
  /// - Parameters:
  ///   - count: From 1, or 2 without jumps at the ends, to ``greatestCount``.
  ///   - jump: At which ends the curve jumps.
  /// - Throws: An error for the count.
  public init(checkingCount count: Int, jump: Jump = .end) throws(TimingCurveError) {
    let least = jump == .none ? 2 : 1
    guard (least...Self.greatestCount).contains(count) else {
      throw .argument("count", value: Double(count), requirement: "must be from \(least) to \(Self.greatestCount)")
    }
    self.count = count
    self.jump = jump
  }

  /// The output at an input.
  ///
  /// - Parameters:
  ///   - x: The input, of any size: an infinite one gives the limit, NaN gives NaN.
  ///   - isBefore: CSS's before flag: at a jump, the value before it.
  @inlinable public func value(at x: Double, isBefore: Bool = false) -> Double {
    let steps = Double(count)
    // Beyond, and for an infinite or undefined input, one step more or less is below the rounding.
    guard (x * steps).magnitude < 0x1p53 else { return x * (steps / jumpCount) }
    var step = (x * steps).rounded(.down)
    if (step + 1) / steps <= x { step += 1 } else if step / steps > x { step -= 1 }
    let isAtJump = step / steps == x
    if jump == .start || jump == .both { step += 1 }
    if isBefore && isAtJump { step -= 1 }
    if x >= 0 { step = max(step, 0) }
    if x <= 1 { step = min(step, jumpCount) }
    return step / jumpCount
  }

  /// The slope dy/dx at an input: ∞ where the curve jumps, 0 elsewhere, NaN for NaN.
  @inlinable public func velocity(at x: Double) -> Double {
    if x.isNaN { return x }
    return value(at: x) == value(at: x, isBefore: true) ? 0 : .infinity
  }

  /// How many jumps there are in 0…1, J.
  @inlinable var jumpCount: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count + 1)
    }
  }

  /// The least and the greatest value over the inputs 0…1, the before flag not set.
  public var range: ClosedRange<Double> { value(at: 0)...value(at: 1) }

  /// The curve run backwards, 1 − f(1 − x), but for jumps, where the value after the jump counts in either direction.
  public var reversed: StepCurve {
    switch jump {
    case .start: StepCurve(count: count, jump: .end)
    case .end: StepCurve(count: count, jump: .start)
    case .none, .both: self
    }
  }
}

#if !hasFeature(Embedded)
  extension StepCurve.Jump: Codable {}

  extension StepCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case count, jump
    }

    /// Reads the count and the jump, and checks them.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let count = try container.decode(Int.self, forKey: .count)
      let jump = try container.decode(Jump.self, forKey: .jump)
      self = try checkedWhenDecoding(decoder) { () throws(TimingCurveError) in
        try StepCurve(checkingCount: count, jump: jump)
      }
    }
  }
#endif
