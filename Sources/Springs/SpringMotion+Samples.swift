public import NumericalMethods

/// The value and the velocity of a motion at one time.
@frozen
public struct MotionSample<Value: ComponentVector>: Sendable, Hashable {
  /// Seconds from the start.
  public let time: Double
  /// The value.
  public let value: Value
  /// The velocity, in value units per second.
  public let velocity: Value
}

/// The samples of a motion at the frames of a rate, computed as they are asked for.
public struct MotionSamples<Value: ComponentVector>: RandomAccessCollection, Sendable {
  private let motion: SpringMotion<Value>
  private let rate: Double
  /// How many frames there are, the one at the start included.
  public let endIndex: Int

  init(_ motion: SpringMotion<Value>, rate: Double, count: Int) {
    self.motion = motion
    self.rate = rate
    endIndex = count
  }

  /// The frame at the start.
  public var startIndex: Int { 0 }

  /// Frame `frame`, at `frame`/rate seconds.
  public subscript(frame: Int) -> MotionSample<Value> {
    guard frame >= 0, frame < endIndex else { fatalError("frame is \(frame): must be from 0 to \(endIndex - 1)") }
    return motion.sample(at: Double(frame) / rate)
  }
}

extension SpringMotion {
  /// A tolerance that suits the motion's own size: a thousandth of its distance, or 0.001 where from and to are equal.
  public var defaultTolerance: Double {
    let distance = displacement.maximumNorm
    return distance > 0 ? 0.001 * distance : 0.001
  }

  /// Value and velocity at `time` seconds.
  public func sample(at time: Double) -> MotionSample<Value> {
    MotionSample(time: time, value: value(at: time), velocity: velocity(at: time))
  }

  /// The motion at frames 0, 1, 2, … of `rate` Hz: every frame up to the first one at or after `until` seconds.
  ///
  /// - Parameters:
  ///   - rate: frames per second, above 0; traps otherwise.
  ///   - until: seconds; by default when the motion stays within its ``defaultTolerance``, which an undamped motion never
  ///     does, so that it must state a time. Traps where there would be more than 2³¹ frames.
  public func samples(rate: Double, until: Double? = nil) -> MotionSamples<Value> {
    guard rate > 0, rate < .infinity else { fatalError("rate is \(rate): must be a finite number above 0") }
    let end = until ?? settlingDuration(.within(defaultTolerance))
    guard end >= 0, end * rate < 0x1p31 else {
      fatalError("until is \(end): must be from 0 to 2^31 frames; a motion that does not settle needs to be told")
    }
    // The product may have been rounded across a whole number of frames.
    var last = (end * rate).rounded(.up)
    if last > 0, (last - 1) / rate >= end { last -= 1 }
    if last / rate < end { last += 1 }
    return MotionSamples(self, rate: rate, count: Int(last) + 1)
  }
}
