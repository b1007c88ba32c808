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
      if let curve = try container.decodeIfPresent(CubicBezierCurve.self, forKey: .cubicBezier) {
        self = .cubicBezier(curve)
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
      case .cubicBezier(let curve): try container.encode(curve, forKey: .cubicBezier)
      case .circular(let curve): try container.encode(curve, forKey: .circular)
      case .spline(let curve): try container.encode(curve, forKey: .spline)
      // These always have words in CSS.
      case .piecewiseLinear, .steps: break
      }
    }
  }
#endif
