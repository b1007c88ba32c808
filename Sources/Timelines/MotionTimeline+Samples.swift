/// The state of a timeline at one time.
public struct TimelineSample: Sendable, Hashable {
  /// Seconds from the start of the timeline.
  public let time: Double
  /// What every property shows.
  public let state: TimelineState
}

/// The states of a timeline at the frames of a rate, computed as they are asked for.
public struct TimelineSamples: RandomAccessCollection, Sendable {
  private let timeline: MotionTimeline
  private let rate: Double
  /// How many frames there are, the one at the start included.
  public let endIndex: Int

  init(_ timeline: MotionTimeline, rate: Double, count: Int) {
    self.timeline = timeline
    self.rate = rate
    endIndex = count
  }

  /// The frame at the start.
  public var startIndex: Int { 0 }

  /// Frame `frame`, at `frame`/rate seconds.
  public subscript(frame: Int) -> TimelineSample {
    guard frame >= 0, frame < endIndex else { fatalError("frame is \(frame): must be from 0 to \(endIndex - 1)") }
    let time = Double(frame) / rate
    return TimelineSample(time: time, state: timeline.state(at: time))
  }
}

extension MotionTimeline {
  /// The states at frames 0, 1, 2, … of `rate` Hz: every frame up to the first one at or after `until` seconds.
  ///
  /// - Parameters:
  ///   - rate: frames per second, above 0; traps otherwise.
  ///   - until: seconds; the ``totalDuration`` unless told. A timeline that never ends needs to be told; traps
  ///     otherwise, and where there would be more than 2³¹ frames.
  public func samples(rate: Double, until: Double? = nil) -> TimelineSamples {
    guard rate > 0, rate < .infinity else { fatalError("rate is \(rate): must be a finite number above 0") }
    let end = max(until ?? totalDuration, 0)
    guard end * rate < 0x1p31 else {
      fatalError("until is \(end): must be up to 2^31 frames; a timeline that never ends needs to be told")
    }
    // The product may have been rounded across a whole number of frames.
    var last = (end * rate).rounded(.up)
    if last > 0, (last - 1) / rate >= end { last -= 1 }
    if last / rate < end { last += 1 }
    return TimelineSamples(self, rate: rate, count: Int(last) + 1)
  }
}
