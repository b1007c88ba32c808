import SpringKit

extension Prediction {
  /// The answers as the command line's contract names them.
  var json: JSONValue {
    var object = JSONObject()
    let spring = request.spring
    object.addObject("spring") {
      $0.add("mass", spring.mass)
      $0.add("stiffness", spring.stiffness)
      $0.add("damping", spring.damping)
      $0.add("naturalFrequency", spring.naturalFrequency)
      $0.add("dampingRatio", spring.dampingRatio)
      $0.add("response", spring.response)
      $0.add("bounce", spring.bounce)
    }
    object.addObject("motion") {
      $0.add("from", motion.from)
      $0.add("to", motion.to)
      $0.add("velocity", motion.velocity)
    }
    object.addObject("visible") {
      $0.add("property", .string(property.rawValue))
      $0.add("epsilon", property.visibleThreshold)
      $0.add("time", visible.duration, reason: visible.reason)
    }
    object.addObject("settling") {
      $0.add("rule", .string("within"))
      $0.add("epsilon", epsilon)
      $0.add("time", settling.duration, reason: settling.reason)
      $0.add("envelope", envelope.duration, reason: envelope.reason)
    }
    object.addObject("arrival") { $0.add("time", motion.firstArrival, reason: arrivalReason) }
    object.addObject("overshoot") {
      let overshoot = motion.overshoot
      let reason = overshootReason ?? ""
      $0.add("value", overshoot?.value, reason: reason)
      $0.add("fraction", motion.overshootFraction, reason: reason)
      $0.add("time", overshoot?.time, reason: reason)
    }
    object.add(
      "extrema",
      .array(
        extrema.map { extremum in
          var event = JSONObject()
          event.add("time", extremum.time)
          event.add("value", extremum.value)
          return .object(event)
        }))
    object.add("engines", .array(engines.map { .object(Self.json(of: $0.completion, in: $0.engine)) }))
    return .object(object)
  }

  private static func json(of completion: EngineCompletion, in engine: AnimationEngine) -> JSONObject {
    var object = JSONObject()
    let reason = completion.reason ?? "the engine's arithmetic ended in a value that is none"
    object.add("name", .string(engine.name))
    object.add("evidence", .string(engine.evidence.rawValue))
    object.add("thresholds", .string(engine.thresholds))
    object.add("frames", count: completion.frames, reason: reason)
    object.add("nominal", completion.nominal, reason: reason)
    object.add("earliest", completion.earliest, reason: reason)
    object.add("latest", completion.latest, reason: reason)
    object.add("lastValue", completion.lastValue?.first, reason: reason)
    object.add("residual", completion.finiteResidual, reason: reason)
    object.add("estimate", completion.estimate, reason: "the engine has no estimate of its own")
    return object
  }
}

extension EngineCompletion {
  /// The residual; nil where the last value is infinite or NaN, or there is none.
  var finiteResidual: Double? {
    guard let residual, let lastValue, lastValue.allSatisfy(\.isFinite) else { return nil }
    return residual
  }
}
