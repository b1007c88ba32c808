#if !hasFeature(Embedded)
  extension TimingCurve: Codable {
    private enum CodingKeys: String, CodingKey {
      case cubicBezier, circular, spline
    }

    /// Reads CSS text, or an object whose one key names the kind of a curve that CSS cannot write.
    public init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = try checkedWhenDecoding(decoder) { () throws(TimingCurveError) in try TimingCurve(css: text) }
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let numbers = try container.decodeIfPresent([Double].self, forKey: .cubicBezier) {
        self = try checkedWhenDecoding(decoder) { () throws(TimingCurveError) in
          guard numbers.count == 4 else {
            throw .argument("cubicBezier.count", value: Double(numbers.count), requirement: "must be 4")
          }
          return .cubicBezier(
            try CubicBezierCurve(checkingControlPoints: numbers[0], numbers[1], numbers[2], numbers[3]))
        }
      } else if let curve = try container.decodeIfPresent(CubicBezierSpline.self, forKey: .spline) {
        self = .spline(curve)
      } else {
        self = .circular(try container.decode(CircularCurve.self, forKey: .circular))
      }
    }

    /// Writes CSS text where CSS has words for the curve.
    public func encode(to encoder: any Encoder) throws {
      if let text = cssText {
        var container = encoder.singleValueContainer()
        return try container.encode(text)
      }
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .cubicBezier(let curve):
        try container.encode([curve.x1, curve.y1, curve.x2, curve.y2], forKey: .cubicBezier)
      case .circular(let curve): try container.encode(curve, forKey: .circular)
      case .spline(let curve): try container.encode(curve, forKey: .spline)
      // These always have words in CSS.
      case .piecewiseLinear, .steps: break
      }
    }
  }
#endif
