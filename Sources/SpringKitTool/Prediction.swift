import SpringKit

/// Everything that `predict` tells about a motion.
struct Prediction {
  /// What was asked.
  let request: MotionRequest
  /// What moves, which decides when it looks still.
  let property: AnimatedProperty
  /// The tolerance of ``settling``.
  let epsilon: Double
  /// When the motion looks still.
  let visible: Settling
  /// When the motion stays within ``epsilon``.
  let settling: Settling
  /// When the motion's envelope stays within ``epsilon``.
  let envelope: Settling
  /// The first ten turning points.
  let extrema: [MotionEvent]

  /// When each engine fires its completion.
  let engines: [(engine: AnimationEngine, completion: EngineCompletion)]

  /// The one engine that was asked for by name; nil where every engine answers.
  let namedEngine: (engine: AnimationEngine, completion: EngineCompletion)?

  /// The motion itself.
  var motion: SpringMotion<Double> { request.motion }

  /// Whether nobody said what moves although the motion is so small that it is hardly a position in points.
  let lacksProperty: Bool

  /// Answers the questions; refuses a tolerance outside its domain.
  init(_ arguments: Arguments) throws(CommandError) {
    request = try MotionRequest(arguments)
    let motion = request.motion
    property = try arguments.choice(.property) ?? .position
    let epsilon = try arguments.number(.epsilon) ?? motion.defaultTolerance
    do {
      visible = try motion.settling(.visible(property))
      settling = try motion.settling(.within(epsilon))
      envelope = try motion.settling(.envelope(epsilon))
    } catch {
      throw .refused(.epsilon, arguments.text(.epsilon) ?? epsilon.description, error.requirement)
    }
    self.epsilon = epsilon
    let bounds = motion.bounds
    lacksProperty =
      !arguments.contains(.property) && bounds.upperBound - bounds.lowerBound < 10 * property.visibleThreshold
    extrema = Array(motion.extrema.prefix(10))
    let name = try arguments.name(.engine)
    engines = AnimationEngine.all(
      frameRate: try arguments.number(.frameRate) ?? 60, threshold: try arguments.number(.threshold) ?? 1
    ).filter { name == nil || $0.name == name }.map { ($0, motion.completion(in: $0)) }
    namedEngine = name == nil ? nil : engines.first
  }

  /// Why the motion has no overshoot, or nil where it has one.
  var overshootReason: String? {
    if motion.from == motion.to { return "from and to are equal, so there is no beyond" }
    return motion.overshoot == nil ? "the motion never passes its target" : nil
  }

  /// Why the motion has no first arrival; it only matters where it has none.
  var arrivalReason: String { "the motion approaches its target without ever being there" }
}

extension Settling {
  /// Why there is no time; empty where there is one.
  var reason: String { unsettledReason?.rawValue ?? "" }
}
