import SpringKit

extension CurvePicture {
  /// The picture of a prediction: the value over time, its target, when it looks still, and the one engine that was named.
  init(_ prediction: Prediction) {
    let motion = prediction.motion
    let tolerance = prediction.property.visibleThreshold
    let stillTime = prediction.visible.duration.isFinite ? prediction.visible.duration : nil
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
    let engine = prediction.namedEngine.map { EngineFrames($0.engine, $0.completion, of: motion, beside: ownDuration) }
    let duration = engine?.duration ?? ownDuration
    let values = (engine?.dots ?? []).map(\.y).filter {
      $0 > ownRange.lowerBound - height && $0 < ownRange.upperBound + height
    }
    let least = min(ownRange.lowerBound, values.min() ?? ownRange.lowerBound)
    let greatest = max(ownRange.upperBound, values.max() ?? ownRange.upperBound)
    self.init(
      description: "The value over time of the spring motion \(prediction.subtitle)",
      value: { motion.value(at: $0) }, domain: 0...duration, axis: ("seconds", "s"), range: least...greatest,
      turnCount: duration * motion.spring.dampedFrequency / (2 * Double.pi),
      target: (motion.to, tolerance),
      mark: stillTime.map { Mark(x: $0, label: "looks still \(ReadableNumber.seconds($0))") },
      dots: engine?.dots ?? [], dotsMark: engine?.mark)
  }
}

/// What an engine shows at its frames, and when it is done.
private struct EngineFrames {
  let duration: Double
  let dots: [SIMD2<Double>]
  let mark: CurvePicture.Mark

  init(
    _ engine: AnimationEngine, _ completion: EngineCompletion, of motion: SpringMotion<Double>,
    beside ownDuration: Double
  ) {
    // Room for an engine that takes longer or swings wider, but not for one that blows up.
    let doneTime = completion.nominal
    duration = max(ownDuration, min(1.08 * (doneTime ?? 0), 2 * ownDuration))
    dots = engine.frames(of: motion, limit: Int(min(duration * engine.frameRate + 1, 4000))).map {
      SIMD2($0.time, $0.value)
    }
    mark = CurvePicture.Mark(
      x: doneTime, label: engine.name + (doneTime.map { " done \(ReadableNumber.seconds($0))" } ?? " never done"))
  }
}
