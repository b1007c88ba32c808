import SpringKit

/// Many underdamped springs on their way, all of them at one frame's time before the next frame at 120 Hz; one evaluation is
/// one spring at one frame.
struct FrameBody<Scheme: FrameScheme>: BenchmarkBody {
  private let motions: [SpringMotion<Double>]
  private let starts: [Scheme]
  private let moving: Moving<Scheme>
  /// Up to 3 s, and fewer of many springs: so many that their numbers do not stay in the processor.
  private let frameCount: Int

  private static var frameRate: Double { 120 }

  init(springCount: Int) {
    var random = RandomNumbers(seed: 0x6672_616d)
    motions = (0..<springCount).map { _ in
      let frequency = random.uniform(8...16)
      let damping = 2 * random.uniform(0.2...0.8) * frequency
      return SpringMotion(
        .physical(mass: 1, stiffness: frequency * frequency, damping: damping), from: 0, to: 1,
        velocity: random.uniform(-20...20))
    }
    starts = motions.map { Scheme($0, frameDuration: 1 / Self.frameRate) }
    moving = Moving(starts)
    frameCount = max(4, min(360, 16384 / springCount))
  }

  var passLength: Int { motions.count * frameCount }

  @inline(__always)
  func evaluate(_ count: Int, consume: (Double) -> Void) {
    let starts = starts.span
    // Taken out, so that the array belongs to nobody else and stays where it is.
    var moved: [Scheme] = []
    swap(&moved, &moving.schemes)
    defer { swap(&moved, &moving.schemes) }
    var schemes = moved.mutableSpan
    var remaining = count
    while remaining > 0 {
      for frame in 1...frameCount where remaining > 0 {
        let time = opaque(Double(frame) / Self.frameRate)
        let length = min(remaining, starts.count)
        if frame == 1 {
          for index in 0..<length {
            var scheme = starts[index]
            consume(scheme.next(at: time))
            schemes[index] = scheme
          }
        } else {
          for index in 0..<length { consume(schemes[index].next(at: time)) }
        }
        remaining -= length
      }
    }
  }

  /// The error that piles up, in shares of |x| + |v|/ω at the start.
  func inspect(_ outputs: [Double]) -> Inspection {
    let references = motions.map { motion in
      let spring = motion.spring
      return (
        oscillator: ReferenceOscillator(stiffness: spring.stiffness, damping: spring.damping),
        start: ReferenceState.exact(displacement: motion.from - motion.to, velocity: motion.velocity)
      )
    }
    let greatestReach = references.map { Double($0.oscillator.fastRate + $0.oscillator.frequency) }.max() ?? 0
    var inspection = Inspection(
      unit: "of the swing",
      limit: Scheme.errorLimit(reach: greatestReach / Self.frameRate, frameCount: frameCount))
    for (index, output) in outputs.enumerated() {
      let (frame, spring) = index.quotientAndRemainder(dividingBy: motions.count)
      let (oscillator, start) = references[spring]
      let time = ReferenceNumber(Double(frame + 1) / Self.frameRate)
      let exact = ReferenceNumber(motions[spring].to) + oscillator.state(after: time, from: start).displacement
      inspection.note(
        (ReferenceNumber(output) - exact).magnitude / start.amplitude(frequency: oscillator.frequency))
    }
    return inspection
  }
}

/// The springs of a body, in memory that is asked for once.
private final class Moving<Scheme: FrameScheme> {
  var schemes: [Scheme]
  init(_ schemes: [Scheme]) { self.schemes = schemes }
}
