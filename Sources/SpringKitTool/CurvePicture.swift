import SpringKit

/// What the terminal and the SVG file show: the value over time, its target and when it looks still.
struct CurvePicture {
  /// The motion.
  let motion: SpringMotion<Double>
  /// Half the height of the band about the target that looks still.
  let tolerance: Double
  /// When the motion looks still; nil where it never does.
  let stillTime: Double?
  /// What the one engine that was asked for shows at its frames, and when it is done; nil where none was named.
  let engine: (name: String, frames: [MotionEvent], doneTime: Double?)?
  /// The length of the time axis, seconds.
  let duration: Double
  /// The value axis.
  let range: ClosedRange<Double>

  /// The picture of a prediction.
  init(_ prediction: Prediction) {
    motion = prediction.motion
    tolerance = prediction.property.visibleThreshold
    stillTime = prediction.visible.duration.isFinite ? prediction.visible.duration : nil
    let bounds = motion.bounds
    let height = bounds.upperBound - bounds.lowerBound
    // A band the size of the value's own rounding cannot be drawn.
    let ownRange: ClosedRange<Double>
    if height > motion.to.magnitude * 1e-12, height > 0 {
      ownRange = bounds.lowerBound - 0.06 * height...bounds.upperBound + 0.06 * height
    } else {
      let half = max(motion.to.magnitude * 0.1, 2 * tolerance)
      ownRange = motion.to - half...motion.to + half
    }
    // Long enough to see the curve come to rest at this scale, whatever counts as still.
    let rest = try? motion.settling(.within(0.004 * max(height, 1e-90))).duration
    let times = [stillTime ?? 0, rest ?? .infinity].filter { $0.isFinite && $0 > 0 }
    let response = prediction.request.spring.response
    let ownDuration: Double
    if let longest = times.max(), rest?.isFinite == true {
      ownDuration = 1.08 * longest
    } else {
      ownDuration = motion.spring.damping == 0 && height > 0 ? 5 * response : response
    }
    guard let named = prediction.namedEngine else {
      (engine, duration, range) = (nil, ownDuration, ownRange)
      return
    }
    // Room for an engine that takes longer or swings wider, but not for one that blows up.
    let doneTime = named.completion.nominal
    duration = max(ownDuration, min(1.08 * (doneTime ?? 0), 2 * ownDuration))
    let frames = named.engine.frames(of: motion, limit: Int(min(duration * named.engine.frameRate + 1, 4000)))
    engine = (named.engine.name, frames.map { MotionEvent(time: $0.time, value: $0.value) }, doneTime)
    let values = frames.map(\.value).filter { $0 > ownRange.lowerBound - height && $0 < ownRange.upperBound + height }
    range =
      min(
        ownRange.lowerBound, values.min() ?? ownRange.lowerBound)...max(
        ownRange.upperBound, values.max() ?? ownRange.upperBound)
  }

  /// The least and greatest value in each of `count` equal spans of time, ends included, so that neighbours touch.
  func columns(_ count: Int) -> [ClosedRange<Double>] {
    let steps = 24
    return (0..<count).map { column in
      var (least, greatest) = (Double.infinity, -Double.infinity)
      for step in 0...steps {
        let time = duration * (Double(column) + Double(step) / Double(steps)) / Double(count)
        let value = motion.value(at: time)
        (least, greatest) = (min(least, value), max(greatest, value))
      }
      return least...greatest
    }
  }

  /// Where a value stands on the value axis: 0 at the top, 1 at the bottom.
  func depth(of value: Double) -> Double {
    min(max((range.upperBound - value) / (range.upperBound - range.lowerBound), 0), 1)
  }
}
