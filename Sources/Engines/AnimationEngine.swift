package import Springs

/// How the port of an engine was checked.
public enum EngineEvidence: String, Sendable, Hashable {
  /// Against a recorded run of the original's own code.
  case source
  /// Against numbers that the engine's authors, or others who measured it, published.
  case published
  /// Against nothing but its description.
  case reconstruction
}

/// One of the engines that may run a spring, with its step, its stop rule and its faults, at a frame rate.
///
/// An engine is a value: it says what the screen would show, frame by frame, and when it would call the animation done. Where
/// it departs from the physics it does so here, never in ``Spring``.
public struct AnimationEngine: Sendable {
  /// The engine's name in lower case, `pop` for instance.
  public let name: String
  /// The version, release or commit whose behaviour this is.
  public let version: String
  /// How the port was checked.
  public let evidence: EngineEvidence
  /// Frames per second.
  public let frameRate: Double
  /// The stop threshold in use, in words: `threshold 1`.
  public let thresholds: String
  /// How many components the engine stops together; more are run one by one.
  package let jointComponents: Int
  /// Starts a run of up to ``jointComponents`` components.
  package let start: @Sendable (EngineMotion) -> EngineRun
  /// Runs it to its end, or through `horizon` frames.
  let finish: @Sendable (_ motion: EngineMotion, _ horizon: Int) -> EngineOutcome

  /// The longest motion that is followed, in seconds.
  package static let horizon = 3600.0

  /// The longest run that is followed frame by frame: an hour of motion, at high rates 1,000,000 frames.
  package var horizonFrames: Int { Int(min(Self.horizon * frameRate, 1_000_000)) }

  init<Simulation: EngineSimulation>(
    name: String, version: String, evidence: EngineEvidence, frameRate: Double, thresholds: String,
    jointComponents: Int = 1, simulation: @escaping @Sendable (EngineMotion, Double) -> Simulation
  ) {
    guard frameRate > 0, frameRate <= 1e5 else {
      fatalError("frameRate is \(frameRate): must be above 0 and at most 100000")
    }
    self.name = name
    self.version = version
    self.evidence = evidence
    self.frameRate = frameRate
    self.thresholds = thresholds
    self.jointComponents = jointComponents
    start = { motion in EngineRun(simulation(motion, frameRate)) }
    // The whole run is one loop over a local value.
    finish = { motion, horizon in EngineOutcome(simulation(motion, frameRate), horizon: horizon) }
  }
}

/// What an engine is given: a spring and up to four components that it moves together; unused components are zero.
package struct EngineMotion: Sendable {
  package let spring: Spring
  package let from: SIMD4<Double>
  package let to: SIMD4<Double>
  package let velocity: SIMD4<Double>
  package let count: Int
}

/// What the screen shows at one frame.
public struct EngineFrame: Sendable, Hashable {
  /// The values, of which the first `count` components count.
  package var value: SIMD4<Double>
  /// The velocity in value units per second, NaN where the engine tells none.
  package var velocity: SIMD4<Double>
  /// Whether the engine calls the animation done at this frame.
  package var isLast: Bool
  /// At the last frame what the engine had computed before it put the target in place.
  package var computed: SIMD4<Double>

  init(value: SIMD4<Double>, velocity: SIMD4<Double>, isLast: Bool = false, computed: SIMD4<Double>? = nil) {
    self.value = value
    self.velocity = velocity
    self.isLast = isLast
    self.computed = computed ?? value
  }
}

/// One engine's way from frame to frame.
package protocol EngineSimulation: SendableMetatype {
  /// The next frame; the first call gives frame 0. Not called again after the last frame.
  mutating func next() -> EngineFrame
  /// Passes over frames before `frame`, which comes next: for an engine whose frames do not depend on each other a jump.
  mutating func skip(to frame: Int)
  /// Whether ``skip(to:)`` jumps.
  var jumps: Bool { get }
  /// The engine's own estimate of the duration in seconds, where it has one.
  var estimate: Double? { get }
  /// The last frame's number where the engine's rule gives it without running; nil where frames must be followed.
  var knownLastFrame: Int? { get }
  /// Why the engine never stops, where that is known beforehand.
  var neverStopsReason: String? { get }
}

extension EngineSimulation {
  mutating func skip(to frame: Int) { for _ in 0..<frame { _ = next() } }
  var jumps: Bool { false }
  var estimate: Double? { nil }
  var knownLastFrame: Int? { nil }
  var neverStopsReason: String? { nil }
}

/// How a run ended.
struct EngineOutcome {
  let estimate: Double?
  /// Why the engine never stops, where that is known beforehand.
  let neverStopsReason: String?
  /// How many frames the run was followed at most.
  let limit: Int
  /// The last frame and its number; nil where it comes after ``limit``.
  let last: (number: Int, frame: EngineFrame)?

  init<Simulation: EngineSimulation>(_ start: Simulation, horizon: Int) {
    var simulation = start
    estimate = simulation.estimate
    neverStopsReason = simulation.neverStopsReason
    let known = simulation.knownLastFrame
    var number = max(known ?? 0, 0)
    limit = simulation.jumps ? known ?? horizon : min(known ?? horizon, horizon)
    guard neverStopsReason == nil, number <= limit else {
      last = nil
      return
    }
    simulation.skip(to: number)
    var frame = simulation.next()
    while !frame.isLast, number < limit {
      frame = simulation.next()
      number += 1
    }
    last = frame.isLast ? (number, frame) : nil
  }
}

/// A run in progress, whatever the engine.
package final class EngineRun {
  package let next: () -> EngineFrame
  let estimate: Double?
  let knownLastFrame: Int?
  let neverStopsReason: String?

  init<Simulation: EngineSimulation>(_ simulation: Simulation) {
    var simulation = simulation
    estimate = simulation.estimate
    knownLastFrame = simulation.knownLastFrame
    neverStopsReason = simulation.neverStopsReason
    next = { simulation.next() }
  }
}

/// Stops where an argument is outside its domain, and says so in a release build too.
func checkArgument(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
