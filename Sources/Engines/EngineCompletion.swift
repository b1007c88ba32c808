public import NumericalMethods
public import Springs

/// When an engine fires its completion.
public struct EngineCompletion: Sendable, Hashable {
  /// The number of the frame at which the engine calls the animation done, counted from the frame at the start as 0; nil where
  /// it never does, or not within an hour of motion (at high rates 1,000,000 frames).
  public let frames: Int?
  /// Why there is no frame; nil where there is one.
  public let reason: String?
  /// frames / rate in seconds.
  public let nominal: Double?
  /// The earliest completion after the start of the motion, if the first frame may come at any phase of the screen's refresh.
  public let earliest: Double?
  /// The latest.
  public let latest: Double?
  /// What the engine had computed at the last frame, before it put the target in place.
  public let lastValue: [Double]?
  /// |target − lastValue| of the component that is farthest off; nil where the engine ended in NaN.
  public let residual: Double?
  /// The engine's own estimate in seconds, where it has one.
  public let estimate: Double?
}

/// One frame that an engine shows.
public struct EngineSample<Value: ComponentVector>: Sendable {
  /// Frame number, from 0.
  public let frame: Int
  /// frame / rate in seconds.
  public let time: Double
  /// The value on the screen.
  public let value: Value
  /// Whether the engine is done.
  public let isLast: Bool
  /// How far the value is from the exact motion at that time.
  public let drift: Value
}

extension AnimationEngine {
  /// What the screen shows, frame by frame, up to the frame at which the engine is done, or `limit` frames.
  public func frames<Value>(of motion: SpringMotion<Value>, limit: Int = 1 << 20) -> [EngineSample<Value>] {
    let runs = runs(of: motion)
    var samples: [EngineSample<Value>] = []
    var last = [EngineFrame?](repeating: nil, count: runs.count)
    for frame in 0..<max(limit, 0) {
      var value = motion.to
      for index in runs.indices {
        let current = last[index].flatMap { $0.isLast ? $0 : nil } ?? runs[index].run.next()
        last[index] = current
        for lane in 0..<runs[index].count { value[component: runs[index].first + lane] = current.value[lane] }
      }
      let time = Double(frame) / frameRate
      let isLast = last.allSatisfy { $0?.isLast ?? false }
      samples.append(
        EngineSample(frame: frame, time: time, value: value, isLast: isLast, drift: value - motion.value(at: time)))
      if isLast { break }
    }
    return samples
  }

  /// The runs that together move every component.
  package func runs<Value>(of motion: SpringMotion<Value>) -> [(run: EngineRun, first: Int, count: Int)] {
    stride(from: 0, to: motion.from.componentCount, by: jointComponents).map { first in
      let part = EngineMotion(motion, first: first, limit: jointComponents)
      return (start(part), first, part.count)
    }
  }
}

extension EngineMotion {
  /// The components from `first` on that an engine moves together, at most `limit`.
  init<Value>(_ motion: SpringMotion<Value>, first: Int, limit: Int) {
    let count = min(limit, motion.from.componentCount - first)
    var (from, to, velocity) = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    for lane in 0..<count {
      from[lane] = motion.from[component: first + lane]
      to[lane] = motion.to[component: first + lane]
      velocity[lane] = motion.velocity[component: first + lane]
    }
    self.init(spring: motion.spring, from: from, to: to, velocity: velocity, count: count)
  }
}

extension SpringMotion {
  /// When an engine that runs this motion fires its completion.
  public func completion(in engine: AnimationEngine) -> EngineCompletion {
    var frames = 0
    var lastValue: [Double] = []
    var estimate: Double?
    for first in stride(from: 0, to: from.componentCount, by: engine.jointComponents) {
      let part = EngineMotion(self, first: first, limit: engine.jointComponents)
      let outcome = engine.finish(part, engine.horizonFrames)
      if let own = outcome.estimate { estimate = max(estimate ?? own, own) }
      if let reason = outcome.neverStopsReason { return .never(reason, estimate: estimate) }
      guard let (number, frame) = outcome.last else {
        return .never("not done within \(Double(outcome.limit) / engine.frameRate) s of motion", estimate: estimate)
      }
      frames = max(frames, number)
      for lane in 0..<part.count { lastValue.append(frame.computed[lane]) }
    }
    let period = 1 / engine.frameRate
    let nominal = Double(frames) / engine.frameRate
    var residual = 0.0
    for index in lastValue.indices {
      let left = (to[component: index] - lastValue[index]).magnitude
      // NaN is not less than anything, but must not be lost, whichever component it is in.
      residual = left.isNaN || residual.isNaN ? .nan : max(residual, left)
    }
    return EngineCompletion(
      frames: frames, reason: nil, nominal: nominal, earliest: nominal, latest: nominal + period, lastValue: lastValue,
      residual: residual.isNaN ? nil : residual, estimate: estimate)
  }
}

extension EngineCompletion {
  static func never(_ reason: String, estimate: Double?) -> EngineCompletion {
    EngineCompletion(
      frames: nil, reason: reason, nominal: nil, earliest: nil, latest: nil, lastValue: nil, residual: nil,
      estimate: estimate)
  }
}
