import SpringKit

extension Benchmark {
  /// A timeline of 1,000 tracks, half springs and half timing curves, all of which move, over 600 frames at 60 Hz; one
  /// evaluation is one track at one frame. Beside it the same springs and curves evaluated by themselves.
  static var timelineSuite: [Benchmark] {
    let bare = "timeline/bare/1000-tracks"
    return [
      Benchmark(bare) { BareTracksBody() }, Benchmark("timeline/sample/1000-tracks", floor: bare) { TimelineBody() },
    ]
  }
}

/// The tracks of both rows.
private struct TrackSet {
  static let frameCount = 600
  static let frameRate = 60.0

  let springs: [SpringMotion<Double>]
  let curves: [TimedCurve]

  /// A timing curve from 0 to a value.
  struct TimedCurve {
    let to: Double
    let curve: TimingCurve
    let duration: Double

    @inline(__always)
    func value(at time: Double) -> Double { to * curve.value(at: time / duration) }
  }

  init() {
    var random = RandomNumbers(seed: 0x7469_6d65)
    // So lightly damped that they move through all frames.
    springs = (0..<500).map { _ in
      SpringMotion(
        .response(random.uniform(1.5...3), dampingRatio: random.uniform(0.02...0.05)), from: 0,
        to: random.uniform(-300...300))
    }
    let presets = [TimingCurve.ease, .easeIn, .easeOut, .easeInOut]
    curves = (0..<500).map { index in
      TimedCurve(to: random.uniform(-300...300), curve: presets[index % presets.count], duration: 10.5)
    }
  }

  var count: Int { springs.count + curves.count }

  var timeline: MotionTimeline {
    let springTracks = springs.enumerated().map { index, motion in
      TimelineElement.track(
        Track("spring\(index)", from: motion.from, to: motion.to, .spring(motion.spring, until: .within(1e-3))))
    }
    let curveTracks = curves.enumerated().map { index, curve in
      TimelineElement.track(
        Track("curve\(index)", from: 0, to: curve.to, .curve(curve.curve, duration: curve.duration)))
    }
    return MotionTimeline(springTracks + curveTracks)
  }
}

/// Whole states of the timeline, frame after frame, into one state that is used again.
private struct TimelineBody: BenchmarkBody {
  private let tracks = TrackSet()
  private let timeline: MotionTimeline

  init() { timeline = tracks.timeline }

  var passLength: Int { tracks.count * TrackSet.frameCount }

  func evaluate(_ count: Int, consume: (Double) -> Void) {
    var state = timeline.makeState()
    var remaining = count
    while remaining > 0 {
      for frame in 0..<TrackSet.frameCount where remaining > 0 {
        timeline.update(&state, at: opaque(Double(frame) / TrackSet.frameRate))
        for component in state.components.prefix(remaining) { consume(component) }
        remaining -= min(remaining, state.components.count)
      }
    }
  }

  /// Every value of every frame, against the motion or the curve by itself.
  func inspect(_ outputs: [Double]) -> Inspection { tracks.inspect(outputs) }
}

/// The same springs and curves without a timeline.
private struct BareTracksBody: BenchmarkBody {
  private let tracks = TrackSet()

  var passLength: Int { tracks.count * TrackSet.frameCount }

  @inline(__always)
  func evaluate(_ count: Int, consume: (Double) -> Void) {
    let (springs, curves) = (tracks.springs.span, tracks.curves.span)
    var remaining = count
    while remaining > 0 {
      for frame in 0..<TrackSet.frameCount where remaining > 0 {
        let time = opaque(Double(frame) / TrackSet.frameRate)
        for index in 0..<min(remaining, springs.count) { consume(springs[index].value(at: time)) }
        remaining -= min(remaining, springs.count)
        for index in 0..<min(remaining, curves.count) { consume(curves[index].value(at: time)) }
        remaining -= min(remaining, curves.count)
      }
    }
  }

  func inspect(_ outputs: [Double]) -> Inspection { tracks.inspect(outputs) }
}

extension TrackSet {
  /// The difference from closed forms in units of 2⁻⁵² of the tracks' size: the motion's own, which the spring suite
  /// checks against references, and the curve's.
  fileprivate func inspect(_ outputs: [Double]) -> Inspection {
    var inspection = Inspection(unit: "units of 300·2⁻⁵²", limit: 4)
    for (index, output) in outputs.enumerated() {
      let (frame, track) = index.quotientAndRemainder(dividingBy: count)
      let time = Double(frame) / Self.frameRate
      let value =
        track < springs.count ? springs[track].value(at: time) : curves[track - springs.count].value(at: time)
      inspection.note((ReferenceNumber(output) - ReferenceNumber(value)).magnitude / (300 * 0x1p-52))
    }
    return inspection
  }
}
