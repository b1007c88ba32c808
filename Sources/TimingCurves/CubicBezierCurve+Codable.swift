#if !hasFeature(Embedded)
  extension CubicBezierCurve: Codable {
    /// Reads the four numbers x₁, y₁, x₂, y₂, and checks them.
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.singleValueContainer().decode([Double].self)
      self = try checkedWhenDecoding(decoder) { () throws(TimingCurveError) in
        guard numbers.count == 4 else {
          throw .argument("controlPoints.count", value: Double(numbers.count), requirement: "must be 4")
        }
        return try CubicBezierCurve(checkingControlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
      }
    }

    /// Writes x₁, y₁, x₂, y₂.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode([x1, y1, x2, y2])
    }
  }
#endif
